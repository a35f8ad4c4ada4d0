"""Running passes over device images one after the other, watched by instrumentation."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from syclopt.cached_property import cached_property
from syclopt.errors import PassBug, SycloptError
from syclopt.passes import ALL, AnalysisCache, PassContext, PassResult, Warnings
from syclopt.pipeline.instrumentation.interface import Instrumentation, PassRun
from syclopt.time_trace import recording

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from syclopt.images.device_image import DeviceImage
    from syclopt.passes import Analysis, Pass

_SAME = PassResult(changed=False)
_OTHER = PassResult(changed=True, preserves=ALL)


class _Listeners(NamedTuple):
    should_run: list[Instrumentation]
    skipped: list[Instrumentation]
    before: list[Instrumentation]
    computing: list[Instrumentation]
    failed: list[Instrumentation]
    invalidated: list[Instrumentation]
    after: list[Instrumentation]

    @property
    def is_called_for_each(self) -> bool:
        """Whether one of them hears of passes that do not fail."""
        return any((self.should_run, self.before, self.computing, self.invalidated, self.after))


class _Waiting(NamedTuple):
    """Images that wait for the pass at `position`, the last one first; what is known of one of them, if it is."""

    position: int
    images: list[DeviceImage]
    cache: AnalysisCache | None


@dataclass
class PassRunner:
    """Runs `passes` in order over images; each image goes through all of them before the next one starts.

    `statistics` holds what passes counted, by pass name and text. What a pass refuses comes out as `SycloptError`; any
    other exception is an error of the pass.
    """

    passes: Sequence[Pass]
    instrumentation: Sequence[Instrumentation] = ()
    warnings: Warnings = field(default_factory=Warnings)
    statistics: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])

    def outputs(
        self, images: Iterable[DeviceImage], start: int = 0, first: int = 0, stop: int | None = None
    ) -> Iterator[DeviceImage]:
        """Yield what comes out of the passes from the one at `start` on, up to but not including that at `stop`.

        The first of the images has the number `first` among all at `start`.
        """
        end = len(self.passes) if stop is None else stop
        seen = [first] * (len(self.passes) + 1)
        todo = [_Waiting(start, [*images][::-1], None)]
        del images  # who waits for its module may need none of those before
        is_watched = self._listeners.is_called_for_each
        while todo:
            position, waiting, cache = todo[-1]
            if not waiting:
                todo.pop()
                continue
            image = waiting.pop()
            if cache is None or cache.image is not image:
                cache = AnalysisCache(image)
            while True:
                image.index = seen[position]
                seen[position] += 1
                if position == end:
                    yield image
                    break
                if is_watched:
                    made = self._watched(position, image, cache)
                else:
                    made, _, _ = self._run(position, image, cache)
                position += 1
                if len(made) != 1:
                    is_there = any(each is image for each in made)
                    todo.append(_Waiting(position, made[::-1], cache if is_there else None))
                    del made  # an image goes when it is finished
                    break
                if made[0] is not image:
                    [image] = made
                    cache = AnalysisCache(image)

    def _watched(self, position: int, image: DeviceImage, cache: AnalysisCache) -> list[DeviceImage]:
        """Run a pass, unless a watcher skips it, and tell all of it; return what takes the place of the image."""
        listeners = self._listeners
        run = PassRun(self.passes[position], position, image)
        if listeners.should_run and not all(watcher.should_run(run) for watcher in listeners.should_run):
            for watcher in listeners.skipped:
                watcher.skipped(run)
            return [image]
        for watcher in listeners.before:
            watcher.before(run)
        if listeners.computing:
            cache.on_compute = partial(self._computing, run)
        images, changed, forgotten = self._run(position, image, cache)
        for gone in forgotten:
            for watcher in listeners.invalidated:
                watcher.invalidated(run, gone)
        for watcher in reversed(listeners.after):
            watcher.after(run, images, changed)
        return images

    def _run(
        self, position: int, image: DeviceImage, cache: AnalysisCache
    ) -> tuple[list[DeviceImage], bool, Sequence[type[object]]]:
        """Run a pass; return what takes the place of the image, whether it changed, and the forgotten analyses."""
        pass_ = self.passes[position]
        try:
            images, result = _execute(pass_, image, PassContext(pass_, cache, self.warnings, self.statistics))
        except (SycloptError, MemoryError):
            raise
        except Exception as error:  # a bug of the pass: watchers report it, and it goes on
            run = PassRun(pass_, position, image)
            error.add_note(f"in pass {run}")
            for watcher in self._listeners.failed:
                watcher.failed(run, error)
            raise
        return images, result.changed, cache.drop(result) if result.changed else ()

    @cached_property
    def _listeners(self) -> _Listeners:
        """The watchers that have a method of their own, by its name: a pass runs often, and they are few."""
        watchers = [*self.instrumentation]
        if recording() is not None:
            from syclopt.pipeline.instrumentation.standard import TimeTrace

            watchers.append(TimeTrace())
        return _Listeners(*(_that_listen(watchers, name) for name in _Listeners._fields))

    def _computing(self, run: PassRun, analysis: type[Analysis]) -> None:
        for watcher in self._listeners.computing:
            watcher.computing(run, analysis)


def _that_listen(watchers: Sequence[Instrumentation], name: str) -> list[Instrumentation]:
    base = getattr(Instrumentation, name)
    return [watcher for watcher in watchers if getattr(type(watcher), name) is not base]


def _execute(pass_: Pass, image: DeviceImage, ctx: PassContext) -> tuple[list[DeviceImage], PassResult]:
    """Run the pass. Raises `PassBug` where it does not do what it says."""
    before = image.edits
    try:
        returned = pass_.run(image.module, ctx) if pass_.on_modules is True else pass_.run(image, ctx)
    except SystemExit as error:  # which would end the process and look like success
        raise PassBug(f"pass '{pass_.name}' tried to end the process: {error!r}") from error
    if pass_.on_modules:
        if not isinstance(returned, PassResult):
            raise _wrong_type(pass_, returned, "PassResult")
        images, result = [image], returned
    else:
        if not isinstance(returned, list):
            raise _wrong_type(pass_, returned, "list")
        images = returned
        result = _SAME if len(images) == 1 and images[0] is image else _OTHER
    if image.edits != before:
        if not pass_.on_modules:
            raise PassBug(f"pass '{pass_.name}' edited the module of the image it was given, expected a new image")
        if not result.changed:
            raise PassBug(f"pass '{pass_.name}' edited the module, but returned changed=False")
    return images, result


def _wrong_type(pass_: Pass, returned: object, expected: str) -> PassBug:
    return PassBug(f"pass '{pass_.name}' returned {type(returned).__name__}, expected {expected}")
