"""Who runs commands, and when: threads that take what is ready, and threads that wait for it."""

from __future__ import annotations

import os
from _thread import start_new_thread
from collections import deque
from contextlib import suppress
from threading import Lock, Thread, get_ident, main_thread
from time import sleep
from typing import TYPE_CHECKING

from syclrt.errors import Errc, SyclError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from syclrt.events.event import Event

_THREADS = 4
_LOOKS = 40
_SLEEP = 0.05  # seconds
_PAUSE = 0.0005  # seconds: to wake a thread costs more than many a command


class Scheduler:
    """Runs commands when all that they wait for has ended.

    A thread that waits for a command runs it, and what it waits for, if nobody has begun: so nothing is handed from
    thread to thread where one submits and waits, and commands may wait for others within.

    An interrupt may come into a thread that waits after any call. So steps that belong together are not parted by
    calls, and what was left unfinished is finished before the interrupt goes on.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._ready: deque[Event] = deque()
        self._idle: list[Lock] = []
        self._threads = 0
        self._looking = 0  # threads that look for commands, awake
        self._generation = 0  # how often the process has been forked
        os.register_at_fork(after_in_child=self._forget)

    def submit(self, event: Event, waits_for: Iterable[Event], *, here: bool = False) -> None:
        """Take a command that waits for others; run it now and `here`, if there is nothing left that it waits for."""
        with self._lock:
            for other in waits_for:
                if other.dependents is not None:
                    other.dependents.append(event)
                    event.missing += 1
            event.missing -= 1
            if event.missing or event.action is None:
                return
            if not here:
                self._ready.append(event)
        if here:
            self._run_or_wait(event)
        else:
            self._wake()

    def give_up(self, event: Event, reason: BaseException) -> None:
        """End a command: its submission was interrupted, or went wrong, as the caller hears.

        One that somebody has begun goes on, but for a kernel after an interrupt.
        """
        with self._lock:
            action, event.action = event.action, None
        if action is None:
            if not isinstance(reason, Exception):
                _interrupt(event)
            return
        if isinstance(reason, Exception):
            event.error = reason
        else:
            event.interrupt(reason)
        self._finish(event)

    def end(self, event: Event) -> None:
        """End something that has no action, or let it end with what it waits for; the second time, do nothing."""
        with self._lock:
            if event.missing:
                event.action = _nothing
                return
        if event.dependents is not None:
            self._finish(event)

    def wait(self, event: Event) -> None:
        """Return when a command has ended; run it here, and what it waits for, where nobody does."""
        if event.dependents is None:
            return
        stack = [event]
        while stack:
            one = stack[-1]
            if one.dependents is None:
                stack.pop()
            elif not one.missing:
                if one.may_last and one.action is not None and get_ident() == main_thread().ident:
                    self._run_aside(one)
                else:
                    self._run_or_wait(one)
            else:
                before = next((other for other in one.wait_list if other.dependents is not None), None)
                if before is not None:
                    stack.append(before)
                else:
                    sleep(0)  # it is being submitted, or the end of the last one is being told

    def _run_or_wait(self, event: Event) -> None:
        has_run = False
        try:
            action = self._claim(event)
            if action is None:
                self._wait_for_other(event)
                return
            event.run(action)
            has_run = True
            self._finish(event)
        except BaseException as interrupt:
            if event.runner == get_ident():
                if not has_run and event.error is None and event.dependents is not None:
                    event.interrupt(interrupt)
                self._finish(event)
            raise

    def _run_aside(self, event: Event) -> None:
        """Let another thread run a command that may last, and wait for it: signals come to the main thread alone."""
        try:
            start_new_thread(self._run_alone, (event,))  # a Thread waits until it runs, where interrupts do harm
            while event.action is not None:
                sleep(0)
        except BaseException as interrupt:
            self.give_up(event, interrupt)
            raise
        self._wait_for_other(event)

    def _run_alone(self, event: Event) -> None:
        with suppress(BaseException):  # the event tells of it
            self._run_or_wait(event)

    def _claim(self, event: Event) -> Callable[[], object] | None:
        """Return what a command does, to the first thread that asks."""
        me = get_ident()
        with self._lock:
            action = event.action
            if action is None:
                return None
            event.runner, event.generation, event.action = me, self._generation, None
            return action

    def _wait_for_other(self, event: Event) -> None:
        with self._lock:
            if event.dependents is None:
                return
            lost = event.runner is not None and event.generation != self._generation
            lock = event.lock()
        if lost:
            event.fail(SyclError("the process was forked while the command ran", Errc.RUNTIME))
            self._finish(event)
            return
        try:
            while not event.has_ended:  # now and then: a signal just before it sleeps does not wake a thread
                if lock.acquire(timeout=_SLEEP):
                    lock.release()
        except BaseException:
            _interrupt(event)
            raise

    def _finish(self, event: Event) -> None:
        """Say that a command has ended, and let go on what waits for it. An interrupted call may be made again."""
        more = 0
        keeps, event.keeps = event.keeps, None  # what goes with it may be objects of the user: not inside of the lock
        with self._lock:
            dependents = event.dependents
            while dependents:
                one = dependents[-1]
                one.missing -= 1
                del dependents[-1]
                if not one.missing and one.action is not None:
                    self._ready.append(one)
                    more += 1
            event.dependents = None
            event.finish()
        del keeps
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
                idle = self._idle[-1]
                del self._idle[-1]
                self._looking += 1
                idle.release()
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
                if self._ready and (event := self._ready.popleft()).action is not None:
                    return event
        return None

    def _run_ready(self, event: Event) -> None:
        action = self._claim(event)
        with self._lock:
            self._looking -= 1
        if self._ready:
            self._wake()
        if action is not None:
            with suppress(BaseException):  # a host task may want to end the thread: its event says so
                event.run(action)
            del action
            self._finish(event)
        with self._lock:
            self._looking += 1

    def _forget(self) -> None:
        """Begin anew in a child of a fork, which has none of the threads."""
        self._lock = Lock()
        self._ready.clear()
        self._idle.clear()
        self._threads = self._looking = 0
        self._generation += 1


def _interrupt(event: Event) -> None:
    """Let a kernel end soon, if that is what a thread has begun."""
    if event.may_last and event.runner is not None and event.queue is not None and event.dependents is not None:
        event.queue.interrupt(event.runner)


def _nothing() -> None:
    """Be a command that does nothing."""


SCHEDULER = Scheduler()
