"""How messages spell symbols: as the source has them, and as IR has them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from syclopt.ir.text.spelling import Key

_MANGLED = "_Z"
_KERNEL = "typeinfo name for "  # a kernel is called by the type that names it


_ENTRY = compile_pattern(
    r"void sycl::detail::(?:task|range|nd_range)_entry<"
)  # a kernel of our headers: its name first
_DIGEST = compile_pattern(r"\$[0-9a-f]{16}\Z")  # what the name of a kernel ends with that only its unit can name


@lru_cache(maxsize=1 << 10)
def shown(key: Key, quote: str = "'") -> str:
    """Return a symbol for people: `'f'`, and of a mangled name both, `'f(int)' (@_Z1fi)`; of a kernel its type."""
    if isinstance(key, int):
        return f"{quote}@{key}{quote}"
    text = in_source(key)
    return f"{quote}{key}{quote}" if text is None else f"{quote}{text}{quote} (@{key})"


def in_source(symbol: str) -> str | None:
    """Return a mangled name as the source has it; None for any other."""
    if not symbol.startswith(_MANGLED):
        return None
    from syclopt.mangling.demangle import demangled

    text = demangled(_DIGEST.sub("", symbol))
    return _kernel(text) if text else None


def _kernel(text: str) -> str:
    """Return the type that names a kernel, if it is one; else the text."""
    entry = _ENTRY.match(text)
    if entry is None:
        return text.removeprefix(_KERNEL)
    depth = 0
    for at in range(entry.end(), len(text)):
        if not depth and text[at] == ",":
            return text[entry.end() : at]
        depth += (text[at] in "<({[") - (text[at] in ">)}]")
    return text
