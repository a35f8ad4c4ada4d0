"""Which symbols the body of a function calls, and which others it names: the quick look at all bodies of a module."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, NamedTuple, Self

from syclopt.ir.names import COMMENT, NAME, STRING, Key, key_of
from syclopt.ir.patterns import compile_pattern

if TYPE_CHECKING:
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module

_SYMBOL = compile_pattern(rf"@({NAME})([ \t\r\n]*+\()?+")
_SYMBOL_OR_NOISE = compile_pattern(rf"@({NAME})([ \t\r\n]*+\()?+|{STRING}|{COMMENT}", re.DOTALL)
_COMMENT_WITH_SYMBOL = re.compile(r";[^\n\r@]*+@")
_AFTER_CAST = re.compile(r"\)[ \t\r\n]*+\(")
_CALL_OF_CAST = re.compile(
    r"(?:call|invoke|callbr)[ \t\r\n][^@]*?(?:bitcast|addrspacecast|inttoptr|getelementptr|select|ptrauth)\b"
)


class NamedSymbols(NamedTuple):
    """The symbols after an `@` in a body: those that are called, in the order of their first call, and the others."""

    called: tuple[Key, ...]
    others: tuple[Key, ...]


class CalledSymbols:
    """Function -> the symbols in its body. `call`, `invoke` and `callbr` call, also through casts."""

    def __init__(self, symbols: dict[Key, NamedSymbols]) -> None:
        self.symbols = symbols

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Look at all bodies."""
        found: dict[Key, NamedSymbols] = {}
        for key, entity in module.index.table("symbol").items():
            if entity.kind == "function" and entity.brace != entity.end:
                found[key] = _look(entity)
        return cls(found)


def _look(entity: Entity) -> NamedSymbols:
    text, start, end = entity.source.text, entity.brace, entity.end
    pattern = _SYMBOL_OR_NOISE if _is_noisy(text, start, end) else _SYMBOL
    called: list[Key] = []
    others: list[Key] = []
    for token, call in dict.fromkeys(pattern.findall(text, start, end)):
        if token:
            (called if call else others).append(key_of(token))
    if others and _AFTER_CAST.search(text, start, end) and _CALL_OF_CAST.search(text, start, end):
        from syclopt.ir.body import calls_of

        calls = [call.callee for call in calls_of(entity) if call.callee is not None]
        called = [*dict.fromkeys((*calls, *called))]
    return NamedSymbols(tuple(called), tuple(others))


def _is_noisy(text: str, start: int, end: int) -> bool:
    """Tell whether a string or comment of a body may hold an `@`."""
    if _COMMENT_WITH_SYMBOL.search(text, start, end):
        return True
    if text.find("/", start, end) >= 0 and text.find("/*", start, end) >= 0:
        return True
    return text.find('"', start, end) >= 0 and any("@" in inside for inside in text[start:end].split('"')[1::2])
