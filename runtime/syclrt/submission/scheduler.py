"""Who runs commands, and when: threads that take what is ready, and threads that wait for it."""

from __future__ import annotations

import os
from collections import deque
from threading import Lock, Thread
from time import sleep
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from syclrt.submission.event import Event

_THREADS = 4
_LOOKS = 40
_PAUSE = 0.0005  # seconds: to wake a thread costs more than many a command


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
        self._looking = 0  # threads that look for commands, awake
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
        """Return when a command has ended; run it here, and what it waits for, where nobody does."""
        stack = [event]
        while stack:
            one = stack[-1]
            if one.dependents is None:
                stack.pop()
            elif not one.missing:
                self._run(one)
            else:
                before = next((other for other in one.wait_list if other.dependents is not None), None)
                if before is not None:
                    stack.append(before)

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
        """Let another thread look at what is ready, if none looks already."""
        if self._looking:
            return
        with self._lock:
            if self._idle:
                self._looking += 1
                self._idle.pop().release()
                return
            if self._threads >= _THREADS:
                return
            self._threads += 1
            self._looking += 1
        Thread(target=self._work, name="syclrt-scheduler", daemon=True).start()

    def _work(self) -> None:
        """Run what is ready. A thread that finds nothing looks again for a while before it sleeps until it is woken."""
        mine = Lock()
        mine.acquire()
        looks = 0
        while True:
            event = self._take()
            if event is not None:
                self._run_ready(event)
                del event
                looks = 0
            elif looks < _LOOKS:
                looks += 1
                sleep(_PAUSE)
            else:
                looks = 0
                with self._lock:
                    if self._ready:
                        continue
                    self._looking -= 1
                    self._idle.append(mine)
                mine.acquire()

    def _take(self) -> Event | None:
        """Return the first command that is ready and that nobody has begun."""
        while self._ready:
            with self._lock:
                if self._ready and (event := self._ready.popleft()).is_unclaimed:
                    return event
        return None

    def _run_ready(self, event: Event) -> None:
        with self._lock:
            action = event.claim()
            self._looking -= 1
        if self._ready:
            self._wake()
        if action is not None:
            event.run(action)
            self._finish(event)
        with self._lock:
            self._looking += 1

    def _forget(self) -> None:
        """Begin anew in a child of a fork, which has none of the threads."""
        self._lock = Lock()
        self._ready.clear()
        self._idle.clear()
        self._threads = self._looking = 0


SCHEDULER = Scheduler()
