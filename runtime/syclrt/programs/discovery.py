"""Which images a kernel needs: virtual functions, add-on images, imports, kernels that share objects with it."""

from __future__ import annotations

import json
from collections import deque
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from syclopt import names
from syclopt.errors import SycloptError
from syclopt.images.properties import Blob
from syclrt.errors import Errc, SyclError
from syclrt.programs.choice import LinkedImage, check_requirements, choose, denial
from syclrt.programs.reached import described_way, reached_from

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    from syclopt.conditions.condition import Condition
    from syclrt.backends.device import Device
    from syclrt.programs.choice import Reason
    from syclrt.programs.loaded_image import ImageTable, LoadedImage
    from syclrt.programs.spec_constants import SpecializationConstant

    Users = Callable[[], Iterable[tuple[LoadedImage, frozenset[str]]]]
    User = tuple[LoadedImage, frozenset[str]]

_OPENCL_C = "opencl.ocl.version"  # the metadata that compilers of OpenCL C write


class Discovery:
    """Collects the images that are linked to one, on a device, to a fixed point."""

    def __init__(
        self, table: ImageTable, device: Device, main: LoadedImage, kernel: str = "", users: Users = tuple
    ) -> None:
        """Begin with the image of a kernel that is to run, if there is one.

        `users` returns the images of kernels that use sets of virtual functions.
        """
        self._users = users
        self._kernel = kernel
        self._table = table
        self._device = device
        self._main = main
        self._found: dict[LoadedImage, LinkedImage] = {}
        self._called: set[str] = set()
        self._created: set[str] = set()
        self._waiting: deque[LoadedImage] = deque()
        self._symbols: deque[tuple[str, LoadedImage]] = deque()
        self._defined: set[str] = set()
        self._missing: list[tuple[str, LoadedImage]] = []

    def run(self) -> None:
        """Find what is linked. Raises `SyclError`; `linked` tells what was found up to then.

        The code is BUILD for a called set that no image provides, and for a symbol that none exports, unless the
        library of the device has it or only code that no kernel reaches needs it; INVALID for images that contradict
        each other.
        """
        self._take(self._main, "main", "", self._main)
        self._settle()
        self._take_sharing()
        for symbol, image in self._missing:
            self._check_missing(symbol, image)

    @property
    def linked(self) -> tuple[LinkedImage, ...]:
        """What is linked: the image itself, then the others by their numbers."""
        if not self._found:
            return ()
        first, *others = self._found.values()
        return (first, *sorted(others, key=lambda one: one.image.number))

    def _take(self, image: LoadedImage, reason: Reason, because: str, by: LoadedImage) -> None:
        if image not in self._found:
            self._found[image] = LinkedImage(image, reason, because, by)
            self._waiting.append(image)

    def _settle(self) -> None:
        while self._waiting or self._symbols:
            while self._waiting:
                self._follow(self._waiting.popleft())
            if self._symbols:
                self._resolve(*self._symbols.popleft())

    def _follow(self, image: LoadedImage) -> None:
        self._defined.update(image.exports)
        self._symbols.extend((symbol, image) for symbol in image.imports)
        if not image.target:  # compiled ahead of time, virtual functions are decided
            self._follow_virtual_functions(image)
        for group, condition in image.sets.get(names.ADD_ON_IMAGES_SET, {}).items():
            self._take_add_on(image, group, condition)

    def _follow_virtual_functions(self, image: LoadedImage) -> None:
        for name in image.calls:
            if name not in self._called:
                self._called.add(name)
                self._take_called(name, image)
        for name in image.creates:
            if name not in self._called and name not in self._created:
                self._created.add(name)
                self._take_created(name, image)

    def _take_called(self, name: str, image: LoadedImage) -> None:
        """Take all that provides a set; stand-ins that were taken when it was only created go."""
        providers = [one for one in self._table.providers.get(name, ()) if not one.is_dummy]
        if not providers:
            message = f"no image provides the virtual functions of the set '{name}'"
            raise self._error(f"{message}, which {self._who('calls', image)}", Errc.BUILD)
        for dummy in [one for one in self._found if one.is_dummy and one.provides == name]:
            del self._found[dummy]
        for provider in providers:
            found = self._found.get(provider)
            if found is not None and found.reason == "virtual functions":
                self._found[provider] = found._replace(because=f"calls '{name}'", by=image)
            self._take(provider, "virtual functions", f"calls '{name}'", image)

    def _take_created(self, name: str, image: LoadedImage) -> None:
        """Take what provides a set that the device can run, and stand-ins for the others."""
        for provider in self._table.providers.get(name, ()):
            if provider.is_dummy == (denial(provider, self._device) is None):
                continue
            reason: Reason = "dummy" if provider.is_dummy else "virtual functions"
            self._take(provider, reason, f"creates '{name}'", image)

    def _take_add_on(self, image: LoadedImage, group: str, condition: object) -> None:
        of_group = self._table.add_ons.get(group, ())
        wanted = [one for one in of_group if (one.package, one.target) == (image.package, image.target)]
        by_kind = {one.sets[names.ADD_ON_IMAGE_SET][group]: one for one in wanted}
        if len(wanted) != 2 or {*by_kind} != {0, 1}:
            message = f"{self._who('asks', image)} for add-on image '{group}': expected one with code and one stub"
            raise self._error(f"{message}, found {len(wanted)} images", Errc.INVALID)
        parsed = self._parsed(condition, image, group)
        holds = parsed.decide(self._device.target)
        self._take(by_kind[int(holds)], "add-on" if holds else "stub", f"{parsed}", image)

    def _resolve(self, symbol: str, image: LoadedImage) -> None:
        if symbol in self._defined:
            return
        exporter = next((one for one in self._table.exporters.get(symbol, ()) if one.target == self._main.target), None)
        if exporter is None:
            self._missing.append((symbol, image))
        else:
            self._take(exporter, "imported symbol", symbol, image)

    def _take_sharing(self) -> None:
        """Take the images of other kernels that may use the same objects, as far as the device can run them.

        Kernels are one program when a chain of sets that they have in common leads from one to the other.
        """
        grows = bool(self.sets)
        while grows:
            grows = False
            for image, sets in self._users():
                shared = self.sets & sets
                if shared and image not in self._found:
                    self._take(image, "shares objects", ", ".join(sorted(shared)), self._main)
                    self._settle()
                    grows = True

    @property
    def sets(self) -> set[str]:
        """The sets of virtual functions that are called, or of which objects are created."""
        return self._called | self._created

    def _check_missing(self, symbol: str, image: LoadedImage) -> None:
        """Raise `SyclError` (BUILD) if code that may run needs a symbol that neither an image nor the device has."""
        if not image.lacks(symbol, self._device):
            return
        message = f"No device image found for external symbol {symbol}, which {self._who('needs', image)}"
        if symbol not in image.module.symbols:
            raise self._error(message, Errc.BUILD)
        wanted = {each for one in self._found for each in one.imports}
        entries = [each for each in image.symbols if each in wanted or each not in image.exports]
        reached = reached_from(image.module, entries)
        if symbol in reached:
            why = f": {described_way(reached, symbol)}" if image.is_source else ""
            raise self._error(f"{message}{why}{_hint(symbol, image)}", Errc.BUILD)

    def _parsed(self, condition: object, image: LoadedImage, group: str) -> Condition:
        from syclopt.images.add_on_conditions import condition_in

        try:
            if isinstance(condition, Blob):
                return condition_in(condition)
            problem = f"found {condition!r}"
        except (SycloptError, ValueError) as error:
            problem = str(error)
        message = f"{self._who('asks', image)} for add-on image '{group}' under what is no condition: {problem}"
        raise self._error(message, Errc.INVALID)

    def _who(self, does: str, image: LoadedImage) -> str:
        """Return the kernel, what it does, and the image in which it does so."""
        where = f"image {image.number} ({image.origin})"
        return f"kernel '{self._kernel}' {does} in {where}" if self._kernel else f"{where} {does}"

    def _error(self, message: str, code: Errc) -> SyclError:
        return SyclError(message, code, kernel=self._kernel or None, device=self._device)


def _hint(symbol: str, image: LoadedImage) -> str:
    """Return what to do about a function without a body that may be an inline one of OpenCL C, whose rules are C's."""
    if symbol.startswith("_Z") or _OPENCL_C not in image.module.named_metadata:
        return ""
    return f" (if '{symbol}' is 'inline' in OpenCL C, write 'static inline': an inline function alone may have no body)"


class Explanation:
    """The images that are linked, in order, and the error that a launch would raise, if it would.

    `constants` are the specialization constants that they have: symbolic id -> constant.
    """

    def __init__(
        self,
        kernel: str,
        device: Device,
        images: tuple[LinkedImage, ...],
        problem: SyclError | None = None,
        constants: Mapping[str, SpecializationConstant] = MappingProxyType({}),
    ) -> None:
        self.kernel = kernel
        self.device = device
        self.images = images
        self.problem = problem
        self.constants = constants

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"kernel '{self.kernel}' on {self.device.name}:"
        for image, reason, because, by in self.images:
            whose = f", for image {by.number}" if by not in (image, self.images[0].image) else ""
            yield f"  image {image.number} ({image.origin}): {f'{reason} {because}'.rstrip()}{whose}"
        yield from (f"  constant {constant}" for constant in self.constants.values())
        if self.problem is not None:
            yield f"  cannot run: {self.problem}"

    def _repr_html_(self) -> str:
        """Return what a notebook shows: a picture, and the words."""
        from html import escape

        from syclopt.pages.drawing import Box, Drawing, Edge, svg

        places = {one.image: at for at, one in enumerate(self.images)}
        boxes = [Box(f"image {one.number}", (one.origin, *one.kernels[:4])) for one in places]
        edges = [
            Edge(places[one.by], places[one.image], f"{one.reason} {one.because}")
            for one in self.images
            if one.by is not one.image and one.by in places
        ]
        if self.problem is not None:
            boxes.append(Box("cannot run", (str(self.problem),), "problem"))
        return f"<div>{svg(Drawing(boxes, edges))}<pre>{escape(str(self))}</pre></div>"

    def to_dot(self) -> str:
        """Return the same as a graph in Graphviz's language."""
        lines = ["digraph program {", "  node [shape=box];"]
        for image, reason, because, by in self.images:
            lines.append(
                f"  {image.number} [label={_quoted(f'image {image.number}', image.origin, *image.kernels[:4])}];"
            )
            if by is not image:
                lines.append(f"  {by.number} -> {image.number} [label={_quoted(f'{reason}: {because}')}];")
        if self.problem is not None:
            lines.append(f"  problem [shape=note label={_quoted(f'cannot run: {self.problem}')}];")
        return "\n".join([*lines, "}", ""])


def _quoted(*lines: str) -> str:
    return json.dumps("\n".join(lines), ensure_ascii=False)


class SharedObjects:
    """Remembers for each device which images of kernels use which sets, until images come or go."""

    def __init__(self, table: ImageTable) -> None:
        self._table = table
        self._users: WeakKeyDictionary[Device, list[User]] = WeakKeyDictionary()

    def discovery(self, main: LoadedImage, kernel: str, device: Device) -> Discovery:
        """Return what finds the images that a kernel of one needs, and those of kernels that share objects with it."""
        return Discovery(self._table, device, main, kernel, partial(self._of_device, device))

    def _of_device(self, device: Device) -> list[User]:
        found = self._users.get(device)
        if found is None:
            images = [one for one in self._table.images if one.kernels and one.uses_others and not one.target]
            used = [(image, self._sets(image, device)) for image in images if self._is_taken(image, device)]
            found = self._users[device] = [(image, sets) for image, sets in used if sets]
        return found

    def _is_taken(self, image: LoadedImage, device: Device) -> bool:
        """Tell whether a device takes an image for a kernel; images for other targets may have some of its kernels."""
        others = {kernel: self._table.kernels[kernel] for kernel in image.kernels}
        return any(len(found) == 1 or choose(kernel, found, device) is image for kernel, found in others.items())

    def _sets(self, image: LoadedImage, device: Device) -> frozenset[str]:
        """Return the sets that an image and what it needs use: none if the device cannot run it."""
        discovery = Discovery(self._table, device, image)
        try:
            discovery.run()
            check_requirements("", discovery.linked, device)
        except SyclError:
            return frozenset()
        return frozenset(discovery.sets)
