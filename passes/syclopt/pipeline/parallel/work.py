"""What another process does for a pipeline: the passes after the last split, an image at a time, sent back printed."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from syclopt.passes import Warnings
from syclopt.pipeline.runner import PassRunner

if TYPE_CHECKING:
    from syclopt.errors import Location
    from syclopt.images.device_image import CodeForm, DeviceImage
    from syclopt.passes import Pass


@dataclass(frozen=True, slots=True)
class Job:
    """What is done to each image: the passes from the one at `start` on, then printing in `form`.

    `flags` are those of `Warnings`. `knows_places` says that the images are those of the process that has the input,
    not read from text: what a warning or error says about a place is then right.
    """

    passes: tuple[Pass, ...]
    start: int
    flags: tuple[str, ...]
    form: CodeForm
    knows_places: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an image: images that are done, lines of warnings, what passes counted."""

    images: tuple[DeviceImage, ...]
    warnings: tuple[str, ...] = ()
    statistics: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])


class _Recorder(Warnings):
    """Keeps lines, and whether one of them names a place."""

    def __init__(self, flags: tuple[str, ...]) -> None:
        self.lines: list[str] = []
        self.has_places = False
        super().__init__(flags, self.lines.append)

    def show(self, name: str, message: str, location: Location | None) -> None:
        """Keep one line."""
        self.has_places = self.has_places or location is not None
        super().show(name, message, location)


def finish_image(job: Job, image: DeviceImage, number: int) -> Outcome | None:
    """Return what became of an image that is the one of `number` at `job.start`.

    None leaves it to the process that has the input: where an exception is raised, and where there is something to
    warn of in a place that is not known here, that process does the same and tells it as it would without others.
    """
    warnings = _Recorder(job.flags)
    runner = PassRunner(job.passes, warnings=warnings)
    try:
        images = tuple(runner.outputs([image], job.start, number))
        for done in images:
            done.settle(job.form)
    except Exception:  # it is raised again there
        return None
    if warnings.has_places and not job.knows_places:
        return None
    return Outcome(images, tuple(warnings.lines), runner.statistics)


def pack(outcomes: list[Outcome | None]) -> bytes:
    """Return outcomes pickled; where a pass put something into an image that cannot be, they are left to the other."""
    try:
        return pickle.dumps(outcomes)
    except Exception:  # which one depends on what it is
        return pickle.dumps([None for _ in outcomes])
