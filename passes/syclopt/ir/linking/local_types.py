"""Types in functions (and `blockaddress`) whose names local values have, too: `%0` is a type here and a value there.

What stands before and after a name tells which of the two it is.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Mapping

_QUOTED_OR_NOISE = compile_pattern(r'([%@$]?)("[^"]*+")|;[^\n\r]*+|/\*.*?\*/', re.DOTALL)
_NAME = compile_pattern(r"%[-a-zA-Z$._0-9]++")
_AFTER = compile_pattern(r"([ \t\r\n]*+)([a-zA-Z_]++|.)?", re.DOTALL)
_BEFORE = compile_pattern(r"([%@]?)([-a-zA-Z$._0-9]++|[^ \t\r\n])[ \t\r\n]*+\Z", re.DOTALL)
_SCALAR = compile_pattern(r"void|i[0-9]+|half|bfloat|float|double|fp128|x86_fp80|ppc_fp128|ptr|label|token|metadata")
# Words after an operand that is no type: those of instructions that go on after it.
_AFTER_VALUE = frozenset(
    ["to", "unwind", "syncscope", "acquire", "release", "acq_rel", "seq_cst", "monotonic", "unordered"]
)
_BEFORE_TYPE = frozenset(
    "alloca inalloca load volatile atomic getelementptr inbounds nuw nusw inrange landingpad phi x to byval sret "
    "elementtype byref preallocated".split()
)
_WINDOW = 300


class LocalTypes:
    """Other names for types in functions of one module."""

    def __init__(self, types: Mapping[Key, Key]) -> None:
        """Take the names of types, old and new."""
        self._types = types
        self._has_numbers = any(isinstance(key, int) for key in types)
        plain = [spell(key) for key in types if isinstance(key, str)]
        names = "|".join(re.escape(name) for name in sorted(plain, key=len, reverse=True))
        quoted = r'"[^"]*+"'
        self._value = compile_pattern(rf"%({names}|{quoted})[ \t]*+=|^({names}|{quoted}):", re.MULTILINE)
        self._parameter = compile_pattern(rf"%({names}|{quoted})[ \t]*+[,)]")

    def renamed(self, header: str, body: str) -> tuple[str, str] | None:
        """Return header and body of a symbol with the new names, if a local value may have one of the old ones.

        None when no local value has: then every mention is one of the type.
        """
        if not self._has_numbers:
            found = [*self._parameter.finditer(header), *self._value.finditer(body)]
            if not any(key_of(match[match.lastindex or 1]) in self._types for match in found):
                return None
        return _renamed(header, self._types), _renamed(body, self._types)


def _renamed(text: str, types: Mapping[Key, Key]) -> str:
    clean = _without_noise(text)
    pieces: list[str] = []
    start = 0
    for found in _NAME.finditer(clean):
        key = key_of(text[found.start() + 1 : found.end()])
        if key in types and _is_type(clean, *found.span()):
            pieces += (text[start : found.start()], f"%{spell(types[key])}")
            start = found.end()
    return "".join((*pieces, text[start:]))


def _is_type(clean: str, start: int, end: int) -> bool:
    """Tell whether the name at `clean[start:end]` stands for a type there."""
    after = _AFTER.match(clean, end)
    blanks, token = (after[1], after[2] or "") if after else ("", "")
    if "\n" in blanks and token != "*":
        token = ""  # of the next instruction
    before = _BEFORE.search(clean, max(0, start - _WINDOW), start)
    sigil, word = (before[1], before[2]) if before else ("", "")
    if token == "(":
        is_after_type = sigil == "%" or word in ("*", "}", "]", ">") or _SCALAR.fullmatch(word) is not None
        return bool(blanks) and not is_after_type
    if token == "[":
        return word not in ("label", "within")
    if token and token not in ",)]}>=:!" and token not in _AFTER_VALUE:
        return True  # a value follows, or `*`
    if sigil or word not in (",", "(", "{"):
        return not sigil and word in _BEFORE_TYPE
    return _is_in_type_list(clean, start)


def _is_in_type_list(clean: str, at: int) -> bool:
    """Tell whether a name after a comma or bracket is in a list of types, as in `{ i32, %0 }` or `void (%0)`."""
    depth = 0
    line = clean.rfind("\n", 0, at) + 1
    for place in range(at - 1, max(line, 1) - 1, -1):
        character = clean[place]
        if character in ")]}":
            depth += 1
        elif character in "([{":
            depth -= 1
            if depth < 0:
                return character != "[" and not clean[:place].endswith("blockaddress")
    return "va_arg" in clean[line:at]


def _without_noise(text: str) -> str:
    """Return `text` of the same length without comments and strings; quoted names become plain ones."""
    return _QUOTED_OR_NOISE.sub(_plain, text) if '"' in text or ";" in text or "/*" in text else text


def _plain(found: re.Match[str]) -> str:
    if found[1]:
        return found[1] + "_" * len(found[2])
    return " " * len(found[0])
