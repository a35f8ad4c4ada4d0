"""Compile-time properties that SPIR-V knows as decorations: attributes of variables, parameters and kernels.

Sources of the numbers: the SPIR-V extensions SPV_INTEL_global_variable_decorations, or SPV_INTEL_global_variable_host_
access and SPV_INTEL_global_variable_fpga_decorations, which took its place; for the others the SPIR-V registry.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

from syclopt import names
from syclopt.errors import InputError
from syclopt.ir.text.spelling import escape

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.errors import Location

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
