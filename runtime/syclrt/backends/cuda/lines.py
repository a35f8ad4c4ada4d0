"""Streams of the driver as lines, and marks on them.

A line counts what it was handed. A mark is a line and a number: an event of the driver behind that is recorded when
somebody asks, so that marks that nobody asks about cost nothing.
"""

from __future__ import annotations

import ctypes
from collections import deque
from contextlib import suppress
from threading import Lock
from time import perf_counter, sleep
from typing import TYPE_CHECKING, NamedTuple, Protocol

from syclopt.cached_property import cached_property
from syclrt.backends.cuda.clock import Clock
from syclrt.backends.cuda.driver import NOT_READY, address_of_bytes, call, driver
from syclrt.backends.cuda.native_calls import NativeLine, NativeLines, add_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from syclrt.backends.backend import Handed, Line, Mark
    from syclrt.backends.cuda.clock import Segment
    from syclrt.backends.cuda.gpu import Gpu

    class Transfers(Protocol):
        """What copies and fills."""

        def copy(self, line: CudaLine, pieces: Iterable[tuple[int, int, int]]) -> None:
            """Have a line copy bytes; places may overlap."""
            ...

        def fill(self, line: CudaLine, pieces: Iterable[tuple[int, int]], pattern: bytes) -> None:
            """Have a line write a pattern to pieces of memory."""
            ...


_BLOCKING = 0  # streams wait for the default stream of other libraries, and it for them
_SPIN = 2_000_000  # nanoseconds that a wait looks, before it lets Python see to signals
_PATIENCE = 0.02  # seconds that it does so again and again, before it makes pauses: to wake up takes long
_LOOK = 2_000  # nanoseconds that it looks between pauses
_LONGEST_PAUSE = 0.001  # seconds
_SOON = 10_000  # nanoseconds: to be told by another thread takes longer
_PART = 64  # of the time that has gone by: so long are pauses
_KEPT = 32  # objects, after which it looks whether the first of them need be kept


class CudaMark:
    """Where a line has done the first so many things that it was handed."""

    __slots__ = ("line", "number")

    def __init__(self, line: CudaLine, number: int) -> None:
        self.line = line
        self.number = number

    @property
    def has_passed(self) -> bool:
        """Whether it is there. Raises `SyclError` (RUNTIME) when the device has failed."""
        return self.line.has_passed(self.number)

    def wait(self) -> None:
        """Return when it is there; an interrupt ends the wait. Raises `SyclError` (RUNTIME) as `has_passed`."""
        self.line.wait_for(self.number)

    def tell(self, function: Callable[[], object]) -> None:
        """Have a function called when it is there: at once if that is soon, else by another thread."""
        self.line.tell(self.number, function)

    def keep(self, what: object) -> None:
        """Keep something until it is there."""
        self.line.keep(self.number, what)

    def times(self) -> tuple[int, int]:
        """Raise `NotImplementedError`: nothing was measured."""
        raise NotImplementedError


class TimedMark(CudaMark):
    """A mark of a command that was timed: with the clock as it was, and the events at its begin and end."""

    __slots__ = ("_events", "_segment", "_times")

    def __init__(self, line: CudaLine, number: int, segment: Segment, events: tuple[int, int]) -> None:
        super().__init__(line, number)
        self._segment = segment
        self._events = events
        self._times: tuple[int, int] | None = None

    def times(self) -> tuple[int, int]:
        """Return when the command began and ended, by `time.perf_counter_ns`. Several threads may ask."""
        clock = self.line.streams.clock
        with clock.lock:
            if self._times is None:
                self._times = clock.times(self._segment, *self._events)
                clock.give_back(self._events)
            return self._times

    def __del__(self) -> None:
        if self._times is None:
            self.line.streams.clock.give_back(self._events)


class _Recorded(NamedTuple):
    """An event of the driver that comes when the first `number` things have been done."""

    number: int
    event: int


class CudaLine:
    """A stream, which runs what it is handed one after another."""

    def __init__(self, streams: Streams, stream: int, *, is_ours: bool) -> None:
        self.streams = streams
        self.stream = stream
        self._gpu = streams.gpu
        self._calls = streams.gpu.calls
        self.native = NativeLine(stream, self._calls.query_stream, is_ours)
        """What native code knows of it."""
        self.place = ctypes.addressof(self.native)
        self._has_waited = self._calls.wait(self.native, _SPIN)
        self._parting = self.part
        self._recorded: deque[_Recorded] = deque()
        self._kept: deque[tuple[int, object]] = deque()
        self._lock = Lock()
        self._told: CudaLine | None = None
        self._is_asked = False  # by a command that is not counted yet

    @property
    def is_ours(self) -> bool:
        """Whether nobody else hands it anything."""
        return bool(self.native.is_ours)

    @property
    def count(self) -> int:
        """How many things it was handed."""
        return self.native.count

    @property
    def _done(self) -> int:
        """How many of them it has done, as far as is known."""
        return self.native.done

    def launched(self) -> tuple[CudaLine, int]:
        """Take note of what was just launched to `place`; return itself, and the number of what it was handed."""
        self.native.count += 1
        self._mark_theirs()
        return self, self.native.count

    def _mark_theirs(self) -> None:
        """Let an event tell of the last thing on a stream of somebody else, who may end it before anybody asks."""
        if self.is_ours:
            return
        self.part()
        with self._lock:
            is_full = self._recorded and len(self._recorded) % _KEPT == 0
            first = self._recorded[0].number if is_full else 0
        self.has_passed(first)

    def join(self, lines: NativeLines) -> None:
        """Be one of the lines of a queue."""
        add_line(lines, self.place, self, self._parting)

    def settle(self) -> None:
        """Return when what threads are launching is counted."""
        while self.native.launching:
            driver()  # raises in a child of a fork, which does not have those threads
            sleep(0)

    def run(self, action: Callable[[Line], object], command: Handed) -> CudaMark:
        """Let the action of a command ask for it, after its marks. Raises what the action raises."""
        for mark in command.marks():
            self.follow(mark)
        clock = self.streams.clock
        segment = None if command.times is None else clock.segment()
        first = last = 0
        if segment is not None:
            first, last = clock.event(), clock.event()
            self._record(first)
        self._is_asked = True
        try:
            action(self)
            if segment is not None:
                self._record(last)  # before it counts: who sees the line at its end then may ask for the times
        finally:
            self.native.count += 1
            self._is_asked = False
        self._mark_theirs()
        return CudaMark(self, self.count) if segment is None else TimedMark(self, self.count, segment, (first, last))

    def _record(self, event: int) -> None:
        if status := self._calls.record_event(event, self.stream):
            self._gpu.check_status(status, "cannot record an event")

    @property
    def is_busy(self) -> bool:
        """Whether it may not have done all, as far as is known."""
        native = self.native
        return native.done < native.count

    def note_graph(self, number: int) -> None:
        """Take note of the number of a graph that is being launched."""
        native = self.native
        native.latest[native.launches % len(native.latest)] = number
        native.launches += 1

    def suspects(self) -> list[int]:
        """Return the numbers of the kernels, and graphs, that may not have ended."""
        unfinished = self.count - self._done + self._is_asked + self.native.launching
        count, latest = self.native.launches, self.native.latest
        first = max(0, count - min(unfinished, len(latest)))
        return [latest[at % len(latest)] for at in range(count - 1, first - 1, -1)]

    def upload(self, address: int, data: bytes) -> None:
        """Copy bytes to memory of the device; they are read before the return."""
        copy = driver().cuMemcpyAsync
        self._gpu.checked("cannot copy memory", copy, address, address_of_bytes(data), len(data), self.stream)

    def wait_for_stream(self) -> None:
        """Return when the stream has done all, also what was not counted yet."""
        while (status := self._calls.stream_status(self.stream, _SPIN)) == NOT_READY:
            sleep(_LONGEST_PAUSE)
        self._gpu.check_status(status, "the device failed")

    def copy(self, pieces: Iterable[tuple[int, int, int]]) -> None:
        """Copy bytes; places may overlap."""
        self.streams.transfers.copy(self, pieces)

    def fill(self, pieces: Iterable[tuple[int, int]], pattern: bytes) -> None:
        """Write a pattern to pieces of memory."""
        self.streams.transfers.fill(self, pieces, pattern)

    def follow(self, mark: Mark) -> None:
        """Let what comes later begin when another line has passed a mark."""
        if isinstance(mark, CudaMark) and mark.line is not self:
            mark.line.lead(self, mark.number)

    def lead(self, other: CudaLine, number: int) -> None:
        """Let what comes later on another line begin when this one has done so many things."""
        if number <= self._done:
            return
        with self._lock:
            event = self._event_at(number)
            self._gpu.checked("cannot let a stream wait", driver().cuStreamWaitEvent, other.stream, event, 0)

    def part(self) -> None:
        """Let no mark so far stand for what comes next, which may wait for the host: who waits for them would, too."""
        with self._lock:
            if self._done < self.count:
                self._event_at(self.count)

    # For marks.

    def mark_of(self, number: int) -> CudaMark:
        """Return where it has done so many things."""
        return CudaMark(self, number)

    def has_passed(self, number: int) -> bool:
        """Tell whether it has done so many things. Raises `SyclError` (RUNTIME) when the device has failed."""
        return number <= self._done or self._look(number, 0)

    def wait_for(self, number: int) -> None:
        """Return when it has done so many things. Raises `SyclError` (RUNTIME) when the device has failed."""
        if self.native.is_ours and self._has_waited(number):
            if self._recorded or self._kept:
                self._note_done(number)
            return
        start = perf_counter()
        while not self._look(number, _SPIN):
            if perf_counter() - start > _PATIENCE:
                break
        else:
            return
        while not self._look(number, _LOOK):
            sleep(min((perf_counter() - start) / _PART, _LONGEST_PAUSE))

    def tell(self, number: int, function: Callable[[], object]) -> None:
        """Have a function called when it has done so many things: at once if that is soon, else by another thread."""
        if self._look(number, _SOON):
            function()
            return
        if self._told is None:
            self._told = self.streams.new_line()
        self.lead(self._told, number)
        self._gpu.ready()
        self._gpu.host_calls.add(self._told.stream, function)

    def keep(self, number: int, what: object) -> None:
        """Keep something until it has done so many things."""
        if number <= self._done:
            return
        self._kept.append((number, what))
        if len(self._kept) % _KEPT:
            return
        try:
            first = self._kept[0][0]
        except IndexError:  # another thread has seen all of them pass
            return
        self.has_passed(first)

    def _look(self, number: int, nanoseconds: int) -> bool:
        """Look for some time whether it has done so many things, and note it."""
        if number <= self._done:
            return True
        count = self.count
        with self._lock:
            is_last = count == number and (not self._recorded or self._recorded[-1].number < number)
        if is_last:
            status = self._calls.stream_status(self.stream, nanoseconds)
        else:
            with self._lock:
                event = self._event_at(number)
                count = self._recorded_number(number)
            status = self._calls.event_status(event, nanoseconds)
        if status == NOT_READY:
            return False
        self._gpu.check_status(status, "the device failed")
        self._note_done(count)
        return True

    def _event_at(self, number: int) -> int:
        """Return an event that comes when so many things, maybe more, have been done. Who asks holds the lock."""
        for one in self._recorded:
            if one.number >= number:
                return one.event
        count, event = self.count, self._gpu.new_event()
        self._gpu.checked("cannot record an event", driver().cuEventRecord, event, self.stream)
        self._recorded.append(_Recorded(count, event))
        return event

    def _recorded_number(self, number: int) -> int:
        return next(one.number for one in self._recorded if one.number >= number)

    def _note_done(self, count: int) -> None:
        with self._lock:
            self.native.done = max(self.native.done, count)
            released = self._released()
        del released  # outside of the lock: objects of users

    def _released(self) -> list[object]:
        """Give events back that have come, and return what nothing needs any more."""
        while self._recorded and self._recorded[0].number <= self._done:
            self._gpu.give_event_back(self._recorded.popleft().event)
        released: list[object] = []
        while self._kept and self._kept[0][0] <= self._done:
            released.append(self._kept.popleft())
        return released


class Streams:
    """All lines of a device, and those of them that nobody has."""

    transfers: Transfers
    """What copies and fills on them; set by whoever makes both."""

    def __init__(self, gpu: Gpu) -> None:
        self.gpu = gpu
        self.clock = Clock(gpu)
        self._lines: tuple[tuple[CudaLine, NativeLine], ...] = ()
        self.is_idle: Callable[[], bool] = lambda: True
        """What tells whether all lines have done all, as far as is known."""
        self._idle: deque[CudaLine] = deque()
        self._left: deque[CudaLine] = deque()  # of others, whose queues are gone
        self._lock = Lock()
        gpu.suspects = self._suspects

    @cached_property
    def own_line(self) -> CudaLine:
        """The line for what the host waits for at once."""
        return self.new_line()

    def new_line(self) -> CudaLine:
        """Return a line that nobody has."""
        with suppress(IndexError):  # another thread asks, too
            for _ in range(len(self._idle)):
                line = self._idle.popleft()
                if line.has_passed(line.count):
                    return line
                self._idle.append(line)
        with self.gpu.current():
            stream = int(call("cannot make a stream", driver().cuStreamCreate, _BLOCKING))
        return self.line_of(stream, is_ours=True)

    def line_of(self, stream: int, *, is_ours: bool = False) -> CudaLine:
        """Return a line that is a stream, ours or somebody else's."""
        line = CudaLine(self, stream, is_ours=is_ours)
        ended = {id(one) for one in self._ended()}
        with self._lock:
            self._lines = (*(one for one in self._lines if id(one[0]) not in ended), (line, line.native))
            self.is_idle = self.gpu.calls.idleness([native for _, native in self._lines])
        return line

    def give_line_back(self, line: CudaLine) -> None:
        """Let somebody else have a line of ours, later. It may be asked for at any time, as objects are collected."""
        (self._idle if line.is_ours else self._left).append(line)

    def _ended(self) -> Iterator[CudaLine]:
        """Yield the lines of others that nobody will use any more, and that have done all. Each is yielded once."""
        for _ in range(len(self._left)):
            with suppress(IndexError):  # another thread asks, too
                line = self._left.popleft()
                if line.has_passed(line.count):
                    yield line
                else:
                    self._left.append(line)

    def busy(self) -> list[tuple[CudaLine, int]]:
        """Return the lines that may not have done all, and how much each was handed."""
        return [(line, native.count) for line, native in self._lines if native.done < native.count]

    def _suspects(self) -> list[int]:
        """Return the numbers of the kernels, and graphs, that may not have ended."""
        return [number for line, _ in self._lines for number in line.suspects()]
