"""Kernels, their parameters, and what else device code says of them.

It is read from the code once, then from the cache, which knows it by the code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import chain
from math import prod
from typing import TYPE_CHECKING

from syclopt import names
from syclopt.cached_property import cached_property
from syclopt.images.kernel_facts import CodeFacts, Parameter
from syclopt.images.properties import Blob
from syclrt.errors import Errc, SyclError, UnknownKernelError, near_names
from syclrt.programs.arguments import ArgumentLayout
from syclrt.programs.parts import facts_in
from syclrt.ranges import GroupLimits

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from weakref import ref

    from syclopt.ir import Module
    from syclopt.mangling.syntax import Node
    from syclrt.backends.backend import DirectLaunch, Launcher
    from syclrt.backends.device import Context, Device
    from syclrt.backends.resources import Resources
    from syclrt.programs.arguments import Places
    from syclrt.programs.kernel_memory import PointerUses
    from syclrt.programs.loaded_image import LoadedImage
    from syclrt.programs.program import Program
    from syclrt.ranges import LaunchShape, NdRange, Range

    KeptFacts = tuple[bool, tuple[int, int, int] | None, tuple[tuple[int, int, int], int] | None, Places]
    """Whether a kernel may wait for others, its work-groups, how large they are at most, and where arguments stand."""
    DirectRange = int | tuple[int, ...] | Range | NdRange

_OF_IMAGES = (
    *("_image", "_facts", "layout", "may_wait", "pointer_uses"),
    *("required_size", "required_sub_group_size", "limits"),
)
_ORDER = "(the first extent varies fastest)"
_OF_A_FUNCTION = "__sycl_kernel_"  # begins the name of a kernel that DPC++ makes of a function
_REMEMBERED = 1 << 16  # symbols


class Kernel:
    """A kernel of a program. Its code is looked at when the parameters are first asked for."""

    __slots__ = ("__dict__", "__weakref__", "direct", "recent")

    def __init__(self, program: Program, name: str) -> None:
        self.program = program
        self.name = name
        self.launchers: dict[tuple[LaunchShape, Device, ref[Context]], Launcher] = {}
        """What the program has made ready for ranges."""
        self.direct: dict[tuple[DirectRange | None, Device, ref[Context]], DirectLaunch] = {}
        """What launches it for ranges for which it was launched before, with arguments as Python has them.

        None stands for any range without work-groups: native code alone launches the kernel by that.
        """
        self.recent: tuple[object, ...] | None = None
        """One of them, for native code."""

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        """What the kernel takes, in order."""
        return self._facts.parameters

    @cached_property
    def may_wait(self) -> bool:
        """Whether it may wait for what the host, or other work-items, do meanwhile: it has atomics, or the like."""
        return self._facts.may_wait

    @cached_property
    def _image(self) -> LoadedImage:
        return self.program.main_image(self.name)

    @cached_property
    def _facts(self) -> CodeFacts:
        return facts_in(self._image.base, self.name)

    @cached_property
    def pointer_uses(self) -> PointerUses:
        """What the kernel does with the memory that its parameters point to; found out when it is first asked for."""
        from syclrt.programs.kernel_memory import pointer_uses

        return pointer_uses(self)

    @cached_property
    def layout(self) -> ArgumentLayout:
        """How arguments are checked and packed."""
        return ArgumentLayout(self)

    def know(self, said: KeptFacts) -> None:
        """Take what is kept of its code."""
        known = self.__dict__
        known["may_wait"], known["required_size"], limits, places = said
        known["limits"] = limits and GroupLimits(*limits)
        known["layout"] = ArgumentLayout(self, places)

    def forget_launchers(self) -> None:
        """Forget what was made ready for ranges; what is being made ready meanwhile is not kept either."""
        self.launchers, self.direct, self.recent = {}, {}, None

    def forget(self) -> None:
        """Forget what the code says: the next image that has the kernel may say something else."""
        self.forget_launchers()
        for known in _OF_IMAGES:
            self.__dict__.pop(known, None)

    def checked(self, shape: LaunchShape, device: Device) -> LaunchShape:
        """Return what is launched for a range: with the work-groups that the kernel requires, or the limits of theirs.

        Raises `SyclError` (ND_RANGE) for work-groups that the device cannot have, or the kernel does not want.
        """
        if not shape.is_nd_range:
            if self.required_size is not None:
                return self._in_groups(shape, self.required_size)
            if self.limits is None:
                return shape
            shape = shape._replace(limits=self.limits)
        refusal = self._refusal(shape.local_size, device)
        if refusal is not None:
            raise SyclError(refusal, Errc.ND_RANGE, kernel=self.name, device=device)
        return shape

    def _refusal(self, found: tuple[int, int, int], device: Device) -> str | None:
        """Return why the kernel, or the device, does not take work-groups of a size, if it does not."""
        items, required = prod(found), self.required_size
        if items > device.max_work_group_size:
            most = device.max_work_group_size
            return f"a work-group of {items} work-items is too large for '{device.name}', which takes {most}"
        if required is not None and found != required:
            return f"kernel '{self.name}' requires work-groups of {required}, found {found} {_ORDER}"
        limits = self.limits
        if limits is None:
            return None
        if any(map(int.__gt__, found, limits.extents)):
            return f"kernel '{self.name}' takes work-groups of at most {limits.extents}, found {found} {_ORDER}"
        if items > limits.items:
            return f"kernel '{self.name}' takes work-groups of at most {limits.items} work-items, found {items}"
        return None

    def _in_groups(self, shape: LaunchShape, size: tuple[int, int, int]) -> LaunchShape:
        if any(not part or whole % part for whole, part in zip(shape.global_size, size, strict=True)):
            message = f"kernel '{self.name}' requires work-groups of {size}, which do not divide {shape.global_size}"
            raise SyclError(f"{message} {_ORDER}", Errc.ND_RANGE, kernel=self.name)
        return shape._replace(local_size=size, is_nd_range=True)

    @cached_property
    def required_size(self) -> tuple[int, int, int] | None:
        """The work-groups that the kernel requires, if it requires any; the first extent varies fastest."""
        return required_size(self._image, self.name)

    @cached_property
    def limits(self) -> GroupLimits | None:
        """The largest work-groups that the kernel takes, if it says so; the first extent varies fastest."""
        return group_limits(self._image, self.name)

    def _said(self, key: str) -> Blob | int | None:
        """Return what the properties of its image say of the kernel."""
        return self._image.kernel_metadata.get(f"{self.name}@{key}")

    def resources(self, device: Device | None = None) -> Resources:
        """Return what the kernel takes of a device: registers, memory, work-items; it is built if it has not been.

        Raises `SyclError`: FEATURE_NOT_SUPPORTED for a device that does not tell.
        """
        device = _device(device)
        return self.program.build(self.name, device, device.default_context).entry(self.name).resources()

    def sub_group_size(self, device: Device | None = None) -> int:
        """Return how many work-items the kernel's sub-groups have on a device; the last of a work-group may have fewer.

        It is what the kernel requires, or what suits the device.
        """
        return self.required_sub_group_size or _device(device).implementation.facts.sub_group_size

    @cached_property
    def required_sub_group_size(self) -> int:
        """How many work-items the kernel requires of sub-groups; 0 where it requires no number."""
        image, value = self._image, self._said(names.REQD_SUB_GROUP_SIZE_KEY)
        if isinstance(value, int):
            return value
        if image.compiled(self.name) is not None or not image.requirements.sub_group_sizes:
            return 0
        return next(iter(_integers_in(image.module, self.name, names.REQD_SUB_GROUP_SIZE_KIND)), 0)

    def is_compatible(self, device: Device) -> bool:
        """Tell whether the kernel, with all that is linked to it, can run on a device."""
        return self.program.explain(self, device).problem is None

    def __reduce__(self) -> tuple[Callable[[Program, str], Kernel], tuple[Program, str]]:
        from syclrt.programs.program import kernel_from

        return kernel_from, (self.program, self.name)

    def __repr__(self) -> str:
        return f"<Kernel '{self.name}'>"


def required_size(image: LoadedImage, kernel: str) -> tuple[int, int, int] | None:
    """Return the work-groups that a kernel of an image requires, if it requires any."""
    value = image.kernel_metadata.get(f"{kernel}@{names.REQD_WORK_GROUP_SIZE_KEY}")
    compiled = image.compiled(kernel)
    if compiled is not None:
        size = compiled.launch.work_group_size
    elif isinstance(value, Blob):
        size = value.as_u32()
    else:
        size = image.work_group_size and _integers_in(image.module, kernel, names.REQD_WORK_GROUP_SIZE_KIND)
    return _three(size) if size else None


def group_limits(image: LoadedImage, kernel: str) -> GroupLimits | None:
    """Return the largest work-groups that a kernel of an image takes, if it says so."""
    said = image.kernel_metadata
    extents = said.get(f"{kernel}@{names.MAX_WORK_GROUP_SIZE_KEY}")
    items = said.get(f"{kernel}@{names.MAX_LINEAR_WORK_GROUP_SIZE_KEY}")
    found = GroupLimits()
    if isinstance(extents, Blob):
        found = found._replace(extents=_three(extents.as_u32()))
    if isinstance(items, int):
        found = found._replace(items=items)
    return None if found == GroupLimits() else found


def _device(found: Device | None) -> Device:
    from syclrt.backends.device import Device, checked_device

    return Device.default() if found is None else checked_device(found)


def _three(size: Sequence[int]) -> tuple[int, int, int]:
    x, y, z = (*size, 1, 1, 1)[:3]
    return x, y, z


def _integers_in(module: Module, kernel: str, kind: str) -> tuple[int, ...]:
    """Return what a kernel requires, as its code says it."""
    node = module.functions[kernel].metadata.get(kind)
    return () if node is None else tuple(map(int, re.findall(r"\bi\d+ (\d+)", node.content)))


class Kernels(Mapping[str, Kernel]):
    """Kernels by symbol, and by the name that it demangles to."""

    def __init__(self, kernels: dict[str, Kernel]) -> None:
        self._kernels = kernels

    def __getitem__(self, name: str) -> Kernel:
        if not isinstance(name, str):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise UnknownKernelError(f"expected the name of a kernel, found {name!r}", Errc.INVALID)
        found = self._kernels.get(name)
        if found is not None:
            return found
        for names_of in (_whole_names, _last_names):
            matches = [kernel for symbol, kernel in self._kernels.copy().items() if name in names_of(symbol)]
            if len(matches) == 1:
                return matches[0]
            if matches:
                symbols = ", ".join(kernel.name for kernel in matches)
                raise UnknownKernelError(f"several kernels are named '{name}': {symbols}", Errc.INVALID, kernel=name)
        known = ((symbol, *_whole_names(symbol), *_last_names(symbol)) for symbol in self)
        hint = near_names(name, dict.fromkeys(chain.from_iterable(known)))
        raise UnknownKernelError(f"there is no kernel '{name}'{hint}", Errc.INVALID, kernel=name)

    def __iter__(self) -> Iterator[str]:
        return iter([*self._kernels])  # others may load meanwhile

    def __len__(self) -> int:
        return len(self._kernels)


@lru_cache(_REMEMBERED)
def _whole_names(symbol: str) -> tuple[str, ...]:
    """Return what a kernel is called in the source, with and without parameters: `_ZTS5Plain` is "Plain"."""
    from syclopt.mangling.syntax import without_parameters

    node = _named(symbol)
    return () if node is None else _texts(node, without_parameters(node))


@lru_cache(_REMEMBERED)
def _last_names(symbol: str) -> tuple[str, ...]:
    """Return the last part of the name: "Plain" of a class in a function, "main::Plain"."""
    from syclopt.mangling.syntax import last_part, without_parameters

    node = _named(symbol)
    return () if node is None else _texts(last_part(without_parameters(node)))


def _named(symbol: str) -> Node | None:
    from syclopt.mangling.mangled_names import read
    from syclopt.mangling.syntax import Worded

    match read(symbol):
        case Worded("typeinfo name for ", named):
            return named
        case node:
            return node


def _texts(*nodes: Node) -> tuple[str, ...]:
    from syclopt.mangling.demangle import spelled

    return tuple(dict.fromkeys(text.replace(_OF_A_FUNCTION, "") for node in nodes if (text := spelled(node))))
