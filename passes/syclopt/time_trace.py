"""What a process did when, and those that it started: spans of time, written in the format of Chrome's traces.

Nothing is measured until somebody begins a `Recording`. Times are those of `time.perf_counter_ns`, which processes of
one machine share.
"""

from __future__ import annotations

import os
import time
from _thread import _local, get_ident  # pyright: ignore[reportPrivateUsage] - threading.local, without all else
from contextlib import contextmanager, suppress
from typing import NamedTuple, cast

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
    from typing import Any

_ENDING = ".spans"
_LATEST = 1 << 63  # nanoseconds
_BEYOND_PROCESSES = 1 << 40
_SUMMARY = "Total "  # how clang calls what it says at the end of all spans of a kind together


class Span(NamedTuple):
    """Something that took time, on a track: a thread, or what stands for one, of a process."""

    name: str
    category: str
    start: int
    """Nanoseconds."""
    end: int
    process: int
    track: int
    details: Mapping[str, object]


class Arrow(NamedTuple):
    """What leads from the end of a span to the begin of another one."""

    source: Span
    target: Span


class Recording:
    """Takes spans, also from forked processes, until it ends. There is one at a time in a process.

    Beside that one, each thread may have its own, for work that is sent away when it is done.
    """

    def __init__(self, place: tuple[str, int] | None = None, *, of_thread: bool = False) -> None:
        """Begin, or record for another process whose recording has that `place`.

        Raises `RuntimeError` while another one goes on.
        """
        self._where = _of_thread if of_thread else _now
        if self._where.recording is not None:
            raise RuntimeError("a trace is being recorded already")
        self._folder, self.process = (None, os.getpid()) if place is None else place
        self.start = time.perf_counter_ns()
        self._epoch = time.time_ns() - self.start
        self._spans: list[Span] = []
        self.process_names: dict[int, str] = {}
        self._others: dict[tuple[str, int], int] = {}
        """The numbers of processes of other machines."""
        self._where.recording = self

    def add(
        self,
        name: str,
        category: str,
        start: int,
        *,
        end: int | None = None,
        process: int | None = None,
        details: Mapping[str, object] | None = None,
    ) -> None:
        """Take a span of this thread, or of another process; it ends now if nothing else is said."""
        track = get_ident() if process is None else process
        where = os.getpid() if process is None else process
        end = time.perf_counter_ns() if end is None else end
        self._spans.append(Span(name, category, start, end, where, track, details or {}))

    def name_process(self, process: int, name: str) -> None:
        """Say what a process is called."""
        self.process_names[process] = name

    def add_clang_trace(self, text: bytes, process: int) -> None:
        """Take what clang wrote with `-ftime-trace`; nothing of what is no such trace."""
        import json

        with suppress(ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError):
            self._spans += [*self._spans_of_clang(json.loads(text), process)]

    def _spans_of_clang(self, trace: Any, process: int) -> Iterator[Span]:
        origin = trace["beginningOfTime"] * 1000 - self._epoch
        for event in trace["traceEvents"]:
            if event["ph"] != "X" or event["name"].startswith(_SUMMARY):
                continue
            start = origin + round(event["ts"] * 1000)
            end = start + round(event["dur"] * 1000)
            if max(abs(start), abs(end)) > _LATEST:
                raise ValueError("no clock tells such a time")
            yield Span(event["name"], "clang", start, end, process, process, {**event.get("args", {})})

    @property
    def place(self) -> tuple[str, int]:
        """What other processes make a `Recording` with that records for this one: a folder for what they hand in."""
        if self._folder is None:
            import tempfile

            self._folder = tempfile.mkdtemp(prefix="syclopt-trace-")
        return self._folder, self.process

    def hand_in(self) -> None:
        """In another process, leave its spans to the one that began the recording."""
        process = os.getpid()
        if process == self.process or self._folder is None or not self._spans:
            return
        import json

        lines = [json.dumps(span, default=str) for span in self._spans]
        self._spans.clear()
        with suppress(OSError), open(os.path.join(self._folder, f"{process}{_ENDING}"), "a", encoding="utf-8") as file:
            file.write("".join(f"{line}\n" for line in lines))

    def end(self) -> list[Span]:
        """Take no more spans; return all."""
        self._where.recording = None
        if self._folder is not None and os.getpid() == self.process:
            self._spans += _handed_in(self._folder)
            self._folder = None
        return self._spans

    def sent(self) -> bytes:
        """End, and return what `take` takes in the process that the work was done for, maybe on another machine."""
        import json
        import platform

        since = self._epoch
        rows = [[*each[:2], each.start + since, each.end + since, *each[4:]] for each in self.end()]
        return json.dumps([platform.node(), os.getpid(), rows], default=str).encode()

    def take(self, data: bytes) -> None:
        """Take what another process has `sent`. Raises `ValueError` for all else."""
        import json
        import platform

        machine, process, rows = _typed(json.loads(data), str, int, list)
        if machine != platform.node():
            there, process = process, self._others.setdefault((machine, process), _BEYOND_PROCESSES + len(self._others))
            self.process_names[process] = f"{machine}, process {there}"
        for row in rows:
            name, category, start, end, _, track, details = _typed(row, str, str, int, int, int, int, dict)
            span = Span(name, category, start - self._epoch, end - self._epoch, process, track, details)
            self._spans.append(span)

    def text(self, process_name: str) -> bytes:
        """End, and return the spans as a file of Chrome's format."""
        spans = self.end()
        names = {self.process: process_name, **self.process_names}
        for span in spans:
            names.setdefault(span.process, f"{process_name}, process {span.process}")
        return chrome_trace(spans, processes=names, tracks=thread_names(self.process), origin=self.start)

    def _forget(self) -> None:
        self._spans.clear()


def _handed_in(folder: str) -> Iterator[Span]:
    """Yield what is in a folder, which is gone afterwards."""
    import json
    import shutil

    for name in sorted(os.listdir(folder)):
        if name.endswith(_ENDING):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                yield from (Span(*json.loads(line)) for line in file)
    shutil.rmtree(folder, ignore_errors=True)


class _Now:
    """The recording that goes on."""

    recording: Recording | None = None


class _OfThread(_local):
    """That of a thread."""

    recording: Recording | None = None


_now = _Now()
_of_thread = _OfThread()


def recording() -> Recording | None:
    """Return the recording that goes on, if one does: that of this thread, or of the process."""
    return _of_thread.recording or _now.recording


@contextmanager
def span(name: str, category: str, **details: object) -> Generator[None]:
    """Let what is within be a span, if there is a recording."""
    found = recording()
    if found is None:
        yield
        return
    start = time.perf_counter_ns()
    try:
        yield
    finally:
        found.add(name, category, start, details=details)


def hand_in() -> None:
    """In another process, leave what was recorded to the one that records."""
    if _now.recording is not None:
        _now.recording.hand_in()


def _begin_in_child() -> None:
    if _now.recording is not None:
        _now.recording._forget()  # pyright: ignore[reportPrivateUsage] - the parent has them


os.register_at_fork(after_in_child=_begin_in_child)


def thread_names(process: int) -> dict[tuple[int, int], str]:
    """Return what the threads of this process are called that are there."""
    import threading

    return {(process, each.ident): each.name for each in threading.enumerate() if each.ident is not None}


def chrome_trace(
    spans: Sequence[Span],
    arrows: Iterable[Arrow] = (),
    *,
    processes: Mapping[int, str],
    tracks: Mapping[tuple[int, int], str],
    origin: int,
    about: Mapping[str, object] | None = None,
) -> bytes:
    """Return a file of Chrome's format, which its trace viewer and Perfetto open. `origin` is when time begins.

    `processes` and `tracks` (of a process each) have names; `about` is kept with the file.
    """
    import json

    numbers: dict[tuple[int, int], int] = {}
    for key in dict.fromkeys((*tracks, *((each.process, each.track) for each in spans))):
        numbers[key] = len(numbers) + 1
    events = [*_names_of(processes, tracks, numbers)]
    for each in spans:
        where = {"pid": each.process, "tid": numbers[each.process, each.track]}
        times = {"ts": _time(each.start, origin), "dur": _time(each.end, each.start)}
        events.append({"ph": "X", "name": each.name, "cat": each.category, **where, **times, "args": each.details})
    for number, (source, target) in enumerate(arrows, 1):
        flow = {"name": "dependency", "cat": "dependency", "id": number}
        last = max(source.start, source.end - 1)  # what stands at the very end is not in the span
        for phase, one, at in (("s", source, last), ("f", target, target.start)):
            where = {"pid": one.process, "tid": numbers[one.process, one.track], "ts": _time(at, origin)}
            events.append({"ph": phase, **flow, **where, **({"bp": "e"} if phase == "f" else {})})
    whole = {"traceEvents": events, "displayTimeUnit": "ns", "otherData": about or {}}
    return json.dumps(whole, separators=(",", ":"), default=str).encode()


def _typed(values: object, *kinds: type) -> Any:
    """Return a list of values that are of some types, one each. Raises `ValueError`."""
    if type(values) is not list or (*map(type, cast("list[object]", values)),) != kinds:
        raise ValueError("what was sent is no span")
    return cast("Any", values)


def _names_of(
    processes: Mapping[int, str], tracks: Mapping[tuple[int, int], str], numbers: Mapping[tuple[int, int], int]
) -> Iterator[dict[str, object]]:
    for order, (process, name) in enumerate(processes.items()):
        yield {"ph": "M", "name": "process_name", "pid": process, "tid": 0, "args": {"name": name}}
        yield {"ph": "M", "name": "process_sort_index", "pid": process, "tid": 0, "args": {"sort_index": order}}
    for key, name in tracks.items():
        where = {"pid": key[0], "tid": numbers[key]}
        yield {"ph": "M", "name": "thread_name", **where, "args": {"name": name}}
        yield {"ph": "M", "name": "thread_sort_index", **where, "args": {"sort_index": numbers[key]}}


def _time(moment: int, origin: int) -> float:
    """Return microseconds, which the format counts in."""
    return (moment - origin) / 1000
