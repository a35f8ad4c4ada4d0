"""Code that was made ahead of time for NVIDIA's GPUs, with what a runtime must know to launch it without its IR.

In the files of an image the code stands by itself, and the rest in property sets:

    [SYCL/machine code]              form, architecture, whether variables keep values
    [SYCL/machine code kernels]      kernel -> its launch and its parameters
    [SYCL/machine code variables]    id of a device global -> its name in the code, and what the host may do
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, cast

from syclopt import names
from syclopt.errors import InputError, LimitError
from syclopt.images.kernel_facts import CodeFacts, Parameter
from syclopt.images.properties import Blob
from syclopt.limits import json_value

if TYPE_CHECKING:
    from collections.abc import Mapping

    from syclopt.images.device_variables import Variable
    from syclopt.images.properties import Property, PropertySets

CodeKind = Literal["ptx", "cubin"]
"""Text that the driver makes machine code of, or machine code for one architecture."""
_KINDS: tuple[CodeKind, ...] = ("ptx", "cubin")


class KernelFacts(NamedTuple):
    """What a launch of a kernel needs to know."""

    symbol: str
    """The name in PTX."""
    guarded_dimensions: int
    """In so many work-items outside of the range return at once, so that it may be rounded up: 0 to 3."""
    has_arguments_in_memory: bool
    """Whether the kernel takes the address of a struct of its arguments, since they are too many bytes."""
    static_local_bytes: int
    """Local memory that the kernel's own variables take, which a launch need not ask for."""
    dynamic_local_bytes: int
    """Local memory that a launch asks for before that of the arguments: it is for the kernel's own variables."""
    prints: bool
    """Whether the kernel may print."""
    waits_for_grids: bool
    """Whether the kernel waits for the grids before its own if its launch says so: it may come before they end."""
    has_unknown_stack: bool
    """Whether nobody can tell how much private memory its calls take, or what it takes while it runs."""
    work_group_size: tuple[int, ...]
    """The size that work-groups must have, the first extent varies fastest; empty where any will do."""


class CompiledKernel(NamedTuple):
    """A kernel in machine code: what a launch of it must know, and what its code said."""

    launch: KernelFacts
    code: CodeFacts


class CompiledVariable(NamedTuple):
    """A device global in machine code: its name there, and what its code said."""

    symbol: str
    code: Variable


@dataclass(frozen=True)
class MachineCode:
    """Code for an architecture, such as `sm_90`: the bytes of a file, and what is known of them.

    Kernels are found by their names in device code, variables by their ids. PTX also runs on newer architectures.
    """

    kind: CodeKind
    architecture: str
    kernels: Mapping[str, CompiledKernel]
    variables: Mapping[str, CompiledVariable]
    keeps_values: bool
    """Whether it has variables that keep their values from launch to launch."""
    data: bytes = field(repr=False)

    def describe(self, sets: PropertySets) -> None:
        """Put into property sets what is known of it."""
        sets.add(names.MACHINE_CODE_SET, names.CODE_KIND_KEY, Blob.of_string(self.kind))
        sets.add(names.MACHINE_CODE_SET, names.CODE_ARCHITECTURE_KEY, Blob.of_string(self.architecture))
        sets.add(names.MACHINE_CODE_SET, names.KEEPS_VALUES_KEY, int(self.keeps_values))
        for name, (launch, (parameters, may_wait)) in self.kernels.items():
            said = {**launch._asdict(), "may_wait": may_wait, "parameters": [[*one] for one in parameters]}
            sets.add(names.MACHINE_CODE_KERNELS_SET, name, _text(said))
        for unique_id, (symbol, code) in self.variables.items():
            said = {**code._asdict(), "initial": code.initial.hex(), "symbol_in_code": symbol}
            sets.add(names.MACHINE_CODE_VARIABLES_SET, unique_id, _text(said))

    @classmethod
    def described(cls, sets: PropertySets, data: bytes, file: str | None = None) -> MachineCode | None:
        """Return the code of an image with property sets, None where these tell of none.

        Raises `InputError` for sets that do not say what they should.
        """
        about = sets.get(names.MACHINE_CODE_SET)
        if about is None:
            return None
        try:
            kind = kind_in(sets)
            if kind is None:
                raise ValueError("no kind of code")
            kernels, variables = (sets.get(name, {}) for name in _PARTS)
            return cls(
                kind,
                cast("Blob", about[names.CODE_ARCHITECTURE_KEY]).as_string(),
                {name: kernel_in(said) for name, said in kernels.items()},
                {unique_id: variable_in(said) for unique_id, said in variables.items()},
                bool(about[names.KEEPS_VALUES_KEY]),
                data,
            )
        except (AttributeError, KeyError, LimitError, TypeError, ValueError) as error:
            message = f"property set '{names.MACHINE_CODE_SET}': found {error}, expected what this version writes"
            raise InputError(message, file=file) from error


_PARTS = (names.MACHINE_CODE_KERNELS_SET, names.MACHINE_CODE_VARIABLES_SET)
_PARAMETER: list[type] = [int, str, str, str, int, int, int, int]
_KERNEL: dict[str, type] = {
    "symbol": str,
    "guarded_dimensions": int,
    "has_arguments_in_memory": bool,
    "static_local_bytes": int,
    "dynamic_local_bytes": int,
    "prints": bool,
    "waits_for_grids": bool,
    "has_unknown_stack": bool,
}
_VARIABLE = str, str, int, bool, str


def kind_in(sets: PropertySets) -> CodeKind | None:
    """Return the kind of machine code that property sets tell of, if they do."""
    said = sets.get(names.MACHINE_CODE_SET, {}).get(names.CODE_KIND_KEY)
    return next((kind for kind in _KINDS if isinstance(said, Blob) and said.as_string() == kind), None)


def kernel_in(said: Property) -> CompiledKernel:
    """Return what a property says of a kernel. Raises `ValueError`, `TypeError`, `KeyError` for one that says less."""
    found = _facts(said)
    parameters = tuple(Parameter(*_typed(one, _PARAMETER)) for one in found.pop("parameters"))
    size = tuple(int(extent) for extent in found.pop("work_group_size"))
    may_wait = bool(found.pop("may_wait"))
    _typed([found.get(name) for name in _KERNEL], [*_KERNEL.values()])
    return CompiledKernel(KernelFacts(**found, work_group_size=size), CodeFacts(parameters, may_wait))


def variable_in(said: Property) -> CompiledVariable:
    """Return what a property says of a device global. Raises `ValueError`, `TypeError`, `KeyError` likewise."""
    from syclopt.images.device_variables import Variable

    found = _facts(said)
    symbol, initial = str(found.pop("symbol_in_code")), bytes.fromhex(found.pop("initial"))
    kinds = dict(zip(Variable._fields, _VARIABLE, strict=False))
    _typed([found.get(name) for name in kinds], [*kinds.values()])
    return CompiledVariable(symbol, Variable(**found, initial=initial))


def _text(said: Mapping[str, object]) -> Blob:
    return Blob.of_string(json.dumps(said, separators=(",", ":")))


def _typed(values: list[Any], kinds: list[type]) -> list[Any]:
    """Return values if they are of these types. Raises `TypeError`."""
    if [type(value) for value in values] != kinds:
        raise TypeError(f"{values!r}")
    return values


def _facts(said: Property) -> dict[str, Any]:
    if not isinstance(said, Blob):
        raise TypeError(f"{said!r}")
    found: object = json_value(said.as_string(), "<property>")
    if not isinstance(found, dict):
        raise TypeError(f"{found!r}")
    return cast("dict[str, Any]", found)
