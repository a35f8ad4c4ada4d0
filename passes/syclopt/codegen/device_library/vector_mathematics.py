"""Mathematical functions of floats that processors have for one and for several at once, which get the same results.

Until vectors are made of work-items they are called as LLVM's intrinsics, `llvm.exp.f32` and `llvm.exp.v16f32`; those
for which there is none have their own names from the start, as `__native_math.erf.f32`.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.ir.module import Module
from syclopt.ir.text.patterns import compile_pattern

if TYPE_CHECKING:
    from collections.abc import Iterable

_INTRINSICS = "acos asin atan atan2 cos cosh exp exp10 exp2 log log10 log2 pow sin sinh tan tanh"
_OTHERS = "acosh asinh atanh cbrt erf erfc expm1 hypot log1p"
_OF_TWO = frozenset({"atan2", "hypot", "pow"})
WORDS = frozenset(f"{_INTRINSICS} {_OTHERS}".split())
"""What the functions are called, without types."""
SIZES = (4, 8, 16)
"""How many floats at once the functions of the library take, beside those that take one."""

_FILE = "vector_mathematics.ll"
_ATTRIBUTES = "nounwind willreturn memory(none)"
_NAME = compile_pattern(r"(?:llvm|__native_math)\.([a-z0-9]++)\.(?:v([0-9]++))?f32")


@cache
def vector_mathematics() -> Module:
    """Return the library; it is not to be edited."""
    return Module.parse(files(__package__ or "").joinpath(_FILE).read_bytes(), _FILE)


def read_name(name: str) -> tuple[str, int] | None:
    """Return the word of a function, and how many floats it takes at once; None for what is none of the functions."""
    found = _NAME.fullmatch(name)
    return (found[1], int(found[2] or 1)) if found is not None and found[1] in WORDS else None


def of_c(name: str) -> str | None:
    """Return the name that OpenCL's function has that does what C's does, for floats and doubles; None for others."""
    word, kind = (name, "d") if name in WORDS else (name.removesuffix("f"), "f")
    return f"_Z{len(word)}{word}{kind * _count(word)}" if word in WORDS else None


def name_of(word: str, lanes: int) -> str:
    """Return the name of the function for a number of floats."""
    return f"{names.NATIVE_MATHEMATICS}{word}.{f'v{lanes}' if lanes > 1 else ''}f32"


def declaration_of(word: str, lanes: int) -> str:
    """Return its declaration."""
    return f"declare {_type(lanes)} @{name_of(word, lanes)}({', '.join([_type(lanes)] * _count(word))}) {_ATTRIBUTES}\n"


def definition_of(word: str, lanes: int) -> str:
    """Return its definition for a number of floats that the library does not have: by those that this has."""
    size = next((one for one in SIZES if one >= lanes), SIZES[-1])
    whole, part, count = _type(lanes), _type(size), _count(word)
    lines: list[str] = []
    joined = "poison"
    for start in range(0, lanes, size):
        taken = _order(min(start + at, lanes - 1) for at in range(size))
        spread = _order(min(max(at - start, 0), size - 1) for at in range(lanes))
        chosen = _order(at + lanes if start <= at < start + size else at for at in range(lanes))
        lines += (f"%a{at}.{start} = shufflevector {whole} %{at}, {whole} poison, {taken}" for at in range(count))
        given = ", ".join(f"{part} %a{at}.{start}" for at in range(count))
        lines.append(f"%r.{start} = call {part} @{name_of(word, size)}({given})")
        lines.append(f"%s.{start} = shufflevector {part} %r.{start}, {part} poison, {spread}")
        lines.append(f"%j.{start} = shufflevector {whole} {joined}, {whole} %s.{start}, {chosen}")
        joined = f"%j.{start}"
    body = "".join(f"  {line}\n" for line in (*lines, f"ret {whole} {joined}"))
    head = f"define {whole} @{name_of(word, lanes)}({', '.join([whole] * count)}) {_ATTRIBUTES}"
    return f"{declaration_of(word, size)}{head} {{\n{body}}}\n"


def variant_of(word: str, lanes: int) -> str:
    """Return what LLVM is told of the function for several floats, as a variant of that for one."""
    return f"_ZGV_LLVM_N{lanes}{'v' * _count(word)}_{name_of(word, 1)}({name_of(word, lanes)})"


def _count(word: str) -> int:
    """Return how many numbers a function is of."""
    return 2 if word in _OF_TWO else 1


def _type(lanes: int) -> str:
    return f"<{lanes} x float>" if lanes > 1 else "float"


def _order(places: Iterable[int]) -> str:
    listed = ", ".join(f"i32 {one}" for one in places)
    return f"<{listed.count(',') + 1} x i32> <{listed}>"
