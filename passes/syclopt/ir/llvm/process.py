"""The worker process that LLVM runs in: started when it is first needed, kept, and started anew when it is gone."""

from __future__ import annotations

import atexit
import fcntl
import os
import select
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import IO, TYPE_CHECKING, NamedTuple, cast

from syclopt.child_processes import end_of, timeout_of
from syclopt.ir.llvm_worker import wire

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

TIMEOUT_VARIABLE = "SYCLOPT_LLVM_TIMEOUT"
_KEEPER = "from syclopt.ir.llvm_worker.keeper import main; main()"  # -m imports more than the keeper does
_PATIENCE = 5.0  # seconds for a worker that closed its pipes
_LINE = 64  # bytes that a line has room in


class Answer(NamedTuple):
    """What the worker answered, or how it ended."""

    version: str
    """The major version of LLVM; empty if the worker ended before it could say it."""
    status: int | None
    """See `wire`; None when the worker ended."""
    data: bytearray
    printed: bytes
    """What LLVM printed meanwhile."""
    end: str = ""
    """How the worker ended: "SIGABRT", "exit status 1", "no answer in 5 s"."""
    is_late: bool = False
    """Whether it was ended because its time was over."""


class _Ended(Exception):
    """The worker closed its pipes."""


class _Late(Exception):
    """The time is over."""


class _Worker:
    """One process, its pipes, and the file that takes what it prints.

    `number` is that of the process, None until it has answered. The descriptor `_end` is where the keeper tells it, and
    how the process ended; `_told` is what it has told of that.
    """

    def __init__(self) -> None:
        self.version = ""
        self.number: int | None = None
        self._told = b""
        self._printed = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 - closed in `stop`
        descriptor = self._printed.fileno()
        fcntl.fcntl(descriptor, fcntl.F_SETFL, fcntl.fcntl(descriptor, fcntl.F_GETFL) | os.O_APPEND)
        self._end, told = os.pipe()
        try:
            self._starter = _start(self._printed, told)
        except OSError:
            self._printed.close()
            os.close(self._end)
            raise
        finally:
            os.close(told)
        self._input = cast("IO[bytes]", self._starter.stdin).fileno()
        self._output = cast("IO[bytes]", self._starter.stdout).fileno()
        os.set_blocking(self._input, False)

    def ask(self, parts: Iterable[bytes], deadline: float) -> tuple[int, bytearray]:
        """Send a request and return status and data of its answer. Raises `_Ended`, `_Late`."""
        if not self.version:
            self.version = self._receive(deadline)[1].decode()
            self._starter.wait()
            number, _, self._told = os.read(self._end, _LINE).partition(b"\n")
            self.number = int(number)
        os.truncate(self._printed.fileno(), 0)
        for part in parts:
            self._send(part, deadline)
        return self._receive(deadline)

    def printed(self) -> bytes:
        """Return what was printed since the last request."""
        size = os.fstat(self._printed.fileno()).st_size
        return os.pread(self._printed.fileno(), size, 0) if size else b""

    def last_words(self, end: str, is_late: bool = False) -> Answer:
        """Return what stands for the answer of a worker that ended."""
        return Answer(self.version, None, bytearray(), self.printed(), end, is_late)

    def is_alive(self) -> bool:
        """Whether the process runs."""
        return self.number is None or not (self._told or _has_come(self._end, 0))

    def can_be_asked(self) -> bool:
        """Whether the process runs, and its pipes are open: they are closed before the keeper tells of the end."""
        return self.is_alive() and (self.number is None or not _has_come(self._output, 0))

    def wait(self) -> str:
        """Wait for the end of a process that closed its pipes, and return how it ended."""
        try:
            code = self._starter.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            return "its pipes are closed"
        while _has_come(self._end, _PATIENCE):
            told = os.read(self._end, _LINE)
            self._told += told
            if not told:
                words = self._told.split()[1 if self.number is None else 0 :]
                return end_of(int(words[0]) if words else code)
        return "its pipes are closed"

    def stop(self) -> None:
        """End the process."""
        if self.is_alive():
            with suppress(ProcessLookupError):
                if self.number is not None:
                    os.kill(self.number, signal.SIGKILL)
                else:
                    os.killpg(self._starter.pid, signal.SIGKILL)
            _has_come(self._end, _PATIENCE)
        self._starter.wait()
        self.close()

    def leave(self) -> None:
        """Leave the process to the one that this one was forked from."""
        self._starter.returncode = 0  # it is no child of this process
        self.close()

    def close(self) -> None:
        """Close what this process holds of the worker."""
        for stream in (self._starter.stdin, self._starter.stdout, self._printed):
            cast("IO[bytes]", stream).close()
        os.close(self._end)

    def _send(self, data: bytes, deadline: float) -> None:
        rest = memoryview(data)
        while rest:
            _wait_for(self._input, select.POLLOUT, deadline)
            try:
                rest = rest[os.write(self._input, rest) :]
            except BlockingIOError:
                continue
            except BrokenPipeError:
                raise _Ended from None

    def _receive(self, deadline: float) -> tuple[int, bytearray]:
        status, size = cast("tuple[int, int]", wire.ANSWER.unpack(self._read(wire.ANSWER.size, deadline)))
        return status, self._read(size, deadline)

    def _read(self, size: int, deadline: float) -> bytearray:
        data = bytearray(size)
        rest = memoryview(data)
        while rest:
            _wait_for(self._output, select.POLLIN, deadline)
            count = os.readv(self._output, [rest])
            if not count:
                raise _Ended
            rest = rest[count:]
        return data


def _start(printed: IO[bytes], told: int) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-P", "-c", _KEEPER, str(told)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=printed,
        bufsize=0,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
        pass_fds=(told,),
        process_group=0,  # an interrupt from the terminal is for this process to handle
    )


def _wait_for(descriptor: int, event: int, deadline: float) -> None:
    poll = select.poll()
    poll.register(descriptor, event)
    if not poll.poll(max(0.0, deadline - time.monotonic()) * 1000):
        raise _Late


def _has_come(descriptor: int, seconds: float) -> bool:
    """Wait until something can be read, or never will be, and tell whether that is so."""
    try:
        _wait_for(descriptor, select.POLLIN, time.monotonic() + seconds)
    except _Late:
        return False
    return True


class TimeLimit:
    """Seconds that requests may take together, without the time that they wait for requests of other threads."""

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    @property
    def is_over(self) -> bool:
        """Whether the time is over."""
        return self.left <= 0


_limit: ContextVar[TimeLimit | None] = ContextVar("_limit", default=None)


@contextmanager
def time_limit(seconds: float) -> Generator[TimeLimit]:
    """Let all requests within take so many seconds together."""
    limit = TimeLimit(seconds)
    token = _limit.set(limit)
    try:
        yield limit
    finally:
        _limit.reset(token)


class Client:
    """Asks the worker, one request at a time, from any thread; a forked process gets a worker of its own."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._worker: _Worker | None = None

    @property
    def process_id(self) -> int | None:
        """The process that answered last; None if there is none now."""
        return self._worker.number if self._worker else None

    def ask(self, operation: int, data: bytes, argument: str = "", timeout: float | None = None) -> Answer:
        """Send a request to the worker and return what came of it.

        `timeout` is in seconds; None takes that of the environment. Raises `InputError` when the environment has a
        bad one, `OSError` when no process can be started.
        """
        seconds = timeout_of(TIMEOUT_VARIABLE) if timeout is None else timeout
        limit = _limit.get()
        name = argument.encode("utf-8", "surrogateescape")
        with self._lock:
            start = time.monotonic()
            try:
                allowed = seconds if limit is None else min(seconds, limit.left)
                return self._ask((wire.REQUEST.pack(operation, len(name), len(data)), name, data), start, allowed)
            finally:
                if limit is not None:
                    limit.left -= time.monotonic() - start

    def _ask(self, parts: Iterable[bytes], start: float, seconds: float) -> Answer:
        if self._worker is not None and not self._worker.can_be_asked():
            self._drop()
        worker = self._worker = self._worker or _Worker()
        try:
            status, answer = worker.ask(parts, start + seconds)
            return Answer(worker.version, status, answer, worker.printed())
        except _Ended:
            answer = worker.last_words(worker.wait())
        except _Late:
            answer = worker.last_words(f"no answer in {seconds:g} s", is_late=True)
        except BaseException:
            self._drop()  # the answer to a request that was given up must not answer the next one
            raise
        self._drop()
        return answer

    def start(self) -> None:
        """Start the worker, if there is none: it gets ready meanwhile."""
        with self._lock, suppress(OSError):  # the next request says what is wrong
            self._worker = self._worker or _Worker()

    def stop(self) -> None:
        """End the worker, if there is one; the next request starts another."""
        with self._lock:
            self._drop()

    def forget(self) -> None:
        """Leave the worker to the process that this one was forked from."""
        self._lock = threading.Lock()
        if self._worker is not None:
            self._worker.leave()
            self._worker = None

    def _drop(self) -> None:
        if self._worker is not None:
            self._worker.stop()
            self._worker = None


client = Client()
os.register_at_fork(after_in_child=client.forget)
atexit.register(client.stop)
_own: ContextVar[Client] = ContextVar("_own", default=client)


def asked() -> Client:
    """Return what asks for this thread."""
    return _own.get()


def take_own_worker() -> None:
    """Let all requests of this thread go to a worker of their own, beside that of all others, from now on."""
    own = Client()
    os.register_at_fork(after_in_child=own.forget)
    atexit.register(own.stop)
    _own.set(own)
