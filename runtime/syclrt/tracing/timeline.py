"""Notes as a timeline: what each thread did, and what ran in each queue of each device, with arrows between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from syclopt.time_trace import Arrow, Span
from syclrt.errors import SyclError
from syclrt.events import SCHEDULER, Event
from syclrt.ranges import LaunchShape
from syclrt.submission.commands import NodeType
from syclrt.tracing.notes import extents_of
from syclrt.unscheduled_events import DiscardedEvent, EndedEvent, RecordedEvent

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from syclrt.backends.device import Device
    from syclrt.submission.queue import Queue
    from syclrt.tracing.notes import Notes, Run, Submission

_BEYOND_PROCESSES = 1 << 22  # so many numbers operating systems have for processes
_NOT_MEASURED = "of the hand-over to the device: the queue was made without enable_profiling=True"


class Timeline(NamedTuple):
    """Spans, arrows between them, and the names of devices and of their queues' tracks."""

    spans: list[Span]
    arrows: list[Arrow]
    devices: dict[int, str]
    tracks: dict[tuple[int, int], str]


class _Command(NamedTuple):
    """A command of a queue: when it ran, and on which thread that was, if the host knows."""

    submission: Submission
    start: int
    end: int
    thread: int | None
    details: dict[str, object]


def timeline(notes: Notes, process: int) -> Timeline:
    """Return what was noted in a process."""
    submissions, runs = _once(notes), {id(run.event): run for run in notes.runs}
    commands = [_command(one, runs.get(id(_event_of(one))), notes) for one in submissions]
    devices, tracks, spans = _on_devices(commands, process)
    by_event = {id(_event_of(one)): span for one, span in zip(submissions, spans, strict=True)}
    arrows = [
        Arrow(by_event[id(before)], by_event[key])
        for key, run in runs.items()
        for before in run.after
        if id(before) in by_event and key in by_event
    ]
    names = {id(_event_of(one)): one.name for one in submissions}
    threads = [*_on_threads(notes, submissions, names, process)]
    return Timeline([*spans, *threads], arrows, devices, tracks)


def _once(notes: Notes) -> list[Submission]:
    """Return submissions that ran, in order: of those within others, which have the same event, what is inside."""
    found: dict[int, Submission] = {}
    for one in notes.submissions:
        if not isinstance(_event_of(one), RecordedEvent):
            found.setdefault(id(one.event), one)
    return sorted(found.values(), key=lambda one: one.start)


def _event_of(one: Submission) -> Event:
    """Return the event that tells of a command."""
    return one.event.actual if isinstance(one.event, DiscardedEvent) else one.event


def _command(one: Submission, run: Run | None, notes: Notes) -> _Command:
    """Return when a command ran: as its device measured, else as the thread did that ran it or handed it over."""
    details, event = _details(one, notes), _event_of(one)
    if isinstance(event, EndedEvent):
        return _Command(one, one.start, one.end, one.thread, details)
    if event.error is not None:
        details["error"] = str(event.error)
    if event.mark is not None or one.queue.lines.hands_over:
        times = _measured(event)
        if times is not None:
            return _Command(one, *times, None, details)
        details["time"] = _NOT_MEASURED
    if run is not None:
        return _Command(one, run.start, run.end, run.thread, details)
    return _Command(one, one.start, one.end, one.thread, details)


def _measured(event: Event) -> tuple[int, int] | None:
    """Return when a device ran a command, if it was timed and is over."""
    if event.times is None:
        return None
    if event.mark is not None:
        try:
            SCHEDULER.has_passed(event)
        except SyclError:
            return None
    _, start, end = event.times
    return (start, end) if event.dependents is None and start else None


def _details(one: Submission, notes: Notes) -> dict[str, object]:
    about = one.about
    if isinstance(about, dict):
        return _details_of_graph(about, notes)  # pyright: ignore[reportUnknownArgumentType] - `Notes` made it
    if not isinstance(one.what, str):
        return {"type": one.name} if about is None else {"type": one.name, "bytes": about}
    extents = extents_of(about) if isinstance(about, LaunchShape) else repr(about)
    return {"type": NodeType.KERNEL.name, "range": extents}


def _details_of_graph(about: dict[str, object], notes: Notes) -> dict[str, object]:
    number = about["graph"]
    assert isinstance(number, int)
    told, notes.graphs[number] = notes.graphs[number], {}  # with the first submission alone, since it may be long
    return {**about, **told}


def _on_devices(
    commands: Iterable[_Command], process: int
) -> tuple[dict[int, str], dict[tuple[int, int], str], list[Span]]:
    """Return devices as processes, queues as their tracks, and commands as spans there.

    What runs at the same time has tracks of its own.
    """
    devices: dict[Device, int] = {}
    queues: dict[int, int] = {}
    ends: dict[tuple[int, int], int] = {}
    tracks: dict[tuple[int, int], str] = {}
    spans: dict[int, Span] = {}
    for index, one in sorted(enumerate(commands), key=lambda each: each[1].start):
        queue = one.submission.queue
        device = devices.setdefault(queue.device, process + _BEYOND_PROCESSES * (len(devices) + 1))
        number = queues.setdefault(id(queue), len(queues) + 1)
        track = next(track for track in _tracks(number) if ends.get((device, track), 0) <= one.start)
        ends[device, track] = one.end
        tracks[device, track] = _name_of(queue, number)
        spans[index] = Span(one.submission.name, "command", one.start, one.end, device, track, one.details)
    names = {number: f"{device.name} ({device.backend})" for device, number in devices.items()}
    return names, tracks, [spans[index] for index in range(len(spans))]


def _tracks(queue: int) -> Iterator[int]:
    at = 0
    while True:
        yield (queue << 16) + at
        at += 1


def _name_of(queue: Queue, number: int) -> str:
    return f"queue {number}{', in order' if queue.is_in_order else ''}"


def _on_threads(
    notes: Notes, submissions: Iterable[Submission], names: Mapping[int, str], process: int
) -> Iterator[Span]:
    """Yield what threads did: submissions, runs of commands (by their events' `names`), waits, builds."""
    for one in submissions:
        yield Span(f"submit {one.name}", "submission", one.start, one.end, process, one.thread, {})
    for run in notes.runs:
        yield Span(names.get(id(run.event), "command"), "run", run.start, run.end, process, run.thread, {})
    for each in notes.activities:
        yield Span(each.name, each.category, each.start, each.end, process, each.thread, each.details)
