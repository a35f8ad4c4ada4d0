"""print<aspects>: show people what an analysis found."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Literal

from syclopt.passes import ImagePass, PassContext

if TYPE_CHECKING:
    from syclopt.images.device_image import DeviceImage


@dataclass(frozen=True)
class PrintPass(ImagePass):
    """Print an analysis to standard error, and draw its graph, which `-o FILE.dot` writes.

    `aspects`: for each entry point the aspects that it needs, each with the shortest chain of calls to a use. A
    module without `!sycl_aspects` gets the names and numbers that `syclopt-targets` shows.
    """

    name: ClassVar[str] = "print"
    analysis: Literal["aspects"] = field(metadata={"help": "what to print", "positional": True})

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        """Return the image with the drawing. Raises `InputError` for metadata of another form."""
        from syclopt.transforms.print.aspect_report import AspectReport

        report = AspectReport(image.module)
        sys.stderr.write(report.text)
        image.drawing = report.dot
        return [image]
