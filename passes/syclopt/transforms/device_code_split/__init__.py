"""device-code-split: one image for each group of entry points that may be compiled together."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal, NamedTuple

from syclopt import names
from syclopt.analysis.device_metadata import aspects_of, integers_of, strings_of
from syclopt.analysis.entry_points import EntryPoints
from syclopt.analysis.registered_kernels import SKIPPED_REGISTERED_KERNEL
from syclopt.analysis.sanitizers import SanitizerMetadata
from syclopt.passes import ImagePass, PassContext
from syclopt.transforms.device_code_split.cutter import ImageCutter, check_image_scope

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from syclopt.analysis.device_globals import DeviceGlobal
    from syclopt.images.device_image import DeviceImage
    from syclopt.ir.module import Module
    from syclopt.ir.text.spelling import Key
    from syclopt.ir.views.function import Function

_INTEGER_KINDS = (names.REQD_WORK_GROUP_SIZE_KIND, names.WORK_GROUP_NUM_DIM_KIND, names.REQD_SUB_GROUP_SIZE_KIND)
_STRING_KINDS = (names.JOINT_MATRIX_KIND, names.JOINT_MATRIX_MAD_KIND)
_U32 = 0xFFFF_FFFF
_OUTLINED = (names.INDIRECTLY_CALLABLE, names.ADD_ON_IMAGE)
_GLOBAL = "<GLOBAL>"
_VIRTUAL_CALLS = "<virtual calls>"
_CONDITIONAL_CALLS = "<conditional calls>"


@dataclass(frozen=True)
class DeviceCodeSplitPass(ImagePass):
    """Split an image into groups of entry points, each with all that it needs.

    `kernel` makes a group of each entry point; `source` and `auto` group by translation unit and by the optional
    features that kernels of one image must share; `none` splits nothing. The group whose key sorts last, byte by
    byte, comes first. Variables that are not discardable are in every image. The entry points of an image are marked
    with `"sycl-entry-point"`; one of another group that they call is there as a copy without the mark. Where there
    are marks, of what has none only kernels that other modules see count as entry points.

    `clean-up` hides what nothing outside of an image needs and leaves out what is dead then, also with `none`; of
    `spirv.ExecutionMode` and `sycl_registered_kernels` an image gets what speaks of its functions. With
    `dynamic-linking`, images declare functions that they can take from another one, and mark nothing; a variable that
    several of them may have has a linkage that merges. With `device-globals`, a device global is only where it is
    used, and one with image scope in one image at most; what a sanitizer notes of kernels is in every image.

    With `outline-virtual-functions`, whatever the mode, the functions of one `"indirectly-callable"` set are an image,
    where the greatest of their keys has it, and so are those of one `"sycl-add-on-image"`, after all others; other
    images declare them, less types that a device may lack unless they call them. What several images define then has a
    linkage that merges, and a local variable that can change is one variable for all of them. Local functions of these
    images, and inline ones of add-on images, get names that no other module has.

    With `virtual-calls-together`, whatever the mode, the entry points that make or call virtual functions of resolved
    sets are one image, for targets where code of one image cannot call that of another. With `conditional-calls-apart`,
    entry points that call functions of add-on images are in other images than those that call none.
    """

    name: ClassVar[str] = "device-code-split"
    splits: ClassVar[bool] = True
    warns: ClassVar[tuple[str, ...]] = (SKIPPED_REGISTERED_KERNEL,)
    mode: Literal["source", "kernel", "auto", "none"] = field(
        default="auto", metadata={"help": "what an image holds: a translation unit, a kernel, what suits best, all"}
    )
    clean_up: bool = field(default=False, metadata={"help": "hide and remove what nothing outside of an image needs"})
    only_kernels: bool = field(
        default=False, metadata={"help": "count kernels and virtual functions alone as entry points"}
    )
    dynamic_linking: bool = field(
        default=False, metadata={"help": "leave functions to other images that can be imported from them"}
    )
    device_globals: bool = field(
        default=False, metadata={"help": "put device globals where they are used, and check those with image scope"}
    )
    outline_virtual_functions: bool = field(
        default=False,
        metadata={"help": "make images of sets of virtual functions, and of conditionally called ones"},
    )
    virtual_calls_together: bool = field(
        default=False, metadata={"help": "put what makes and calls virtual functions of resolved sets into one image"}
    )
    conditional_calls_apart: bool = field(
        default=False, metadata={"help": "put what needs add-on images into images without other entry points"}
    )

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the images.

        Raises `SycloptError` for a reference to nothing, for metadata of another shape, and for a device global with
        image scope in two images.
        """
        module = image.module
        found = EntryPoints.kernels_and_virtual_functions(module) if self.only_kernels else ctx.get(EntryPoints)
        entry_points = found.ordered
        outlined = self._outlined_groups(module)
        members = frozenset(key for functions in outlined.values() for key in functions)
        if members:
            entry_points = tuple(key for key in entry_points if key not in members)
        is_whole = self.mode == "none" or not (entry_points or members)
        if is_whole and not (self.clean_up or members):
            return [image]
        variables = self._device_globals(module, ctx)
        on_demand: Container[Key] = variables
        if members:
            from syclopt.transforms.device_code_split.outlining import linkable

            module, outlined, on_demand = linkable(module, outlined, variables)
        imported = self._imported(module)
        if self.dynamic_linking and not is_whole:
            from syclopt.transforms.device_code_split.outlining import with_merging_variables, without_aliases

            module = with_merging_variables(without_aliases(module, imported))
        cutter = ImageCutter(
            module,
            many=not is_whole or bool(members),
            clean_up=self.clean_up,
            dynamic_linking=self.dynamic_linking,
            imported=imported,
            outlined=frozenset(key for functions in outlined.values() for key in functions),
            on_demand=on_demand,
            warn=ctx.warn,
        )
        groups = [_Group(self._place(cutter, name, keys), keys) for name, keys in outlined.items()]
        if is_whole and (entry_points or not members):
            groups.append(_Group(_bytes(_GLOBAL), entry_points, is_whole=True))
        elif not is_whole:
            groups += self._groups(cutter, entry_points)
        groups.sort(key=lambda group: group.name, reverse=True)
        ctx.count("images made", len(groups))
        self._check_scopes(cutter, groups, variables)
        parts = (_Part(cutter, tuple(group.entry_points), group.is_whole) for group in groups)
        return [image.with_module(part.module, part.answers) for part in parts]

    def _groups(self, cutter: ImageCutter, entry_points: Iterable[Key]) -> Iterator[_Group]:
        """Yield the groups of entry points that are no virtual functions of a set."""
        functions = cutter.module.functions
        groups: dict[str, list[Key]] = {}
        find = cutter.module.functions_with_string
        members: AbstractSet[Key] = find(names.RESOLVED_SET).keys() if self.virtual_calls_together else frozenset()
        callers = self._conditional_callers(cutter.module)
        for key in entry_points:
            name = cutter.name(key)
            reached: set[Key] = cutter.dependencies.closure([name]) if members or callers else set()
            if members & reached:
                group = _VIRTUAL_CALLS
            else:
                group = self._group_key(functions[name])
                group += "" if callers.isdisjoint(reached) else _CONDITIONAL_CALLS
            groups.setdefault(group, []).append(key)
        return (_Group(_bytes(name), keys) for name, keys in groups.items())

    def _group_key(self, function: Function) -> str:
        return str(function.key) if self.mode == "kernel" else features_key(function)

    def _place(self, cutter: ImageCutter, name: str, keys: Iterable[Key]) -> bytes:
        """Return by what the image of an outlined group is ordered: of a set, by the greatest key of its functions.

        With `none` no function has a key of its own: sets are ordered by name then, as add-on images always are.
        """
        functions = [cutter.module.functions[cutter.name(key)] for key in keys]
        is_set = all(names.INDIRECTLY_CALLABLE in function.attributes.strings for function in functions)
        if self.mode == "none" or not is_set:
            return _bytes(name)
        return max(_bytes(self._group_key(function)) for function in functions)

    def _conditional_callers(self, module: Module) -> frozenset[Key]:
        """Return what refers to functions of add-on images, where that matters."""
        if not self.conditional_calls_apart:
            return frozenset()
        members = module.functions_with_string(names.ADD_ON_IMAGE)
        return frozenset(user.key for key in members for user in module.users(key))

    def _check_scopes(
        self, cutter: ImageCutter, groups: Sequence[_Group], variables: Mapping[Key, DeviceGlobal]
    ) -> None:
        scoped = [variable for variable in variables.values() if variable.image_scope]
        check_image_scope(cutter, [group.entry_points for group in groups], scoped)

    def _outlined_groups(self, module: Module) -> Mapping[str, Sequence[Key]]:
        if not (self.outline_virtual_functions and any(map(module.functions_with_string, _OUTLINED))):
            return {}
        from syclopt.transforms.device_code_split.outlining import outlined_groups

        return outlined_groups(module)

    def _imported(self, module: Module) -> frozenset[Key]:
        if not self.dynamic_linking:
            return frozenset()
        from syclopt.analysis.importable_functions import importable_functions

        return importable_functions(module)

    def _device_globals(self, module: Module, ctx: PassContext) -> Mapping[Key, DeviceGlobal]:
        """Return the device globals that are where they are used: not those of sanitizers, which no code uses."""
        if not self.device_globals:
            return {}
        from syclopt.analysis.device_globals import DeviceGlobals

        found = DeviceGlobals.compute(module)
        for key in ctx.get(SanitizerMetadata):
            found.pop(key, None)
        return found


class _Group(NamedTuple):
    """What makes an image: a name by which images are ordered, and entry points; or all of the module."""

    name: bytes
    entry_points: Sequence[Key]
    is_whole: bool = False


class _Part:
    """What an image keeps that waits to be cut; such images may be very many."""

    __slots__ = ("_cutter", "_entry_points", "_is_whole")

    def __init__(self, cutter: ImageCutter, entry_points: tuple[Key, ...], is_whole: bool) -> None:
        self._cutter = cutter
        self._entry_points = entry_points
        self._is_whole = is_whole

    def module(self) -> Module:
        """Return the module of the image."""
        make = self._cutter.whole if self._is_whole else self._cutter.cut
        return make(self._entry_points)

    def answers(self) -> Mapping[type, object]:
        """Return what is known of the module before it is made."""
        visible = tuple(self._cutter.visible(self._entry_points))
        return {EntryPoints: EntryPoints(visible, frozenset(visible))}


def features_key(function: Function) -> str:
    """Return the text by which entry points are grouped: each feature of the function itself, followed by `-`."""
    attributes = function.attributes.strings
    fields = [
        attributes.get(names.MODULE_ID, ""),
        attributes.get(names.INDIRECTLY_CALLABLE, ""),
        attributes.get(names.REGISTER_ALLOC_MODE, ""),
        attributes.get(names.GRF_SIZE, ""),
        _dashed(sorted(number & _U32 for number in aspects_of(function))),
        *(_dashed(integers_of(function, kind)) for kind in _INTEGER_KINDS),
        attributes.get(names.OPT_LEVEL, ""),
        *(_dashed(strings_of(function, kind)) for kind in _STRING_KINDS),
        *_conditional_fields(function),
    ]
    return "".join(f"{text}-" for text in fields)


def _conditional_fields(function: Function) -> list[str]:
    """Return a field of conditions with the aspects used under them; none for a function that has no conditions."""
    if names.CONDITIONAL_ASPECTS_KIND not in function.metadata_kinds:
        return []
    from syclopt.analysis.aspects.conditional_lists import listed_pairs

    pairs = listed_pairs(function)
    return [_dashed(sorted(f"{_dashed(condition)}:{_dashed(aspects)}" for condition, aspects in pairs))]


def _dashed(values: Iterable[object] | None) -> str:
    return "".join(f"-{value}" for value in values or ())


def _bytes(group: str) -> bytes:
    return group.encode("utf-8", "surrogateescape")
