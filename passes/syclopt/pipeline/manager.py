"""Running passes over a list of device images, watched by instrumentation."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from syclopt.errors import SycloptError
from syclopt.passes import ALL, AnalysisCache, ImagePass, ModulePass, PassContext, PassResult, Warnings

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from syclopt.images.image import DeviceImage
    from syclopt.passes import Analysis, Pass


@dataclass(frozen=True, slots=True)
class PassRun:
    """One pass on one image; `position` is the place of the pass in the pipeline, from 0."""

    pass_: Pass
    position: int
    image: DeviceImage

    def __str__(self) -> str:
        return f"{self.pass_.name} on image {self.image.index}"


class Instrumentation:
    """What watches a pipeline. Each method here does nothing; override those that matter."""

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


@dataclass
class PassManager:
    """Runs `passes` in order over images; each image goes through all of them before the next one starts.

    `columns` are the columns of a file table that the passes fill; after a run, `statistics` holds what they counted,
    by pass name and text.
    """

    passes: Sequence[Pass]
    instrumentation: Sequence[Instrumentation] = ()
    warnings: Warnings = field(default_factory=Warnings)
    statistics: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])

    @property
    def columns(self) -> set[str]:
        """The names of the columns: `Code`, and what passes fill in."""
        return {"Code"}.union(*(pass_.fills for pass_ in self.passes if isinstance(pass_, ImagePass)))

    def run(self, images: Sequence[DeviceImage]) -> list[DeviceImage]:
        """Return the images that come out. The modules of `images` are edited in place.

        What a pass refuses comes out as `SycloptError`; any other exception is an error of the pass.
        """
        return [*self.stream(images)]

    def stream(self, images: Sequence[DeviceImage]) -> Iterator[DeviceImage]:
        """Yield the images of `run` one by one, each when it is done: who drops them needs memory for one."""
        try:
            for watcher in self.instrumentation:
                watcher.begin(self.passes, images)
            yield from self.finish(images)
        finally:
            for watcher in self.instrumentation:
                watcher.finish()

    def finish(self, images: Iterable[DeviceImage], start: int = 0) -> Iterator[DeviceImage]:
        """Yield what comes out of the passes from the one at `start` on."""
        seen = [0] * (len(self.passes) + 1)
        todo = [(start, image, AnalysisCache(image)) for image in images]
        todo.reverse()
        while todo:
            position, image, cache = todo.pop()
            image.index = seen[position]
            seen[position] += 1
            if position == len(self.passes):
                yield image
                continue
            done = self._run(PassRun(self.passes[position], position, image), cache)
            todo += [(position + 1, *result) for result in reversed(done)]

    def _run(self, run: PassRun, cache: AnalysisCache) -> list[tuple[DeviceImage, AnalysisCache]]:
        if not all(watcher.should_run(run) for watcher in self.instrumentation):
            for watcher in self.instrumentation:
                watcher.skipped(run)
            return [(run.image, cache)]
        for watcher in self.instrumentation:
            watcher.before(run)
        cache.on_compute = partial(self._computing, run)
        try:
            images, result = self._execute(run, PassContext(run.pass_, cache, self.warnings, self.statistics))
        except (SycloptError, MemoryError):
            raise
        except Exception as error:  # a bug of the pass: watchers report it, and it goes on
            error.add_note(f"in pass {run}")
            for watcher in self.instrumentation:
                watcher.failed(run, error)
            raise
        for gone in cache.drop(result):
            for watcher in self.instrumentation:
                watcher.invalidated(run, gone)
        for watcher in reversed(self.instrumentation):
            watcher.after(run, images, result.changed)
        return [(image, cache if image is run.image else AnalysisCache(image)) for image in images]

    def _execute(self, run: PassRun, ctx: PassContext) -> tuple[list[DeviceImage], PassResult]:
        pass_, image = run.pass_, run.image
        if isinstance(pass_, ModulePass):
            return [image], pass_.run(image.module, ctx)
        images = pass_.run(image, ctx)
        return images, PassResult(changed=images != [image], preserves=ALL)

    def _computing(self, run: PassRun, analysis: type[Analysis]) -> None:
        for watcher in self.instrumentation:
            watcher.computing(run, analysis)
