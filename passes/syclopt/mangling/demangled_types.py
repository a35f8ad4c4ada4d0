"""Texts of C++ types while they are put together, and the words that mangled names have for types and operators.

In a type that goes on behind what it declares, as `int (*)(float)`, a mark stands where a name would. The types of a
pack are one text, with another mark between them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

HERE = "\0"
_NEXT = "\1"
_BUILTINS = (
    "v void|w wchar_t|b bool|c char|a signed char|h unsigned char|s short|t unsigned short|i int|j unsigned int|"
    "l long|m unsigned long|x long long|y unsigned long long|n __int128|o unsigned __int128|f float|d double|"
    "e long double|g __float128|z ...|Di char32_t|Ds char16_t|Du char8_t|Da auto|Dc decltype(auto)|"
    "Dn std::nullptr_t|Dd decimal64|De decimal128|Df decimal32|Dh half"
)
BUILTINS = {word: text for word, _, text in (row.partition(" ") for row in _BUILTINS.split("|"))}
_OPERATORS = (
    "aN &=|aS =|aa &&|ad &|an &|aw co_await|cl ()|cm ,|co ~|dV /=|da delete[]|de *|dl delete|dv /|eO ^=|eo ^|eq ==|"
    "ge >=|gt >|ix []|lS <<=|le <=|ls <<|lt <|mI -=|mL *=|mi -|ml *|mm --|na new[]|ne !=|ng -|nt !|nw new|oR @=|oo @@|"
    "or @|pL +=|pl +|pm ->*|pp ++|ps +|pt ->|qu ?|rM %=|rS >>=|rm %|rs >>|ss <=>"
)
OPERATORS = {row[:2]: row[3:].replace("@", "|") for row in _OPERATORS.split("|")}
_SPECIALS = (
    "TA template parameter object for|TC construction vtable for|TI typeinfo for|TS typeinfo name for|TT VTT for|"
    "TV vtable for|Tc covariant return thunk to|Th non-virtual thunk to|Tv virtual thunk to|"
    "GI initializer for module|GR reference temporary for|GV guard variable for|"
    "TH thread-local initialization routine for|TW thread-local wrapper routine for"
)
SPECIALS = {word: text for word, _, text in (row.partition(" ") for row in _SPECIALS.split("|"))}
STD_CLASSES = {
    "a": "std::allocator",
    "b": "std::basic_string",
    "d": "std::iostream",
    "i": "std::istream",
    "o": "std::ostream",
    "s": "std::string",
}
SUFFIXES = {
    "int": "",
    "unsigned int": "u",
    "long": "l",
    "unsigned long": "ul",
    "long long": "ll",
    "unsigned long long": "ull",
}


def pointing(text: str, sign: str) -> str:
    """Return the type of what points to a type: `sign` is `*`, `&`, `&&`, `A::*`, or a word about pointers.

    Of two references the shorter one is left.
    """

    def one(type_: str) -> str:
        before, mark, after = type_.partition(HERE)
        if sign in ("&", "&&") and before.endswith("&"):
            return type_ if sign == "&&" or not before.endswith("&&") else f"{before[:-1]}{mark}{after}"
        if after.startswith(("(", "[")):
            return f"{before}({sign}{HERE}){' ' if after[0] == '[' else ''}{after}"
        return f"{before}{sign}{mark}{after}"

    return _each(text, one)


def qualified(text: str, words: str) -> str:
    """Return a type with qualifiers, which are spelled with a blank before each."""

    def one(type_: str) -> str:
        before, mark, after = type_.partition(HERE)
        return f"{before}{mark}{after}{words}" if after.startswith(("(", "[")) else f"{before}{words}{mark}{after}"

    return _each(text, one)


def function(result: str, parameters: str, more: str = "") -> str:
    """Return the type of a function: its result, the list of parameters in brackets, and what stands behind it."""
    before, mark, after = result.partition(HERE)
    return f"{before}{HERE}{parameters}{more}{after}" if mark else f"{result} {HERE}{parameters}{more}"


def declared(type_: str, name: str) -> str:
    """Return the declaration of what has a name and a type."""
    before, mark, after = type_.partition(HERE)
    return f"{before}{name}{after}" if mark else f"{type_} {name}"


def bare(type_: str) -> str:
    """Return a type as it stands alone."""
    return type_.replace(HERE, "").replace(_NEXT, ", ")


def listed(types: Iterable[str]) -> str:
    """Return types with commas between them; a pack is as many as are in it."""
    return ", ".join(bare(type_) for type_ in types if type_)


def pack(types: Iterable[str]) -> str:
    """Return the text of a pack."""
    return _NEXT.join(types)


def is_pack(type_: str) -> bool:
    """Whether a text stands for several types."""
    return _NEXT in type_


def _each(text: str, change: Callable[[str], str]) -> str:
    return _NEXT.join(map(change, text.split(_NEXT))) if text else ""
