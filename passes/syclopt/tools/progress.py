"""How far a pipeline is, as one line on a terminal: `syclopt: 312 of 800 images`."""

from __future__ import annotations

import sys
from time import monotonic
from typing import TYPE_CHECKING, ClassVar, TextIO

from syclopt.pipeline.instrumentation.interface import Instrumentation

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from syclopt.images.device_image import DeviceImage
    from syclopt.passes import Pass
    from syclopt.pipeline.instrumentation.interface import PassRun

_DELAY = 1.0
_INTERVAL = 0.1
_ERASE = "\x1b[K"


class Progress(Instrumentation):
    """Rewrites its line when images are done, from a second on; writes nothing where standard error is no terminal."""

    watches_all: ClassVar[bool] = False

    def __init__(self, name: str, stream: TextIO | None = None) -> None:
        """Write `name` at the beginning of the line."""
        self._name = name
        self._stream: TextIO | None = stream or sys.stderr
        self._expected = 0

    def watchers(self) -> list[Instrumentation]:
        """Return what has to watch the pipeline: this, or nothing where no line is shown."""
        return [self] if self._is_shown() else []

    def begin(self, passes: Sequence[Pass], images: Sequence[DeviceImage]) -> None:
        """Expect what comes in to come out."""
        self._expected = len(images)

    def after(self, run: PassRun, images: Sequence[DeviceImage], changed: bool) -> None:
        """Expect what the pass made of an image."""
        self._expected += len(images) - 1

    def over(self, images: Iterable[DeviceImage]) -> Iterator[DeviceImage]:
        """Yield `images`, and tell of them."""
        stream = self._stream
        if stream is None or not self._is_shown():
            yield from images
            return
        due = monotonic() + _DELAY
        shown = False
        try:
            for done, image in enumerate(images):
                if monotonic() >= due:
                    # The cursor goes back, so that a warning takes the place of the line.
                    stream.write(f"{self._name}: {done} of {self._expected} images{_ERASE}\r")
                    stream.flush()
                    due = monotonic() + _INTERVAL
                    shown = True
                yield image
        finally:
            if shown:
                stream.write(_ERASE)
                stream.flush()

    def _is_shown(self) -> bool:
        return self._stream is not None and self._stream.isatty()
