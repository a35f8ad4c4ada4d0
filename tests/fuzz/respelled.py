"""What pipelines make of modules in LLVM's own printing, and of the same in other words and other layouts.

Results are alike when LLVM prints them alike.
"""

from __future__ import annotations

import io
import re
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from itertools import zip_longest
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from layouts import laid_out, random_style
from respellings import WAYS

from syclopt.errors import LLVMError, SycloptError
from syclopt.ir import llvm
from syclopt.ir.module import Module
from syclopt.pipeline.run import run_pipeline

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

_HASH = re.compile(r"\$[0-9a-f]{16}")  # of the text of a module
_PLACE = re.compile(r"[^:]*:[0-9]+:[0-9]+: ")
_NOT_ALIKE = re.compile(r"%|\$|verify|llvm\(|print|sycl-make-machine-code")  # of files of the test, and LLVM's own
_VERIFY = re.compile(r",verify\b|^verify,")  # each result is looked at by LLVM
_KIND = re.compile(r"!([a-zA-Z_.]+) !")
_FIRST = re.compile("source_filename|target |;|$")
_SAID = 60  # characters of a message
_RUN = re.compile(r"RUN: (?:not )?syclopt .*?-passes=(?:'([^']*)'|(\S+))")


# Fixtures, or folders of some, and ways to spell that change what becomes of them without any harm: because of what.
HARMLESS = {
    "emit_kernel_accesses/problems.ll": (
        {"natural_alignment"},
        "the property quotes the instruction, less an alignment that is not written",
    ),
    "sycl_diagnose_device_code/errors.ll": (
        {"layout"},
        "of one kind and one line, of the IR where there is no debug information, one thing is told",
    ),
    "sycl_retarget/code_for_processors.ll": (
        {"inline_groups"},
        "an attribute group is never empty: one of promises alone has `nounwind` then, which holds of device code",
    ),
    "sycl_split_host_device/watched_code.ll": (
        {"inline_groups"},
        "an attribute group is never empty: one of watchers alone has `nounwind` then, which holds of device code",
    ),
    "sycl_retarget/address_spaces.ll": (
        {"inline_groups"},
        "an attribute group is never empty: one of promises alone has `nounwind` then, which holds of device code",
    ),
    "sycl_vectorize_work_items/": (
        {"natural_alignment", "inline_nodes"},
        "an access whose alignment is not written has none to rely on, and what is written of aliases in place goes",
    ),
    "sycl_vectorize_work_items/vectors.ll": (
        {"natural_alignment", "inline_nodes", "layout"},
        "what is not printed by LLVM is run one by one where vectors are read from its text",
    ),
    "sycl_describe_functions/regions.ll": (
        {"inline_nodes"},
        "locations are looked for as nodes with numbers, which all printers write",
    ),
    "globaldce/metadata_names_removed.ll": (
        {"inline_nodes"},
        "a symbol that a node names where it is attached stays; no printer writes such a node there",
    ),
    "device_code_split/needs.ll": (
        {"inline_nodes"},
        "a symbol that a node names where it is attached stays; no printer writes such a node there",
    ),
    "strip_nonlinetable_debuginfo/records.ll": (
        {"inline_nodes"},
        "a subprogram in the place where it is attached keeps its type; no printer writes it there",
    ),
}


class Difference(AssertionError):
    """Two spellings of a module are not alike for a pass."""


class Respelled(NamedTuple):
    """A module as LLVM prints it, and in other words; both are what LLVM takes for one module."""

    path: Path
    printed: str
    new: str
    ways: tuple[str, ...]
    pipelines: tuple[str, ...]


def respell(random: Random, path: Path) -> Respelled | None:
    """Return a module and another spelling of it; None for what is no module of this LLVM."""
    data = path.read_bytes()
    module = in_other_words(random, path, data)
    own = [_VERIFY.sub("", one or other) for one, other in _RUN.findall(data.decode("latin-1"))]
    pipelines = dict.fromkeys(one for one in own if not _NOT_ALIKE.search(one))
    return module and module._replace(pipelines=tuple(pipelines))


def in_other_words(random: Random, path: Path, data: bytes) -> Respelled | None:
    """Return a module and another spelling of it, of the text of a file; None for what is no module of this LLVM."""
    printed = _printed(data)
    if printed is None:
        return None
    new = printed
    ways: list[str] = []
    often = random.choice((0.1, 0.3, 0.5))
    for way in WAYS:
        if random.random() < often and (now := way(random, new)) != new:
            new = now
            ways.append(way.__name__.strip("_"))
    if random.random() < 0.6 or not ways:
        new = laid_out(random, new, random_style(random))
        ways.append("layout")
    assert _is_same(printed, new), f"{path.name}, {ways}: LLVM takes it for another module"
    return Respelled(path, printed, new, tuple(ways), ())


def reworded(path: Path, words: Mapping[str, str]) -> Respelled:
    """Return a module with another spelling of it: other words in LLVM's printing, where all are, and mean the same."""
    printed = _printed(path.read_bytes())
    assert printed is not None
    text = printed
    for old, new in words.items():
        assert old in text, f"'{old}' is not in {path.name}"
        text = text.replace(old, new)
    assert _is_same(printed, text), f"{path.name}: LLVM takes it for another module"
    return Respelled(path, printed, text, (), ())


def compare(module: Respelled, pipeline: str) -> None:
    """Run a pipeline over both spellings. Raises `Difference`."""
    expected, found = _outcome(module.printed, pipeline), _outcome(module.new, pipeline)
    if found.said != expected.said or len(found.images) != len(expected.images):
        raise Difference(f"{module.path.name}, '{pipeline}': expected {expected}, found {found}")
    for (one, one_facts), (other, other_facts) in zip(expected.images, found.images, strict=True):
        if one_facts != other_facts:
            raise Difference(f"{module.path.name}, '{pipeline}': expected {one_facts}, found {other_facts}")
        if not _is_same(one, other):
            raise Difference(f"{module.path.name}, '{pipeline}': {_first_difference(one, other)}")


def is_harmless(module: Respelled) -> bool:
    """Tell whether a module is spelled in a way that is known to change what passes make of it."""
    folder = f"{module.path.parent.name}/"
    ways, _ = HARMLESS.get(f"{folder}{module.path.name}") or HARMLESS.get(folder, ((), ""))
    return not set(ways).isdisjoint(module.ways)


def _first_difference(expected: str, found: str) -> str:
    """Return the first lines that LLVM prints otherwise; all where it refuses one."""
    texts = [_printed(text.encode("latin-1")) for text in (expected, found)]
    if None in texts:
        return f"{'expected' if texts[0] is None else 'found'} what LLVM refuses: {(expected, found)[texts[1] is None]}"
    lines = zip_longest(*(str(text).split("\n") for text in texts), fillvalue="")
    return next((f"expected {one!r}, found {other!r}" for one, other in lines if one != other), "")


class _Outcome(NamedTuple):
    """What a pipeline said, if it refused; else the texts of images, with what their symbols and properties are."""

    said: str
    images: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return self.said or f"{len(self.images)} images"


def _outcome(text: str, pipeline: str) -> _Outcome:
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
        try:
            images = run_pipeline(Module.parse(text.encode("latin-1"), "m.ll"), pipeline)
            modules = [image.module for image in images]
        except SycloptError as error:
            return _Outcome(f"{type(error).__name__} {_PLACE.sub('', str(error))[:_SAID]}", ())
    texts = [_HASH.sub("$hash", module.to_bytes().decode("latin-1")) for module in modules]
    facts = [f"{image.symbols} {image.properties and image.properties.to_bytes()!r}" for image in images]
    return _Outcome("", tuple(zip(texts, (_HASH.sub("$hash", one) for one in facts), strict=True)))


@cache
def _printed(data: bytes) -> str | None:
    """Return a module as LLVM prints it; None for what LLVM refuses."""
    try:
        module = llvm.run_passes(Module.parse(data), [])
    except (LLVMError, SycloptError):
        return None
    return module.to_bytes(comments=False).decode("latin-1")


def _is_same(one: str, other: str) -> bool:
    """Tell whether LLVM takes two texts for the same module; what it refuses is the same as what it refuses."""
    printed = [_printed(text.encode("latin-1")) for text in (one, other)]
    if printed[0] == printed[1]:
        return True
    if None in printed:
        return False
    again = [_printed(_with_kinds(str(text)).encode("latin-1")) for text in printed]
    return again[0] is not None and again[0] == again[1]


def _with_kinds(text: str) -> str:
    """Return a text where kinds of metadata come in the order of their names first, as LLVM numbers them then."""
    kinds = sorted(
        {*_KIND.findall(text)} - {"type", "absolute_symbol", "associated", "dbg", "callees", "range", "prof"}
    )
    named = "".join(f", !{kind} !999999" for kind in kinds)
    lines = text.split("\n")
    at = next((at for at, line in enumerate(lines) if not _FIRST.match(line)), len(lines))
    first = f'@"..kinds" = external global i8{named}'
    return "\n".join((*lines[:at], first, *lines[at:], "!999999 = !{}"))
