"""What a linked module says, in a form in which two linkers can be compared: numbers and local names play no part."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from typing import TYPE_CHECKING

from syclopt.ir import Module
from syclopt.ir.text.spelling import NAME, key_of
from syclopt.ir.views.symbol import Symbol

if TYPE_CHECKING:
    from pathlib import Path

_REFERENCE = re.compile(rf'([@%!#])(?=["\d\w$.-])({NAME})|"[^"]*"')
_ATTACHMENT = re.compile(r",? ![-\w$.\\]+ ![0-9]+")  # in the order of the kinds' numbers, which are no one's choice
_ATTACHMENTS = re.compile(rf"(?:{_ATTACHMENT.pattern})+")
_ROUNDS = 8
TOOLS = ("llvm-link-22", "llvm-as-22", "llvm-dis-22")
COMMAND = ("llvm-link-22", "-S", "-disable-debug-info-type-map")
HAS_TOOLS = all(map(shutil.which, TOOLS))


def llvm_link(paths: list[Path], *options: str) -> bytes:
    """Return what llvm-link makes; raises `CalledProcessError` with its messages."""
    return subprocess.run([*COMMAND, *options, *map(str, paths)], capture_output=True, check=True).stdout


def as_printed(text: bytes) -> bytes:
    """Return a module as LLVM prints it, verified."""
    assembled = subprocess.run(["llvm-as-22", "-", "-o", "-"], input=text, capture_output=True, check=False)
    assert assembled.returncode == 0, (assembled.stderr, text)
    command = ["llvm-dis-22", "-", "-o", "-"]
    return subprocess.run(command, input=assembled.stdout, capture_output=True, check=True).stdout


def meaning(text: bytes) -> dict[str, object]:
    """Return what a module says: symbols by what they are, named metadata by what it leads to, assembly, target."""
    module = Module.parse(text)
    labels: dict[tuple[str, object], str] = {}
    texts: dict[tuple[str, object], str] = {}
    for sigil, table in (
        ("@", module.symbols),
        ("%", module.types),
        ("!", module.metadata),
        ("#", module.attribute_groups),
    ):
        for key, view in table.items():
            entity = view.entity
            is_public = isinstance(view, Symbol) and not view.is_internal
            plain = re.sub(r"[ \t]+;[^\n]*$", "", entity.text.strip(), flags=re.M)
            texts[sigil, key] = _ATTACHMENTS.sub(lambda found: "".join(sorted(_ATTACHMENT.findall(found[0]))), plain)
            labels[sigil, key] = f"@{key}" if is_public else sigil
    for _ in range(_ROUNDS):
        labels |= {
            place: f"{place[0]}{hash(_spelled(text, labels, place)):x}"
            for place, text in texts.items()
            if labels[place] != f"@{place[1]}"
        }
    symbols = Counter(_spelled(text, labels, place) for place, text in texts.items() if place[0] == "@")
    return {
        "symbols": symbols,
        "named": {
            name: [labels["!", int(n)] for n in re.findall(r"!(\d+)", named.text.partition("=")[2])]
            for name, named in module.named_metadata.items()
        },
        "comdats": {name: comdat.selection_kind for name, comdat in module.comdats.items()},
        "asm": module.module_asm,
        "triple": module.triple,
    }


def _spelled(text: str, labels: dict[tuple[str, object], str], own: tuple[str, object]) -> str:
    """Return the text of an entity with what it refers to in the place of names and numbers that linkers choose."""
    is_function = text.startswith("define")

    def spell(found: re.Match[str]) -> str:
        if found[1] is None:
            return found[0]
        place = (found[1], key_of(found[2]))
        if place == own and not labels[own].startswith("@"):
            return "self"
        if place not in labels or (is_function and found[1] == "%" and f"{found[0]} = " in text):
            return found[0]
        return f"<{labels[place]}>"

    return _REFERENCE.sub(spell, text)


def assert_same(ours: bytes, theirs: bytes) -> None:
    """Assert that two modules say the same."""
    assert Module.parse(ours).data_layout == Module.parse(theirs).data_layout
    first, second = meaning(as_printed(ours)), meaning(theirs)
    for what in first:
        if what == "symbols":
            one, other = first[what], second[what]
            assert isinstance(one, Counter)
            assert isinstance(other, Counter)
            assert (one - other, other - one) == (Counter(), Counter())
        else:
            assert first[what] == second[what], what
