"""What types, symbols and functions use, as bit masks of aspects."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

from syclopt.analysis.aspects.code_uses import CodeUses
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import GAP, NAME, Key, key_of, spell

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclopt.analysis.aspects.aspect_table import AspectTable
    from syclopt.ir.layout import GlobalLayout
    from syclopt.ir.module import Module

DOUBLE = 1  # the bit of the type `double`

_TYPE_NAME = compile_pattern(r'%([-a-zA-Z$._][-a-zA-Z$._0-9]*+|"[^"]*+")')
_NUMBER = compile_pattern(r"%([0-9]++)")
_DOUBLE = compile_pattern(r"(?<![-\w$.%@])double(?![-\w$.])")
_SURE_LINE = compile_pattern(
    r"[ \t]*+(?:%[^ ]++ = )?+(?!br |switch |cleanupret |catchret |metadata )[a-z]++(?: (?!label )[a-z]++)*+ "
)
_SURE_END = compile_pattern(r",|[\r\n][ \t\r\n]*+(?![*();/]|addrspace)| [%@\-0-9]")
_TRIES = 4
_BEFORE_BODY = compile_pattern(rf"%{NAME}{GAP}={GAP}type\b", re.DOTALL)
_TYPE_ATTRIBUTE = compile_pattern(
    r"(?<![-\w$.%@])(?:byval|sret|byref|inalloca|preallocated|elementtype)(?![-\w$.])"
    r'(?:\((?:[^()"]++|"[^"]*+"|\([^()]*+\))*+\))?+'
)
_SURE_IN_HEADER = re.compile(r"(?:[(,] ?|^define (?:[a-z_]+ )*?)double(?=[,)]| [%@a-z])")
_HAS_DATA = compile_pattern(r"\b(?:prefix|prologue)\b")


class Bits:
    """Numbers of aspects as places of bits, in the order in which they are met; bit 0 stands for `double`."""

    def __init__(self) -> None:
        self._bits: dict[int, int] = {}

    def mask(self, numbers: Iterable[int]) -> int:
        """Return the mask of some aspects."""
        mask = 0
        for number in numbers:
            mask |= self._bits.setdefault(number, 2 << len(self._bits))
        return mask

    def numbers(self, mask: int) -> tuple[int, ...]:
        """Return the aspects of a mask, ascending."""
        return tuple(sorted(number for number, bit in self._bits.items() if mask & bit))


class AspectMasks:
    """The masks of the types and symbols of a module, and of the text of its functions.

    `mentioning` are the symbols whose texts may have a type that uses something; others have none.
    """

    def __init__(self, module: Module, table: AspectTable, bits: Bits) -> None:
        """Close the masks of named types over their members; symbols are looked at when they are first asked for."""
        self._symbols: dict[Key, int] = {}
        self._module = module
        self.types = _close(module, {key: bits.mask(used) for key, used in table.types.items()})
        self._names = frozenset(key for key in self.types if isinstance(key, str))
        self._tokens: dict[str, int] = {}
        self._all = 0  # what any named type uses
        for mask in self.types.values():
            self._all |= mask
        self._is_numbered = len(self._names) < len(self.types)
        spelled = [spell(key) for key, mask in self.types.items() if mask]
        plain = [name for name in spelled if name[0] != '"']
        self._plain = f"%{_common_start(plain)}" if plain else None
        self._quoted = '%"' + _common_start([name.strip('"') for name in spelled])
        words = (self._plain or self._quoted, self._quoted, "\\") if self._all else ()
        self.mentioning = frozenset(module.mentioning("double", *words))
        self._of_types = CodeUses(self.types, DOUBLE)
        self.code = CodeUses(self.types, DOUBLE, self.symbol)

    def symbol(self, key: Key) -> int:
        """Return what the value type of a symbol uses: of a function, its result and parameters."""
        known = self._symbols.get(key)
        if known is None:
            known = self._symbols[key] = self._of_symbol(key) if key in self.mentioning else 0
        return known

    def body(self, function: Key, place: tuple[str, int, int], called: Iterable[Key], named: Iterable[Key]) -> int:
        """Return what the body of a function uses, which stands at a place of a text.

        `called` are the symbols that it calls, `named` all others after an `@`, be they operands or not.
        """
        text, start, end = place
        sure = possible = 0
        known = self._symbols
        for key in called:
            sure |= known[key] if key in known else self.symbol(key)
        for key in named:
            possible |= known[key] if key in known else self.symbol(key)
        first = text.find("double", start, end)
        if first >= 0:
            possible |= DOUBLE
            if not sure & DOUBLE and _is_surely_used(text, "double", first, end):
                sure |= DOUBLE
        if self._all & ~sure and self._may_name_types(text, start, end):
            for token, mask in self._type_tokens(text, start, end).items():
                possible |= mask
                if mask & ~sure and _is_surely_used(text, token, start, end):
                    sure |= mask
        if possible & ~sure:
            return self.code.of_body(text[start:end], self._module.header(function))
        return sure

    def _type_tokens(self, text: str, start: int, end: int) -> dict[str, int]:
        """Return the tokens that may stand for a named type that uses something, with what it uses."""
        found: dict[str, int] = {}
        if self._names:
            names: set[str] = set(_TYPE_NAME.findall(text, start, end))
            known = self._tokens
            for name in names:
                mask = known.get(name)
                if mask is None:
                    mask = known[name] = self.types.get(key_of(name), 0)
                if mask:
                    found[f"%{name}"] = mask
        if self._is_numbered:
            for name in {*_NUMBER.findall(text, start, end)}:
                if int(name) in self.types:
                    found[f"%{name}"] = self.types[int(name)]
        return found

    def _may_name_types(self, text: str, start: int, end: int) -> bool:
        """Tell, at a glance, whether a type that uses something may be named; any name may stand in quotes."""
        if self._plain is not None and text.find(self._plain, start, end) >= 0:
            return True
        return text.find(self._quoted, start, end) >= 0 or text.find("\\", start, end) >= 0

    def _of_symbol(self, key: Key) -> int:
        header = self._module.header(key)
        if not self._possible(header):
            return 0
        if key not in self._module.functions:
            start, end = cast("GlobalLayout", self._module.symbols[key].layout).value_type
            return self._of_types.of_text(header[start:end])
        if _HAS_DATA.search(header):
            header = header[: self._module.functions[key].layout.parameters.end]
        if not (";" in header or "/*" in header):
            quick = _TYPE_ATTRIBUTE.sub(_without_type, header) if "(%" in header or "(double" in header else header
            possible = self._possible(quick)
            if not possible or (possible == DOUBLE and _surely_has_double(quick)):
                return possible
        return self._of_types.of_text(header)

    def _possible(self, text: str) -> int:
        """Return what a header may use, judged by its words."""
        mask = DOUBLE if "double" in text else 0
        if self._all & ~mask and self._may_name_types(text, 0, len(text)):
            for used in self._type_tokens(text, 0, len(text)).values():
                mask |= used
        return mask


def _common_start(names: list[str]) -> str:
    first, last = min(names, default=""), max(names, default="")
    return first[: next((i for i, (a, b) in enumerate(zip(first, last, strict=False)) if a != b), len(first))]


def _surely_has_double(header: str) -> bool:
    """Tell whether a result or parameter is a `double`; False where only a closer look can tell."""
    if "*" in header or _TYPE_ATTRIBUTE.search(header) is not None:
        return False
    if '"' in header and any("double" in inside for inside in header.split('"')[1::2]):
        return False
    return _SURE_IN_HEADER.search(header) is not None


def _without_type(attribute: re.Match[str]) -> str:
    """Return nothing in the place of an attribute with its type; where no pattern reads the type, the attribute."""
    return "" if attribute[0][-1] == ")" else attribute[0]


def _is_surely_used(text: str, token: str, start: int, end: int) -> bool:
    """Tell whether `token` is the first type of an instruction; False where only a closer look can tell."""
    position = start
    for _ in range(_TRIES):
        position = text.find(token, position, end)
        if position < 0:
            return False
        line = text.rfind("\n", start, position) + 1
        position += len(token)
        if line > 0 and _SURE_LINE.fullmatch(text, line, position - len(token)) and _SURE_END.match(text, position):
            return text.count('"', start, line) % 2 == 0 and text.find("/*", start, line) < 0
    return False


def _close(module: Module, masks: dict[Key, int]) -> dict[Key, int]:
    """Return the masks of the types that use something: themselves, or by a member that is not behind a pointer."""
    users: dict[Key, list[Key]] = {}
    masks = dict(masks)
    for key, type_ in module.types.items():
        members: Iterable[Key] = type_.types_mentioned
        if "*" in type_.header or "double" in type_.header:
            bits = {member: 2 << i for i, member in enumerate(members)}
            found = CodeUses(bits, DOUBLE).of_text(_BEFORE_BODY.sub("", type_.header, count=1))
            members = [member for member, bit in bits.items() if found & bit]
            if found & DOUBLE:
                masks[key] = masks.get(key, 0) | DOUBLE
        for member in members:
            users.setdefault(member, []).append(key)
    todo = [key for key, mask in masks.items() if mask]
    while todo:
        member = todo.pop()
        for key in users.get(member, ()):
            mask = masks.get(key, 0) | masks[member]
            if mask != masks.get(key, 0):
                masks[key] = mask
                todo.append(key)
    return masks
