"""What a launch of a kernel reads and writes: the lines of `emit-kernel-accesses`, with numbers put in."""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import SycloptError
from syclrt.memory.memory_use import NO_MEMORY, Affine, MemoryUse, Touch
from syclrt.programs.flat_kernels import flat_kernel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from syclrt.programs.arguments import Packed
    from syclrt.programs.kernel import Kernel
    from syclrt.ranges import LaunchShape

_MOST = 4096
_FARTHEST = 1 << 62  # from where an argument points: numbers below do not wrap in 64 bits


class Form(NamedTuple):
    """A sum of terms: a coefficient, and the names of what it is multiplied by."""

    terms: tuple[tuple[int, tuple[str, ...]], ...]

    @classmethod
    def parse(cls, text: str) -> Form:
        """Read a form, such as `8 + 4*id0 + -1*arg2:0:4*id1`."""
        terms: list[tuple[int, tuple[str, ...]]] = []
        for term in text.split(" + "):
            value, *factors = term.split("*")
            terms.append((int(value), tuple(factors)))
        return cls(tuple(terms))

    def affine(self, value_of: Callable[[str], int]) -> Affine | None:
        """Return the form with values put in for all but ids; None where ids are multiplied by each other."""
        start, found = 0, [0, 0, 0]
        for value, names in self.terms:
            ids = [name for name in names if name.startswith("id")]
            number = prod((value_of(name) for name in names if not name.startswith("id")), start=value)
            if not ids:
                start += number
            elif len(ids) == 1:
                found[int(ids[0][2:])] += number
            elif number:
                return None
        x, y, z = found
        return Affine(start, (x, y, z))


class AccessLine(NamedTuple):
    """A load or store through a parameter: bytes and offset, None where they are not known."""

    stores: bool
    parameter: int
    size: int | None
    offset: Form | None


class KernelFacts(NamedTuple):
    """What a kernel does to memory, or the `problem` why that is not known. Forms must be between `bounds`."""

    problem: str
    accesses: tuple[AccessLine, ...]
    bounds: tuple[tuple[int, int, Form], ...]

    @classmethod
    def parse(cls, lines: Iterable[str]) -> KernelFacts:
        """Read the lines of a kernel."""
        accesses: list[AccessLine] = []
        bounds: list[tuple[int, int, Form]] = []
        for line in lines:
            word, _, rest = line.partition(" ")
            if word == "problem":
                return cls(rest, (), ())
            first, second, form = rest.split(" ", 2)
            if word == "bounds":
                bounds.append((int(first), int(second), Form.parse(form)))
                continue
            size = None if second == "?" else int(second)
            accesses.append(AccessLine(word == "store", int(first), size, None if form == "?" else Form.parse(form)))
        return cls("", tuple(accesses), tuple(bounds))


def kernel_memory(kernel: Kernel, shape: LaunchShape, arguments: Packed) -> MemoryUse:
    """Return what a launch reads and writes: where the passes refuse the kernel's code, why that is not known."""
    try:
        facts = facts_of(flat_kernel(kernel).lines)
    except SycloptError as error:
        facts = KernelFacts(str(error), (), ())
    return _Launch(kernel, shape, arguments).memory(facts)


@lru_cache(_MOST)
def facts_of(lines: tuple[str, ...]) -> KernelFacts:
    """Read the lines of a kernel, the same ones but once."""
    return KernelFacts.parse(lines)


class _Launch(NamedTuple):
    """A kernel, a range and arguments."""

    kernel: Kernel
    shape: LaunchShape
    arguments: Packed

    def memory(self, facts: KernelFacts) -> MemoryUse:
        """Return what it reads and writes."""
        problem = facts.problem
        if not problem and not prod(self.shape.global_size):
            return NO_MEMORY
        if problem or not all(self._fits(*bounds) for bounds in facts.bounds):
            problem = problem or "an index does not fit in the type that the kernel computes it in"
            return MemoryUse(tuple(Touch(True, pointer, pointer + 1) for pointer in self._pointers()), problem)
        return MemoryUse(tuple(dict.fromkeys(map(self._touch, facts.accesses))))

    def _fits(self, lowest: int, highest: int, form: Form) -> bool:
        affine = form.affine(self._value)
        if affine is None:
            return False
        least, most = affine.range(self.shape)
        return lowest <= least <= most <= highest

    def _pointers(self) -> Iterator[int]:
        """Yield the addresses among the arguments."""
        for parameter in self.kernel.parameters:
            if parameter.kind == "pointer":
                yield self._pointer(parameter.index)

    def _pointer(self, parameter: int) -> int:
        return self._number(parameter, 0, 8, signed=False)

    def _number(self, parameter: int, at: int, size: int, *, signed: bool) -> int:
        start = self.kernel.layout.offsets[parameter] + at
        return int.from_bytes(self.arguments.data[start : start + size], "little", signed=signed)

    def _value(self, name: str) -> int:
        if name.startswith("size"):
            return self.shape.global_size[int(name[4:])]
        parameter, at, size = map(int, name.removeprefix("arg").split(":"))
        return self._number(parameter, at, size, signed=True)

    def _touch(self, access: AccessLine) -> Touch:
        pointer = self._pointer(access.parameter)
        affine = access.offset.affine(self._value) if access.offset is not None else None
        start, end = _allocation(self.arguments.keeps, pointer)
        if affine is not None and access.size is not None:
            least, most = affine.range(self.shape)
            if -_FARTHEST < least <= most < _FARTHEST:
                place = affine._replace(start=affine.start + pointer)
                start, end = max(start, pointer + least), min(end, pointer + most + access.size)
                return Touch(access.stores, start, end, place, access.size, access.parameter)
        return Touch(access.stores, start, end, parameter=access.parameter)


def _allocation(keeps: Sequence[object], pointer: int) -> tuple[int, int]:
    """Return start and end of the memory that a pointer points into: of all memory, where that is not known."""
    for block in keeps:
        start, size = getattr(block, "address", None), getattr(block, "num_bytes", None)
        if isinstance(start, int) and isinstance(size, int) and start <= pointer < start + size:
            return start, start + size
    return -(1 << 66), 1 << 66
