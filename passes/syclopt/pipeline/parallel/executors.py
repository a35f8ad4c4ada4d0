"""Images finished by any `concurrent.futures.Executor`: in threads, other processes, or on other machines."""

from __future__ import annotations

import os
import pickle
from abc import abstractmethod
from collections import deque
from concurrent.futures import BrokenExecutor, CancelledError, Executor, wait
from typing import TYPE_CHECKING, NamedTuple

from syclopt.errors import WorkerError
from syclopt.pipeline.parallel.processes import Processes
from syclopt.pipeline.parallel.work import finish_image, pack, unpack
from syclopt.time_trace import Recording, recording

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future

    from syclopt.images.device_image import DeviceImage
    from syclopt.pipeline.parallel.work import Job, Outcome

_TASKS_A_WORKER = 12
_LARGEST = 32  # images of one task
_LARGEST_BYTES = 1 << 22  # a task with more code takes no other image
_NEWS_INTERVAL = 1.0  # seconds
_NUMBER = 8  # bytes


class Task(NamedTuple):
    """A job for images that follow each other, each pickled: what runs it shares none with the one who asks."""

    job: Job
    images: tuple[bytes, ...]
    numbers: range
    is_traced: bool

    def __str__(self) -> str:
        first, last = self.numbers[0], self.numbers[-1]
        return f"image {first}" if first == last else f"images {first} to {last}"


class WatchedExecutor(Executor):
    """An executor that tries tasks again by itself, and tells of it."""

    workers: int
    """How many tasks it does at a time."""

    @abstractmethod
    def news(self) -> list[str]:
        """Return lines about what happened since the last call."""


def run(task: Task) -> bytes:
    """Return what became of the images of a task: the size of a trace, the trace, and what `unpack` takes."""
    if not task.is_traced:
        return _framed(b"", _finished(task))
    own = Recording(of_thread=True)
    try:
        found = _finished(task)
    finally:
        trace = own.sent()
    return _framed(trace, found)


def _finished(task: Task) -> bytes:
    images = zip(task.numbers, task.images, strict=True)
    return pack([finish_image(task.job, pickle.loads(image), number) for number, image in images])


def _framed(trace: bytes, outcomes: bytes) -> bytes:
    return b"".join((len(trace).to_bytes(_NUMBER, "little"), trace, outcomes))


def outcomes(
    executor: Executor, job: Job, images: list[DeviceImage | None], report: Callable[[str], None]
) -> Iterator[Outcome | None]:
    """Yield what became of each image, in order.

    When the executor breaks, because a process of it died, this is reported as a line to `report`, and processes of
    our own do the rest. Raises `WorkerError` when one dies again over an image, and for an executor that does not take
    or do the work.
    """
    workers = _workers_of(executor)
    size = max(1, min(_LARGEST, len(images) // (_TASKS_A_WORKER * workers)))
    tasks = _tasks(job, images, size)
    waiting: deque[tuple[Task, Future[bytes]]] = deque()
    done = 0
    try:
        while done < len(images):
            while len(waiting) < 2 * workers and (task := next(tasks, None)) is not None:
                waiting.append((task, _submit(executor, task)))
            for outcome in _result(executor, *waiting[0], report):
                yield outcome
                done += 1
            waiting.popleft()
    except BrokenExecutor as error:
        at_work = waiting[0][0] if waiting else f"image {done}"
        report(f"warning: the executor broke while it worked on {at_work}: {_line(error)}; trying again")
        with Processes(job, images, workers, report, done) as processes:
            yield from processes.outcomes()
    finally:
        for _, future in waiting:
            future.cancel()


def _workers_of(executor: Executor) -> int:
    """Return how many tasks an executor does at a time, as far as it says so."""
    count: object = getattr(executor, "workers", None) or getattr(executor, "_max_workers", None)
    return count if isinstance(count, int) else os.cpu_count() or 1


def _tasks(job: Job, images: list[DeviceImage | None], size: int) -> Iterator[Task]:
    chosen: list[bytes] = []
    for number, image in enumerate(images, 1):
        chosen.append(pickle.dumps(image))
        if len(chosen) == size or number == len(images) or sum(map(len, chosen)) > _LARGEST_BYTES:
            yield Task(job, tuple(chosen), range(number - len(chosen), number), recording() is not None)
            chosen = []


def _submit(executor: Executor, task: Task) -> Future[bytes]:
    try:
        return executor.submit(run, task)
    except BrokenExecutor:
        raise
    except Exception as error:  # any class of executor may be given, and raise what it likes
        raise WorkerError(f"the executor takes no work: {_line(error)}") from error


def _result(
    executor: Executor, task: Task, future: Future[bytes], report: Callable[[str], None]
) -> list[Outcome | None]:
    if isinstance(executor, WatchedExecutor):
        is_done = False
        while not is_done:
            is_done = bool(wait([future], _NEWS_INTERVAL).done)
            for line in executor.news():
                report(line)
    try:
        data = future.result()
    except BrokenExecutor:
        raise
    except (Exception, CancelledError) as error:
        raise WorkerError(f"the executor did not finish {task}: {_line(error)}") from error
    try:
        found = unpack(_without_trace(data), task.job.form)
        if len(found) != len(task.images):
            raise ValueError(f"it speaks of {len(found)} images")
        return found
    except ValueError as error:
        raise WorkerError(f"what a worker sent for {task} is no result: {error}") from error


def _without_trace(data: object) -> object:
    """Return what a worker sent without its trace, which is recorded. Raises `ValueError` for what is none."""
    if not isinstance(data, bytes):
        return data
    start = _NUMBER + int.from_bytes(data[:_NUMBER], "little")
    trace, found = data[_NUMBER:start], recording()
    if trace and found is not None:
        found.take(trace)
    return data[start:]


def _line(error: BaseException) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}".rstrip(": ")
