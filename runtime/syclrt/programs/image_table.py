"""All images that are loaded, by what they offer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt import names
from syclrt.errors import Errc, SyclError

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
        """Take an image. Raises `SyclError` (INVALID), and takes nothing, if it shares some but not all kernels with
        another one.
        """  # fmt: skip
        self._check_kernels(image)
        self.images.append(image)
        for name, table in self._places(image):
            table.setdefault(name, []).append(image)

    def remove(self, images: Iterable[LoadedImage]) -> None:
        """Forget images."""
        gone = {*images}
        self.images = [image for image in self.images if image not in gone]
        for image in gone:
            for name, table in self._places(image):
                table[name].remove(image)
                if not table[name]:
                    del table[name]

    def providers(self, name: str) -> list[LoadedImage]:
        """Return the images that have the functions of a set, stand-ins too."""
        return self._providers.get(name, [])

    def exporters(self, symbol: str) -> list[LoadedImage]:
        """Return the images that export a symbol."""
        return self._exporters.get(symbol, [])

    def add_ons(self, group: str) -> list[LoadedImage]:
        """Return the add-on images of a number."""
        return self._add_ons.get(group, [])

    def _check_kernels(self, image: LoadedImage) -> None:
        for kernel in image.kernels:
            other = next(iter(self.kernels.get(kernel, ())), None)
            if other is None or {*other.kernels} == {*image.kernels}:
                continue
            only = sorted({*other.kernels} ^ {*image.kernels})[0]
            message = f"images {other.number} ({other.origin}) and {image.number} ({image.origin}) have the kernel"
            raise SyclError(f"{message} '{kernel}', and one of them '{only}': expected the same kernels", Errc.INVALID)

    def _places(self, image: LoadedImage) -> Iterator[tuple[str, dict[str, list[LoadedImage]]]]:
        yield from ((name, self.kernels) for name in image.kernels)
        if image.provides is not None:
            yield image.provides, self._providers
        yield from ((symbol, self._exporters) for symbol in image.exports)
        yield from ((group, self._add_ons) for group in image.sets.get(names.ADD_ON_IMAGE_SET, ()))
