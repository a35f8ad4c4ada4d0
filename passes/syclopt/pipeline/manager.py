"""Running passes over a list of device images, watched by instrumentation."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, ClassVar, NamedTuple, cast

from syclopt.errors import SycloptError
from syclopt.images.image import CodeForm
from syclopt.passes import ALL, AnalysisCache, ImagePass, PassContext, PassResult, Warnings

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from concurrent.futures import Executor

    from syclopt.images.image import DeviceImage
    from syclopt.passes import Analysis, ModulePass, Pass


class PassRun(NamedTuple):
    """One pass on one image; `position` is the place of the pass in the pipeline, from 0."""

    pass_: Pass
    position: int
    image: DeviceImage

    def __str__(self) -> str:
        return f"{self.pass_.name} on image {self.image.index}"


_SAME = PassResult(changed=False)
_OTHER = PassResult(changed=True, preserves=ALL)


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


class _Listeners(NamedTuple):
    should_run: list[Instrumentation]
    skipped: list[Instrumentation]
    before: list[Instrumentation]
    computing: list[Instrumentation]
    failed: list[Instrumentation]
    invalidated: list[Instrumentation]
    after: list[Instrumentation]


@dataclass
class PassManager:
    """Runs `passes` in order over images; each image goes through all of them before the next one starts.

    `columns` are the columns of a file table that the passes fill; after a run, `statistics` holds what they counted,
    by pass name and text.

    Images that come out of the last pass that splits are finished by `executor`, or else by `jobs` processes if that
    is more than one, and are the same; they carry their code in `form`. Passes are pickled for an executor.
    """

    passes: Sequence[Pass]
    instrumentation: Sequence[Instrumentation] = ()
    warnings: Warnings = field(default_factory=Warnings)
    statistics: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])
    jobs: int = 1
    executor: Executor | None = None
    form: CodeForm = field(default_factory=CodeForm)
    _known_listeners: _Listeners | None = field(default=None, init=False, repr=False)

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
            yield from self._finish_in_parallel(images) if self._is_parallel() else self.finish(images)
        finally:
            for watcher in self.instrumentation:
                watcher.finish()

    def _is_parallel(self) -> bool:
        has_helpers = self.executor is not None or self.jobs > 1
        return has_helpers and not any(watcher.watches_all for watcher in self.instrumentation)

    def _finish_in_parallel(self, images: Iterable[DeviceImage]) -> Iterator[DeviceImage]:
        from syclopt.pipeline.parallel.after_split import after_last_split, finish_elsewhere

        start = after_last_split(self.passes)
        parts = [*self.finish(images, stop=start)]
        return finish_elsewhere(self, parts, start) if len(parts) > 1 else self.finish(parts, start)

    def finish(
        self, images: Iterable[DeviceImage], start: int = 0, first: int = 0, stop: int | None = None
    ) -> Iterator[DeviceImage]:
        """Yield what comes out of the passes from the one at `start` on, up to but not including that at `stop`.

        The first of the images has the number `first` among all at `start`.
        """
        end = len(self.passes) if stop is None else stop
        seen = [first] * (len(self.passes) + 1)
        todo = [(start, image, AnalysisCache(image)) for image in images]
        todo.reverse()
        while todo:
            position, image, cache = todo.pop()
            while True:
                image.index = seen[position]
                seen[position] += 1
                if position == end:
                    yield image
                    break
                done = self._run(PassRun(self.passes[position], position, image), cache)
                position += 1
                if len(done) != 1:
                    todo += [(position, *result) for result in reversed(done)]
                    break
                image, cache = done[0]

    def _run(self, run: PassRun, cache: AnalysisCache) -> list[tuple[DeviceImage, AnalysisCache]]:
        listeners = self._listeners
        if listeners.should_run and not all(watcher.should_run(run) for watcher in listeners.should_run):
            for watcher in listeners.skipped:
                watcher.skipped(run)
            return [(run.image, cache)]
        for watcher in listeners.before:
            watcher.before(run)
        if listeners.computing:
            cache.on_compute = partial(self._computing, run)
        try:
            images, result = self._execute(run, PassContext(run.pass_, cache, self.warnings, self.statistics))
        except (SycloptError, MemoryError):
            raise
        except Exception as error:  # a bug of the pass: watchers report it, and it goes on
            error.add_note(f"in pass {run}")
            for watcher in listeners.failed:
                watcher.failed(run, error)
            raise
        if result.changed:
            for gone in cache.drop(result):
                for watcher in listeners.invalidated:
                    watcher.invalidated(run, gone)
        for watcher in reversed(listeners.after):
            watcher.after(run, images, result.changed)
        return [(image, cache if image is run.image else AnalysisCache(image)) for image in images]

    def _execute(self, run: PassRun, ctx: PassContext) -> tuple[list[DeviceImage], PassResult]:
        pass_, image = run.pass_, run.image
        if pass_.on_modules:
            return [image], cast("ModulePass", pass_).run(image.module, ctx)
        images = cast("ImagePass", pass_).run(image, ctx)
        return images, _SAME if len(images) == 1 and images[0] is image else _OTHER

    @property
    def _listeners(self) -> _Listeners:
        """The watchers that have a method of their own, by its name: a pass runs often, and they are few."""
        if self._known_listeners is None:
            self._known_listeners = _Listeners(*(self._that(name) for name in _Listeners._fields))
        return self._known_listeners

    def _that(self, listens: str) -> list[Instrumentation]:
        base = getattr(Instrumentation, listens)
        return [watcher for watcher in self.instrumentation if getattr(type(watcher), listens) is not base]

    def _computing(self, run: PassRun, analysis: type[Analysis]) -> None:
        for watcher in self._listeners.computing:
            watcher.computing(run, analysis)
