"""Commands on their way: events, and the threads that run commands.

A command is an event until it has ended. Threads of the scheduler take what is ready, and threads that wait help them.
What they run is done then, or a device has been handed it, which goes on by itself up to a mark.
"""

from __future__ import annotations

import os
from _thread import start_new_thread
from collections import deque
from contextlib import suppress
from sys import is_finalizing
from threading import Lock, Thread, get_ident, main_thread
from time import perf_counter_ns, sleep
from typing import TYPE_CHECKING, Protocol

from syclrt.errors import Errc, SyclError, again
from syclrt.handle import Handle

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeGuard

    from syclrt.backends.backend import Lines, Mark
    from syclrt.event_status import EventStatus
    from syclrt.profiling import Profiling

    class Queue(Protocol):
        """What hears of commands, as a queue does."""

        enable_profiling: bool

        def interrupt(self, thread: int) -> None:
            """Let the kernel that a thread runs end soon."""
            ...

        def note(self, error: Exception) -> None:
            """Keep what went wrong."""
            ...

        def ended(self, event: Event) -> None:
            """Forget a command that has ended, or that its device has been handed."""
            ...

        def throw_asynchronous(self) -> None:
            """Raise what went wrong."""
            ...


_THREADS = 4
_LOOKS = 40
_SLEEP = 0.05  # seconds
_PAUSE = 0.0005  # seconds: to wake a thread costs more than many a command
_CIRCULAR = "a host task waits for itself: for its event, its queue or what waits for it"


class Event(Handle):
    """A command, and what waits for it.

    Kinds of events that many are made of have fewer slots than those that the scheduler is given: what stands there is
    the same for all of a kind.
    """

    __slots__ = ("__weakref__", "_lock", "dependents", "error", "queue")

    queue: Queue | None
    action: Callable[..., object] | None
    wait_list: tuple[Event, ...]
    needs: tuple[Event, ...]
    """Those of the events that it waits for with which it fails."""
    lines: Lines | None
    mark: Mark | None
    """Up to which a device goes on by itself."""
    error: BaseException | None
    missing: int
    """Of the events that it waits for, those that have not ended; and its submission."""
    dependents: list[Event] | None
    """None when it has ended."""
    times: list[int] | None
    may_last: bool
    """So long that the main thread lets another one run it, and can be interrupted."""
    runner: int | None
    """The thread that runs it."""
    generation: int
    """How often the process of that thread had been forked."""
    keeps: object
    _lock: Lock | None
    """Held until it ends, once somebody waits."""

    def wait(self) -> None:
        """Return when the command has ended. Raises what went wrong in it."""
        if self.dependents is not None:
            SCHEDULER.wait(self)
        if self.error is not None:
            raise again(self.error)

    def wait_and_throw(self) -> None:
        """Wait, then let the queue raise what went wrong asynchronously."""
        if self.dependents is not None:
            SCHEDULER.wait(self)
        if self.queue is not None:
            self.queue.throw_asynchronous()

    def get_wait_list(self) -> tuple[Event, ...]:
        """Return the events that the command waits for."""
        return self.wait_list

    @property
    def status(self) -> EventStatus:
        """How far the command is; one that a device has been handed counts as running."""
        from syclrt.event_status import EventStatus

        if self.dependents is None:
            return EventStatus.COMPLETE
        if self.mark is not None:
            return EventStatus.COMPLETE if SCHEDULER.has_passed(self) else EventStatus.RUNNING
        return EventStatus.SUBMITTED if self.runner is None else EventStatus.RUNNING

    @property
    def profiling(self) -> Profiling:
        """When it was submitted, began and ended. Raises `SyclError` (INVALID) where nothing is measured."""
        if self.times is None:
            raise SyclError("the queue, or the executable graph, was made without enable_profiling=True", Errc.INVALID)
        if self.dependents is not None:
            SCHEDULER.wait(self)
        from syclrt.profiling import Profiling

        return Profiling(*self.times)

    # For the scheduler.

    @property
    def has_ended(self) -> bool:
        """Whether the command has ended."""
        return self.dependents is None

    def run(self, action: Callable[..., object]) -> None:
        """Run the action, and keep what it raises. An interrupt is raised too."""
        if self.times is not None:
            self.times[1] = perf_counter_ns()
        try:
            failed = next((one for one in self.needs if one.error is not None), None)
            if failed is not None:
                self.error = failed.error
                action = _nothing  # what comes after it still comes after all that it waits for
            if self.lines is None:
                action()
                self._note_end()
            else:
                mark = self.lines.run(action, self)
                self._note_end()  # until the device tells: who sees the mark may ask it at once
                self.mark = mark  # pyright: ignore[reportGeneralTypeIssues] - what has lines has a slot for it
        except BaseException as error:
            self._note_end()
            if not self._is_own(error):
                self.interrupt(error)
                raise
            self.fail(error)

    def _note_end(self) -> None:
        if self.times is not None:
            self.times[2] = perf_counter_ns()

    def take_times(self, start: int, end: int) -> None:
        """Take the times of a device for the command, where they are measured.

        Its clock is not quite the host's, by which the command was handed over before it began.
        """
        if self.times is not None:
            start = max(self.times[1], start)
            self.times[1:] = start, max(start, end)

    def _is_own(self, error: BaseException) -> TypeGuard[Exception]:
        """Tell whether the command failed: where a device runs it, handlers of signals raise what is no `SyclError`."""
        return isinstance(error, Exception if self.lines is None else SyclError)

    def marks(self) -> list[Mark]:
        """Return the marks that the device has to pass first."""
        return [one.mark for one in self.wait_list if one.mark is not None and one.dependents is not None]

    def follows(self, mark: Mark | None) -> bool:
        """Tell whether a device sees to it that the command begins after a mark."""
        return mark is not None and self.lines is not None and self.lines.takes(mark)

    def fail(self, error: Exception) -> None:
        """Keep what went wrong, and tell the queue."""
        self.error = error
        if self.queue is not None:
            self.queue.note(error)

    def interrupt(self, interrupt: BaseException) -> None:
        """Fail since an interrupt came while the command ran."""
        error = SyclError(f"the command was interrupted: {interrupt!r}", Errc.RUNTIME)
        error.__cause__ = interrupt
        self.fail(error)

    def lock(self) -> Lock:
        """Return the lock that is held until the command has ended."""
        if self._lock is None:
            self._lock = Lock()
            self._lock.acquire()
        return self._lock

    def finish(self) -> None:
        """Say that the command has ended."""
        self.wait_list = self.needs = ()  # pyright: ignore[reportGeneralTypeIssues] - others have none
        self.wake()

    def wake(self) -> None:
        """Let those who wait look again."""
        if self._lock is not None and self._lock.locked():
            self._lock.release()

    def note_wait(self, seconds: float) -> None:
        """Take note that this thread has waited for so long, and goes on."""

    def __repr__(self) -> str:
        return f"<Event {self.status.value}>"


class ScheduledEvent(Event):
    """A command that the scheduler is given.

    `action` is what the command does. It is run when all that it waits for has ended, by a thread of the scheduler or
    by one that waits. If one of `needs`, which it waits for too, has failed, the command fails with it. Without an
    action, it is something that others wait for and that `Scheduler.end` ends.

    With `lines`, the action asks one of them for what a device does, and need not wait for what devices have been
    handed that take marks of each other: then the device waits.
    """

    __slots__ = (
        *("action", "generation", "keeps", "lines", "mark", "may_last", "missing", "needs", "runner", "times"),
        "wait_list",
    )

    def __init__(
        self,
        queue: Queue | None,
        action: Callable[..., object] | None,
        wait_list: tuple[Event, ...],
        needs: tuple[Event, ...] = (),
        keeps: object = None,
        lines: Lines | None = None,
    ) -> None:
        self.queue = queue
        self.wait_list = wait_list
        self.needs = needs
        self.lines = lines
        self.mark = None
        self.error = None
        self.missing = 1
        self.dependents = []
        self.times = [perf_counter_ns(), 0, 0] if queue is not None and queue.enable_profiling else None
        self.action = action
        self.may_last = False
        self.runner = None
        self.generation = 0
        self.keeps = keeps
        self._lock = None


class LaterEvent(Event):
    """The event of a kernel that waits for nothing, and that native code has left to the scheduler.

    Native code makes such events, of a class with a `wait` of its own, and sets `queue`, `action`, `dependents`,
    `error` and `_lock`.
    """

    __slots__ = ("action", "generation", "keeps", "runner")
    wait_list = needs = ()
    missing = 0
    may_last = False
    lines = mark = times = None

    def __getattr__(self, name: str) -> None:
        """Return what stands in a slot that nobody has set."""
        if name not in _UNSET:
            raise AttributeError(f"an event has no attribute '{name}'", name=name, obj=self)

    def finish(self) -> None:
        """Say that the command has ended."""
        self.wake()

    def _is_own(self, error: BaseException) -> TypeGuard[Exception]:
        """Tell likewise: native code runs it."""
        return isinstance(error, SyclError)


_UNSET = frozenset({"keeps", "runner"})


class Scheduler:
    """Runs commands when all that they wait for has ended.

    A thread that waits for a command runs it, and what it waits for, if nobody has begun: so nothing is handed from
    thread to thread where one submits and waits, and commands may wait for others within.

    An interrupt may come into a thread that waits after any call. So steps that belong together are not parted by
    calls, and what was left unfinished is finished before the interrupt goes on. Loops inside of the lock are functions
    of their own, as tests/test_locks.py says.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self.is_locked = self._lock.locked
        """Tells whether a thread may be in the midst of something with events."""
        self._ready: deque[Event] = deque()
        self.take = self._ready.append
        """Takes an event that is ready; the caller sees to it that a thread looks."""
        self._idle: list[Lock] = []
        self._threads = 0
        self._blocked: dict[int, Event] = {}  # threads, and what they wait for that others have begun
        self.looking = 0
        """How many threads look for commands, awake."""
        self.generation = 0
        """How often the process has been forked."""
        os.register_at_fork(after_in_child=self._forget)

    def submit(self, event: Event, waits_for: tuple[Event, ...], *, here: bool = False) -> None:
        """Take a command that waits for others; run it now and `here`, if there is nothing left that it waits for."""
        with self._lock:
            to_hear = _let_wait(event, waits_for) if waits_for else ()
            event.missing -= 1
            is_ready = not event.missing and event.action is not None
            if is_ready and not here:
                self._ready.append(event)
        for other in to_hear:
            self._hear_of_end(other)
        if is_ready and here:
            self._run_or_wait(event)
        elif is_ready:
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

    def wake_for(self, event: Event) -> None:
        """Let a thread look at an event that was taken."""
        try:
            self._wake()
        except BaseException as reason:
            self.give_up(event, reason)
            raise

    def finish(self, event: Event, interrupt: BaseException | None) -> None:
        """Take note that native code has run a command, and what interrupted it."""
        if interrupt is not None:
            event.interrupt(interrupt)
        try:
            self._finish(event)
        except BaseException:
            self._finish(event)
            raise

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
        mark = event.mark
        if mark is not None:
            self._settle(event, mark.wait)
            return
        stack = [event]
        while stack:
            one = stack[-1]
            if one.dependents is None:
                stack.pop()
            elif one.mark is not None:
                self._settle(one, one.mark.wait)
            elif not one.missing:
                if one.may_last and one.action is not None and self._may_run_aside():
                    self._run_aside(one)
                else:
                    self._run_or_wait(one)
            else:
                before = next((other for other in one.wait_list if other.dependents is not None), None)
                if before is not None:
                    stack.append(before)
                else:
                    sleep(0)  # it is being submitted, or the end of the last one is being told

    def has_passed(self, event: Event) -> bool:
        """Tell whether a device has passed the mark of a command, which has ended then."""
        mark = event.mark
        if mark is not None and self._settle(event, lambda: mark.has_passed):
            return True
        return event.dependents is None

    def _settle(self, event: Event, look: Callable[[], object]) -> bool:
        """End a command that a device has been handed if `look` finds that it is done, or that it failed."""
        try:
            if look() is False:
                return False
            if event.times is not None and event.mark is not None:
                event.take_times(*event.mark.times())
        except SyclError as error:
            if event.error is None:
                event.fail(error)
        self._finish(event)
        return True

    def _hear_of_end(self, event: Event) -> None:
        """Let a device tell when it has passed the mark of a command, for those that no device lets wait."""
        mark = event.mark
        assert mark is not None, "who asks has seen it"
        try:
            mark.tell(lambda: self._settle(event, lambda: mark.has_passed))
        except SyclError as error:  # the device has failed
            event.fail(error)
            self._finish(event)

    def _run_or_wait(self, event: Event) -> None:
        has_run = False
        try:
            action = self._claim(event)
            if action is not None:
                event.run(action)
                has_run = True
                self._go_on_after(event)
                return
        except BaseException as interrupt:
            if event.runner == get_ident():
                if not has_run and event.error is None and event.dependents is not None:
                    event.interrupt(interrupt)
                self._go_on_after(event)
            raise
        self._wait_for_other(event)

    def _may_run_aside(self) -> bool:
        """Tell whether signals come to this thread, and others run."""
        return get_ident() == main_thread().ident and not is_finalizing()

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
            event.runner, event.generation, event.action = me, self.generation, None
            return action

    def _wait_for_other(self, event: Event) -> None:
        """Return when a command has ended that somebody has begun.

        Raises `SyclError` (INVALID) where this thread would wait for itself.
        """
        me = get_ident()
        try:
            with self._lock:
                if event.dependents is None or event.mark is not None:
                    return
                lost = event.runner is not None and event.generation != self.generation
                is_circular = self._waits_for(event, me)
                if not is_circular:
                    self._blocked[me] = event
                lock = event.lock()
            if is_circular:
                raise SyclError(_CIRCULAR, Errc.INVALID)
            if lost:
                event.fail(SyclError("the process was forked while the command ran", Errc.RUNTIME))
                self._finish(event)
                return
            _wait_for_end(event, lock)
        finally:
            self._blocked.pop(me, None)

    def _waits_for(self, event: Event | None, thread: int) -> bool:
        """Tell whether a command cannot end before a thread goes on. Who asks holds the lock."""
        while event is not None and (runner := event.runner) is not None:
            if event.dependents is None or event.mark is not None or event.generation != self.generation:
                return False
            if runner == thread:
                return True
            event = self._blocked.get(runner)
        return False

    def _go_on_after(self, event: Event) -> None:
        """Let go on what waits for a command that has been run."""
        if event.mark is None:
            self._finish(event)
        else:
            self._hand_over(event)

    def _hand_over(self, event: Event) -> None:
        """Let go on what a device lets wait. An interrupted call may be made again."""
        mark = event.mark
        assert mark is not None, "a device has been handed the command"
        keeps, event.keeps = event.keeps, None
        if keeps is not None:
            mark.keep(keeps)
        with self._lock:
            dependents = event.dependents or []
            more = self._let_follow(dependents, mark)
            _shorten_chains(event)
            event.wake()
        if dependents:
            self._hear_of_end(event)
        if event.queue is not None:
            event.queue.ended(event)
        for _ in range(more):
            self._wake()

    def _let_follow(self, dependents: list[Event], mark: Mark) -> int:
        """Let go on, of what waits for a command, what a device lets wait; return how much is ready."""
        more, at = 0, len(dependents)
        while at:
            at -= 1
            one = dependents[at]
            if one.follows(mark):
                one.missing -= 1
                del dependents[at]
                if not one.missing and one.action is not None:
                    self._ready.append(one)
                    more += 1
        return more

    def _let_go_on(self, dependents: list[Event]) -> int:
        """Let go on what waits for a command that has ended; return how much is ready."""
        more = 0
        while dependents:
            one = dependents[-1]
            one.missing -= 1
            del dependents[-1]
            if not one.missing and one.action is not None:
                self._ready.append(one)
                more += 1
        return more

    def _finish(self, event: Event) -> None:
        """Say that a command has ended, and let go on what waits for it. An interrupted call may be made again."""
        keeps, event.keeps = event.keeps, None  # what goes with it may be objects of the user: not inside of the lock
        with self._lock:
            more = self._let_go_on(event.dependents) if event.dependents else 0
            event.dependents = None
            event.finish()
        del keeps
        if event.queue is not None:
            event.queue.ended(event)
        for _ in range(more):
            self._wake()

    def _wake(self) -> None:
        """Let another thread look at what is ready, if none looks already, and if others run."""
        if self.looking or is_finalizing():
            return
        with self._lock:
            if self._idle:
                idle = self._idle[-1]
                del self._idle[-1]
                self.looking += 1
                idle.release()
                return
            if self._threads >= _THREADS:
                return
            self._threads += 1
            self.looking += 1
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
                    self.looking -= 1
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
            self.looking -= 1
        if self._ready:
            self._wake()
        if action is not None:
            with suppress(BaseException):  # a host task may want to end the thread: its event says so
                event.run(action)
            del action
            self._go_on_after(event)
        with self._lock:
            self.looking += 1

    def _forget(self) -> None:
        """Begin anew in a child of a fork, which has none of the threads."""
        self._lock = Lock()
        self.is_locked = self._lock.locked
        self._ready.clear()
        self._idle.clear()
        self._blocked.clear()
        self._threads = self.looking = 0
        self.generation += 1


def _let_wait(event: Event, others: tuple[Event, ...]) -> list[Event]:
    """Let a command wait for others; return those of whose ends a device has to tell. Who asks holds the lock."""
    to_hear: list[Event] = []
    for other in others:
        if other.dependents is not None and not event.follows(mark := other.mark):
            other.dependents.append(event)
            event.missing += 1
            if mark is not None:
                to_hear.append(other)
    return to_hear


def _shorten_chains(event: Event) -> None:
    """Forget what was before those that a command waits for: all that were ever handed over, one after another."""
    for one in event.wait_list:
        if one.wait_list and one.mark is not None:
            one.wait_list = one.needs = ()


def _wait_for_end(event: Event, lock: Lock) -> None:
    """Wait until another thread has let go of the lock of a command, which has ended then, or been handed over."""
    waited = 0.0
    try:
        while not event.has_ended and event.mark is None:  # now and then: a signal just before does not wake it
            if lock.acquire(timeout=_SLEEP):
                lock.release()
            elif is_finalizing():
                raise SyclError("the interpreter ends, and no other thread will end the command", Errc.RUNTIME)
            else:
                waited += _SLEEP
                event.note_wait(waited)
    except BaseException:
        _interrupt(event)
        raise


def _interrupt(event: Event) -> None:
    """Let a kernel end soon, if that is what a thread has begun."""
    if event.may_last and event.runner is not None and event.queue is not None and event.dependents is not None:
        event.queue.interrupt(event.runner)


def _nothing(_: object = None) -> None:
    """Be a command that does nothing, also on a line."""


SCHEDULER = Scheduler()
