"""Where the labels, instructions and debug records of a body stand: one regular expression over the body.

LLVM IR puts nothing between two instructions. One starts with its result, `%x =`, or with its opcode, outside of all
brackets; it ends with its last token before the next one starts.
"""

from __future__ import annotations

import re
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple, cast

from syclopt.ir.body.call_sites import blanked
from syclopt.ir.body.opcodes import GOES_ON, IN_CONSTANTS, OPCODES, PREDICATES, WORDS
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import BLANKS, NAME, STRING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclopt.ir.text.source import Source


def _words(words: Iterable[str]) -> str:
    return "|".join(sorted(words, key=lambda word: (-len(word), word)))


_BEFORE = r"(?<![-a-zA-Z0-9$._%@!#\\])"
_AFTER = r"(?![-a-zA-Z0-9$._:])"
_TAIL = rf"(?:(?:tail|musttail|notail){BLANKS}(?=call))?+"
_OPERATION = rf"(?:(?<=atomicrmw){_AFTER}(?:{BLANKS}volatile{_AFTER})?+{BLANKS}[a-z_]++)?+"  # may be spelled `add`
_CONSTANT = rf"(?:{BLANKS}(?:{_words(WORDS | PREDICATES | {'inrange'})}){_AFTER})*+{BLANKS}\("
_STARTS = (
    rf"%(?P<result>{NAME}){BLANKS}={BLANKS}{_TAIL}(?P<defining>[a-z_][a-z0-9_.]*+){_OPERATION}"
    rf"|{_BEFORE}{_TAIL}(?P<opcode>(?:{_words(OPCODES - IN_CONSTANTS)}){_AFTER}"
    rf"|(?:{_words(IN_CONSTANTS)}){_AFTER}(?!{_CONSTANT})){_OPERATION}"
    rf"|(?P<label>{_BEFORE}[-a-zA-Z$._0-9]++|(?<![%@!#$c]){STRING}):"
    r"|(?P<record>#dbg_[a-z_]++)"
    rf"|{_BEFORE}(?P<directive>uselistorder(?:_bb)?+){_AFTER}"
    rf"|\n[ \t]*+(?!(?:{_words(OPCODES)}|tail|musttail|notail|uselistorder(?:_bb)?+){_AFTER})"
    r"(?P<later>[a-z_][a-z_0-9.]*+)(?=[ \t\r\n])"
    r"|(?P<end>\Z)"
)
_NOT_HERE = re.sub(r"\?P<[a-z]+>", "?:", _STARTS)
_START = compile_pattern(
    rf"(?:[^-a-zA-Z0-9$._%@!#\"\\\n]++|(?!{_NOT_HERE})(?:[%@!#$]?+{NAME}|[\0-\xff]))*+(?P<start>)(?:{_STARTS})"
)
_NO_OPCODE = compile_pattern(
    r"i[0-9]++|[us]0x[0-9a-fA-F]++|[a-z0-9_]*cc|(?:aarch64|amdgpu|ptx|riscv|spir|x86)_[a-z0-9_]++"
)


class Mark(NamedTuple):
    """A label, an instruction or a debug record: where it stands, and its words."""

    kind: str
    """What was found: "label", "record", or "instruction"."""
    start: int
    end: int
    """Offsets into the body."""
    word: str
    """The opcode; the name of a record (`#dbg_value`); the label as it is spelled."""
    result: str
    """The name of the result as it is spelled, without `%`; empty where none is written."""


def marks_in(source: Source, start: int, end: int) -> tuple[list[Mark], int]:
    """Return what stands in the body `[start:end]` of a source, in order, and where its use-list directives start.

    Where there are none, that is the brace that closes the body. Raises `ParseError` for brackets that do not match,
    and for text where an instruction is expected.
    """
    text = source.text[start:end]
    clean = blanked(text)
    stop = clean.rfind("}")
    first = clean.find("{") + 1
    found = [*_starts(source, clean, start, first, stop)]
    if found and found[-1].lastgroup == "directive":
        stop = found.pop().start("start")
    position = first
    marks: list[Mark] = []
    for this, after in zip_longest(found, (match.start("start") for match in found[1:]), fillvalue=stop):
        mark = _mark(cast("re.Match[str]", this), text, clean, after)
        if (not marks or marks[-1].kind == "label") and clean[position : mark.start].strip():
            raise source.error("expected an instruction", start + position)
        marks.append(mark)
        position = mark.end
    if (not marks or marks[-1].kind == "label") and clean[position:stop].strip():
        raise source.error("expected an instruction", start + position)
    return marks, stop


def _starts(source: Source, clean: str, base: int, first: int, stop: int) -> Iterator[re.Match[str]]:
    """Yield the matches of `_START` outside of brackets."""
    depth = 0
    position = accepted = first
    before = -1  # the last instruction that begins as one of this LLVM
    count = clean.count
    for found in _START.finditer(clean, first, stop):
        at = found.start("start")
        depth += (
            count("(", position, at)
            + count("[", position, at)
            + count("{", position, at)
            - count(")", position, at)
            - count("]", position, at)
            - count("}", position, at)
        )
        position = at
        if found.lastgroup == "end":
            break
        if depth or (found.lastgroup == "later" and _goes_on(found, before)):
            continue
        accepted = at
        if found.lastgroup in ("defining", "opcode"):
            before = at
        yield found
        if found.lastgroup == "directive":
            return
    rest = clean[position:stop]
    depth += sum(map(rest.count, "([{")) - sum(map(rest.count, ")]}"))
    if depth:
        raise source.error("the brackets of this instruction do not match", base + accepted)


def _goes_on(found: re.Match[str], before: int) -> bool:
    """Tell whether a word that begins a line goes on with the instruction at `before`.

    It does when LLVM has the word in instructions, or when it is not indented as they are.
    """
    word, clean = found["later"], found.string
    if word in GOES_ON or _NO_OPCODE.fullmatch(word):
        return True
    if before < 0:
        return False
    indent = clean[clean.rfind("\n", 0, before) + 1 : before]
    return not indent.strip() and indent != clean[found.start("start") + 1 : found.start("later")]


def _mark(found: re.Match[str], text: str, clean: str, after: int) -> Mark:
    """Return the mark of a match; its text ends with the last token before `after`."""
    what = found.lastgroup
    if what == "label":
        return Mark("label", found.start("start"), found.end(), text[slice(*found.span(what))], "")
    at = found.start("later") if what == "later" else found.start("start")
    end = at + len(clean[at:after].rstrip())
    if what == "defining":
        return Mark("instruction", at, end, found[what], text[slice(*found.span("result"))])
    return Mark("record" if what == "record" else "instruction", at, end, found[cast("str", what)], "")
