"""What watches a pipeline: the interface of all instrumentation."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.images.device_image import DeviceImage
    from syclopt.passes import Analysis, Pass


class PassRun(NamedTuple):
    """One pass on one image; `position` is the place of the pass in the pipeline, from 0."""

    pass_: Pass
    position: int
    image: DeviceImage

    def __str__(self) -> str:
        return f"{self.pass_.name} on image {self.image.index}"


class Instrumentation:
    """What watches a pipeline. Each method here does nothing; override those that matter.

    `watches_all` says that it must see every pass: then no other process runs any. One that does not need that sees
    the passes up to the last that splits, and each failure.
    """

    watches_all: ClassVar[bool] = True

    def begin(self, passes: Sequence[Pass], images: Sequence[DeviceImage]) -> None:
        """Called once, before the first pass."""

    def should_run(self, run: PassRun) -> bool:
        """Whether the pass may run on the image."""
        return True

    def skipped(self, run: PassRun) -> None:
        """Called when some instrumentation did not let the pass run."""

    def before(self, run: PassRun) -> None:
        """Called before a pass runs."""

    def after(self, run: PassRun, images: Sequence[DeviceImage], changed: bool) -> None:
        """Called after a pass ran, in reverse order of `before`; `images` take the place of the one it ran on."""

    def computing(self, run: PassRun, analysis: type[Analysis]) -> None:
        """Called before an analysis is computed for a pass."""

    def invalidated(self, run: PassRun, analysis: type[object]) -> None:
        """Called when a pass did not preserve an analysis that had been computed."""

    def failed(self, run: PassRun, error: Exception) -> None:
        """Called when a pass raised something that is no `SycloptError`."""

    def finish(self) -> None:
        """Called once at the end, also after a failure."""
