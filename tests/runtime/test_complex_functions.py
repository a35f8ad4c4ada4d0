"""Functions of complex numbers, which compilers of device code pass in memory, against NumPy; quotients with rests."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray
from tests.launches import launch

import syclrt
from syclopt.ir import Module
from syclrt import Program, Queue

Values = NDArray[Any]

UNARY: dict[str, Callable[[Values], Values]] = {
    **{f"c{name}": getattr(np, name) for name in ("exp", "log", "sqrt", "sin", "cos", "tan", "sinh", "cosh", "tanh")},
    **{f"ca{name}": getattr(np, f"arc{name}") for name in ("sin", "cos", "tan", "sinh", "cosh", "tanh")},
    "conj": np.conj,
    "cproj": lambda z: np.where(np.isinf(z), np.inf + 0j * np.copysign(1, np.imag(z)), z),
}
REAL: dict[str, Callable[[Values], Values]] = {
    "cabs": np.abs, "carg": np.angle, "creal": np.real, "cimag": np.imag
}  # fmt: skip
HEAD = 'target triple = "spirv64-unknown-unknown"\ndeclare spir_func i64 @_Z13get_global_idj(i32)\n'
SPECIAL = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 800.0, -800.0, 1e200]


def kernel_of(name: str, kind: str, operands: int, *, is_real: bool = False) -> str:
    """Return a kernel that calls a function for numbers in arrays, the declaration of the function, and its name."""
    pair = f"{{ {kind}, {kind} }}"
    by_value = f"ptr byval({pair}) align 8"
    taken = ", ".join(f"ptr addrspace(1) %in{at}" for at in range(operands))
    lines = "".join(
        f"  %from{at} = getelementptr {pair}, ptr addrspace(1) %in{at}, i64 %i\n  %z{at} = alloca {pair}\n"
        f"  %v{at} = load {pair}, ptr addrspace(1) %from{at}\n  store {pair} %v{at}, ptr %z{at}\n"
        for at in range(operands)
    )
    passed = ", ".join(f"{by_value} %z{at}" for at in range(operands))
    types = ", ".join([by_value] * operands)
    if is_real:
        call = f"  %r = call spir_func {kind} @{name}({passed})\n  store {kind} %r, ptr addrspace(1) %to\n"
        declaration = f"declare spir_func {kind} @{name}({types})\n"
    else:
        result = f"ptr addrspace(4) sret({pair}) align 8"
        call = (
            f"  %r = alloca {pair}\n  %generic = addrspacecast ptr %r to ptr addrspace(4)\n"
            f"  call spir_func void @{name}({result} %generic, {passed})\n"
            f"  %value = load {pair}, ptr %r\n  store {pair} %value, ptr addrspace(1) %to\n"
        )
        declaration = f"declare spir_func void @{name}({result}, {types})\n"
    stored = kind if is_real else pair
    return (
        f"define spir_kernel void @k_{name}(ptr addrspace(1) %out, {taken}) {{\n"
        f"  %i = call spir_func i64 @_Z13get_global_idj(i32 0)\n"
        f"  %to = getelementptr {stored}, ptr addrspace(1) %out, i64 %i\n{lines}{call}  ret void\n}}\n{declaration}"
    )


@pytest.fixture(scope="module", params=["double", "float"])
def kind(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def functions(kind: str) -> Program:
    """A program with a kernel for each function: they are built together."""
    suffix = "" if kind == "double" else "f"
    parts = [kernel_of(f"{name}{suffix}", kind, 1) for name in UNARY]
    parts += [kernel_of(f"{name}{suffix}", kind, 1, is_real=True) for name in REAL]
    return syclrt.load(Module.parse(HEAD + "".join(parts) + kernel_of(f"cpow{suffix}", kind, 2)))


def results(queue: Queue, functions: Program, name: str, *operands: Values) -> Values:
    """Return what a function says, as it is for numbers with the precision of the operands."""
    single = operands[0].dtype == np.complex64
    dtype: Any = operands[0].dtype if name not in REAL else (np.float32 if single else np.float64)
    out = np.zeros(operands[0].shape, dtype)
    kernel = functions.kernel(f"k_{name}{'f' if single else ''}")
    launch(queue, out.size, kernel, out, *operands)
    return out


def numbers(kind: str) -> Values:
    chance = np.random.default_rng(5)
    sizes = 10.0 ** chance.uniform(-6, 2, 400)
    found = sizes * np.exp(1j * chance.uniform(-np.pi, np.pi, 400))
    found = np.concatenate([found, found.real + 0j, 1j * found.imag, np.conj(found.real + 0j)])
    return found.astype("c16" if kind == "double" else "c8")


@pytest.mark.parametrize("name", [*UNARY, *REAL])
def test_values(queue: Queue, functions: Program, kind: str, name: str) -> None:
    z = numbers(kind)
    with np.errstate(all="ignore"):
        wanted = {**UNARY, **REAL}[name](z.astype("c16"))
    found = results(queue, functions, name, z)
    bound = 1e-13 if kind == "double" else 5e-7
    fits = np.isfinite(wanted) & (np.abs(wanted) < (1e300 if kind == "double" else 1e38))
    assert fits.sum() > 1000
    assert (np.abs(found[fits] - wanted[fits]) <= bound * np.abs(wanted[fits])).all()


@pytest.mark.parametrize("name", ["cexp", "clog", "csqrt", "csinh", "ccosh", "ctanh", "csin", "ccos", "ctan", "cabs"])
def test_infinities_and_zeros(queue: Queue, functions: Program, kind: str, name: str) -> None:
    """As C has it, but for the signs of zeros and infinities that it leaves open."""
    values = [complex(re, im) for re in SPECIAL for im in SPECIAL]
    with np.errstate(all="ignore"):
        z = np.array(values).astype("c16" if kind == "double" else "c8")
        wanted = {**UNARY, **REAL}[name](z)
    found = results(queue, functions, name, z)
    for part in (np.real, np.imag):
        mine, theirs = part(found), part(wanted)
        same = np.isclose(np.abs(mine), np.abs(theirs), rtol=1e-5, atol=1e-30, equal_nan=True)
        assert [(z[at], found[at], wanted[at]) for at in np.flatnonzero(~same)] == []


def test_powers(queue: Queue, functions: Program, kind: str) -> None:
    z = numbers(kind)
    for power in (2, -1, 0.5, 1j, 2 - 3j, 0):
        wanted = np.power(z.astype("c16"), power)
        found = results(queue, functions, "cpow", z, np.full_like(z, power))
        fits = np.abs(wanted) < 1e37
        error = np.abs(found[fits] - wanted[fits]) / np.abs(wanted[fits])
        assert error.max() < (1e-12 if kind == "double" else 1e-5)
    zero = results(queue, functions, "cpow", np.zeros(2, z.dtype), np.array([2, 0.5], z.dtype))
    assert zero.tolist() == [0, 0]


@pytest.mark.parametrize(("name", "bits"), [("div", 32), ("ldiv", 64), ("lldiv", 64)])
def test_quotients_with_rests(queue: Queue, name: str, bits: int) -> None:
    pair = f"{{ i{bits}, i{bits} }}"
    text = f"""{HEAD}
define spir_kernel void @k(ptr addrspace(1) %p, i{bits} %a, i{bits} %b) {{
  %r = alloca {pair}
  call spir_func void @{name}(ptr sret({pair}) align 8 %r, i{bits} %a, i{bits} %b)
  %value = load {pair}, ptr %r
  store {pair} %value, ptr addrspace(1) %p
  ret void
}}
declare spir_func void @{name}(ptr sret({pair}) align 8, i{bits}, i{bits})
"""
    out = np.zeros(2, f"i{bits // 8}")
    launch(queue, 1, syclrt.load(Module.parse(text)).kernel("k"), out, -17, 5)
    assert out.tolist() == [-3, -2]


def test_the_next_number_towards_a_long_one(queue: Queue) -> None:
    """A `long double` of device code is a double."""
    text = f"""{HEAD}
define spir_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, double %x, double %to) {{
  %r = call spir_func double @nexttoward(double %x, double %to)
  store double %r, ptr addrspace(1) %p
  %single = fptrunc double %x to float
  %s = call spir_func float @nexttowardf(float %single, double %to)
  store float %s, ptr addrspace(1) %q
  ret void
}}
declare spir_func double @nexttoward(double, double)
declare spir_func float @nexttowardf(float, double)
"""
    kernel = syclrt.load(Module.parse(text)).kernel("k")
    for x, to in ((1.0, 2.0), (1.0, 0.5), (1.0, 1 + 1e-12), (3.0, 3.0), (0.0, -1.0)):
        out, single = np.zeros(1), np.zeros(1, "f4")
        launch(queue, 1, kernel, out, single, x, to)
        assert out[0] == np.nextafter(x, to)
        assert single[0] == np.nextafter(
            np.float32(x), np.float32(np.sign(to - x) * np.inf) if to != x else np.float32(x)
        )
