"""The times of a device, which has a clock of its own, as those of the host."""

from __future__ import annotations

from collections import deque
from threading import Lock
from time import perf_counter_ns
from typing import TYPE_CHECKING
from weakref import finalize

from syclopt.cached_property import cached_property
from syclrt.backends.cuda.driver import call, driver

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclrt.backends.cuda.gpu import Gpu

_EVENTS = 32  # made at once
_NON_BLOCKING = 1  # CU_STREAM_NON_BLOCKING
_SECOND = 10**9
_NANOSECONDS = 1e6  # of a millisecond, which is what the driver tells times in
_LARGE = 10**6  # nanoseconds: an error that nothing but a long pause brings, after which differences have lost digits


class Segment:
    """Times from an event on: `time` is the host's for it, `rate` the host's nanoseconds in a millisecond after it.

    `pace` is the same as it was measured; the rate makes up for an error of `time`, too.
    """

    __slots__ = ("__weakref__", "event", "later", "pace", "rate", "time")

    def __init__(self, event: int, time: int, pace: float = _NANOSECONDS, catching_up: float = 0) -> None:
        self.event = event
        self.time = time
        self.pace = pace
        self.rate = pace + catching_up
        self.later: Segment | None = None

    def after(self, milliseconds: float) -> int:
        """Return the host's time so long after the event."""
        return self.time + round(milliseconds * self.rate)

    def followed(self, event: int, milliseconds: float, seen: int, doubt: int) -> Segment:
        """Return the segment from an event on, so long after this one, which the host saw at a time, give or take some.

        It begins where this one leads to, so that times stay in the device's order, and comes to the host's time in a
        second.
        """
        found = self.after(milliseconds)
        error = seen - found
        if abs(error) <= doubt:
            return Segment(event, found, self.pace)
        if abs(error) > _LARGE:
            return Segment(event, seen, self.pace)
        return Segment(event, found, self.pace + error / milliseconds, error * _NANOSECONDS / _SECOND)


class Clock:
    """The clock of a device, and the events that are timed."""

    def __init__(self, gpu: Gpu) -> None:
        self.lock = Lock()
        self._gpu = gpu
        self._now: Segment | None = None
        self._asked = 0
        self._events: deque[int] = deque()  # that nobody has

    def event(self) -> int:
        """Return an event that can be timed."""
        try:
            return self._events.pop()
        except IndexError:
            with self._gpu.current():
                status, events = self._gpu.calls.timed_events(_EVENTS)
            self._events.extend(events)
            self._gpu.check_status(status, "cannot make an event")
            return self.event()

    def give_back(self, events: Iterable[int]) -> None:
        """Let somebody else have events. It may be asked for at any time, as objects are collected."""
        self._events.extend(events)

    @cached_property
    def _stream(self) -> int:
        """A stream that does nothing else, and waits for no other."""
        with self._gpu.current():
            return int(call("cannot make a stream", driver().cuStreamCreate, _NON_BLOCKING))

    def segment(self) -> Segment:
        """Return the segment of now, which is a second old at most."""
        with self.lock:
            now, last = perf_counter_ns(), self._now
            if last is not None and now - self._asked < _SECOND:
                return last
            event = self.event()
            stream = self._stream
            self._gpu.ready()
            status, seen, doubt = self._gpu.calls.watch(event, stream)
            self._gpu.check_status(status, "cannot time an event")
            found = Segment(event, seen) if last is None else last.followed(event, _between(last, event), seen, doubt)
            finalize(found, self._events.append, event).atexit = False
            if last is not None:
                last.later = found
            self._now, self._asked = found, now
            return found

    def times(self, segment: Segment, first: int, last: int) -> tuple[int, int]:
        """Return the times of two events, which come after the begin of a segment; who asks holds the lock."""
        with self._gpu.current():  # threads of programs have no context of their own
            segment, gone = _found(segment, first)
            start = segment.after(gone)
            of_last, gone = _found(segment, last)
            if of_last is segment:
                gone, found = _milliseconds(first, last), start
            else:
                found = of_last.time
            return start, found + round(gone * of_last.rate)


def _found(segment: Segment, event: int) -> tuple[Segment, float]:
    """Return the segment with an event, that one or a later one, and the milliseconds from its begin."""
    gone = _between(segment, event)
    while (later := segment.later) is not None and (since := _between(later, event)) >= 0:
        segment, gone = later, since
    return segment, gone


def _between(segment: Segment, event: int) -> float:
    return _milliseconds(segment.event, event)


def _milliseconds(first: int, last: int) -> float:
    return call("cannot read an event", driver().cuEventElapsedTime, first, last)
