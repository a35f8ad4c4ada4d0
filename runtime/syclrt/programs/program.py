"""Programs: loaded images, their kernels, and what is built of them for devices."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from syclrt.backends.backend import PointerTarget
from syclrt.backends.device import Device
from syclrt.device_globals import DeviceGlobalTable
from syclrt.errors import Errc, SyclError
from syclrt.fork_lock import ForkLock
from syclrt.memory.usm import HeldAddress, UsmPointer
from syclrt.programs.discovery import Explanation, SharedObjects, check_requirements, choose
from syclrt.programs.kernel import Kernel, Kernels
from syclrt.programs.loaded_image import ImageTable
from syclrt.programs.sources import images_of, opened, variables_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from weakref import ref

    from syclrt.backends.backend import Launcher
    from syclrt.backends.device import Context, OnDevice
    from syclrt.device_globals import DeviceGlobal, Variable
    from syclrt.programs.build import Built
    from syclrt.programs.kernel import DirectRange
    from syclrt.programs.loaded_image import LoadedImage
    from syclrt.programs.sources import Source
    from syclrt.ranges import LaunchShape

    Size = tuple[int, int, int]
    Launch = tuple[str, Device, ref[Context], Size | None]

_MOST_RANGES = 256  # of a kernel, with what is known of launches for them
_MOST_SIZES = 16  # of work-groups, which get code of their own


class Library:
    """Images that were loaded together, as those of a shared library are."""

    def __init__(self, images: list[LoadedImage]) -> None:
        self.images = tuple(images)


def load(*sources: Source) -> Program:
    """Return a program of the images of tables, files of IR, modules and `DeviceImage`s. Raises `SyclError`.

    A module may be llvmlite's, built or parsed.
    """
    program = Program()
    program.load(*sources)
    return program


class Program:
    """Images in the order in which they were loaded, and what has been built of them."""

    def __init__(self) -> None:
        self._table = ImageTable()
        self._objects = SharedObjects(self._table)
        self._kernels: dict[str, Kernel] = {}
        self._device_globals = DeviceGlobalTable(self._places_of)
        self._built: dict[tuple[frozenset[int], Device, ref[Context], Size | None], Built] = {}
        self._of_kernel: dict[Launch, Built] = {}
        self._outdated: dict[Launch, Built] = {}
        self._lock = ForkLock()
        self._numbers = 0

    def load(self, *sources: Source) -> Library:
        """Take more images, as a shared library brings them. Raises `SyclError`, and then takes none."""
        found = [opened(source) for source in sources]
        images = [*images_of(found)]
        variables = [each for source in found for each in variables_of(source)]
        with self._lock.inner:
            for image in images:
                image.number = self._numbers
                self._numbers += 1
            self._add(images, variables)
            for name in (name for image in images for name in image.kernels):
                self._kernels.setdefault(name, Kernel(self, name))
            self._forget_choices()
        return Library(images)

    def _add(self, images: list[LoadedImage], variables: list[Variable]) -> None:
        added: list[LoadedImage] = []
        try:
            for image in images:
                self._table.add(image)
                added.append(image)
            for image in images:
                self._device_globals.add_image(image)
        except SyclError:
            self._table.remove(added)
            self._device_globals.remove(images)
            raise
        self._device_globals.add_variables(variables)

    def unload(self, library: Library) -> None:
        """Forget the images of a library, and what was built with them. Raises `SyclError` (INVALID) if it has none."""
        with self._lock.inner:
            if not isinstance(library, Library) or not {*library.images} <= {*self._table.images}:  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
                raise SyclError("the library is not loaded in this program", Errc.INVALID)
            self._table.remove(library.images)
            self._device_globals.remove(library.images)
            for name in dict.fromkeys(name for image in library.images for name in image.kernels):
                self._kernels[name].forget()
                if name not in self._table.kernels:
                    del self._kernels[name]
            self._forget_choices()
            images = {image.number for image in library.images}
            self._drop({built for key, built in self._built.items() if key[0] & images})

    @property
    def kernels(self) -> Mapping[str, Kernel]:
        """Symbol -> kernel."""
        return Kernels(self._kernels)

    def kernel(self, name: str) -> Kernel:
        """Return a kernel by its symbol, or by its name in the source where only one has it.

        Raises `SyclError` (INVALID), which is a `KeyError` too.
        """
        return self.kernels[name]

    def explain(self, kernel: Kernel | str, device: Device | None = None) -> Explanation:
        """Tell what is linked for a kernel on a device, and why, and what would be wrong."""
        found = kernel if isinstance(kernel, Kernel) else self.kernel(kernel)
        if found.program is not self or not isinstance(device, Device | None):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise SyclError(
                f"expected a kernel of this program and a Device, found {kernel!r}, {device!r}", Errc.INVALID
            )
        device = device or Device.default()
        discovery, problem = None, None
        try:
            discovery = self._objects.discovery(self.main_image(found.name, device), found.name, device)
            discovery.run()
            check_requirements(found.name, discovery.linked, device)
        except SyclError as error:
            problem = error
        return Explanation(found.name, device, discovery.linked if discovery else (), problem)

    def main_image(self, kernel: str, device: Device | None = None) -> LoadedImage:
        """Return the image that has a kernel, for a device or for any. Raises `SyclError`.

        The code is INVALID when it is no longer loaded, KERNEL_NOT_SUPPORTED when the device can take no image.
        """
        images = self._table.kernels.get(kernel)
        if not images:
            raise SyclError(f"kernel '{kernel}' is not loaded any more", Errc.INVALID, kernel=kernel)
        readable = next((image for image in images if image.is_ir), None)
        if device is None and readable is not None:
            return readable
        return choose(kernel, images, device or Device.default())

    def launcher(self, kernel: Kernel, shape: LaunchShape, device: Device, context: Context) -> Launcher:
        """Return what runs a kernel for a range; it is built if it has not been. Raises `SyclError`."""
        key = shape, device, context.reference
        launcher = kernel.launchers.pop(key, None)
        if launcher is None:
            checked = kernel.checked(shape, device)
            launcher = self.build(kernel.name, device, context, checked).entry(kernel.name).launcher(checked)
            _make_room(kernel.launchers)
        kernel.launchers[key] = launcher  # as the last one
        return launcher

    def note_launch(self, kernel: Kernel, extents: DirectRange, shape: LaunchShape, queue: OnDevice) -> None:
        """Note that a kernel is launched again for a range, so that little need be between the next launches."""
        place = queue.device, queue.context.reference
        if (extents, *place) in kernel.direct:
            return
        with self._lock.inner:
            launcher = kernel.launchers.get((shape, *place))
            if launcher is not None:
                direct = None
                if (parameters := kernel.layout.direct_parameters) is not None:
                    target = PointerTarget(UsmPointer, queue.context)
                    direct = launcher.direct(parameters, target, may_wait=kernel.may_wait)
                _make_room(kernel.direct)
                kernel.direct[extents, *place] = direct or _never

    def build(self, kernel: str, device: Device, context: Context, shape: LaunchShape | None = None) -> Built:
        """Return the machine code that has a kernel, built once for all kernels in it. Raises `SyclError`.

        Work-groups of each size get code of their own, which is much quicker where a kernel has barriers; after some
        sizes, code for any. There is one code for all sizes where variables keep their values from launch to launch.
        """
        size = shape.local_size if shape is not None and shape.is_nd_range else None
        key = kernel, device, context.reference, size
        built = self._of_kernel.get(key)
        if built is None:
            image = self.main_image(kernel, device)
            built = self._of_kernel[key] = self._build(image, kernel, device, context, size)
            self._serves(built, key)
        return built

    def _serves(self, built: Built, key: Launch) -> None:
        """Note that other kernels of a program need none of their own, and drop the programs that it replaces."""
        images = {one.image for one in built.linked}
        replaced: set[Built] = set()
        with self._lock.inner:
            for kernel in built.kernels:
                launch = kernel, *key[1:]
                if launch in self._outdated:
                    replaced.add(self._outdated.pop(launch))
                if not images.isdisjoint(self._table.kernels.get(kernel, ())):
                    self._of_kernel.setdefault(launch, built)
            if replaced:
                replaced.difference_update(self._outdated.values(), self._of_kernel.values())
                self._drop(replaced)

    def _build(
        self, image: LoadedImage, kernel: str, device: Device, context: Context, size: Size | None = None
    ) -> Built:
        from syclrt.programs.build import Built

        discovery = self._objects.discovery(image, kernel, device)
        discovery.run()
        linked = discovery.linked
        check_requirements(kernel, linked, device)
        if size is not None and any(one.image.keeps_values for one in linked):
            size = None
        place = frozenset(one.image.number for one in linked), device, context.reference
        with self._lock.inner:
            self._drop({built for key, built in self._built.items() if key[2]() is None})
            others = sum(each[:3] == place for each in self._built)
            if others >= _MOST_SIZES and (*place, size) not in self._built:
                size = None
            built = self._built.get((*place, size))
            if built is None:
                built = Built(linked, device, context, self._device_globals, size or ())
                self._built[*place, size] = built
        built.finish()
        return built

    @property
    def device_globals(self) -> Mapping[str, DeviceGlobal]:
        """Unique id -> device global."""
        return self._device_globals

    def device_global(self, name: str) -> DeviceGlobal:
        """Return a device global by its unique id or its symbol. Raises `SyclError` (INVALID), a `KeyError` too."""
        return self._device_globals.named(name)

    def _places_of(self, unique_id: str, device: Device, context: Context) -> list[HeldAddress]:
        """Return where a device global stands in each linked program. If there is none, the one that has it is built.

        The list is empty for one that no image has. Raises `SyclError`.
        """
        found = [
            HeldAddress(built.address(unique_id), built)
            for (_, of_device, of_context, _), built in [*self._built.items()]
            if of_device is device and of_context is context.reference and built.has(unique_id)
        ]
        if found:
            return found
        programs: dict[Built, None] = {}
        for image in (one for one in self._table.images if unique_id in one.device_globals):
            kernel = next(iter(image.kernels), None)
            if kernel is not None:
                programs[self.build(kernel, device, context)] = None
            else:
                programs[self._build(image, "", device, context)] = None
        return [HeldAddress(built.address(unique_id), built) for built in programs if built.has(unique_id)]

    def _forget_choices(self) -> None:
        """Forget which program a kernel is in: other images may change that. What is built stays until they do."""
        self._outdated.update(self._of_kernel)
        self._of_kernel.clear()
        self._forget_launchers()
        self._objects.forget()

    def _drop(self, programs: set[Built]) -> None:
        if programs:
            self._built = {key: built for key, built in self._built.items() if built not in programs}
            self._forget_launchers()
            for launches in (self._of_kernel, self._outdated):
                for launch in [launch for launch, built in launches.items() if built in programs]:
                    del launches[launch]

    def _forget_launchers(self) -> None:
        for kernel in [*self._kernels.values()]:
            kernel.forget_launchers()


def _make_room(of_ranges: dict[Any, Any]) -> None:
    """Drop what was put in first, where there is too much for one more."""
    while len(of_ranges) >= _MOST_RANGES:
        with suppress(StopIteration, KeyError, RuntimeError):  # another thread does so too
            del of_ranges[next(iter(of_ranges))]


def _never(_at_once: bool, /, *_: object) -> bool:
    return False
