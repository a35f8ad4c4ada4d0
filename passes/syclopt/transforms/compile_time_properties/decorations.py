"""Compile-time properties that SPIR-V knows as decorations: attributes of variables, parameters and kernels.

Sources of the numbers: the SPIR-V extensions SPV_INTEL_global_variable_decorations, or SPV_INTEL_global_variable_host_
access and SPV_INTEL_global_variable_fpga_decorations, which took its place; for the others the SPIR-V registry.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, Protocol

from syclopt.errors import InputError
from syclopt.ir.text.spelling import escape

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.errors import Location

Value = Literal["uint32", "boolean", "string", "none"]
Extension = Literal["global-variable-decorations", "host-access"]

ALIGNMENT = "sycl-alignment"
INIT_MODE = "sycl-init-mode"
IMPLEMENT_IN_CSR = "sycl-implement-in-csr"
DECORATIONS: Mapping[str, tuple[int, Value]] = {
    INIT_MODE: (6148, "uint32"),
    IMPLEMENT_IN_CSR: (6149, "boolean"),
    "sycl-buffer-location": (5921, "uint32"),
    "sycl-conduit": (6175, "boolean"),
    "sycl-register-map": (6176, "boolean"),
    "sycl-awidth": (6177, "uint32"),
    "sycl-dwidth": (6178, "uint32"),
    "sycl-latency": (6179, "uint32"),
    "sycl-read-write-mode": (6180, "uint32"),
    "sycl-maxburst": (6181, "uint32"),
    ALIGNMENT: (44, "uint32"),
    "sycl-wait-request": (6182, "uint32"),
    "sycl-stable": (6183, "boolean"),
    "sycl-strict": (19, "boolean"),
    "sycl-latency-anchor-id": (6172, "string"),
    "sycl-latency-constraint": (6173, "string"),
    "sycl-datapath": (5825, "none"),
    "sycl-resource": (5826, "string"),
    "sycl-num-banks": (5827, "uint32"),
    "sycl-ram-stitching": (5836, "uint32"),
    "sycl-max-private-copies": (5829, "uint32"),
    "sycl-num-replicates": (5832, "uint32"),
    "sycl-bi-directional-ports-false": (5833, "none"),
    "sycl-clock-2x-false": (5830, "none"),
    "sycl-clock-2x-true": (5831, "none"),
    "sycl-stride-size": (5883, "uint32"),
    "sycl-word-size": (5884, "uint32"),
    "sycl-bi-directional-ports-true": (5885, "none"),
    "sycl-prefetch-hint": (6442, "uint32"),
    "sycl-prefetch-hint-nt": (6442, "uint32"),
    "sycl-cache-read-hint": (6442, "uint32"),
    "sycl-cache-read-assertion": (6442, "uint32"),
    "sycl-cache-write-hint": (6443, "uint32"),
}
_U32 = 1 << 32


@dataclass(frozen=True, slots=True)
class GlobalNumbers:
    """What an extension calls the decorations of variables."""

    host_access: int
    init_mode: int
    implement_in_csr: int

    @property
    def all(self) -> frozenset[int]:
        """The numbers of the decorations."""
        return frozenset({self.host_access, self.init_mode, self.implement_in_csr})


GLOBAL_NUMBERS: Mapping[Extension, GlobalNumbers] = {
    "global-variable-decorations": GlobalNumbers(6147, 6148, 6149),
    "host-access": GlobalNumbers(6188, 6190, 6191),
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
    known, kind = DECORATIONS[name]
    code = known if code is None else code
    if kind == "none":
        return f"!{{i32 {code}}}"
    if kind == "string":
        return f"!{{i32 {code}, {string(value)}}}"
    number = place.number(name, value) if kind == "uint32" else int(value != "false")
    return f"!{{i32 {code}, i32 {number}}}"


def string(value: str) -> str:
    """Return a metadata string."""
    return f'!"{escape(value)}"'
