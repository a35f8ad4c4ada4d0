"""Running pipelines over a list of device images: here, or after the last split with the help of others."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from syclopt.images.device_image import CodeForm
from syclopt.passes import ImagePass
from syclopt.pipeline.runner import PassRunner

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from concurrent.futures import Executor

    from syclopt.images.device_image import DeviceImage


@dataclass
class PassManager(PassRunner):
    """Runs a pipeline whose images come out one by one, in order.

    Images that come out of the last pass that splits are finished by `executor`, or else by `jobs` processes if that
    is more than one, and are the same; they carry their code in `form`. Passes are pickled for an executor.
    """

    jobs: int = 1
    executor: Executor | None = None
    form: CodeForm = field(default_factory=CodeForm)

    @property
    def columns(self) -> set[str]:
        """The columns of a file table that the passes fill: `Code`, and what each of them adds."""
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
            yield from self._with_help(images) if self._has_help() else self.outputs(images)
        finally:
            for watcher in self.instrumentation:
                watcher.finish()

    def _has_help(self) -> bool:
        has_helpers = self.executor is not None or self.jobs > 1
        return has_helpers and not any(watcher.watches_all for watcher in self.instrumentation)

    def _with_help(self, images: Iterable[DeviceImage]) -> Iterator[DeviceImage]:
        from syclopt.pipeline.parallel.work import Helpers, after_last_split, outputs_with_help

        start = after_last_split(self.passes)
        parts = [*self.outputs(images, stop=start)]
        if len(parts) < 2:
            return self.outputs(parts, start)
        return outputs_with_help(self, Helpers(self.jobs, self.executor, self.form), parts, start)
