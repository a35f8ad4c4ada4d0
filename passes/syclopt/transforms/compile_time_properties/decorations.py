"""Compile-time properties as metadata: decorations of variables, parameters and kernels, and modes of execution.

Sources of the numbers: the SPIR-V extensions SPV_INTEL_global_variable_decorations, or SPV_INTEL_global_variable_host_
access and SPV_INTEL_global_variable_fpga_decorations, which took its place; for the others the SPIR-V registry.

`!RegisterAllocMode` knows three sizes of the registers of a thread, and every driver of Intel's GPUs understands it.
`!MaximumRegisters` takes any number, and needs the SPIR-V extension SPV_INTEL_maximum_registers.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

from syclopt import names
from syclopt.errors import InputError
from syclopt.ir.layout import FunctionLayout, attachments_in
from syclopt.ir.references import without_comments
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.patterns import compile_pattern
from syclopt.ir.text.printed import as_printed
from syclopt.ir.text.source import to_internal, to_user
from syclopt.ir.text.spelling import escape

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

    from syclopt.errors import Location
    from syclopt.ir.fragments import Attribute, Parameter
    from syclopt.ir.module import Module
    from syclopt.ir.text.source import Span
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.metadata_node import MetadataNode
    from syclopt.ir.views.symbol import Symbol
    from syclopt.ir.views.view import View

Value = Literal["uint32", "boolean", "string", "none"]
Extension = Literal["global-variable-decorations", "host-access"]

DECORATIONS: Mapping[str, tuple[int, Value]] = {
    names.INIT_MODE: (6148, "uint32"),
    names.IMPLEMENT_IN_CSR: (6149, "boolean"),
    names.BUFFER_LOCATION: (5921, "uint32"),
    names.CONDUIT: (6175, "boolean"),
    names.REGISTER_MAP: (6176, "boolean"),
    names.ADDRESS_WIDTH: (6177, "uint32"),
    names.DATA_WIDTH: (6178, "uint32"),
    names.LATENCY: (6179, "uint32"),
    names.READ_WRITE_MODE: (6180, "uint32"),
    names.MAX_BURST: (6181, "uint32"),
    names.ALIGNMENT: (44, "uint32"),
    names.WAIT_REQUEST: (6182, "uint32"),
    names.STABLE: (6183, "boolean"),
    names.STRICT: (19, "boolean"),
    names.LATENCY_ANCHOR_ID: (6172, "string"),
    names.LATENCY_CONSTRAINT: (6173, "string"),
    names.DATAPATH: (5825, "none"),
    names.RESOURCE: (5826, "string"),
    names.NUM_BANKS: (5827, "uint32"),
    names.RAM_STITCHING: (5836, "uint32"),
    names.MAX_PRIVATE_COPIES: (5829, "uint32"),
    names.NUM_REPLICATES: (5832, "uint32"),
    names.BI_DIRECTIONAL_PORTS_FALSE: (5833, "none"),
    names.CLOCK_2X_FALSE: (5830, "none"),
    names.CLOCK_2X_TRUE: (5831, "none"),
    names.STRIDE_SIZE: (5883, "uint32"),
    names.WORD_SIZE: (5884, "uint32"),
    names.BI_DIRECTIONAL_PORTS_TRUE: (5885, "none"),
    names.PREFETCH_HINT: (6442, "uint32"),
    names.PREFETCH_HINT_NON_TEMPORAL: (6442, "uint32"),
    names.CACHE_READ_HINT: (6442, "uint32"),
    names.CACHE_READ_ASSERTION: (6442, "uint32"),
    names.CACHE_WRITE_HINT: (6443, "uint32"),
}
_U32 = 1 << 32
_CODE = compile_pattern(r"!\{[ \t\r\n]*i32[ \t\r\n]+([0-9]{1,9})")
_OLD_NAMES = {
    names.HOST_ACCESS_OF_OLD: names.HOST_ACCESS,
    names.INIT_MODE_OF_OLD: names.INIT_MODE,
    names.IMPLEMENT_IN_CSR_OF_OLD: names.IMPLEMENT_IN_CSR,
}
_NO_ACCESS = 3
_MARKS = (*DECORATIONS, names.DEVICE_GLOBAL_SIZE, names.HOST_PIPE_SIZE)
_DETAILS = (*_OLD_NAMES, names.HOST_ACCESS, names.UNIQUE_ID)
REGISTER_NAMES = (names.REGISTER_ALLOC_MODE, names.GRF_SIZE, names.MAXIMUM_REGISTERS)
_ALLOC_MODES = {0: 0, 128: 1, 256: 2}
_LARGEST = 512
_GPU_AHEAD_OF_TIME = compile_pattern(r"spir64_gen(?:-|\Z)")
_PIPELINE_ENABLE = 5919
_INITIATION_INTERVAL = 5917
_INTEGER = compile_pattern(r"-?[0-9]{1,10}", re.ASCII)
_I32 = 1 << 31
_WORK_GROUP_SIZES = 3
_DIGITS = 20
_FPGA = compile_pattern(r"spir(?:64)?_fpga-|spir(?:64)?_fpga\Z")
_POINTER = compile_pattern(r"(?:^|-)p0?:([0-9]{1,9})")


class GlobalNumbers(NamedTuple):
    """What an extension calls the decorations of variables, and what the host may do.

    `accesses` are the operands for what `"sycl-host-access"` counts: reads, writes, both, neither.
    """

    host_access: int
    init_mode: int
    implement_in_csr: int
    accesses: tuple[int, int, int, int]

    @property
    def all(self) -> frozenset[int]:
        """The numbers of the decorations."""
        return frozenset({self.host_access, self.init_mode, self.implement_in_csr})


GLOBAL_NUMBERS: Mapping[Extension, GlobalNumbers] = {
    "global-variable-decorations": GlobalNumbers(6147, 6148, 6149, (0, 1, 2, 3)),
    "host-access": GlobalNumbers(6188, 6190, 6191, (1, 2, 3, 0)),
}
READ_WRITE = 2


class Located(Protocol):
    """What stands somewhere in a file."""

    @property
    def location(self) -> Location:
        """Where it stands; to find that takes time."""
        ...


class Place:
    """What an attribute is of, for messages."""

    def __init__(self, what: str, owner: Located) -> None:
        self.what = what
        self._owner = owner

    @property
    def location(self) -> Location:
        """Where it stands."""
        return self._owner.location

    def error(self, name: str, value: str, expected: str) -> InputError:
        """Return the error about the attribute `name`, whose value is not as `expected`."""
        return InputError(f"{self.what}: \"{name}\" is '{value}', expected {expected}", self.location)

    def number(self, name: str, value: str) -> int:
        """Return the unsigned 32-bit number of an attribute, written in decimal. Raises `InputError`."""
        if not (value.isascii() and value.isdigit()) or len(value) > 10 or int(value) >= _U32:
            raise self.error(name, value, "an unsigned 32-bit number")
        return int(value)

    def power_of_two(self, name: str, value: str, number: int) -> int:
        """Return `number`, the value of an alignment. Raises `InputError` when it is no power of two."""
        if number <= 0 or number & (number - 1):
            raise self.error(name, value, "a power of two")
        return number


def decoration(name: str, value: str, place: Place, code: int | None = None) -> str:
    """Return the metadata node of the decoration that `name` stands for in the table.

    `code` is given where it is another one than in the table. Raises `InputError` for a value that is no number where
    one is expected.
    """
    usual, kind = DECORATIONS[name]
    code = usual if code is None else code
    if kind == "none":
        return f"!{{i32 {code}}}"
    if kind == "string":
        return f"!{{i32 {code}, {string(value)}}}"
    number = place.number(name, value) if kind == "uint32" else int(value != "false")
    return f"!{{i32 {code}, i32 {number}}}"


def string(value: str) -> str:
    """Return a metadata string."""
    return f'!"{escape(value)}"'


def may_have(header: str, text: str) -> bool:
    """Tell whether a header may have a string or a kind of metadata, which may be spelled with escapes."""
    return text in header or "\\" in header


def attached(symbol: Symbol, kind: str) -> list[MetadataNode]:
    """Return all nodes of a kind that are attached to a function or variable, which may have several."""
    header = symbol.header
    if not may_have(header, f"!{kind}"):
        return []
    layout = symbol.layout
    spans = (layout.attachments,) if isinstance(layout, FunctionLayout) else layout.details
    found = [attachment for span in spans for attachment in attachments_in(header, *span)]
    return [symbol.module.node(header[slice(*a.node)], symbol) for a in found if a.kind == kind]


def contents(nodes: Iterable[MetadataNode], user: View) -> list[str]:
    """Return the operands of list nodes as they are spelled in full: `!{i32 44, i32 8}`, not `!5`.

    Raises `InputError` for a node that is no list.
    """
    found: list[str] = []
    for node in nodes:
        text = without_comments(node.content).removeprefix("distinct").strip()
        if not (text.startswith("!{") and text.endswith("}")):
            where = node.location if node.number >= 0 else user.location
            raise InputError(f"'@{user.key}': expected a list of decorations, found {node.content}", where)
        for start, end in split_commas(text, 2, len(text) - 1) if text[2:-1].strip() else ():
            operand = text[start:end]
            content = node.module.node(to_internal(operand), node).content if operand[:1] == "!" else operand
            found.append(to_user(as_printed(to_internal(content))))
    return found


def merged(before: Sequence[str], wanted: Sequence[str], codes: Collection[int] = ()) -> list[str]:
    """Return decorations with those `wanted` behind the others.

    Left out are those of `before` with a number that a wanted one has, or that is one of `codes`. Where that changes
    nothing but the order, it is `before`.
    """
    replaced = {*codes, *map(_code, wanted)}
    after = [*(text for text in before if _code(text) not in replaced), *wanted]
    return [*before] if sorted(after) == sorted(before) else after


def new_lists(module: Module, wanted: Mapping[Key, Sequence[str]], codes: Collection[int] = ()) -> dict[Key, str]:
    """Return the lists of decorations that symbols need, those that are there and wanted ones, as `merged` has it.

    The module has what they list from now on. A symbol whose list is right as it is needs none.
    """
    after: dict[Key, Sequence[str]] = {}
    for key, decorations in wanted.items():
        is_decorated = decorations and may_have(module.header(key), f"!{names.DECORATIONS_KIND}")
        found = _beside(module.symbols[key], decorations, codes) if is_decorated else decorations
        if found:
            after[key] = found
    numbers = module.add_nodes(text for decorations in after.values() for text in decorations)
    return {key: f"!{{{', '.join([f'!{numbers[text]}' for text in texts])}}}" for key, texts in after.items()}


def _beside(symbol: Symbol, wanted: Sequence[str], codes: Collection[int]) -> Sequence[str]:
    """Return what a symbol is to have instead of its decorations; nothing where these are right."""
    nodes = attached(symbol, names.DECORATIONS_KIND)
    before = contents(nodes, symbol)
    after = merged(before, wanted, codes)
    return () if after == before and len(nodes) == 1 else after


def list_of_nodes(module: Module, texts: Iterable[str]) -> str:
    """Return a list of nodes of these contents, which the module has from now on."""
    return f"!{{{', '.join(module.add_metadata(text).reference for text in texts)}}}"


def _code(text: str) -> int | None:
    found = _CODE.match(text)
    return int(found[1]) if found else None


def decorations_of_variables(module: Module, extension: Extension) -> dict[Key, list[str]]:
    """Return the decorations of variables, as metadata nodes: by the names of the attributes, the access last.

    A device global always has one that says what the host may do with it, and its id; so has a host pipe. Raises
    `InputError` for a value of another form than its decoration takes, and for a variable that needs an id.
    """
    marks = {name: found for name in _MARKS if (found := module.globals_with_string(name))}
    if not marks:
        return {}
    marked = {key for found in marks.values() for key in found}
    strings = marks | {name: module.globals_with_string(name) for name in _DETAILS}
    decorations: dict[Key, list[str]] = {}
    for key, variable in module.globals.entities().items():
        if key in marked:
            attributes = {name: values[key] for name, values in strings.items() if key in values}
            decorations[key] = _decorations(key, attributes, extension, variable)
    return decorations


def _decorations(key: Key, attributes: Mapping[str, str], extension: Extension, owner: Located) -> list[str]:
    is_device_global = names.DEVICE_GLOBAL_SIZE in attributes
    if is_device_global:
        attributes = {_OLD_NAMES[name]: attributes[name] for name in _OLD_NAMES if name in attributes} | {**attributes}
    place = Place(f"{'device global' if is_device_global else 'variable'} '@{key}'", owner)
    numbers = GLOBAL_NUMBERS[extension]
    codes = {names.INIT_MODE: numbers.init_mode, names.IMPLEMENT_IN_CSR: numbers.implement_in_csr}
    found = [
        decoration(name, attributes[name], place, codes.get(name)) for name in sorted(attributes) if name in DECORATIONS
    ]
    accesses: list[int] = []
    if is_device_global:
        accesses.append(_access(attributes, place))
    if names.HOST_PIPE_SIZE in attributes:
        accesses.append(READ_WRITE)
    for access in accesses:
        unique_id = attributes.get(names.UNIQUE_ID, "")
        if not unique_id:
            raise InputError(f'{place.what} has no id: expected the attribute "{names.UNIQUE_ID}"', place.location)
        found.append(f"!{{i32 {numbers.host_access}, i32 {numbers.accesses[access]}, {string(unique_id)}}}")
    return found


def _access(attributes: Mapping[str, str], place: Place) -> int:
    value = attributes.get(names.HOST_ACCESS)
    if value is None:
        return READ_WRITE
    access = place.number(names.HOST_ACCESS, value)
    if access > _NO_ACCESS:
        raise place.error(names.HOST_ACCESS, value, "0 (read), 1 (write), 2 (read and write) or 3 (none)")
    return access


def decorations_of_parameters(kernel: Function) -> list[list[str]]:
    """Return the decorations of each parameter, as metadata nodes, by the names of the attributes.

    Raises `InputError` for a value of another form than its decoration takes.
    """
    found: list[list[str]] = []
    for number, parameter in enumerate(kernel.parameters):
        place = _place(kernel, number)
        named = {a.name: a.value for a in parameter.attributes if a.is_string and a.name in DECORATIONS}
        found.append([decoration(name, named[name], place) for name in sorted(named) if name != names.ALIGNMENT])
    return found


def aligned_parameters(kernel: Function) -> str:
    """Return the header of a kernel in which `"sycl-alignment"="N"` of parameters is `align N`.

    Raises `InputError` when N is no power of two, or the parameter is no pointer.
    """
    header = kernel.header
    patches: dict[Span, str] = {}
    for number, parameter in enumerate(kernel.parameters):
        wanted = next((a for a in parameter.attributes if a.is_string and a.name == names.ALIGNMENT), None)
        if wanted is not None:
            patches |= _patches(parameter, wanted, _place(kernel, number), header)
    for span in sorted(patches, reverse=True):
        header = header[: span.start] + patches[span] + header[span.end :]
    return header


def _patches(parameter: Parameter, wanted: Attribute, place: Place, header: str) -> dict[Span, str]:
    value = wanted.value
    number = place.power_of_two(names.ALIGNMENT, value, place.number(names.ALIGNMENT, value))
    spelled = parameter.type.text
    if not (spelled.startswith("ptr") or spelled.endswith("*")):
        raise place.error(names.ALIGNMENT, value, f"a pointer, found the type {spelled}")
    known = next((a for a in parameter.attributes if a.name == "align" and not a.is_string), None)
    if known is None:
        return {wanted.span: f"align {number}"}
    start, end = wanted.span
    start -= header[start - 1] == " "
    return {type(wanted.span)(start, end): "", known.span: f"align {number}"}


def _place(kernel: Function, number: int) -> Place:
    return Place(f"parameter {number} of kernel '@{kernel.key}'", kernel)


def check_registers(attributes: Mapping[str, str], place: Place) -> None:
    """Raise `InputError` where attributes say in several ways how many registers there are."""
    said = [name for name in REGISTER_NAMES if name in attributes]
    if len(said) > 1:
        raise InputError(f'{place.what} has both "{said[0]}" and "{said[1]}", expected one of them', place.location)


def alloc_mode(_: Module, kernel: Function, value: str, place: Place) -> tuple[str, str] | None:
    """Return kind and node for a mode of the allocation; None for an ESIMD function. Raises `InputError`."""
    return _mode(kernel, place.number(names.REGISTER_ALLOC_MODE, value))


def grf_size(module: Module, kernel: Function, value: str, place: Place) -> tuple[str, str] | None:
    """Return kind and node for a size; None for an ESIMD function, and for a size that metadata leaves to others.

    A size without a mode is an option of the driver, which the runtime gives it by the property of the image. Ahead of
    time nothing does, so the size that GPUs have besides is metadata there. Raises `InputError`.
    """
    size = place.number(names.GRF_SIZE, value)
    if size in _ALLOC_MODES:
        return _mode(kernel, _ALLOC_MODES[size])
    if size != _LARGEST or _is_esimd(kernel) or not _GPU_AHEAD_OF_TIME.match(module.triple or ""):
        return None
    return _maximum(size)


def maximum_registers(_: Module, __: Function, value: str, place: Place) -> tuple[str, str]:
    """Return kind and node for a number of registers; 0 lets the compiler choose. Raises `InputError`."""
    return _maximum(place.number(names.MAXIMUM_REGISTERS, value))


def _mode(kernel: Function, mode: int) -> tuple[str, str] | None:
    return None if _is_esimd(kernel) else (names.REGISTER_ALLOC_MODE_KIND, f"!{{i32 {mode}}}")


def _maximum(number: int) -> tuple[str, str]:
    return names.MAXIMUM_REGISTERS_KIND, f"!{{i32 {number}}}" if number else '!{!"AutoINTEL"}'


def _is_esimd(kernel: Function) -> bool:
    return names.EXPLICIT_SIMD_KIND in kernel.metadata_kinds


class ExecutionMode(NamedTuple):
    """An execution mode of SPIR-V, for floating-point numbers of a width."""

    mode: int
    width: int


# bit -> the modes that it asks for, in the order in which they are listed
_MODES = {
    1: tuple(ExecutionMode(4462, width) for width in (64, 32, 16)),  # round to nearest, ties to even
    2: tuple(ExecutionMode(5620, width) for width in (64, 32, 16)),  # round up
    4: tuple(ExecutionMode(5621, width) for width in (64, 32, 16)),  # round down
    8: tuple(ExecutionMode(4463, width) for width in (64, 32, 16)),  # round to zero
    16: tuple(ExecutionMode(4460, width) for width in (64, 32, 16)),  # flush denormals to zero
    128: (ExecutionMode(4459, 16),),  # keep denormals
    64: (ExecutionMode(4459, 32),),
    32: (ExecutionMode(4459, 64),),
}


class KernelProperties(NamedTuple):
    """The decorations of a kernel, its further metadata (kind and node, of one kind the first counts), its modes."""

    decorations: tuple[str, ...]
    metadata: tuple[tuple[str, str], ...]
    modes: tuple[ExecutionMode, ...]


def kernel_properties(module: Module, kernel: Function) -> KernelProperties:
    """Return what the attributes of `kernel` say, in the order of their names.

    Raises `InputError` for a value of another form than expected, and for several ways to choose registers at once.
    """
    attributes = kernel.attributes.strings
    place = Place(f"kernel '@{kernel.key}'", kernel)
    check_registers(attributes, place)
    decorations: list[str] = []
    metadata: list[tuple[str, str]] = []
    modes: tuple[ExecutionMode, ...] = ()
    for name in sorted(attributes):
        value = attributes[name]
        if name == names.PIPELINED:
            decorations += _pipelined(value, place)
        elif name == names.FLOATING_POINT_CONTROL:
            bits = place.number(name, value)
            modes = tuple(mode for bit, listed in _MODES.items() if bits & bit for mode in listed)
        elif name in DECORATIONS:
            decorations.append(decoration(name, value, place))
        elif name in _SIZES:
            metadata += _work_group_size(module, name, value, place)
        elif name in _METADATA:
            found = _METADATA[name](module, kernel, value, place)
            metadata += [found] if found is not None else []
    return KernelProperties(tuple(decorations), tuple(metadata), modes)


def _pipelined(value: str, place: Place) -> list[str]:
    if not _INTEGER.fullmatch(value) or not -_I32 <= int(value) < _I32:
        raise place.error(names.PIPELINED, value, "a signed 32-bit number")
    number = int(value)
    found = [f"!{{i32 {_PIPELINE_ENABLE}, i32 {int(number != 0)}}}"]
    return [*found, f"!{{i32 {_INITIATION_INTERVAL}, i32 {number}}}"] if number > 0 else found


def _work_group_size(module: Module, name: str, value: str, place: Place) -> list[tuple[str, str]]:
    """Return a node of three numbers, the fastest dimension first; with fewer dimensions, also one that counts them."""
    bits, sizes = _pointer_bits(module), value.split(",")
    missing = _WORK_GROUP_SIZES - len(sizes)
    if missing < 0 or not all(_is_size(size, bits) for size in sizes):
        raise place.error(name, value, "one to three numbers with commas between them")
    numbers = [*(int(size) for size in reversed(sizes)), *[1] * missing]
    node = f"!{{{', '.join(f'i{bits} {number}' for number in numbers)}}}"
    dimensions = [(names.WORK_GROUP_NUM_DIM_KIND, f"!{{i32 {len(sizes)}}}")] if missing else []
    return [(_SIZES[name], node), *dimensions]


def _is_size(value: str, bits: int) -> bool:
    return value.isascii() and value.isdigit() and len(value) <= _DIGITS and not int(value) >> bits


def _max_linear_size(module: Module, _: Function, value: str, place: Place) -> _Found:
    bits = _pointer_bits(module)
    if not _is_size(value, bits):
        raise place.error(names.MAX_LINEAR_WORK_GROUP_SIZE, value, "a number")
    return names.MAX_LINEAR_WORK_GROUP_SIZE_KIND, f"!{{i{bits} {int(value)}}}"


_Found = tuple[str, str] | None


def _interface(name: str, word: str, more: str) -> Callable[[Module, Function, str, Place], _Found]:
    def read(_: Module, __: Function, value: str, place: Place) -> _Found:
        return names.IP_INTERFACE_KIND, f'!{{!"{word}", !"{more}"}}' if place.number(name, value) else f'!{{!"{word}"}}'

    return read


def _sub_group_size(_: Module, __: Function, value: str, place: Place) -> _Found:
    return names.REQD_SUB_GROUP_SIZE_KIND, f"!{{i32 {place.number(names.SUB_GROUP_SIZE, value)}}}"


def _single_task(module: Module, _: Function, __: str, ___: Place) -> _Found:
    return (names.MAX_GLOBAL_WORK_DIM_KIND, "!{i32 0}") if _FPGA.match(module.triple or "") else None


def _pointer_bits(module: Module) -> int:
    """Return the width of a pointer: what the data layout says, or else what the target triple means."""
    found = _POINTER.search(module.data_layout or "")
    if found:
        return int(found[1])
    return 32 if (module.triple or "").startswith(("spir-", "spirv32", "i386", "i686", "nvptx-")) else 64


_SIZES = {
    names.WORK_GROUP_SIZE: names.REQD_WORK_GROUP_SIZE_KIND,
    names.WORK_GROUP_SIZE_HINT: names.WORK_GROUP_SIZE_HINT_KIND,
    names.MAX_WORK_GROUP_SIZE: names.MAX_WORK_GROUP_SIZE_KIND,
}
_METADATA = {
    names.MAX_LINEAR_WORK_GROUP_SIZE: _max_linear_size,
    names.SUB_GROUP_SIZE: _sub_group_size,
    names.SINGLE_TASK: _single_task,
    names.STREAMING_INTERFACE: _interface(names.STREAMING_INTERFACE, "streaming", "stall_free_return"),
    names.REGISTER_MAP_INTERFACE: _interface(names.REGISTER_MAP_INTERFACE, "csr", "wait_for_done_write"),
    names.REGISTER_ALLOC_MODE: alloc_mode,
    names.GRF_SIZE: grf_size,
    names.MAXIMUM_REGISTERS: maximum_registers,
}
MARKS = frozenset({*DECORATIONS, *_SIZES, *_METADATA, names.PIPELINED, names.FLOATING_POINT_CONTROL})
