"""What is linked for a kernel on a device, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from syclrt.backends.device import Device
    from syclrt.errors import SyclError
    from syclrt.programs.loaded_image import LoadedImage

Reason = Literal["main", "virtual functions", "dummy", "imported symbol", "add-on", "stub", "shares objects"]


class LinkedImage(NamedTuple):
    """An image that is linked, and the set, symbol or condition that asked for it."""

    image: LoadedImage
    reason: Reason
    because: str


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
        for image, reason, because in self.images:
            yield f"  image {image.number} ({image.origin}): {reason}{f' {because}' if because else ''}"
        if self.problem is not None:
            yield f"  cannot run: {self.problem}"

    def to_dot(self) -> str:
        """Return the same as a graph in Graphviz's language."""
        lines = ["digraph program {", "  node [shape=box];"]
        for image, reason, because in self.images:
            label = f"image {image.number}\\n{image.origin}".replace('"', '\\"')
            lines.append(f'  {image.number} [label="{label}"];')
            if reason != "main":
                why = f"{reason}: {because}".replace('"', '\\"')
                lines.append(f'  {self.images[0].image.number} -> {image.number} [label="{why}"];')
        return "\n".join([*lines, "}", ""])
