"""Programs: loaded images, their kernels, and what is built of them for devices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from threading import Lock
from typing import TYPE_CHECKING

from syclopt.ir import Module
from syclrt.device_globals.device_global import Place
from syclrt.device_globals.table import DeviceGlobalTable
from syclrt.device_globals.variable import variables_in
from syclrt.errors import Errc, SyclError, UnknownKernelError
from syclrt.programs.discovery import Discovery, check_requirements
from syclrt.programs.explanation import Explanation
from syclrt.programs.image_table import ImageTable
from syclrt.programs.kernel import Kernel
from syclrt.programs.sources import images_of, module_of

if TYPE_CHECKING:
    from weakref import ref

    from syclrt.backends.backend import Launcher
    from syclrt.backends.context import Context
    from syclrt.backends.device import Device
    from syclrt.device_globals.device_global import DeviceGlobal
    from syclrt.device_globals.variable import Variable
    from syclrt.programs.build import Built
    from syclrt.programs.explanation import LinkedImage
    from syclrt.programs.loaded_image import LoadedImage
    from syclrt.programs.sources import Source
    from syclrt.ranges import LaunchShape

    Size = tuple[int, int, int]

_MOST_LAUNCHERS = 4096
_MOST_SIZES = 16  # of work-groups, which get code of their own


class Library:
    """Images that were loaded together, as those of a shared library are."""

    def __init__(self, images: list[LoadedImage]) -> None:
        self.images = tuple(images)


def load(*sources: Source) -> Program:
    """Return a program of the images of tables, files of IR, modules or `DeviceImage`s. Raises `SyclError`."""
    program = Program()
    program.load(*sources)
    return program


class Program:
    """Images in the order in which they were loaded, and what has been built of them."""

    def __init__(self) -> None:
        self._table = ImageTable()
        self._kernels: dict[str, Kernel] = {}
        self._device_globals = DeviceGlobalTable(self)
        self._built: dict[tuple[frozenset[int], Device, ref[Context], Size | None], Built] = {}
        self._of_kernel: dict[tuple[str, Device, ref[Context], Size | None], Built] = {}
        self._launchers: dict[tuple[str, LaunchShape, Device, ref[Context]], Launcher] = {}
        self._lock = Lock()
        self._sources = 0
        self._numbers = 0

    def load(self, *sources: Source) -> Library:
        """Take more images, as a shared library brings them. Raises `SyclError`, and then takes none."""
        opened = [module_of(source) for source in sources]
        makers = [[*images_of(source)] for source in opened]
        variables = [each for source in opened if isinstance(source, Module) for each in variables_in(source)]
        images: list[LoadedImage] = []
        with self._lock:
            for of_one in makers:
                self._sources += 1
                for make in of_one:
                    image = make(self._numbers)
                    image.origin_number = self._sources
                    self._numbers += 1
                    images.append(image)
            self._add_device_globals(images, variables)
            for image in images:
                self._table.add(image)
            for name in (name for image in images for name in image.kernels):
                self._kernels.setdefault(name, Kernel(self, name))
            self._forget(None)
        return Library(images)

    def _add_device_globals(self, images: list[LoadedImage], variables: list[Variable]) -> None:
        try:
            for image in images:
                self._device_globals.add_image(image)
        except SyclError:
            self._device_globals.remove(images)
            raise
        self._device_globals.add_variables(variables)

    def unload(self, library: Library) -> None:
        """Forget the images of a library, and what was built with them."""
        with self._lock:
            self._table.remove(library.images)
            self._device_globals.remove(library.images)
            for name in [name for name in self._kernels if name not in self._table.kernels]:
                del self._kernels[name]
            self._forget({image.number for image in library.images})

    @property
    def kernels(self) -> Mapping[str, Kernel]:
        """Symbol -> kernel."""
        return _Kernels(self._kernels)

    def kernel(self, name: str) -> Kernel:
        """Return a kernel by its symbol, or by its name in the source where only one has it.

        Raises `SyclError` (INVALID), which is a `KeyError` too.
        """
        return self.kernels[name]

    def explain(self, kernel: Kernel | str, device: Device | None = None) -> Explanation:
        """Tell what is linked for a kernel on a device, and why, and what would be wrong."""
        from syclrt.backends.device import Device

        found = kernel if isinstance(kernel, Kernel) else self.kernel(kernel)
        device = device or Device.default()
        linked: tuple[LinkedImage, ...] = ()
        try:
            linked = Discovery(self._table, device).images(self.main_image(found.name))
            check_requirements(found.name, linked, device)
        except SyclError as error:
            return Explanation(found.name, device, linked, error)
        return Explanation(found.name, device, linked)

    def main_image(self, kernel: str) -> LoadedImage:
        """Return the image that has a kernel. Raises `SyclError` when it is no longer loaded."""
        images = self._table.kernels.get(kernel)
        if not images:
            raise SyclError(f"kernel '{kernel}' is not loaded any more", Errc.INVALID, kernel=kernel)
        return images[0]

    def launcher(self, kernel: Kernel, shape: LaunchShape, device: Device, context: Context) -> Launcher:
        """Return what runs a kernel for a range; it is built if it has not been. Raises `SyclError`."""
        key = kernel.name, shape, device, context.reference
        launcher = self._launchers.get(key)
        if launcher is None:
            kernel.check_shape(shape, device)
            launcher = self.build(kernel.name, device, context, shape).entry(kernel.name).launcher(shape)
            if len(self._launchers) >= _MOST_LAUNCHERS:
                self._launchers.clear()
            self._launchers[key] = launcher
        return launcher

    def build(self, kernel: str, device: Device, context: Context, shape: LaunchShape | None = None) -> Built:
        """Return the machine code that has a kernel, built once for all kernels in it. Raises `SyclError`.

        Work-groups of each size get code of their own, which is much quicker where a kernel has barriers; after some
        sizes, code for any. There is one code for all sizes where values are in the program.
        """
        size = shape.local_size if shape is not None and shape.is_nd_range else None
        key = kernel, device, context.reference, size
        built = self._of_kernel.get(key)
        if built is None:
            image = self.main_image(kernel)
            built = self._of_kernel[key] = self._build(image, kernel, device, context, size)
        return built

    def _build(
        self, image: LoadedImage, kernel: str, device: Device, context: Context, size: Size | None = None
    ) -> Built:
        from syclrt.programs.build import Built

        linked = Discovery(self._table, device).images(image)
        check_requirements(kernel, linked, device)
        listed = {unique_id for one in linked for unique_id in one.image.device_globals}
        if any(self._device_globals[unique_id].device_image_scope for unique_id in listed):
            size = None
        place = frozenset(one.image.number for one in linked), device, context.reference
        with self._lock:
            for gone in [each for each in self._built if each[2]() is None]:
                del self._built[gone]
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

    # For device globals.

    def variable(self, unique_id: str) -> Variable:
        """Return what the code says of a device global. Raises `SyclError`."""
        return self._device_globals.variable(unique_id)

    def places(self, unique_id: str, device: Device, context: Context) -> list[Place]:
        """Return where a device global stands in each linked program. If there is none, the one that has it is built.

        The list is empty for one that no image has. Raises `SyclError`.
        """
        found = [
            Place(built.address(unique_id), built)
            for (_, of_device, of_context, _), built in [*self._built.items()]
            if of_device is device and of_context is context.reference and built.has(unique_id)
        ]
        images = [one for one in self._table.images if unique_id in one.device_globals]
        if found or not images:
            return found
        for image in images:
            kernel = next(iter(image.kernels), "")
            built = self.build(kernel, device, context) if kernel else self._build(image, "", device, context)
            found.append(Place(built.address(unique_id), built))
        return found

    def _forget(self, numbers: set[int] | None) -> None:
        """Forget what was built with some images, or (None) for which kernel: later images may change that."""
        self._of_kernel.clear()
        self._launchers.clear()
        if numbers is not None:
            self._built = {key: built for key, built in self._built.items() if not key[0] & numbers}


class _Kernels(Mapping[str, Kernel]):
    """Kernels by symbol, and by the name that it demangles to."""

    def __init__(self, kernels: dict[str, Kernel]) -> None:
        self._kernels = kernels

    def __getitem__(self, name: str) -> Kernel:
        found = self._kernels.get(name)
        if found is not None:
            return found
        matches = [kernel for symbol, kernel in self._kernels.items() if name in _names_of(symbol)]
        if len(matches) == 1:
            return matches[0]
        if matches:
            symbols = ", ".join(kernel.name for kernel in matches)
            raise UnknownKernelError(f"several kernels are named '{name}': {symbols}", Errc.INVALID, kernel=name)
        near = get_close_matches(name, [each for symbol in self._kernels for each in (symbol, *_names_of(symbol))], 3)
        hint = f"; did you mean {' or '.join(repr(one) for one in near)}?" if near else ""
        raise UnknownKernelError(f"there is no kernel '{name}'{hint}", Errc.INVALID, kernel=name)

    def __iter__(self) -> Iterator[str]:
        return iter(self._kernels)

    def __len__(self) -> int:
        return len(self._kernels)


def _names_of(symbol: str) -> tuple[str, ...]:
    """Return what a kernel may be called besides its symbol: `_ZTS5Plain` is "Plain"."""
    from syclopt.mangling.demangle import demangled

    name = demangled(symbol)
    if name is None:
        return ()
    name = name.removeprefix("typeinfo name for ")
    return (name, name.partition("(")[0]) if "(" in name else (name,)
