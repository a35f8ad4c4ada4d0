"""Programs: loaded images, their kernels, and what is built of them for devices."""

from __future__ import annotations

from contextlib import suppress
from math import prod
from typing import TYPE_CHECKING, Any

from syclopt.cached_property import cached_property
from syclopt.named_tuples import NamedTuple
from syclrt.backends.device import Device
from syclrt.errors import Errc, SyclError
from syclrt.fork_lock import ForkLock
from syclrt.memory.usm import HeldAddress
from syclrt.programs.build import Built
from syclrt.programs.choice import LinkedImage, check_requirements, choose
from syclrt.programs.kernel import Kernel, Kernels
from syclrt.programs.loaded_image import ImageTable
from syclrt.programs.parts import part_of, part_that_shares, small_part
from syclrt.programs.sources import LinkedSource, images_of, opened, variables_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
    from weakref import ref

    from syclopt.images.device_variables import Variable
    from syclrt.backends.backend import DirectLaunch, Launcher
    from syclrt.backends.device import Context, OnDevice
    from syclrt.device_globals import DeviceGlobal, DeviceGlobalTable
    from syclrt.programs.discovery import Explanation, SharedObjects
    from syclrt.programs.kernel import DirectRange
    from syclrt.programs.loaded_image import LoadedImage
    from syclrt.programs.parts import Part
    from syclrt.programs.pickles import Contents, State
    from syclrt.programs.sources import Source
    from syclrt.programs.spec_constants import SpecializationConstant, SpecializationConstants
    from syclrt.programs.specialized_image import ConstantBuffers, Values
    from syclrt.programs.starts import MachineCodes
    from syclrt.ranges import LaunchShape

    Size = tuple[int, int, int]
    Launch = tuple[str, Device, ref[Context], Size | None]

_MOST_RANGES = 256  # of a kernel, with what is known of launches for them
_MOST_SIZES = 16  # of work-groups, which get code of their own
_MOST_PROGRAMS = 16  # with their code: of the same images with other values of constants, and of pickles


class Library:
    """Images that were loaded together, as those of a shared library are."""

    def __init__(self, images: Sequence[LoadedImage]) -> None:
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
        self._kernels: dict[str, Kernel] = {}
        self._variables: list[Variable] = []
        self._values: Values = {}
        self._siblings = LastPrograms()
        self._built: dict[_Place, Built] = {}
        self._of_kernel: dict[Launch, Built] = {}
        self._outdated: dict[Launch, Built] = {}
        self._with_objects: set[Built] = set()
        """Programs that others have taken the place of, where objects may be whose functions they have."""
        self._lock = ForkLock()
        self._numbers = 0

    def load(self, *sources: Source) -> Library:
        """Take more images, as a shared library brings them. Raises `SyclError`, and then takes none."""
        found = [*map(opened, sources)]
        if len(found) == 1 and isinstance(found[0], LinkedSource):
            return self.take(found[0].images, found[0].variables)
        return self.take([*images_of(found)], [each for source in found for each in variables_of(source)])

    def take(self, images: Sequence[LoadedImage], variables: Sequence[Variable]) -> Library:
        """Take images, and device globals of their code. Raises `SyclError`, and then takes none."""
        with self._lock.inner:
            for image in images:
                image.number = self._numbers
                self._numbers += 1
            self._add(images, variables)
            self._part()
        return Library(images)

    def _add(self, images: Sequence[LoadedImage], variables: Sequence[Variable]) -> None:
        """Take images with the values of this program. Raises `SyclError`, and then takes none."""
        own = [*images]
        if self._values:
            from syclrt.programs.specialized_image import specialized

            own = specialized(images, self._values)
            self._constants([*self._table.images, *own])
        added: list[LoadedImage] = []
        try:
            for image in own:
                self._table.add(image)
                added.append(image)
            for image in own:
                if image.device_globals:
                    self._device_globals.add_image(image)
        except SyclError:
            self._table.remove(added)
            self._device_globals.remove(own)
            raise
        if variables:
            self._device_globals.add_variables(variables)
        self._variables.extend(variables)
        for image in own:
            self._add_kernels(image)
        if len(self._table.images) > len(own):
            self._forget_choices()

    def _add_kernels(self, image: LoadedImage) -> None:
        """Take kernels, with what is kept of them, unless another image has them, too, which may say something else."""
        facts = image.facts
        for name in image.kernels:
            if name in self._kernels:
                self._kernels[name].forget()
                continue
            self._kernels[name] = kernel = Kernel(self, name)
            if name in facts:
                kernel.know(facts[name])

    def unload(self, library: Library) -> None:
        """Forget the images of a library, and what was built with them. Raises `SyclError` (INVALID) if it has none."""
        with self._lock.inner:
            own = {image.base: image for image in self._table.images}
            if not isinstance(library, Library) or not {*library.images} <= {*own}:  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
                raise SyclError("the library is not loaded in this program", Errc.INVALID)
            gone = [own[image] for image in library.images]
            self._table.remove(gone)
            self._device_globals.remove(gone)
            self._variables = self._current_variables()
            self._forget_kernels(dict.fromkeys(name for image in gone for name in image.kernels))
            self._forget_choices()
            images = {image.number for image in gone}
            self._drop({built for key, built in self._built.items() if key.images & images})
            self._part()

    def _forget_kernels(self, names: Iterable[str]) -> None:
        """Forget what images that are gone said of kernels, and those that no other image has."""
        for name in names:
            self._kernels[name].forget()
            if name not in self._table.kernels:
                del self._kernels[name]

    @property
    def specialization_constants(self) -> Mapping[str, SpecializationConstant]:
        """Symbolic id -> specialization constant. Raises `SyclError` (INVALID) where images contradict each other."""
        return self._constants(self._table.images)

    def specialize(self, values: Mapping[str, object]) -> Program:
        """Return a program of the same images, in which specialization constants have other values.

        A constant is named by its symbolic id, or by a part of it that no other has. Its value is a number, or bytes,
        those of a record or array of NumPy too. Other constants keep the values that they have here. The same values
        give the same program again, while it is one of the last and nothing is loaded. Raises `SyclError` (INVALID).
        """
        constants = self._constants(self._table.images)
        return self.with_values({**self._values, **constants.values_of(values)})

    def _constants(self, images: Iterable[LoadedImage]) -> SpecializationConstants:
        """Return the constants of images with the values of this program. Raises as the class does."""
        from syclrt.programs.spec_constants import SpecializationConstants

        return SpecializationConstants(images, self._values)

    def with_values(self, values: Values) -> Program:
        """Return the program of the same images with values by symbolic ids: one of the last, or a new one."""
        key = tuple(sorted(values.items()))
        siblings = self._siblings
        found = siblings.get(key)
        if found is None:
            found = self._copy(values)
            found._siblings = siblings
            siblings.add(key, found)
        return found

    def _copy(self, values: Values) -> Program:
        """Return a program of the same images with values."""
        found = Program()
        found._values = values
        with self._lock.inner:
            found._numbers = self._numbers
            found._device_globals = self._device_globals.of_same_images(found._places_of)
            found._add([image.base for image in self._table.images], self._current_variables())
        return found

    def _current_variables(self) -> list[Variable]:
        """Return what modules said of device globals, less those that are gone with their images."""
        return [variable for variable in self._variables if variable.unique_id in self._device_globals]

    def _part(self) -> None:
        """Be no longer what others with the same values get, nor know those of other images."""
        for known in (self._siblings, _arrived):
            if known.programs:
                known.remove(self)
        if self._siblings.programs:
            self._siblings = LastPrograms()

    def __reduce__(self) -> tuple[Callable[..., Program], State]:
        """Let the images travel in a pickle, and the values of constants. Raises `SyclError` (INVALID)."""
        from syclrt.programs.pickles import Contents, state_of

        with self._lock.inner:
            images = [image.base for image in self._table.images]
            contents = Contents(images, self._current_variables(), dict(self._values))
        return program_from, state_of(contents)

    @staticmethod
    def from_contents(contents: Contents) -> Program:
        """Return a program of images, in which constants have their default values."""
        found = Program()
        found.take(contents.images, contents.variables)
        return found

    def __copy__(self) -> Program:
        """Return a program of the same images, into which others can be loaded."""
        return self._copy(self._values)

    def __deepcopy__(self, _: object) -> Program:
        return self._copy(self._values)

    @cached_property
    def _device_globals(self) -> DeviceGlobalTable:
        """The device globals of all images."""
        from syclrt.device_globals import DeviceGlobalTable

        return DeviceGlobalTable(self._places_of)

    @cached_property
    def _objects(self) -> SharedObjects:
        """Which images of kernels use which sets of virtual functions."""
        from syclrt.programs.discovery import SharedObjects

        return SharedObjects(self._table)

    @cached_property
    def _buffers(self) -> ConstantBuffers:
        """Values of constants for kernels that read them from memory."""
        from syclrt.programs.specialized_image import ConstantBuffers

        return ConstantBuffers()

    def constant_values(self, kernel: str, queue: OnDevice) -> HeldAddress:
        """Return where the values stand of the constants that a kernel reads from a buffer. Raises `SyclError`."""
        return self._buffers.place(kernel, queue, lambda: self.main_image(kernel, queue.device).constant_values)

    @property
    def kernels(self) -> Mapping[str, Kernel]:
        """Symbol -> kernel."""
        return Kernels(self._kernels)

    def kernel(self, name: str) -> Kernel:
        """Return a kernel by its symbol, or by its name in the source where only one has it.

        Raises `SyclError` (INVALID), which is a `KeyError` too.
        """
        return (self._kernels.get(name) if isinstance(name, str) else None) or self.kernels[name]  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked

    def explain(self, kernel: Kernel | str, device: Device | None = None) -> Explanation:
        """Tell what is linked for a kernel on a device, and why, and what would be wrong."""
        from syclrt.programs.discovery import Explanation
        from syclrt.programs.specialized_image import check_places

        found = kernel if isinstance(kernel, Kernel) else self.kernel(kernel)
        if found.program is not self or not isinstance(device, Device | None):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise SyclError(
                f"expected a kernel of this program and a Device, found {kernel!r}, {device!r}", Errc.INVALID
            )
        device = device or Device.default()
        discovery, problem = None, None
        constants: Mapping[str, SpecializationConstant] = {}
        try:
            discovery = self._objects.discovery(self.main_image(found.name, device), found.name, device)
            discovery.run()
            check_requirements(found.name, discovery.linked, device)
            check_places(found.name, discovery.linked)
            images = (*self._table.kernels[found.name], *(one.image for one in discovery.linked))
            constants = self._constants(dict.fromkeys(images))
        except SyclError as error:
            problem = error
        return Explanation(found.name, device, discovery.linked if discovery else (), problem, constants)

    def main_image(self, kernel: str, device: Device | None = None) -> LoadedImage:
        """Return the image that has a kernel, for a device or for any. Raises `SyclError`.

        The code is INVALID when it is no longer loaded, KERNEL_NOT_SUPPORTED when the device can take no image.
        """
        images = self._table.kernels.get(kernel)
        if not images:
            raise SyclError(f"kernel '{kernel}' is not loaded any more", Errc.INVALID, kernel=kernel)
        if len(images) == 1 and images[0].is_portable:
            return images[0]
        told = [one for one in images if one.is_ir or one.machine_code is not None] if device is None else []
        readable = [image for image in told if not image.is_outdated]
        if readable:
            return min(readable, key=lambda image: (not image.is_ir, not image.has_replaced_constants))
        return choose(kernel, images, device or Device.default())

    def launcher(self, kernel: Kernel, shape: LaunchShape, device: Device, context: Context) -> Launcher:
        """Return what runs a kernel for a range; it is built if it has not been. Raises `SyclError`.

        Large work-groups that code for any does not take get code of their own, whatever else has.
        """
        key = shape, device, context.reference
        known = kernel.launchers  # others take its place when images come or go meanwhile
        launcher = known.pop(key, None)
        if launcher is None:
            checked = self._checked(kernel, shape, device)
            entry = self.build(kernel.name, device, context, checked).entry(kernel.name)
            if checked.is_nd_range and prod(checked.local_size) > entry.most_items:
                image = self.main_image(kernel.name, device)
                built = self._build(image, kernel.name, device, context, checked.local_size, is_needed=True)
                entry = built.entry(kernel.name)
            launcher = entry.launcher(checked, kernel.layout)
            if len(known) >= _MOST_RANGES:
                _make_room(known)
        known[key] = launcher  # as the last one
        return launcher

    def _checked(self, kernel: Kernel, shape: LaunchShape, device: Device) -> LaunchShape:
        """Return what is launched for a range. What the device lacks comes before what is wrong with the range."""
        try:
            return kernel.checked(shape, device)
        except SyclError as error:
            raise self.explain(kernel, device).problem or error from None

    def note_launch(
        self, kernel: Kernel, extents: DirectRange, shape: LaunchShape, queue: OnDevice
    ) -> DirectLaunch | None:
        """Note that a kernel, which has a launcher, is launched for a range, so that little is left for the launches.

        Return what does these, if the launcher is still there.
        """
        place = queue.device, queue.context.reference
        direct = kernel.direct.get((extents, *place))
        if direct is not None:
            return direct
        with self._lock.inner:
            launcher = kernel.launchers.get((shape, *place))
            if launcher is None:
                return None
            rows = kernel.layout.rows
            if rows is not None and (len(queue.context.devices) == 1 or _reaches_all(queue)):
                direct = launcher.direct(rows, queue.context, may_wait=kernel.may_wait)
                has_others = any(key[0] != shape and key[1:] == place for key in [*kernel.launchers])
                if has_others and (None, *place) not in kernel.direct:
                    for_any = launcher.direct_for_any(rows, queue.context, may_wait=kernel.may_wait)
                    if for_any is not None:
                        kernel.direct[None, *place] = for_any
            direct = direct or _never
            if len(kernel.direct) >= _MOST_RANGES:
                _make_room(kernel.direct)
            kernel.direct[extents, *place] = direct
            return direct

    def build(self, kernel: str, device: Device, context: Context, shape: LaunchShape | None = None) -> Built:
        """Return the machine code that has a kernel, built once for all kernels in it. Raises `SyclError`.

        Those are the kernels that share something, such as a variable that keeps its value, and all of a small image
        on a device that takes long to load code; any other is built alone.
        Work-groups of each size get code of their own, which is much quicker where a kernel has barriers; after some
        sizes, code for any. There is one code for all sizes where variables keep their values from launch to launch.
        """
        size = shape.local_size if shape is not None and shape.is_nd_range else None
        key = kernel, device, context.reference, size
        known = self._of_kernel  # another one takes its place when images come or go meanwhile
        built = known.get(key)
        if built is None:
            image = self.main_image(kernel, device)
            built = self._build(image, kernel, device, context, size)
            self._serves(built, key, known)
        return built

    def _serves(self, built: Built, key: Launch, known: dict[Launch, Built]) -> None:
        """Note that a kernel, and others of its program, need no other one, and drop the programs that it replaces.

        It is not what they need any more where images have come or gone since `known` was all that is known.
        """
        with self._lock.inner:
            if known is not self._of_kernel:
                return
            known[key] = built
            replaced = self._replaced_by(built, key)
            if replaced:
                replaced.difference_update(self._outdated.values(), self._of_kernel.values())
                self._drop(replaced)

    def _replaced_by(self, built: Built, key: Launch) -> set[Built]:
        """Take a program for all kernels in it, and return those that were there for them."""
        images = frozenset([one.image for one in built.linked])
        replaced: set[Built] = set()
        for kernel in built.kernels:
            launch = kernel, *key[1:]
            if launch in self._outdated:
                replaced.add(self._outdated.pop(launch))
            if self._has_kernel_of(images, kernel, key[1]):
                self._of_kernel.setdefault(launch, built)
        return replaced

    def _has_kernel_of(self, images: Collection[LoadedImage], kernel: str, device: Device) -> bool:
        """Tell whether the image from which a device runs a kernel is among some, not just another of that name."""
        found = self._table.kernels.get(kernel, ())
        if len(found) < 2:
            return bool(found) and found[0] in images
        with suppress(SyclError):
            return self.main_image(kernel, device) in images
        return False

    def _build(
        self,
        image: LoadedImage,
        kernel: str,
        device: Device,
        context: Context,
        size: Size | None = None,
        *,
        is_needed: bool = False,
        shares: bool = False,
    ) -> Built:
        """Return the code of the part with a kernel, or, with `shares`, of the one whose kernels share something."""
        small = None if shares else _known_part(image, kernel, device, size)
        if small is None:
            linked = self._linked(image, kernel, device)
            check_requirements(kernel, linked, device)
            if len(linked) > 1:
                from syclrt.programs.specialized_image import check_places

                check_places(kernel, linked)
            if shares:
                return self._finished(linked, part_that_shares(linked), device, context)
            if size is None:
                small = small_part(linked, device.implementation.small_image)
        else:
            linked = _alone(image)
        if small is not None:
            try:
                return self._finished(linked, small, device, context, size, is_needed=is_needed)
            except SyclError as error:  # maybe since another kernel cannot be built
                if error.code is not Errc.BUILD:
                    raise
        return self._finished(linked, part_of(kernel, linked), device, context, size, is_needed=is_needed)

    def _linked(self, image: LoadedImage, kernel: str, device: Device) -> tuple[LinkedImage, ...]:
        """Return what is linked for a kernel of an image. Raises `SyclError`."""
        if not image.uses_others:
            return _alone(image)
        discovery = self._objects.discovery(image, kernel, device)
        discovery.run()
        return discovery.linked

    def _finished(
        self,
        linked: Sequence[LinkedImage],
        part: Part,
        device: Device,
        context: Context,
        size: Size | None = None,
        *,
        is_needed: bool = False,
    ) -> Built:
        """Return the code of a part, built and loaded. Raises `SyclError`."""
        if part.shares:
            size = None
        images = frozenset([one.image.number for one in linked])
        place = _Place(images, frozenset(part.kernels), device, context.reference, size)
        with self._lock.inner:
            if self._built:
                self._drop({built for key, built in self._built.items() if key.context() is None})
                if size is not None and not is_needed:
                    place = self._unless_there_are_many(place)
            built = self._built.get(place)
            if built is None:
                globals_ = part.device_globals
                variables = {unique_id: self._device_globals[unique_id] for unique_id in globals_} if globals_ else {}
                codes = _codes_of(linked, part)
                built = Built(linked, part.kernels, device, context, variables, place.size or (), codes)
                self._built[place] = built
        built.finish()
        return built

    def _unless_there_are_many(self, place: _Place) -> _Place:
        """Return the place of code for work-groups of a size, or, after some other sizes, of code for any."""
        if place in self._built or sum(each[:-1] == place[:-1] for each in self._built) < _MOST_SIZES:
            return place
        return place._replace(size=None)

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
            for place, built in self._built.copy().items()  # others build meanwhile
            if place.device is device and place.context is context.reference and built.has(unique_id)
        ]
        if found:
            return found
        programs: dict[Built, None] = {}
        for image in (one for one in self._table.images if unique_id in one.device_globals):
            kernel = next(iter(image.kernels), None)
            main = image if kernel is None else self.main_image(kernel, device)
            programs[self._build(main, kernel or "", device, context, shares=True)] = None
        return [HeldAddress(built.address(unique_id), built) for built in programs if built.has(unique_id)]

    def _forget_choices(self) -> None:
        """Forget which program a kernel is in: other images may change that. What is built stays until they do."""
        self._outdated.update(self._of_kernel)
        self._of_kernel = {}
        self._forget_launchers()
        for known in ("_objects", "_buffers"):  # commands keep the memory of constants that they use
            self.__dict__.pop(known, None)

    def _drop(self, programs: set[Built]) -> None:
        if programs:
            self._with_objects = {one for one in (*self._with_objects, *programs) if one.may_have_objects}
            self._built = {key: built for key, built in self._built.items() if built not in programs}
            self._forget_launchers()
            for launches in (self._of_kernel, self._outdated):
                for launch in [launch for launch, built in launches.copy().items() if built in programs]:
                    del launches[launch]

    def _forget_launchers(self) -> None:
        for kernel in [*self._kernels.values()]:
            kernel.forget_launchers()


class _Place(NamedTuple):
    """What tells apart what is built: which images are linked, which of their kernels are in it, and what it is for."""

    images: frozenset[int]
    kernels: frozenset[str]
    device: Device
    context: ref[Context]
    size: Size | None


def _reaches_all(queue: OnDevice) -> bool:
    """Tell whether kernels in a queue can use memory of all devices of its context."""
    own = queue.device.implementation
    return all(own.reaches(one.implementation) for one in queue.context.devices)


def _alone(image: LoadedImage) -> tuple[LinkedImage, ...]:
    return (LinkedImage(image, "main", "", image),)


def _known_part(image: LoadedImage, kernel: str, device: Device, size: Size | None) -> Part | None:
    """Return the part with a kernel whose machine code is kept with the image; None where it has to be looked at.

    What is kept ran on such a device before.
    """
    codes = image.machine_codes
    if codes is None or device.has_other_aspects:
        return None
    return codes.part(device.implementation.key, size or (), kernel)


def _codes_of(linked: Sequence[LinkedImage], part: Part) -> MachineCodes | None:
    """Return where machine code of a part is kept, where that depends on nothing but one image, whatever is loaded."""
    image, *others = (one.image for one in linked)
    is_alone = not (others or image.uses_others or part.shares or part.device_globals)
    return image.machine_codes if is_alone else None


class LastPrograms:
    """The last programs that were asked for, by what tells them apart."""

    def __init__(self) -> None:
        self.programs: dict[object, Program] = {}

    def get(self, key: object) -> Program | None:
        """Return the program with a key, if it is one of the last."""
        found = self.programs.pop(key, None)
        if found is not None:
            self.programs[key] = found  # as the last one
        return found

    def add(self, key: object, program: Program) -> None:
        """Take a program."""
        _make_room(self.programs, _MOST_PROGRAMS)
        self.programs[key] = program

    def remove(self, program: Program) -> None:
        """Forget a program, which has other images now."""
        for key in [key for key, found in self.programs.copy().items() if found is program]:
            self.programs.pop(key, None)


_arrived = LastPrograms()


def program_from(*state: object) -> Program:
    """Return the program of a pickle: the same one for all pickles with the same contents, while it is one of the last.

    So tasks that bring a kernel along find its machine code. Raises `SyclError` (INVALID) for another version's.
    """
    from syclrt.programs.pickles import contents_of, key_of

    contents = contents_of(state)
    key = key_of(state)
    found = _arrived.get(key)
    if found is None:
        found = Program.from_contents(contents)
        _arrived.add(key, found)
    return found.with_values(contents.values) if contents.values else found


def kernel_from(program: Program, name: str) -> Kernel:
    """Return the kernel of a pickle."""
    return program.kernels[name]


def _make_room(table: dict[Any, Any], most: int = _MOST_RANGES) -> None:
    """Drop what was put in first, where there is too much for one more."""
    while len(table) >= most:
        with suppress(StopIteration, KeyError, RuntimeError):  # another thread does so too
            del table[next(iter(table))]


def _never(_place: int | bool, _arguments: tuple[object, ...], /) -> bool:
    return False
