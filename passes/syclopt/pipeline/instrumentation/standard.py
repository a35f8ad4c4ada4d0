"""Instrumentation: -verify-each, -time-passes, -debug-pass-manager, -opt-bisect-limit, -stats, and what changed."""

from __future__ import annotations

import sys
from time import perf_counter, perf_counter_ns
from typing import TYPE_CHECKING, ClassVar, TextIO

from syclopt.errors import LLVMError
from syclopt.pipeline.instrumentation.interface import Instrumentation, PassRun
from syclopt.pipeline.parse import print_pipeline
from syclopt.time_trace import recording

if TYPE_CHECKING:
    from collections import Counter
    from collections.abc import Collection, Sequence

    from syclopt.images.device_image import DeviceImage
    from syclopt.passes import Analysis, Pass


class VerifyEach(Instrumentation):
    """Lets LLVM verify the input, and each module that a pass changed; raises `LLVMError` that names the pass."""

    def begin(self, passes: Sequence[Pass], images: Sequence[DeviceImage]) -> None:
        """Verify the input."""
        for image in images:
            _verify(image, "invalid before the first pass")

    def after(self, run: PassRun, images: Sequence[DeviceImage], changed: bool) -> None:
        """Verify what the pass changed."""
        if changed:
            for image in images:
                _verify(image, f"invalid after pass {run}")


class TimePasses(Instrumentation):
    """Measures each pass of the pipeline; prints a table when the pipeline ends."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr
        self._passes: Sequence[Pass] = ()
        self._seconds: list[float] = []
        self._images: list[int] = []
        self._start = 0.0

    def begin(self, passes: Sequence[Pass], images: Sequence[DeviceImage]) -> None:
        """Start from nothing."""
        self._passes = passes
        self._seconds = [0.0] * len(passes)
        self._images = [0] * len(passes)

    def before(self, run: PassRun) -> None:
        """Start the clock."""
        self._start = perf_counter()

    def after(self, run: PassRun, images: Sequence[DeviceImage], changed: bool) -> None:
        """Stop the clock."""
        self._seconds[run.position] += perf_counter() - self._start
        self._images[run.position] += 1

    def finish(self) -> None:
        """Print the table."""
        total = sum(self._seconds)
        rows = sorted(zip(self._seconds, self._images, self._passes, strict=True), key=lambda row: -row[0])
        self._stream.write("*** pass timing ***\n   seconds  percent  images  pass\n")
        for seconds, images, pass_ in rows:
            percent = 100 * seconds / total if total else 0.0
            self._stream.write(f"{seconds:10.4f} {percent:7.1f}% {images:7}  {print_pipeline([pass_])}\n")
        self._stream.write(f"{total:10.4f} {100:7.1f}%          total\n")


class TimeTrace(Instrumentation):
    """Makes a span of each pass on each image, for the recording that goes on."""

    watches_all: ClassVar[bool] = False

    def __init__(self) -> None:
        self._start = 0

    def before(self, run: PassRun) -> None:
        """Start the clock."""
        self._start = perf_counter_ns()

    def after(self, run: PassRun, images: Sequence[DeviceImage], changed: bool) -> None:
        """Add the span."""
        if (found := recording()) is not None:
            details = {"image": run.image.index, "changed": changed, "images after it": len(images)}
            found.add(run.pass_.name, "pass", self._start, details=details)


class DebugPassManager(Instrumentation):
    """Prints each pass and analysis as it runs."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream or sys.stderr

    def skipped(self, run: PassRun) -> None:
        """Print it."""
        self._say("Skipping pass", run.pass_.name, run)

    def before(self, run: PassRun) -> None:
        """Print it."""
        self._say("Running pass", print_pipeline([run.pass_]), run)

    def computing(self, run: PassRun, analysis: type[Analysis]) -> None:
        """Print it."""
        self._say("Running analysis", analysis.__name__, run)

    def invalidated(self, run: PassRun, analysis: type[object]) -> None:
        """Print it."""
        self._say("Invalidating analysis", analysis.__name__, run)

    def _say(self, what: str, name: str, run: PassRun) -> None:
        self._stream.write(f"{what}: {name} on [image {run.image.index}]\n")


class OptBisect(Instrumentation):
    """Lets only the first `limit` runs of a pass on an image happen (-1: all); prints which."""

    def __init__(self, limit: int, stream: TextIO | None = None) -> None:
        self._limit = limit
        self._stream = stream or sys.stderr
        self._number = 0

    def should_run(self, run: PassRun) -> bool:
        """Count, print, and compare with the limit."""
        self._number += 1
        runs = self._limit < 0 or self._number <= self._limit
        self._stream.write(f"BISECT: {'' if runs else 'NOT '}running pass ({self._number}) {run}\n")
        return runs


class Changes(Instrumentation):
    """Notes in `found` whether the module was changed before the first image pass, or that pass made several images.

    Passes in `besides`, which record something of the module for later tools, do not count.
    """

    watches_all: ClassVar[bool] = False

    def __init__(self, besides: Collection[str] = ()) -> None:
        self.found = False
        self._besides = besides
        self._before_split = True

    def after(self, run: PassRun, images: Sequence[DeviceImage], changed: bool) -> None:
        """Note what the pass did."""
        if self._before_split and run.pass_.name not in self._besides:
            self._before_split = run.pass_.on_modules
            self.found = self.found or (changed if run.pass_.on_modules else len(images) != 1)


def print_statistics(statistics: Counter[tuple[str, str]], stream: TextIO | None = None) -> None:
    """Print what passes counted, in the order in which they first did."""
    lines = [f"{number:8} {name}: {what}\n" for (name, what), number in statistics.items()]
    (stream or sys.stderr).write("*** statistics ***\n" + "".join(lines))


def _verify(image: DeviceImage, when: str) -> None:
    from syclopt.ir.llvm import verify

    try:
        verify(image.module)
    except LLVMError as error:
        raise type(error)(f"{when}: {error.message}", error.location, error.file) from error
