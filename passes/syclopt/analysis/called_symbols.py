"""Which symbols the body of a function calls, and which others it names: the quick look at all bodies of a module."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from syclopt.ir.references import without_comments
from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.spelling import NAME, Key, key_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function

_TOKEN = rf"@({NAME}(?:[ \t\r\n]*+\()?+)"  # a symbol, with what shows a call after it
_SYMBOL = compile_pattern(_TOKEN)
_SYMBOL_OR_NOISE = outside_noise(_TOKEN)
_COMMENT = compile_pattern(r";(?! preds = )|/\*")  # any but what LLVM tells of a block
_CALL_OF_EXPRESSION = compile_pattern(r"\)[ \t\r\n]*+\(")  # or of something else with brackets, which is rare
_BLANKS = " \t\r\n"

# The symbols after an `@` in a body: those that are called, in the order of their first call, and the others.
NamedSymbols = tuple[tuple[Key, ...], tuple[Key, ...]]
NO_SYMBOLS: NamedSymbols = ((), ())


class CalledSymbols:
    """Function -> the symbols in its body. `call`, `invoke` and `callbr` call, also through casts."""

    def __init__(self, symbols: dict[Key, NamedSymbols]) -> None:
        self.symbols = symbols

    @classmethod
    def compute(cls, module: Module) -> Self:
        """Look at all bodies."""
        return cls.of(module, module.bodies())

    @classmethod
    def of(cls, module: Module, bodies: Mapping[Key, tuple[str, int, int]]) -> Self:
        """Return the symbols in the bodies of a module, as `Module.bodies` gives them."""
        found: dict[Key, NamedSymbols] = {}
        keys = _Keys()
        for key, (text, start, end) in bodies.items():
            body = text[start:end]
            if "@" not in body:
                found[key] = NO_SYMBOLS
                continue
            if (";" in body or "/" in body) and _COMMENT.search(body):
                body = without_comments(body)
            tokens = _tokens(body)
            if len(tokens) == 1 and tokens[0][-1] == "(":
                found[key] = (keys[tokens[0]],), ()
                continue
            named = _named(tokens, keys)
            has_casts = named[1] and _CALL_OF_EXPRESSION.search(body)
            found[key] = _with_casts(module.functions[key], keys) if has_casts else named
        return cls(found)


class _Keys(dict[str, "Key"]):
    """Token -> the key of its symbol."""

    def __missing__(self, token: str) -> Key:
        is_call = token[-1] == "(" and token[-2] not in _BLANKS
        key = self[token] = key_of(token[:-1] if is_call else _name(token))
        return key


def _tokens(body: str) -> list[str]:
    """Return the symbols of a body with what comes after them."""
    if '"' in body and "@" in "".join(body.split('"')[1::2]):  # in a string, or in the name of a block
        return [token for token in _SYMBOL_OR_NOISE.findall(body) if token]
    return _SYMBOL.findall(body)


def _named(tokens: Sequence[str], keys: _Keys) -> NamedSymbols:
    """Return the symbols of a body; those in expressions that are called are among the others."""
    tokens = [*dict.fromkeys(tokens)]
    called = tuple([keys[token] for token in tokens if token[-1] == "("])
    if len(called) == len(tokens):
        return called, ()
    return called, tuple([keys[token] for token in tokens if token[-1] != "("])


def _with_casts(function: Function, keys: _Keys) -> NamedSymbols:
    """Return the symbols of a body that may call expressions: what stands in one that says nothing is called alone."""
    text, start, end = function.body_place
    called: list[Key] = []
    rest: list[str] = []
    for call in function.calls:
        if call.callee is not None:
            called.append(call.callee)
            if call.is_direct:
                rest.append(text[start : call.callee_span.start])
                start = call.callee_span.end
    names = [*dict.fromkeys(_tokens(without_comments("".join((*rest, text[start:end])))))]
    called += [keys[token] for token in names if token[-1] == "("]
    return tuple(dict.fromkeys(called)), tuple([keys[token] for token in names if token[-1] != "("])


def _name(token: str) -> str:
    """Return the name in a token, without a bracket after it."""
    return token[:-1].rstrip(_BLANKS) if token[-1] == "(" else token
