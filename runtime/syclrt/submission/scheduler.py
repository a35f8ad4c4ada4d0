"""Who runs commands, and when: threads that take what is ready, and threads that wait for it."""

from __future__ import annotations

import os
from collections import deque
from threading import Lock, Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclrt.submission.event import Event

_THREADS = 4


class Scheduler:
    """Runs commands when all that they wait for has ended.

    A thread that waits for a command runs it, and what it waits for, if nobody has begun: so nothing is handed from
    thread to thread where one submits and waits, and commands may wait for others within.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._ready: deque[Event] = deque()
        self._idle: list[Lock] = []
        self._threads = 0
        os.register_at_fork(after_in_child=self._forget)

    def submit(self, event: Event, waits_for: Iterable[Event]) -> None:
        """Take a command that waits for others."""
        with self._lock:
            for other in waits_for:
                if other.dependents is not None:
                    other.dependents.append(event)
                    event.missing += 1
            if event.missing:
                return
            self._ready.append(event)
        self._wake()

    def wait(self, event: Event) -> None:
        """Return when a command has ended; run it here, or what it waits for, where nobody does."""
        while event.dependents is not None:
            todo = self._next_for(event)
            if todo is None:
                break
            self._run(todo)
        with self._lock:
            if event.dependents is None:
                return
            lock = event.lock()
        lock.acquire()
        lock.release()

    def _next_for(self, event: Event) -> Event | None:
        """Return a command that nobody has begun, which is `event` or comes before it; None if there is none."""
        waiting, seen = [event], {event}
        while waiting:
            one = waiting.pop()
            if one.dependents is None:
                continue
            if not one.missing:
                if one.status.value == "submitted":
                    return one
                continue
            for other in one.wait_list:
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return None

    def _run(self, event: Event) -> None:
        with self._lock:
            action = event.claim()
        if action is None:
            self._wait_for_other(event)
            return
        event.run(action)
        self._finish(event)

    def _wait_for_other(self, event: Event) -> None:
        with self._lock:
            if event.dependents is None:
                return
            lock = event.lock()
        lock.acquire()
        lock.release()

    def _finish(self, event: Event) -> None:
        more = 0
        with self._lock:
            dependents, event.dependents = event.dependents or (), None
            for one in dependents:
                one.missing -= 1
                if not one.missing:
                    self._ready.append(one)
                    more += 1
            event.finish()
        if event.queue is not None:
            event.queue.ended(event)
        for _ in range(more):
            self._wake()

    def _wake(self) -> None:
        """Let another thread look at what is ready."""
        with self._lock:
            if self._idle:
                self._idle.pop().release()
                return
            if self._threads >= _THREADS:
                return
            self._threads += 1
        Thread(target=self._work, name="syclrt-scheduler", daemon=True).start()

    def _work(self) -> None:
        mine = Lock()
        mine.acquire()
        while True:
            with self._lock:
                event = self._ready.popleft() if self._ready else None
                if event is None:
                    self._idle.append(mine)
            if event is None:
                mine.acquire()
                continue
            with self._lock:
                action = event.claim()
            if action is not None:
                event.run(action)
                self._finish(event)
                del action
            del event

    def _forget(self) -> None:
        """Begin anew in a child of a fork, which has none of the threads."""
        self._lock = Lock()
        self._ready.clear()
        self._idle.clear()
        self._threads = 0


SCHEDULER = Scheduler()
