"""Every fragment of the modules that compilers wrote parses, and of two that hold what LLVM 9 to 22 can say."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from syclopt.ir.entity import Entity
from syclopt.ir.fragments import (
    parse_attributes,
    parse_call,
    parse_constant,
    parse_header,
    parse_metadata,
    parse_type,
)
from syclopt.ir.scan import expand, scan
from syclopt.ir.text.source import Source, decode

TEXTS = Path(__file__).parent / "texts"
REAL = Path(__file__).parents[3] / "ir_fixtures" / "real"
EACH_KIND = 150  # the texts of one kind are much alike
GIANT = 20_000

CALL = re.compile(
    r'^  ((?:%(?:"[^"]*"|\S+) = )?(?:(?:tail|musttail|notail) )?(?:call|invoke|callbr) .*(?:\n {10}to .*)?)',
    re.MULTILINE,
)
GLOBAL = re.compile(r"@(?:\"[^\"]*\"|\S+) = (?P<words>[^\"]*?)\b(?:global|constant) (?P<rest>.*)", re.DOTALL)
PIECE = re.compile(r'"[^"]*"|[(\[{<]|[)\]}>]|,')


def first_part(text: str) -> str:
    """Return what stands before the first comma outside of brackets."""
    depth = 0
    for piece in PIECE.finditer(text):
        if piece[0] == "," and not depth:
            return text[: piece.start()]
        depth += (piece[0] in "([{<") - (piece[0] in ")]}>")
    return text


def fragments(entity: Entity) -> list[tuple[str, str]]:
    """Return parser and text of the fragments of one entity."""
    text = entity.text
    if entity.kind == "function":
        return [("header", entity.header), *(("call", found) for found in CALL.findall(entity.body))]
    if entity.kind == "type":
        return [("type", text.partition("= type ")[2])]
    if entity.kind == "attributes":
        return [("attributes", text[text.index("{") + 1 : text.rindex("}")])]
    if entity.kind == "metadata run":
        return [found for node in expand(entity) for found in fragments(node)]
    if entity.kind == "metadata":
        return [("metadata", text.partition("= ")[2])]
    if entity.kind == "global" and (found := GLOBAL.match(text)):
        declared = any(word in found["words"].split() for word in ("external", "extern_weak"))
        return [("type" if declared else "constant", first_part(found["rest"]))]
    return []


PARSERS = {
    "attributes": parse_attributes,
    "call": parse_call,
    "constant": parse_constant,
    "header": parse_header,
    "metadata": parse_metadata,
    "type": parse_type,
}


def of_file(path: Path) -> dict[str, list[str]]:
    """Return the different fragments of a file by kind, in the order of the text."""
    entities, _ = scan(Source(decode(path.read_bytes()), path.name))
    found: dict[str, dict[str, None]] = {kind: {} for kind in PARSERS}
    for entity in entities:
        for kind, text in fragments(entity):
            if len(text) < GIANT:
                found[kind][text] = None
    return {kind: list(texts) for kind, texts in found.items()}


@pytest.mark.parametrize("path", sorted([*REAL.glob("*.ll"), *TEXTS.glob("*.ll")]), ids=lambda path: path.stem)
def test_real_text_parses(path: Path):
    for kind, texts in of_file(path).items():
        for text in texts[:: 1 + len(texts) // EACH_KIND]:
            PARSERS[kind](text)


def test_every_kind_is_met():
    kinds = {kind for path in REAL.glob("*.ll") for kind, texts in of_file(path).items() if texts}
    assert kinds == set(PARSERS)


@pytest.mark.parametrize(("name", "tool"), [("opaque_pointers", "opt-22"), ("typed_pointers", "opt-14")])
def test_llvm_reads_the_texts(name: str, tool: str):
    if not shutil.which(tool):
        pytest.skip(f"no {tool}")
    done = subprocess.run(
        [tool, "-passes=verify", "-S", "-o", "-", str(TEXTS / f"{name}.ll")], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
