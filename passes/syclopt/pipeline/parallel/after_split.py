"""The part of a pipeline after the last split, done by others: processes of this machine, or an executor."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.passes import ImagePass
from syclopt.pipeline.parallel.work import Job

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from concurrent.futures import Executor

    from syclopt.images.device_image import CodeForm, DeviceImage
    from syclopt.passes import Pass
    from syclopt.pipeline.parallel.work import Outcome
    from syclopt.pipeline.runner import PassRunner


class Helpers(NamedTuple):
    """Who does it: an executor, or else as many processes as `jobs` says; images come back with code in `form`."""

    jobs: int
    executor: Executor | None
    form: CodeForm


def after_last_split(passes: Sequence[Pass]) -> int:
    """Return the position after the last pass that splits images."""
    splits = [place for place, pass_ in enumerate(passes, 1) if isinstance(pass_, ImagePass) and pass_.splits]
    return max(splits, default=0)


def outputs_with_help(
    runner: PassRunner, helpers: Helpers, images: list[DeviceImage], start: int
) -> Iterator[DeviceImage]:
    """Yield what comes out of the passes of `runner` from the one at `start` on, in order, and as it would here.

    Raises what those passes raise, and `WorkerError`.
    """
    rest: list[DeviceImage | None] = [*images]
    images.clear()
    done = 0
    for number, outcome in enumerate(_outcomes(runner, helpers, rest, start)):
        image, rest[number] = rest[number], None
        if outcome is not None:
            for line in outcome.warnings:
                runner.warnings.write(line)
            runner.statistics.update(outcome.statistics)
            found: Iterator[DeviceImage] = iter(outcome.images)
        else:
            assert image is not None
            found = runner.outputs([image], start, number)
        for result in found:
            result.index = done
            done += 1
            yield result


def _outcomes(
    runner: PassRunner, helpers: Helpers, images: list[DeviceImage | None], start: int
) -> Iterator[Outcome | None]:
    passes, flags, report = tuple(runner.passes), runner.warnings.flags, runner.warnings.write
    if helpers.executor is not None:
        from syclopt.pipeline.parallel.executors import outcomes

        job = Job(passes, start, flags, helpers.form, knows_places=False)
        yield from outcomes(helpers.executor, job, images, report)
        return
    from syclopt.pipeline.parallel.processes import Processes, can_fork

    job = Job(passes, start, flags, helpers.form, knows_places=can_fork())
    with Processes(job, images, helpers.jobs, report) as processes:
        yield from processes.outcomes()
