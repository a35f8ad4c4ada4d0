"""Queues: commands for a device."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

from syclrt.backends.device import Context, Device, checked_device
from syclrt.backends.records import QueueTypes
from syclrt.errors import Errc, SyclError, again
from syclrt.events import SCHEDULER, Event, LaterEvent, ScheduledEvent
from syclrt.fork_lock import ForkLock
from syclrt.handle import Handle
from syclrt.memory.accessor import ACCESSES
from syclrt.memory.array import direct_arguments
from syclrt.programs.kernel import Kernel
from syclrt.ranges import NdRange, Range, as_count, launch_shape
from syclrt.submission.handler import Handler, check_callable, joining_recorder
from syclrt.submission.order import Order
from syclrt.unscheduled_events import DiscardedEvent, EndedEvent, HandedEvent

if TYPE_CHECKING:
    from syclrt.backends.backend import DirectLaunch, Line, Lines, Mark, NativeMethods
    from syclrt.submission.commands import Command
    from syclrt.submission.handler import AnyRange, ExecutableGraph, Recorder
    from syclrt.submission.queue_state import QueueState

    AsyncHandler = Callable[[list[Exception]], object]
    Events = Event | Iterable[Event]


class Queue(Handle):
    """Commands for one device. They run as soon as what they wait for has ended, or (`in_order`) one after another.

    Methods that are called as those of `Handler` submit that one command, after the events in `depends_on`, and return
    its event. What they take, and refuse with a `SyclError`, is said there.
    """

    __slots__ = ("__dict__", "__weakref__", "native")

    _native_parallel_for: Callable[..., Event] | None = None

    def __init__(
        self,
        device: Device | None = None,
        context: Context | None = None,
        *,
        in_order: bool = False,
        enable_profiling: bool = False,
        discard_events: bool = False,
        async_handler: AsyncHandler | None = None,
    ) -> None:
        """Take the default device if none is given.

        Raises `SyclError` (INVALID) for a device that is not of the context, and for `enable_profiling` together with
        `discard_events`.
        """
        if not isinstance(device, Device | None) or not isinstance(context, Context | None):  # pyright: ignore[reportUnnecessaryIsInstance] - callers are not checked
            raise SyclError(f"expected a Device and a Context, found {device!r} and {context!r}", Errc.INVALID)
        if async_handler is not None:
            check_callable(async_handler)
        self.device = device or (context.devices[0] if context is not None else Device.default())
        self.context = context or self.device.default_context
        if self.device not in self.context.devices:
            raise SyclError(f"{self.device.name} is no device of the context", Errc.INVALID, device=self.device)
        if enable_profiling and discard_events:
            raise SyclError("a queue that discards events cannot measure them", Errc.INVALID)
        self.enable_profiling = enable_profiling
        self.recorder: Recorder | None = None
        """What takes commands instead of running them; changed by `begin_recording` and `end_recording`."""
        self._discards = discard_events
        self._is_observed = enable_profiling or discard_events  # what an event tells depends on the queue
        self._async_handler = async_handler
        self._lock = ForkLock()
        self._order = Order(is_in_order=in_order)
        self._errors: list[Exception] = []
        self._use(self.device.implementation.lines(in_order=in_order))

    @staticmethod
    def from_stream(device: Device, stream: int) -> Queue:
        """Return an in-order queue of a GPU whose commands go to a stream (`CUstream`) that stays somebody else's.

        The stream has to be there as long as the queue and its events are. Raises `SyclError` (INVALID) for a device
        that has no streams, and for a stream of another one.
        """
        lines = checked_device(device).implementation.lines_of_stream(as_count(stream))
        queue = Queue(device, in_order=True)
        queue._use(lines)
        return queue

    def _use(self, lines: Lines) -> None:
        """Let commands go to some lines."""
        self.lines = lines
        """Where its commands go to."""
        self._native_state: object = None
        self.native: object = None
        """What native code knows of it; None while what is submitted next cannot be handed over at once."""
        self._seek_native()

    def _seek_native(self) -> None:
        """Let native code launch kernels, if there is any, and if it has been loaded."""
        if self._is_observed:
            return
        with self._lock.inner:
            if self._native_state is not None:
                return
            found = self.lines.native(self.device, self.context.reference, self._order.unfinished)
            if found is None:
                return
            methods, self._native_state = found
            self._look_again()
        if type(self) is Queue:
            long_ways = {"parallel_for": Queue._parallel_for, "ext_oneapi_graph": Queue.ext_oneapi_graph}
            self.__class__ = _native_class(methods, long_ways)

    @property
    def is_in_order(self) -> bool:
        """Whether commands run one after another."""
        return self._order.is_in_order

    @property
    def native_stream(self) -> int:
        """The stream (`CUstream`) of an in-order queue of a GPU. Raises `SyclError` (INVALID) for any other queue."""
        stream = self.lines.stream
        if stream is None:
            raise SyclError("only an in-order queue of a GPU is one stream", Errc.INVALID, device=self.device)
        return stream

    def submit(self, cgf: Callable[[Handler], object]) -> Event:
        """Call a command group function with a handler, and submit the command that it asks for. Raises `SyclError`."""
        check_callable(cgf)
        handler = self._handler()
        cgf(handler)
        return self._send(handler)

    def parallel_for(self, range: AnyRange, kernel: Kernel, *args: object, depends_on: Events = ()) -> Event:
        """Run a kernel for a range: an int, a tuple, a `Range` or an `NdRange`."""
        native = self._native_parallel_for
        if native is not None and not depends_on:  # the method was taken before there was a native one
            return native(range, kernel, *args)
        return self._parallel_for(range, kernel, *args, depends_on=depends_on)

    def _parallel_for(self, range: AnyRange, kernel: Kernel, *args: object, depends_on: Events = ()) -> Event:
        """Run a kernel without a native method."""
        is_plain = type(range) in _PLAIN_RANGES or (type(range) is tuple and (*map(type, range),) in _INTEGERS)
        if is_plain and type(kernel) is Kernel:
            direct = kernel.direct.get((range, self.device, self.context.reference))
            if direct is None and (self.lines.hands_over or self._changes_ranges(kernel)):
                direct = self._first_launch(range, kernel, len(args))
                if direct is not None and not depends_on and self._native_parallel_for is not None:
                    return self._native_parallel_for(range, kernel, *args)
            marks = None if direct is None else self._marks_of(depends_on)
            if direct is not None and marks is not None:
                if self._native_parallel_for is None:
                    self._seek_native()
                event = self._launch(direct, args, marks) or self._launch_in_place(direct, args, marks)
                if event is not None:
                    return event
        handler = self._handler()
        handler.parallel_for(range, kernel, *args)
        command = handler.command
        launch = command.launch if command is not None and is_plain else None
        if launch is not None and (launch.launcher.has_run or len(kernel.launchers) > 1):
            kernel.program.note_launch(kernel, range, launch.shape, self)
        return self._send(handler, depends_on)

    def _changes_ranges(self, kernel: Kernel) -> bool:
        """Tell whether a kernel has been launched for several ranges."""
        return (None, self.device, self.context.reference) in kernel.direct

    def single_task(self, kernel: Kernel, *args: object, depends_on: Events = ()) -> Event:
        """Run a kernel once."""
        return self.parallel_for(1, kernel, *args, **({"depends_on": depends_on} if depends_on else {}))

    def memcpy(
        self, dest: object, src: object, num_bytes: int | None = None, *, offset: int = 0, depends_on: Events = ()
    ) -> Event:
        """Copy bytes; without a number, the whole of an array."""
        handler = self._handler()
        handler.memcpy(dest, src, num_bytes, offset=offset)
        return self._send(handler, depends_on)

    def copy(
        self, src: object, dest: object, count: int | None = None, *, start_index: int = 0, depends_on: Events = ()
    ) -> Event:
        """Copy elements; the operands are in SYCL's order."""
        handler = self._handler()
        handler.copy(src, dest, count, start_index=start_index)
        return self._send(handler, depends_on)

    def memset(self, ptr: object, value: int, num_bytes: int, *, depends_on: Events = ()) -> Event:
        """Set bytes to one value."""
        handler = self._handler()
        handler.memset(ptr, value, num_bytes)
        return self._send(handler, depends_on)

    def fill(self, ptr: object, pattern: Any, count: int, *, depends_on: Events = ()) -> Event:
        """Set elements to one value."""
        handler = self._handler()
        handler.fill(ptr, pattern, count)
        return self._send(handler, depends_on)

    def prefetch(self, ptr: object, num_bytes: int, *, depends_on: Events = ()) -> Event:
        """Say that memory will be used soon."""
        handler = self._handler()
        handler.prefetch(ptr, num_bytes)
        return self._send(handler, depends_on)

    def mem_advise(self, ptr: object, num_bytes: int, advice: int, *, depends_on: Events = ()) -> Event:
        """Say how memory will be used."""
        handler = self._handler()
        handler.mem_advise(ptr, num_bytes, advice)
        return self._send(handler, depends_on)

    def ext_oneapi_submit_barrier(self, wait_list: Iterable[Event] = ()) -> Event:
        """Return the event of a command that waits for events, or for all that was submitted before."""
        handler = self._handler()
        handler.ext_oneapi_barrier(wait_list)
        return self._send(handler)

    def ext_oneapi_graph(self, graph: ExecutableGraph, depends_on: Events = ()) -> Event:
        """Run an executable graph, after its last run; the event ends when all nodes have. Raises `SyclError`."""
        if not depends_on and getattr(graph, "is_short", False):
            event = self._run_at_once(graph.run_at_once, self)
            if event is not None:
                return event
        handler = self._handler()
        handler.ext_oneapi_graph(graph)
        return self._send(handler, depends_on)

    def ext_oneapi_get_state(self) -> QueueState:
        """Tell whether commands run or are recorded."""
        from syclrt.submission.queue_state import QueueState

        return QueueState.EXECUTING if self.recorder is None else QueueState.RECORDING

    def ext_oneapi_get_graph(self) -> Any:
        """Return the `CommandGraph` that commands are recorded into. Raises `SyclError` (INVALID) if there is none."""
        recorder = self.recorder
        if recorder is None:
            raise SyclError("the queue does not record", Errc.INVALID)
        return recorder.handle()

    def wait(self) -> None:
        """Return when all commands have ended. Raises `SyclError` (INVALID) while the queue records."""
        if self.recorder is not None:
            raise SyclError("cannot wait for a queue that records: what is recorded does not run", Errc.INVALID)
        if self._order.unfinished:
            for event in self.unfinished():
                SCHEDULER.wait(event)
        self.lines.wait()

    def wait_and_throw(self) -> None:
        """Wait, then raise what went wrong asynchronously, or hand it to the `async_handler`."""
        self.wait()
        self.throw_asynchronous()

    def throw_asynchronous(self) -> None:
        """Raise what went wrong so far, or hand it to the `async_handler`. Of several errors, notes tell of others."""
        with self._lock.inner:
            errors, self._errors = self._errors, []
        if not errors:
            return
        if self._async_handler is not None:
            self._async_handler(errors)
            return
        first = again(errors[0])
        for other in errors[1:]:
            first.add_note(f"another command failed: {other}")
        raise first

    def unfinished(self) -> tuple[Event, ...]:
        """Return the events of the commands that have not ended."""
        with self._lock.inner:
            return tuple(self._order.unfinished)

    # For the scheduler.

    def interrupt(self, thread: int) -> None:
        """Let the kernel that a thread runs end soon, if it runs one."""
        self.device.implementation.interrupt(thread)

    def note(self, error: Exception) -> None:
        """Keep what went wrong in a command."""
        with self._lock.inner:
            self._errors.append(error)

    def ended(self, event: Event) -> None:
        """Forget a command that has ended, or that its device has been handed: the lines know of it."""
        if not self._order.has(event):
            return  # it was handed over before
        with self._lock.inner:
            self._order.remove(event)
            self._look_again()

    # For graphs.

    def begin_recording(self, recorder: Recorder) -> bool:
        """Let commands be recorded from now on, and tell whether they are: not if they were already."""
        with self._lock.inner:
            if self.recorder is None:
                self.recorder = recorder
                self._look_again()
                return True
        return False

    def end_recording(self, recorder: Recorder) -> None:
        """Let commands run again, if this is what records them."""
        with self._lock.inner:
            if self.recorder is recorder:
                self.recorder = None
                self._look_again()

    def _marks_of(self, depends_on: Events) -> list[Mark] | None:
        """Return the marks that the device of the queue sees to, where a launch waits for nothing else; or None."""
        marks: list[Mark] = []
        events = (depends_on,) if isinstance(depends_on, Event) else depends_on
        if type(events) not in (tuple, list):
            return None  # it may be read only once
        for event in events:
            if type(event) is HandedEvent:
                mark = event.mark
                if not self.lines.takes(mark):
                    return None
                marks.append(mark)
            elif not _has_gone_well(event):
                return None
        return marks

    def _first_launch(self, range: AnyRange, kernel: Kernel, count: int) -> DirectLaunch | None:
        """Return what launches a kernel for a range, with so many arguments, on a device that goes on by itself.

        None where arguments, or the launch, have to be looked at closely. Raises `SyclError`.
        """
        if self._is_observed or self.recorder is not None:
            return None
        layout = kernel.layout
        if layout.rows is None or len(layout.offsets) != count:
            return None
        shape = launch_shape(range)
        kernel.program.launcher(kernel, shape, self.device, self.context)
        return kernel.program.note_launch(kernel, range, shape, self)

    def _launch(self, direct: DirectLaunch, arguments: tuple[object, ...], marks: list[Mark]) -> Event | None:
        """Launch a kernel after marks, at once if it is over soon.

        Return None for arguments that have to be looked at closely, and where it has to wait for more than marks.
        """
        event = None
        try:
            with self._lock.inner:
                if self.recorder is not None:
                    return None
                after, lines = self._before_next(), self.lines
                waits = bool(after) or self._is_observed
                if marks:
                    return self._launch_after(marks, direct, arguments, waits=waits)
                line = lines.line
                action = direct(False if waits else line.place, arguments)
                if action is True:
                    return self._event_of_launched(line)
                if action is not False:
                    event = ScheduledEvent(self, action, after, lines=lines)
                    self._order.add(event)
                self._look_again()
            if event is None:
                return None
            SCHEDULER.submit(event, after)
        except BaseException as reason:
            if event is not None:
                SCHEDULER.give_up(event, reason)
            raise
        return DiscardedEvent(self, event) if self._discards else event

    def _launch_after(
        self, marks: list[Mark], direct: DirectLaunch, arguments: tuple[object, ...], *, waits: bool
    ) -> Event | None:
        """Let a device launch a kernel when it has passed marks.

        Return None where it `waits` for something else, too, and where native code does not take it.
        """
        try:
            if waits:
                return None
            line = self.lines.line_after(marks)
            return HandedEvent(self, *line.launched()) if direct(line.place, arguments) is True else None
        finally:
            self._look_again()

    def _launch_in_place(self, direct: DirectLaunch, arguments: tuple[object, ...], marks: list[Mark]) -> Event | None:
        """Launch a kernel with arrays of somebody else, likewise."""
        found = direct_arguments(arguments, self)
        event = None if found is None else self._launch(direct, found, marks)
        if event is not None and (mark := event.mark) is not None:
            mark.keep(arguments)
        return event

    def _run_at_once(self, run: Callable[..., bool | None], *arguments: object) -> Event | None:
        """Run what is over soon and cannot fail, unless something has to end before it, or it does not run itself.

        Return its event; None if it has not run.
        """
        if self._is_observed:
            return None
        order, lines = self._order, self.lines
        with self._lock.inner:
            if self.recorder is not None:
                return None
            self.native = None
            try:
                if (order.is_in_order or not order.is_clear) and self._before_next():
                    return None
                line = lines.line
                if run(*arguments, line) is False:
                    return None
                return self._event_of_launched(line) if lines.hands_over else EndedEvent(self)
            finally:
                self.native = self._native_state if order.is_clear else None  # nobody has begun to record

    def _event_of_launched(self, line: Line) -> Event:
        """Return the event of what a line has just been handed."""
        lines = self.lines
        event = HandedEvent(self, line, lines.launched(line)) if lines.hands_over else EndedEvent(self)
        self._look_again()
        return event

    def _before_next(self) -> tuple[Event, ...]:
        """Return what has to end before the next command. Until `_look_again`, native code launches nothing."""
        if self._order.is_in_order and self._native_parallel_for is not None:
            self.native = None
            self.lines.settle()
        return self._order.before_next()

    def _look_again(self) -> None:
        """Find out whether native code may hand over launches. Who asks holds the lock."""
        self.native = self._native_state if self.recorder is None and self._order.is_clear else None

    def _handler(self) -> Handler:
        recorder = self.recorder
        if recorder is not None:
            return Handler(self, recorder.graph)
        self.lines.check()
        return Handler(self)

    def _send(self, handler: Handler, depends_on: Events = ()) -> Event:
        """Record the command or run it. What the queue does may change meanwhile, so who takes the command decides."""
        if depends_on:
            handler.depends_on(depends_on)
        command = handler.command
        if command is None:
            raise SyclError("the command group has no command", Errc.INVALID)
        event = self._run_at_once(command.run) if handler.waits_for_nothing and command.is_short else None
        if event is not None and (mark := event.mark) is not None:
            mark.keep(command)
        while event is None:
            recorder = self.recorder or joining_recorder(handler, self)
            event = self._run(handler, command) if recorder is None else recorder.record(handler, self)
        return DiscardedEvent(self, event) if self._discards else event

    def _run(self, handler: Handler, command: Command) -> Event | None:
        """Let a command run; return None if the queue has begun to record."""
        lines = None if command.is_for_host else self.lines
        event = ScheduledEvent(self, command.run, (), (), command, lines)
        event.may_last = command.may_last
        if not handler.is_measured:
            event.times = None
        try:
            if not self._put_in_order(handler, event):
                return None
            SCHEDULER.submit(event, event.wait_list, here=command.is_short or (lines is not None and lines.hands_over))
        except BaseException as reason:
            SCHEDULER.give_up(event, reason)
            raise
        return event

    def _put_in_order(self, handler: Handler, event: Event) -> bool:
        """Let an event come after what has to end before it; return False if the queue has begun to record."""
        turns = handler.accesses if handler.turn is None else [*handler.accesses, handler.turn]
        if not turns:
            return self._enqueue(handler, event, handler.needs, [])
        needs = [*handler.needs]
        after: list[Event] = []
        with ACCESSES:
            for one in turns:
                one.before(needs, after)
            is_taken = self._enqueue(handler, event, needs, after)
            if is_taken:
                for one in turns:
                    one.note(event)
        return is_taken

    def _enqueue(self, handler: Handler, event: Event, needed: list[Event], after: list[Event]) -> bool:
        needs = tuple(dict.fromkeys(needed)) if needed else ()
        with self._lock.inner:
            if self.recorder is not None:
                return False
            self.native = None  # what is launched from now on comes after the event
            if handler.waits_for_all:
                after += self._order.unfinished
            if handler.waits_for_all or event.lines is None:
                after += [HandedEvent(self, *tail) for tail in self.lines.tails()]
            after += self._before_next()
            event.needs = needs
            event.wait_list = tuple(dict.fromkeys((*needs, *after))) if after else needs
            self._order.add(event, is_barrier=handler.is_barrier)
            self._look_again()
        return True

    def __repr__(self) -> str:
        return f"<Queue on {self.device.name}>"


_CLASSES: dict[NativeMethods, type[Queue]] = {}
_MAKING = ForkLock()


def _native_class(methods: NativeMethods, long_ways: Mapping[str, Callable[..., Event]]) -> type[Queue]:
    """Return the class of queues that native code launches for, where it does not go a long way."""
    with _MAKING.inner:
        found = _CLASSES.get(methods)
        if found is not None:
            return found
        known = QueueTypes(
            *(Queue, (Range, NdRange), Kernel),
            handed_event=HandedEvent,
            ended_event=EndedEvent,
            later_event=LaterEvent,
            scheduler=SCHEDULER,
        )
        found = type("Queue", (Queue,), {"__doc__": Queue.__doc__})
        methods.add_methods(found, known, long_ways)
        found._native_parallel_for = found.__dict__["parallel_for"]  # pyright: ignore[reportPrivateUsage] - one of ours
        _CLASSES[methods] = found
    return found


def _has_gone_well(event: Event) -> bool:
    """Tell whether a command has ended well, where its event says that."""
    says_so = type(event) in _ENDING or isinstance(event, LaterEvent)
    return says_so and event.dependents is None and event.error is None


_PLAIN_RANGES = frozenset({int, Range, NdRange})
_ENDING = frozenset({Event, EndedEvent})  # whose commands say that they have ended
_INTEGERS = frozenset({(int,), (int, int), (int, int, int)})
