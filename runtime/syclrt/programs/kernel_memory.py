"""What a launch of a kernel reads and writes: what passes say of the code, with numbers put in.

They are asked about a kernel with all that it calls in one function, which is looked up, or made.
"""

from __future__ import annotations

from functools import lru_cache, partial
from math import prod
from typing import TYPE_CHECKING, NamedTuple

from syclopt import names
from syclopt.errors import InputError, SycloptError
from syclopt.images.properties import Blob
from syclrt.disk_cache import digest, kept
from syclrt.memory.memory_use import NO_MEMORY, Affine, MemoryUse, Touch

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from syclopt import DeviceImage
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclrt.programs.arguments import Packed
    from syclrt.programs.kernel import Kernel
    from syclrt.ranges import LaunchShape

_FARTHEST = 1 << 62  # from where an argument points: numbers below do not wrap in 64 bits
PART = "part"  # what a kernel is called among those that are fused, with a number
_FLATTEN = "llvm(always-inline,default<O2>)"
_MOST = 4096
_END = b"\0"
_known: dict[tuple[bytes, str], FlatKernel] = {}
_ACCESSES = {"load": 0, "store": 1}  # which operand is the pointer
_SAME_PLACE = frozenset({"addrspacecast", "bitcast", "freeze", "getelementptr"})


class FlatKernel(NamedTuple):
    """The text of a module with one kernel, `part`, and a digest of it; the lines of `emit-kernel-accesses`."""

    text: bytes
    digest: bytes
    lines: tuple[str, ...]

    @classmethod
    def read(cls, stored: bytes) -> FlatKernel:
        """Return what `flat_text` made."""
        lines, _, text = stored.partition(_END)
        return cls(text, digest(text), tuple(lines.decode().splitlines()))


def flat_kernel(kernel: Kernel) -> FlatKernel:
    """Return a kernel in one function. Raises `SycloptError` for machine code, and where passes refuse its code."""
    image = kernel.program.main_image(kernel.name)
    if not image.is_ir:
        raise InputError(f"kernel '{kernel.name}' is there as machine code alone")
    key = image.digest, kernel.name
    found = _known.get(key)
    if found is None:
        place = digest(b"flat kernel", image.digest, kernel.name)
        found = FlatKernel.read(kept(place, partial(_flattened, kernel)))
        if len(_known) >= _MOST:
            _known.clear()
        _known[key] = found
    return found


def _flattened(kernel: Kernel) -> bytes:
    from syclopt import run_pipeline

    module = kernel.program.main_image(kernel.name).module.extract([kernel.name])
    name = kernel.name
    if name == PART:
        name = f"{PART}.kernel"
        module.functions[PART].rename(name)
    fuse = f"sycl-fuse-kernels<kernels={quoted(name)};result={PART}>"
    (image,) = run_pipeline(module, f"{fuse},strip-debug,{_FLATTEN},emit-kernel-accesses")
    return flat_text(image, PART)


def flat_text(image: DeviceImage, kernel: str) -> bytes:
    """Return the lines of `emit-kernel-accesses` for a kernel of an image, and the text of a module with it alone."""
    lines = image.sets[names.KERNEL_ACCESSES_SET][kernel]
    text = image.module.extract([kernel]).to_bytes()
    return (lines.as_string() if isinstance(lines, Blob) else "").encode() + _END + text


def quoted(word: str) -> str:
    """Return a word as pipelines spell it."""
    return '"' + word.replace("\\", "\\\\").replace('"', '\\"') + '"'


class PointerUses(NamedTuple):
    """The parameters (by index) that are only read through, and those whose memory each work-item accesses."""

    read_only: frozenset[int]
    accessed: frozenset[int]


def pointer_uses(kernel: Kernel) -> PointerUses:
    """Return what is known; nothing where the passes refuse the code of the kernel."""
    from syclopt.ir import Module

    try:
        flat = Module.parse(flat_kernel(kernel).text, kernel.name)
    except SycloptError:
        return PointerUses(frozenset(), frozenset())
    function = flat.functions[PART]
    promised = ({one.name for one in parameter.attributes} for parameter in function.parameters)
    read_only = (at for at, names in enumerate(promised) if names & {"readonly", "readnone"})
    return PointerUses(frozenset(read_only), frozenset(_accessed(function)))


def _accessed(function: Function) -> Iterator[int]:
    """Yield the parameters that loads and stores of the first block go through: each work-item comes there."""
    from syclopt.ir.text.spelling import key_of

    sources: dict[Key | None, int] = {one.key: at for at, one in enumerate(function.parameters)}
    for instruction in function.blocks[0].instructions:
        if instruction.opcode not in _SAME_PLACE and instruction.opcode not in _ACCESSES:
            continue
        value = instruction.operands[_ACCESSES.get(instruction.opcode, 0)].partition(" to ")[0].split()[-1]
        source = sources.get(key_of(value[1:])) if value.startswith("%") else None
        if source is None:
            continue
        if instruction.opcode in _ACCESSES:
            yield source
        else:
            sources[instruction.result] = source


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
        for value, factors in self.terms:
            ids = [name for name in factors if name.startswith("id")]
            number = prod((value_of(name) for name in factors if not name.startswith("id")), start=value)
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
