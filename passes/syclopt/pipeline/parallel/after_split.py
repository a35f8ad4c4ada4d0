"""The part of a pipeline after the last split, done by others: processes of this machine, or an executor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from syclopt.passes import ImagePass
from syclopt.pipeline.parallel.work import Job

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.images.image import DeviceImage
    from syclopt.passes import Pass
    from syclopt.pipeline.manager import PassManager
    from syclopt.pipeline.parallel.work import Outcome


def after_last_split(passes: Sequence[Pass]) -> int:
    """Return the position after the last pass that splits images."""
    splits = [place for place, pass_ in enumerate(passes, 1) if isinstance(pass_, ImagePass) and pass_.splits]
    return max(splits, default=0)


def finish_elsewhere(manager: PassManager, images: list[DeviceImage], start: int) -> Iterator[DeviceImage]:
    """Yield what comes out of the passes of `manager` from the one at `start` on, in order, and as it would here.

    Raises what those passes raise, and `WorkerError`.
    """
    rest: list[DeviceImage | None] = [*images]
    images.clear()
    done = 0
    for number, outcome in enumerate(_outcomes(manager, rest, start)):
        image, rest[number] = rest[number], None
        if outcome is not None:
            for line in outcome.warnings:
                manager.warnings.write(line)
            manager.statistics.update(outcome.statistics)
            found: Iterator[DeviceImage] = iter(outcome.images)
        else:
            assert image is not None
            found = manager.finish([image], start, number)
        for result in found:
            result.index = done
            done += 1
            yield result


def _outcomes(manager: PassManager, images: list[DeviceImage | None], start: int) -> Iterator[Outcome | None]:
    passes, flags, report = tuple(manager.passes), manager.warnings.flags, manager.warnings.write
    if manager.executor is not None:
        from syclopt.pipeline.parallel.executors import outcomes

        job = Job(passes, start, flags, manager.form, knows_places=False)
        yield from outcomes(manager.executor, job, images, report)
        return
    from syclopt.pipeline.parallel.processes import Processes, can_fork

    job = Job(passes, start, flags, manager.form, knows_places=can_fork())
    with Processes(job, images, manager.jobs, report) as processes:
        yield from processes.outcomes()
