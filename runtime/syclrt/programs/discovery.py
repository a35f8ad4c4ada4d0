"""Which images a kernel needs: virtual functions, add-on images, imports, kernels that share objects with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclopt.images.add_on_conditions import condition_in
from syclopt.images.properties import Blob
from syclrt.errors import Errc, SyclError
from syclrt.programs.explanation import LinkedImage

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclrt.backends.device import Device
    from syclrt.programs.explanation import Reason
    from syclrt.programs.image_table import ImageTable
    from syclrt.programs.loaded_image import LoadedImage


class Discovery:
    """Collects the images that are linked to one, on a device, to a fixed point."""

    def __init__(self, table: ImageTable, device: Device) -> None:
        self._table = table
        self._device = device
        self._found: dict[LoadedImage, LinkedImage] = {}
        self._called: set[str] = set()
        self._created: set[str] = set()
        self._waiting: list[LoadedImage] = []

    def images(self, main: LoadedImage) -> tuple[LinkedImage, ...]:
        """Return what is linked: the image itself, then the others by their numbers.

        Raises `SyclError` (BUILD) for a called set that no image provides, and a symbol that none exports.
        """
        self._take(main, "main", "")
        for image in filter(self._fits, self._table.sharing_objects_with(main)):
            self._take(image, "shares objects", ", ".join(dict.fromkeys((*image.calls, *image.creates))))
        while self._waiting:
            self._follow(self._waiting.pop())
        self._resolve_imports()
        first, *others = self._found.values()
        return (first, *sorted(others, key=lambda one: one.image.number))

    def _take(self, image: LoadedImage, reason: Reason, because: str) -> None:
        if image not in self._found:
            self._found[image] = LinkedImage(image, reason, because)
            self._waiting.append(image)

    def _follow(self, image: LoadedImage) -> None:
        for name in image.calls:
            if name not in self._called:
                self._called.add(name)
                self._take_called(name, image)
        for name in image.creates:
            if name not in self._called and name not in self._created:
                self._created.add(name)
                self._take_created(name)
        for group, condition in image.sets.get(names.ADD_ON_IMAGES_SET, {}).items():
            self._take_add_on(image, group, condition)

    def _take_called(self, name: str, image: LoadedImage) -> None:
        """Take all that provides a set; stand-ins that were taken when it was only created go."""
        providers = [one for one in self._table.providers(name) if not one.is_dummy]
        if not providers:
            message = f"no image provides the virtual functions of the set '{name}', which image {image.number} calls"
            raise SyclError(message, Errc.BUILD, device=self._device)
        for dummy in [one for one in self._found if one.is_dummy and one.provides == name]:
            del self._found[dummy]
        for provider in providers:
            self._take(provider, "virtual functions", f"calls '{name}'")

    def _take_created(self, name: str) -> None:
        """Take what provides a set that the device can run, and stand-ins for the others."""
        for provider in self._table.providers(name):
            if provider.is_dummy == self._fits(provider):
                continue
            reason: Reason = "dummy" if provider.is_dummy else "virtual functions"
            self._take(provider, reason, f"creates '{name}'")

    def _fits(self, image: LoadedImage) -> bool:
        return self._device.target.supports(image.requirements)

    def _take_add_on(self, image: LoadedImage, group: str, condition: object) -> None:
        wanted = [one for one in self._table.add_ons(group) if one.origin_number == image.origin_number]
        by_kind = {one.sets[names.ADD_ON_IMAGE_SET][group]: one for one in wanted}
        if len(wanted) != 2 or {*by_kind} != {0, 1} or not isinstance(condition, Blob):
            message = f"image {image.number} asks for add-on image '{group}': expected one with code and one stub"
            raise SyclError(f"{message}, found {len(wanted)}", Errc.INVALID)
        parsed = condition_in(condition)
        holds = parsed.decide(self._device.target)
        self._take(by_kind[int(holds)], "add-on" if holds else "stub", f"{parsed}")

    def _resolve_imports(self) -> None:
        resolved: set[str] = {symbol for image in self._found for symbol in image.exports}
        waiting = [*self._found]
        while waiting:
            image = waiting.pop()
            for symbol in image.imports:
                if symbol in resolved:
                    continue
                exporter = self._table.exporter(symbol)
                if exporter is None:
                    message = f"No device image found for external symbol {symbol}"
                    raise SyclError(message, Errc.BUILD, device=self._device)
                resolved.update(exporter.exports)
                self._take(exporter, "imported symbol", symbol)
                while self._waiting:
                    one = self._waiting.pop()
                    self._follow(one)
                    waiting.append(one)


def check_requirements(kernel: str, linked: Iterable[LinkedImage], device: Device) -> None:
    """Raise `SyclError` (KERNEL_NOT_SUPPORTED) for the first image that a device cannot run; stand-ins always can."""
    for image, reason, because in linked:
        if image.is_dummy:
            continue
        denials = device.target.denials(image.requirements)
        if denials:
            via = "" if reason == "main" else f", which is linked for {reason} ({because})"
            message = f"kernel '{kernel}' cannot run on {device.name}: it {denials[0]}, as image {image.number}"
            raise SyclError(
                f"{message} ({image.origin}){via} requires", Errc.KERNEL_NOT_SUPPORTED, kernel=kernel, device=device
            )
