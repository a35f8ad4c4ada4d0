"""Notes as a timeline: what each thread did, and what ran in each queue of each device, with arrows between them."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, NamedTuple

from syclopt.time_trace import Arrow, Span
from syclrt.errors import SyclError
from syclrt.events import SCHEDULER, Event
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
    submissions = _once(notes)
    runs = {id(run.event): run for run in notes.runs}
    events = {id(one): _event_of(one, notes) for one in submissions}
    commands = [_command(one, runs.get(id(events[id(one)])), events[id(one)], notes) for one in submissions]
    devices, tracks, spans = _on_devices(commands, process)
    by_event = {id(events[id(one)]): span for one, span in zip(submissions, spans, strict=True)}
    after = {id(taken.event): taken.after for taken in notes.taken}
    arrows = [
        Arrow(by_event[id(before)], by_event[key])
        for key, waited in after.items()
        for before in waited
        if id(before) in by_event and key in by_event
    ]
    names = {id(events[id(one)]): one.name for one in submissions}
    threads = [*_on_threads(notes, submissions, names, process)]
    return Timeline([*spans, *threads], arrows, devices, tracks)


def _once(notes: Notes) -> list[Submission]:
    """Return submissions that ran, in order: of those within others, which have the same event, what is inside."""
    found: dict[int, Submission] = {}
    for one in (*notes.submissions, *notes.launches):
        if not isinstance(one.event, RecordedEvent):
            found.setdefault(id(one.event), one)
    return sorted(found.values(), key=lambda one: one.start)


def _event_of(one: Submission, notes: Notes) -> Event:
    """Return the event that tells of a command: where the user's says nothing, the one that was taken meanwhile."""
    if not isinstance(one.event, DiscardedEvent):
        return one.event
    taken = notes.taken
    at = bisect_right(taken, one.start, key=lambda each: each.time)
    while at < len(taken) and taken[at].time <= one.end:
        if taken[at].thread == one.thread and taken[at].event.queue is one.queue:
            return taken[at].event
        at += 1
    return one.event


def _command(one: Submission, run: Run | None, event: Event, notes: Notes) -> _Command:
    """Return when a command ran: as its device measured, else as the thread did that ran it or handed it over."""
    details = _details(one, notes)
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
    if not isinstance(about, dict):
        return {"type": "KERNEL", "range": repr(about)}
    details: dict[str, object] = dict(about)  # pyright: ignore[reportUnknownArgumentType] - `Notes` made it
    number = details.get("graph")
    if isinstance(number, int) and notes.graphs[number]:
        details |= notes.graphs[number]  # with the first submission alone, since it may be long
        notes.graphs[number] = {}
    return details


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
        name = names.get(id(run.event), "command") if run.part is None else f"part {run.part} of a graph"
        yield Span(name, "run", run.start, run.end, process, run.thread, {})
    for each in notes.activities:
        yield Span(each.name, each.category, each.start, each.end, process, each.thread, each.details)
