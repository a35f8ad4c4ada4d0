"""Kernels that call one function of the device library for each work-item, made of nothing but a name and types."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from tests.launches import launch

import syclrt
from syclopt.ir import Module
from syclrt import Program, Queue

_IR = {
    "f": "float",
    "d": "double",
    "Dh": "half",
    "b": "i1",
    **dict.fromkeys("cha", "i8"),
    **dict.fromkeys("st", "i16"),
    **dict.fromkeys("ij", "i32"),
    **dict.fromkeys("lmxy", "i64"),
}
_SPACE = " addrspace(1)"
DTYPES: dict[str, str] = dict(
    zip(("f", "d", "Dh", *"chstijlm"), ("f4", "f8", "f2", *"i1 u1 i2 u2 i4 u4 i8 u8".split()), strict=True)
)


class Called(NamedTuple):
    """A function: its name as compilers spell it, the types of its parameters and of its result.

    Types are mangled, `f4` is a vector of four. `*f` is a pointer to where the function puts a second result.
    """

    symbol: str
    parameters: tuple[str, ...]
    result: str

    @property
    def kernel(self) -> str:
        """The text of a kernel with an array for each parameter, and one for the result."""
        types = [_spelled(one.lstrip("*")) for one in self.parameters]
        result = _spelled(self.result)
        places = [_in_memory(one.lstrip("*")) for one in self.parameters]
        heads = [f"ptr{_SPACE} %p{at}" for at in range(len(types))]
        lines: list[str] = []
        passed: list[str] = []
        for at, (kind, parameter) in enumerate(zip(types, self.parameters, strict=True)):
            lines.append(f"%a{at} = getelementptr {places[at]}, ptr{_SPACE} %p{at}, i64 %id")
            if parameter.startswith("*"):
                passed.append(f"ptr{_SPACE} %a{at}")
            else:
                lines.append(f"%x{at} = load {kind}, ptr{_SPACE} %a{at}, align 1")
                passed.append(f"{kind} %x{at}")
        lines.append(f"%r = call spir_func {result} @{self.symbol}({', '.join(passed)})")
        lines.append(f"%to = getelementptr {_in_memory(self.result)}, ptr{_SPACE} %out, i64 %id")
        lines.append(f"store {result} %r, ptr{_SPACE} %to, align 1")
        body = "".join(f"  {line}\n" for line in lines)
        return (
            f"define spir_kernel void @k.{self.symbol}({', '.join([*heads, f'ptr{_SPACE} %out'])}) {{\n"
            f"  %id = call spir_func i64 @_Z13get_global_idj(i32 0)\n{body}  ret void\n}}\n"
        )

    @property
    def declaration(self) -> str:
        """The declaration of the function."""
        types = (f"ptr{_SPACE}" if one.startswith("*") else _spelled(one) for one in self.parameters)
        return f"declare spir_func {_spelled(self.result)} @{self.symbol}({', '.join(types)})\n"


def program_of(functions: list[Called]) -> Program:
    """Return a program with a kernel for each function."""
    head = 'target triple = "spirv64-unknown-unknown"\ndeclare spir_func i64 @_Z13get_global_idj(i32)\n'
    known = dict.fromkeys(one.declaration for one in functions)
    return syclrt.load(Module.parse("".join((head, *known, *(one.kernel for one in functions)))))


def results(program: Program, function: Called, *arguments: NDArray[Any]) -> list[NDArray[Any]]:
    """Return what a function gives for each element: its result, and what it puts where pointers point to."""
    element = function.result.rstrip("0123456789")
    count, lanes = len(arguments[0]), int(function.result[len(element) :] or 1)
    out = np.zeros((count, lanes) if lanes > 1 else count, DTYPES[element])
    launch(Queue(), count, program.kernel(f"k.{function.symbol}"), *arguments, out)
    places = (value for value, kind in zip(arguments, function.parameters, strict=True) if kind.startswith("*"))
    return [out, *places]


def _spelled(kind: str) -> str:
    element = kind.rstrip("0123456789")
    count = kind[len(element) :]
    return f"<{count} x {_IR[element]}>" if count else _IR[element]


def _in_memory(kind: str) -> str:
    """Return the type of which an array without gaps consists."""
    return _spelled(kind).replace("<", "[").replace(">", "]")
