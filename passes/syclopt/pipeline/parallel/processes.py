"""Processes on this machine that finish images: forked, so that they share the input, or else started anew."""

from __future__ import annotations

import gc
import mmap
import multiprocessing
import signal
import sys
import threading
from collections import Counter, deque
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from syclopt.errors import WorkerError
from syclopt.pipeline.parallel.work import finish_image, pack, unpack
from syclopt.time_trace import Recording, hand_in, recording

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection

    from syclopt.images.device_image import DeviceImage
    from syclopt.pipeline.parallel.work import Job, Outcome

_BATCHES = 12  # for each process, so that all end at about the same time
_LARGEST_BATCH = 16
_HELD = 1 << 26  # bytes of finished images that wait for an earlier one
_NUMBER = 8  # bytes


def can_fork() -> bool:
    """Whether a forked process is safe: not with threads, whose locks it would inherit, and not on macOS."""
    forks = sys.platform != "darwin" and "fork" in multiprocessing.get_all_start_methods()
    return forks and threading.active_count() == 1


class Processes:
    """Up to `count` processes that finish images. It is used in a `with` statement, which ends them.

    One that dies is reported as a line to `report`, and replaced.
    """

    def __init__(
        self, job: Job, images: list[DeviceImage | None], count: int, report: Callable[[str], None], first: int = 0
    ) -> None:
        """Start them, for the images from `first` on. The caller, whose list it is, takes out of it what is done."""
        self._job = job
        self._images = images
        self._report = report
        self._numbers = range(first, len(images))
        self._rest = deque(self._numbers)
        forks = job.knows_places
        self._context: Any = multiprocessing.get_context("fork" if forks else "spawn")
        # More than one could make both ends of a connection wait for the other to read when images are sent.
        self._batch = max(1, min(_LARGEST_BATCH, len(self._numbers) // (_BATCHES * count))) if forks else 1
        self._ahead = 2 * self._batch if forks else 1
        self._deaths: Counter[int] = Counter()
        self._done: dict[int, tuple[Outcome | None, int]] = {}
        self._held = 0
        self._workers: list[_Worker] = []
        try:
            for _ in range(min(count, len(self._numbers))):
                self._start()
        except BaseException:
            self.__exit__()
            raise

    def __enter__(self) -> Processes:
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.process.terminate()
        for worker in self._workers:
            worker.end()

    def outcomes(self) -> Iterator[Outcome | None]:
        """Yield what became of each image, in order. Raises `WorkerError` for one with which two processes died."""
        for number in self._numbers:
            while number not in self._done:
                self._receive(number)
            outcome, size = self._done.pop(number)
            self._held -= size
            yield outcome

    def _start(self) -> None:
        inherited = _Inherited(self._images, self._workers) if self._job.knows_places else None
        try:
            worker = _Worker(self._context, self._job, inherited)
        except OSError as error:
            raise WorkerError(f"cannot start a process: {(error.strerror or str(error)).lower()}") from error
        self._workers.append(worker)
        self._assign(worker)

    def _assign(self, worker: _Worker) -> None:
        while self._rest and len(worker.numbers) <= self._ahead - self._batch:
            numbers = [self._rest.popleft() for _ in range(min(self._batch, len(self._rest)))]
            worker.numbers += numbers
            worker.send(numbers, None if self._job.knows_places else self._images[numbers[0]])

    def _receive(self, wanted: int) -> None:
        """Take in what processes have done; only that of the one with the image `wanted` when much is held already."""
        workers = [w for w in self._workers if self._held < _HELD or wanted in w.numbers]
        ready = wait([worker.connection for worker in workers])
        for worker in workers:
            if worker.connection not in ready:
                continue
            try:
                data = worker.connection.recv_bytes()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            outcomes = unpack(data, self._job.form)
            for outcome in outcomes:
                self._done[worker.numbers.popleft()] = outcome, len(data) // len(outcomes)
                self._held += len(data) // len(outcomes)
            self._assign(worker)

    def _replace(self, worker: _Worker) -> None:
        """Start a process in the place of one that died, which may have been the fault of the image it had."""
        self._workers.remove(worker)
        how = worker.end()
        if worker.numbers:
            number = worker.at_work
            self._deaths[number] += 1
            what = f"a worker process died ({how}) while it worked on image {number}"
            if self._deaths[number] > 1:
                raise WorkerError(f"{what}, for the second time")
            self._report(f"warning: {what}; trying again")
        self._rest.extendleft(reversed(worker.numbers))
        self._start()


class _Inherited(NamedTuple):
    """What a forked process finds in its memory: the images, and workers, whose connections are not its own."""

    images: list[DeviceImage | None]
    workers: list[_Worker]


class _Worker:
    """A process, the connection to it, and the numbers of the images that it has to do, in order."""

    def __init__(self, context: Any, job: Job, inherited: _Inherited | None) -> None:
        self.connection: Connection
        self.connection, theirs = context.Pipe()
        self.numbers: deque[int] = deque()
        self.place: mmap.mmap | None = None
        found = recording()
        arguments = (theirs, job, None, None if found is None else found.place)
        if inherited is not None:
            self.place = mmap.mmap(-1, _NUMBER)
            arguments = (theirs, job, _Inherited(inherited.images, [*inherited.workers, self]))
        self.process = context.Process(target=_serve, args=arguments, daemon=True)
        self.process.start()
        theirs.close()

    @property
    def at_work(self) -> int:
        """The image that the process works on; it may have finished others that it did not send yet."""
        number = self.numbers[0] if self.place is None else int.from_bytes(self.place[:], "little")
        return number if number in self.numbers else self.numbers[0]

    def send(self, numbers: list[int], image: DeviceImage | None) -> None:
        """Let the process do images, or the one that is sent along."""
        try:
            self.connection.send((numbers, image))
        except OSError:
            return  # it died, which is seen when its results are read

    def end(self) -> str:
        """Wait for its end, and return how it came."""
        self.connection.close()
        self.process.join(5)
        if self.process.exitcode is None:
            self.process.kill()
            self.process.join()
        code = cast("int", self.process.exitcode)
        self.process.close()
        return signal.Signals(-code).name if code < 0 else f"exit status {code}"


def _serve(
    connection: Connection, job: Job, inherited: _Inherited | None = None, traced: tuple[str, int] | None = None
) -> None:
    """Finish images until the connection ends; what is inherited is this process's own to use up.

    `traced` is where a process that was started anew records what it does, if anything is recorded.
    """
    if traced is not None:
        Recording(traced)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started this process ends it
    gc.freeze()  # what is shared stays so as long as it is not touched
    for worker in inherited.workers if inherited else ():
        worker.connection.close()  # else they would not end with the process at the other end
    while True:
        try:
            numbers, image = cast("tuple[list[int], DeviceImage | None]", connection.recv())
            outcomes = [finish_image(job, image, numbers[0])] if image is not None else _do_all(job, numbers, inherited)
            hand_in()
            connection.send_bytes(pack(outcomes))
        except (EOFError, OSError):
            return


def _do_all(job: Job, numbers: list[int], inherited: _Inherited | None) -> list[Outcome | None]:
    assert inherited is not None
    images, place = inherited.images, inherited.workers[-1].place
    assert place is not None
    outcomes: list[Outcome | None] = []
    for number in numbers:
        place[:] = number.to_bytes(_NUMBER, "little")
        image, images[number] = images[number], None
        assert image is not None
        outcomes.append(finish_image(job, image, number))
    return outcomes
