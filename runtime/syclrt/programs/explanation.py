"""What is linked for a kernel on a device, and why."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclrt.backends.device import Device
    from syclrt.errors import SyclError
    from syclrt.programs.loaded_image import LoadedImage

Reason = Literal["main", "virtual functions", "dummy", "imported symbol", "add-on", "stub", "shares objects"]


class LinkedImage(NamedTuple):
    """An image that is linked, the set, symbol or condition that asked for it, and the image that has that."""

    image: LoadedImage
    reason: Reason
    because: str
    by: LoadedImage


class Explanation:
    """The images that are linked, in order, and the error that a launch would raise, if it would."""

    def __init__(
        self, kernel: str, device: Device, images: tuple[LinkedImage, ...], problem: SyclError | None = None
    ) -> None:
        self.kernel = kernel
        self.device = device
        self.images = images
        self.problem = problem

    def __str__(self) -> str:
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        yield f"kernel '{self.kernel}' on {self.device.name}:"
        for image, reason, because, by in self.images:
            whose = f", for image {by.number}" if by not in (image, self.images[0].image) else ""
            yield f"  image {image.number} ({image.origin}): {f'{reason} {because}'.rstrip()}{whose}"
        if self.problem is not None:
            yield f"  cannot run: {self.problem}"

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
