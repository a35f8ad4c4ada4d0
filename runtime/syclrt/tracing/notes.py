"""What is noted while a trace is recorded: plain tuples, of which spans are made at the end.

Methods that take notes are put in the place of those that they call when a recording begins, and taken away when it
ends. So nothing looks whether there is a recording. Notes keep no memory of commands.
"""

from __future__ import annotations

from threading import get_ident
from time import perf_counter_ns
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar
from weakref import ref

from syclrt.backends.device import backend_classes
from syclrt.events import Event, LaterEvent, Scheduler
from syclrt.graph.command_graph import CommandGraph
from syclrt.graph.executable_graph import ExecutableGraph, GraphCommand
from syclrt.graph.execution import Execution
from syclrt.programs.build import Built
from syclrt.submission.queue import Queue
from syclrt.unscheduled_events import HandedEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from weakref import ReferenceType

    from syclrt.backends.backend import Line
    from syclrt.programs.kernel import Kernel
    from syclrt.ranges import LaunchShape
    from syclrt.submission.commands import Command, NodeType
    from syclrt.submission.handler import Handler

    Details = dict[str, object]

T = TypeVar("T")
_GRAPH = "graph"
_NOTHING: Details = {}


class Submission(NamedTuple):
    """What a thread submitted to a queue, and the event that was returned.

    `what` is the name of a kernel, or else what the command does; `about` its range, its bytes, or what else is told.
    """

    start: int
    end: int
    thread: int
    queue: Queue
    what: str | NodeType
    about: object
    event: Event

    @property
    def name(self) -> str:
        """What it is called."""
        return self.what if isinstance(self.what, str) else self.what.name


class Run(NamedTuple):
    """What a thread ran for an event: the command itself, or what hands it to a device.

    `after` are the events that it came after.
    """

    start: int
    end: int
    thread: int
    event: Event
    after: tuple[Event, ...]


class Activity(NamedTuple):
    """Something else that a thread did."""

    start: int
    end: int
    thread: int
    name: str
    category: str
    details: Details


class Log(Generic[T]):
    """Notes of one kind: the fields of each, one after another, since to make objects takes longer than all else."""

    def __init__(self, kind: Callable[[Iterable[Any]], T], fields: int) -> None:
        self._kind = kind
        self._number = fields
        self.fields: list[Any] = []
        self.note: Callable[[tuple[Any, ...]], None] = self.fields.extend
        """Takes the fields of one more."""

    def __iter__(self) -> Iterator[T]:
        return map(self._kind, zip(*[iter(self.fields)] * self._number, strict=True))


class Notes:
    """Everything that was noted."""

    def __init__(self) -> None:
        self.submissions = Log(Submission._make, len(Submission._fields))
        self.runs = Log(Run._make, len(Run._fields))
        self.activities = Log(Activity._make, len(Activity._fields))
        self.graphs: list[Details] = []
        """What is to be told of each graph that was submitted, by its number."""
        self._numbers: dict[int, tuple[ReferenceType[ExecutableGraph], Details]] = {}
        self._replaced: list[tuple[type, str, Any]] = []
        self._native: set[type] = set()

    def begin(self) -> None:
        """Let methods take notes."""
        for owner, name, make in _methods():
            self._replace(owner, name, make)
        self.take_native()

    def take_native(self) -> None:
        """Let classes that have native methods take notes, too."""
        for owner in (Queue, *Queue.__subclasses__()):
            self._take(owner, parallel_for=_parallel_for, ext_oneapi_graph=_graph)
        for owner in LaterEvent.__subclasses__():
            self._take(owner, wait=_long_wait)

    def take(self, owner: type, name: str, make: Callable[[Notes, Any], Callable[..., Any]]) -> None:
        """Let another method take notes, too, of a class that few processes have."""
        self._replace(owner, name, make)

    def _take(self, owner: type, **makers: Callable[[Notes, Any], Callable[..., Any]]) -> None:
        """Replace methods of a class as far as it has them itself; the second time, do nothing."""
        if owner not in self._native:
            self._native.add(owner)
            for name, make in makers.items():
                if name in owner.__dict__:
                    self._replace(owner, name, make)

    def _replace(self, owner: type, name: str, make: Callable[[Notes, Any], Callable[..., Any]]) -> None:
        original = owner.__dict__[name]
        self._replaced.append((owner, name, original))
        setattr(owner, name, make(self, original))

    def end(self) -> None:
        """Let all methods be what they were."""
        while self._replaced:
            owner, name, original = self._replaced.pop()
            setattr(owner, name, original)

    def did(self, start: int, name: str, category: str, details: Details) -> None:
        """Note something else that this thread did up to now."""
        self.activities.note((start, perf_counter_ns(), get_ident(), name, category, details))

    def about_graph(self, graph: ExecutableGraph) -> Details:
        """Return what tells which graph it is; all about its nodes is noted once."""
        found = self._numbers.get(id(graph))
        if found is not None and found[0]() is graph:
            return found[1]
        told: Details = {"graph": len(self.graphs)}
        self._numbers[id(graph)] = ref(graph), told
        self.graphs.append({"nodes": [*_nodes_of(graph)], "runs": graph.explain()})
        return told


def _nodes_of(graph: ExecutableGraph) -> Iterable[Details]:
    nodes = graph.nodes
    for node in nodes:
        after = [nodes[one].number for one in node.predecessors]
        yield {"node": node.number, **_told(node.command), "after": after}


def _told(command: Command) -> Details:
    launch, size = command.launch, command.num_bytes
    name = command.node_type.name if launch is None else launch.kernel.name
    told: Details = {"name": name, "type": command.node_type.name}
    if launch is not None:
        told["range"] = extents_of(launch.shape)
    return told if size is None else {**told, "bytes": size}


def extents_of(shape: LaunchShape) -> list[int]:
    """Return how many work-items there are, in each dimension."""
    return [*shape.global_size[: shape.dimensions]]


def _methods() -> Iterable[tuple[type, str, Callable[[Notes, Any], Callable[..., Any]]]]:
    """Yield the methods to be replaced, with what makes another one of each."""
    yield Queue, "_seek_native", _seek_native
    yield Queue, "_send", _send
    yield Queue, "wait", _queue_wait
    yield Scheduler, "wait", _wait
    yield HandedEvent, "wait", _wait
    yield Event, "run", _run
    yield Execution, "_run_part", _run_part
    yield Built, "finish", _finish
    yield CommandGraph, "finalize", _finalize
    for backend in backend_classes():
        yield backend, "copy", _copy
        yield backend, "fill", _fill


def _parallel_for(notes: Notes, original: Any) -> Any:
    note, now, thread, fields = notes.submissions.note, perf_counter_ns, get_ident, notes.submissions.fields

    def parallel_for(*given: Any, **named: Any) -> Event:  # taken as they are, since to name them takes time
        start = now()
        if named:
            event: Event = original(*given, **named)
            queue, extents, kernel = _launched(*given, **named)
        else:
            event = original(*given)
            queue, extents, kernel = given[:3]
        if not fields or fields[-1] is not event:  # else `_send` has noted it
            note((start, now(), thread(), queue, kernel.name, extents, event))
        return event

    return parallel_for


def _launched(queue: Queue, range: object, kernel: Kernel, *_: object, **__: object) -> tuple[Queue, object, Kernel]:  # noqa: A002 - as queues call it
    """Return what is noted of the arguments of a launch."""
    return queue, range, kernel


def _seek_native(notes: Notes, original: Any) -> Any:
    def seek(self: Queue) -> None:
        original(self)
        notes.take_native()  # of classes that may be new

    return seek


def _send(notes: Notes, original: Any) -> Any:
    note, now, thread = notes.submissions.note, perf_counter_ns, get_ident

    def send(self: Queue, handler: Handler, depends_on: Any = ()) -> Event:
        start = now()
        event: Event = original(self, handler, depends_on)
        command = handler.command
        if command is None:
            return event
        launch = command.launch
        if launch is not None:
            note((start, now(), thread(), self, launch.kernel.name, launch.shape, event))
        elif type(command) is GraphCommand:  # `isinstance` takes long for abstract classes
            note((start, now(), thread(), self, _GRAPH, notes.about_graph(command.graph), event))
        else:
            note((start, now(), thread(), self, command.node_type, command.num_bytes, event))
        return event

    return send


def _graph(notes: Notes, original: Any) -> Any:
    note, now, thread, fields = notes.submissions.note, perf_counter_ns, get_ident, notes.submissions.fields

    def ext_oneapi_graph(queue: Queue, graph: ExecutableGraph, *more: Any, **named: Any) -> Event:
        start = now()
        event: Event = original(queue, graph, *more, **named)
        if not fields or fields[-1] is not event:  # else `_send` has noted it
            note((start, now(), thread(), queue, _GRAPH, notes.about_graph(graph), event))
        return event

    return ext_oneapi_graph


def _queue_wait(notes: Notes, original: Any) -> Any:
    def wait(self: Queue) -> None:
        start = perf_counter_ns()
        try:
            original(self)
        finally:
            notes.did(start, "wait for queue", "wait", _NOTHING)

    return wait


def _wait(notes: Notes, original: Any) -> Any:
    note, now, thread = notes.activities.note, perf_counter_ns, get_ident

    def wait(*about: object) -> None:
        start = now()
        try:
            original(*about)
        finally:
            note((start, now(), thread(), "wait", "wait", _NOTHING))

    return wait


def _long_wait(_notes: Notes, _original: Any) -> Any:
    return Event.wait  # which calls what takes notes


def _run(notes: Notes, original: Any) -> Any:
    note, now, thread = notes.runs.note, perf_counter_ns, get_ident

    def run(self: Event, action: Any) -> None:
        after, lines = self.wait_list, self.lines  # the former is gone afterwards
        if not after and lines is not None and lines.hands_over:  # within the submission, which is noted
            original(self, action)
            return
        start = now()
        try:
            original(self, action)
        finally:
            note((start, now(), thread(), self, after))

    return run


def _run_part(notes: Notes, original: Any) -> Any:
    def run_part(self: Execution, number: int, line: Line | None = None) -> None:
        start = perf_counter_ns()
        try:
            original(self, number, line)
        finally:
            notes.did(start, f"part {number} of a graph", "run", {})

    return run_part


def _finish(notes: Notes, original: Any) -> Any:
    def finish(self: Built) -> None:
        start = perf_counter_ns()
        try:
            original(self)
        finally:
            images = [one.image.number for one in self.linked]
            details: Details = {"kernels": [*self.kernels], "images": images, "device": self.device.name}
            notes.did(start, "build", "build", details)

    return finish


def _finalize(notes: Notes, original: Any) -> Any:
    def finalize(self: CommandGraph, **options: Any) -> ExecutableGraph:
        start = perf_counter_ns()
        graph: ExecutableGraph = original(self, **options)
        notes.did(start, "finalize graph", "graph", {"nodes": len(graph.nodes)})
        return graph

    return finalize


def _copy(notes: Notes, original: Any) -> Any:
    def copy(self: object, destination: int, source: int, num_bytes: int) -> None:
        start = perf_counter_ns()
        original(self, destination, source, num_bytes)
        notes.did(start, "copy", "copy", {"bytes": num_bytes})

    return copy


def _fill(notes: Notes, original: Any) -> Any:
    def fill(self: object, destination: int, pattern: bytes, count: int) -> None:
        start = perf_counter_ns()
        original(self, destination, pattern, count)
        notes.did(start, "fill", "copy", {"bytes": len(pattern) * count})

    return fill
