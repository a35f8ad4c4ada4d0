"""Compile-time properties that SPIR-V knows as decorations: attributes of variables, parameters and kernels.

Sources of the numbers: the SPIR-V extensions SPV_INTEL_global_variable_decorations, or SPV_INTEL_global_variable_host_
access and SPV_INTEL_global_variable_fpga_decorations, which took its place; for the others the SPIR-V registry.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

from syclopt import names
from syclopt.errors import InputError
from syclopt.ir.layout import FunctionLayout, attachments_in
from syclopt.ir.references import without_comments
from syclopt.ir.text.alike import on_a_line
from syclopt.ir.text.brackets import split_commas
from syclopt.ir.text.source import to_internal, to_user
from syclopt.ir.text.spelling import escape

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Mapping, Sequence

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
_CODE = re.compile(r"!\{[ \t\r\n]*i32[ \t\r\n]+([0-9]{1,9})")
_OLD_NAMES = {
    names.HOST_ACCESS_OF_OLD: names.HOST_ACCESS,
    names.INIT_MODE_OF_OLD: names.INIT_MODE,
    names.IMPLEMENT_IN_CSR_OF_OLD: names.IMPLEMENT_IN_CSR,
}
_NO_ACCESS = 3
_MARKS = (*DECORATIONS, names.DEVICE_GLOBAL_SIZE, names.HOST_PIPE_SIZE)
_DETAILS = (*_OLD_NAMES, names.HOST_ACCESS, names.UNIQUE_ID)


@dataclass(frozen=True, slots=True)
class GlobalNumbers:
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


def attached(symbol: Symbol, kind: str) -> list[MetadataNode]:
    """Return all nodes of a kind that are attached to a function or variable, which may have several."""
    header = symbol.header
    if f"!{kind}" not in header:
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
            found.append(to_user(on_a_line(to_internal(content))))
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
        is_decorated = decorations and f"!{names.DECORATIONS_KIND}" in module.header(key)
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
