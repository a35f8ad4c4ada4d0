"""sycl-place-local-memory: where in local memory the arguments and the variables of kernels stand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from syclopt import names
from syclopt.ir.body.numbering import parameter_keys
from syclopt.ir.data_layout import DataLayout
from syclopt.ir.fragments import parse_type
from syclopt.ir.text.names_in_text import Renaming
from syclopt.ir.text.spelling import Key, spell
from syclopt.passes import ModulePass, PassContext, PassResult
from syclopt.rewrites.parameter_lists import set_parameters, spelled_parameters
from syclopt.targets.triples import LOCAL

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from syclopt.ir.data_layout import Extent
    from syclopt.ir.entity import Entity
    from syclopt.ir.module import Module
    from syclopt.ir.views.function import Function
    from syclopt.ir.views.global_variable import Global

_ALIGNMENT = 16  # of all places in the array
_SPACE = f"ptr addrspace({LOCAL})"
_ARRAY = f"@{names.NVPTX_DYNAMIC_LOCAL}"


@dataclass(frozen=True)
class SYCLPlaceLocalMemoryPass(ModulePass):
    """Let kernels take offsets into one array, whose size a launch tells, for arguments that point to local memory.

    Offsets are multiples of 16, and masked, so that code relies on it. Variables in local memory stay as they are,
    unless those of a kernel take more bytes than `most`: then they have places in that array, too, before those of the
    arguments. The attributes `sycl-static-local-bytes` and `sycl-dynamic-local-bytes` of a kernel say how many bytes
    its variables take, as they are and in the array.
    """

    name: ClassVar[str] = "sycl-place-local-memory"
    most: int = field(default=(48 << 10) - 16, metadata={"help": "bytes of variables that may stay as they are"})

    def run(self, module: Module, ctx: PassContext) -> PassResult:
        """Edit in place."""
        marked = module.functions_with_convention(names.PTX_KERNEL)
        kernels = [module.functions[key] for key in module.definition_keys() if key in marked]
        variables = _Variables(module, [kernel.key for kernel in kernels], self.most)
        places = [bool(_place_parameters(kernel)) for kernel in kernels]
        if variables.moved:
            variables.move()
        if any(places) or variables.moved:
            _declare_array(module, variables.alignment)
        told = [variables.tell(kernel) for kernel in kernels]
        ctx.count("variables moved", len(variables.moved))
        return PassResult(changed=any(places) or bool(variables.moved) or any(told))


def _declare_array(module: Module, alignment: int) -> None:
    array = module.globals.get(names.NVPTX_DYNAMIC_LOCAL)
    if array is None:
        module.add(f"{_ARRAY} = external addrspace({LOCAL}) global [0 x i8], align {alignment}")
    elif (array.alignment or 1) < alignment:
        array.set_alignment(alignment)


def _place_parameters(kernel: Function) -> list[Key]:
    """Let a kernel take offsets for its parameters that point to local memory; return these."""
    parameters = kernel.parameters
    keys = parameter_keys(kernel.entity)
    pointers = {
        at: parameter.type.text
        for at, parameter in enumerate(parameters)
        if parameter.type.kind == "pointer"
        and (
            parameter.type.address_space == LOCAL or any(one.name == names.LOCAL_MEMORY for one in parameter.attributes)
        )
    }
    if not pointers:
        return []
    texts = spelled_parameters(kernel)
    with kernel.edit() as body:
        lines: list[str] = []
        for at, kind in pointers.items():
            key = keys[at]
            place = f"%{body.fresh('place')}"
            aligned = f"%{body.fresh('offset')}"
            body.replace_uses(key, place)
            lines.append(f"{aligned} = and i32 %{spell(key)}, -{_ALIGNMENT}")
            pointer = place if kind == _SPACE else f"{place}.local"
            lines.append(f"{pointer} = getelementptr inbounds i8, {_SPACE} {_ARRAY}, i32 {aligned}")
            if pointer != place:
                lines.append(f"{place} = addrspacecast {_SPACE} {pointer} to {kind}")
            texts[at] = f"i32 %{spell(key)}"
        body.entry.insert_at_start("\n".join(lines))
    set_parameters(kernel, texts)
    return [keys[at] for at in pointers]


class _Variables:
    """The variables in local memory that kernels reach, and those that are to have places in the array."""

    def __init__(self, module: Module, kernels: Sequence[Key], most: int) -> None:
        self._module = module
        layout = DataLayout(module.data_layout or "")
        self._extents = {
            variable.key: _extent_of(variable, layout)
            for variable in module.globals.values()
            if variable.address_space == LOCAL and variable.key != names.NVPTX_DYNAMIC_LOCAL
        }
        self._reached = {key: self._reached_by(key) for key in kernels} if self._extents else {}
        self.moved = self._moved(most)
        self.alignment = max(_ALIGNMENT, *(self._extents[key].alignment for key in self.moved), _ALIGNMENT)

    def _reached_by(self, kernel: Key) -> list[Key]:
        functions = self._module.reachable([kernel])
        return [key for key in self._extents if key in functions]

    def _moved(self, most: int) -> Mapping[Key, int]:
        """Return the variables that get places in the array, with these.

        All variables of a kernel do, then, and they stand at the same places for all kernels that have some of them.
        """
        joined: dict[Key, set[Key]] = {}
        for keys in self._reached.values():
            if self._end(keys) > most:
                together = {*keys}.union(*(joined[key] for key in keys if key in joined))
                joined.update(dict.fromkeys(together, together))
        places: dict[Key, int] = {}
        ends: dict[int, int] = {}
        for key in self._extents:
            if key in joined:
                group = id(joined[key])
                extent = self._extents[key]
                places[key] = _padded(ends.get(group, 0), max(extent.alignment, _ALIGNMENT))
                ends[group] = places[key] + extent.bytes
        return places

    def _end(self, keys: Sequence[Key]) -> int:
        end = 0
        for key in keys:
            end = _padded(end, self._extents[key].alignment) + self._extents[key].bytes
        return end

    def move(self) -> None:
        """Let all code use the places in the array, and remove the variables."""
        texts = {
            key: f"getelementptr (i8, {_SPACE} {_ARRAY}, i32 {place})" if place else _ARRAY
            for key, place in self.moved.items()
        }
        renaming = Renaming({"@": texts.get})
        edited: dict[Entity, Entity | None] = {}
        for key in self.moved:
            for user in self._module.users(key):
                entity = user.entity
                edited[entity] = entity.with_text(entity.header, renaming.text(entity.body))
            edited[self._module.globals[key].entity] = None
        self._module.replace_all(edited)

    def tell(self, kernel: Function) -> bool:
        """Note on a kernel how many bytes its variables take; tell whether that is new."""
        reached = self._reached.get(kernel.key, [])
        in_array = [self.moved[key] + self._extents[key].bytes for key in reached if key in self.moved]
        facts = {
            names.STATIC_LOCAL_BYTES: self._end([key for key in reached if key not in self.moved]),
            names.DYNAMIC_LOCAL_BYTES: _padded(max(in_array, default=0), _ALIGNMENT),
        }
        is_new = False
        for name, count in facts.items():
            if count and not kernel.has_attribute(name, string=True):
                kernel.add_attribute(name, count, string=True)
                is_new = True
        return is_new


def _extent_of(variable: Global, layout: DataLayout) -> Extent:
    """Return the size of a variable, and the alignment that PTX has: what is written, even if its type has a larger."""
    extent = layout.extent(parse_type(variable.value_type), variable.module)
    return extent if variable.alignment is None else extent._replace(alignment=variable.alignment)


def _padded(size: int, alignment: int) -> int:
    return -(-size // alignment) * alignment
