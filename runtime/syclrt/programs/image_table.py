"""All images that are loaded, by what they offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from syclrt.programs.loaded_image import LoadedImage


class ImageTable:
    """Images in the order of loading, which is the order of every search."""

    def __init__(self) -> None:
        self.images: list[LoadedImage] = []
        self.kernels: dict[str, list[LoadedImage]] = {}
        self._providers: dict[str, list[LoadedImage]] = {}
        self._exporters: dict[str, list[LoadedImage]] = {}
        self._add_ons: dict[str, list[LoadedImage]] = {}

    def add(self, image: LoadedImage) -> None:
        """Take an image."""
        self.images.append(image)
        for name, table in self._places(image):
            table.setdefault(name, []).append(image)

    def remove(self, images: Iterable[LoadedImage]) -> None:
        """Forget images."""
        for image in images:
            self.images.remove(image)
            for name, table in self._places(image):
                table[name].remove(image)
                if not table[name]:
                    del table[name]

    def providers(self, name: str) -> list[LoadedImage]:
        """Return the images that have the functions of a set, stand-ins too."""
        return self._providers.get(name, [])

    def exporter(self, symbol: str) -> LoadedImage | None:
        """Return the first image that exports a symbol."""
        return next(iter(self._exporters.get(symbol, ())), None)

    def add_ons(self, group: str) -> list[LoadedImage]:
        """Return the add-on images of a number."""
        return self._add_ons.get(group, [])

    def sharing_objects_with(self, image: LoadedImage) -> list[LoadedImage]:
        """Return the images of other kernels that may use its objects: a chain of common sets leads to them."""
        found: dict[LoadedImage, None] = {image: None}
        reached = {*image.calls, *image.creates}
        users = [one for one in self.images if one.provides is None and (one.calls or one.creates)]
        grows = bool(reached)
        while grows:
            grows = False
            for one in users:
                if one not in found and not reached.isdisjoint((*one.calls, *one.creates)):
                    found[one] = None
                    reached.update(one.calls, one.creates)
                    grows = True
        return [one for one in found if one is not image]

    def _places(self, image: LoadedImage) -> Iterator[tuple[str, dict[str, list[LoadedImage]]]]:
        yield from ((name, self.kernels) for name in image.kernels)
        if image.provides is not None:
            yield image.provides, self._providers
        yield from ((symbol, self._exporters) for symbol in image.exports)
        yield from ((group, self._add_ons) for group in image.sets.get(names.ADD_ON_IMAGE_SET, ()))
