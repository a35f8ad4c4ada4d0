"""The part of a pipeline after the last split, done by others: processes of this machine, or an executor.

They run the passes after it, an image at a time, and send it back printed. What comes back is plain data, of which each
piece is looked at before it is taken: nothing that is sent here can run.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, TypeVar, cast

from syclopt.errors import InputError
from syclopt.images.device_image import DeviceImage
from syclopt.images.machine_code import MachineCode
from syclopt.images.properties import Blob, PropertySets
from syclopt.passes import ImagePass, Warnings
from syclopt.pipeline.runner import PassRunner

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from concurrent.futures import Executor

    from syclopt.errors import Location
    from syclopt.images.device_image import CodeForm
    from syclopt.images.properties import Property
    from syclopt.passes import Pass

_Plain = TypeVar("_Plain")
_NUMBER = 8  # bytes


@dataclass(frozen=True, slots=True)
class Job:
    """What is done to each image: the passes from the one at `start` on, then printing in `form`.

    `flags` are those of `Warnings`. `knows_places` says that the images are those of the process that has the input,
    not read from text: what a warning or error says about a place is then right.
    """

    passes: tuple[Pass, ...]
    start: int
    flags: tuple[str, ...]
    form: CodeForm
    knows_places: bool


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of an image: images that are done, lines of warnings, what passes counted."""

    images: tuple[DeviceImage, ...]
    warnings: tuple[str, ...] = ()
    statistics: Counter[tuple[str, str]] = field(default_factory=Counter[tuple[str, str]])


class _Recorder(Warnings):
    """Keeps lines, and whether one of them names a place."""

    def __init__(self, flags: tuple[str, ...]) -> None:
        self.lines: list[str] = []
        self.has_places = False
        super().__init__(flags, self.lines.append)

    def show(self, name: str, message: str, location: Location | None) -> None:
        """Keep one line."""
        self.has_places = self.has_places or location is not None
        super().show(name, message, location)


def finish_image(job: Job, image: DeviceImage, number: int) -> Outcome | None:
    """Return what became of an image that is the one of `number` at `job.start`.

    None leaves it to the process that has the input: where an exception is raised, and where there is something to
    warn of in a place that is not known here, that process does the same and tells it as it would without others.
    """
    warnings = _Recorder(job.flags)
    runner = PassRunner(job.passes, warnings=warnings)
    try:
        images = tuple(runner.outputs([image], job.start, number))
        for done in images:
            done.settle(job.form)
    except Exception:  # it is raised again there
        return None
    if warnings.has_places and not job.knows_places:
        return None
    return Outcome(images, tuple(warnings.lines), runner.statistics)


def pack(outcomes: list[Outcome | None]) -> bytes:
    """Return outcomes as bytes; where a pass put something into an image that is no plain data, None in its place.

    They are a number of 8 bytes, as many bytes of JSON, and then the code of the images.
    """
    codes: list[bytes] = []
    rows: list[object] = []
    for outcome in outcomes:
        try:
            row = None if outcome is None else _row(outcome)
        except (TypeError, ValueError):
            row = None
        rows.append(row)
        if outcome is not None and row is not None:
            codes += [part for image in outcome.images for part in (image.settled.code, _machine_code(image))]
    head = json.dumps(rows, separators=(",", ":")).encode()
    return b"".join((len(head).to_bytes(_NUMBER, "little"), head, *codes))


def unpack(data: object, form: CodeForm) -> list[Outcome | None]:
    """Return the outcomes, with code in `form`, of which `pack` made bytes. Raises `ValueError` for all else."""
    if not isinstance(data, bytes):
        raise ValueError(f"found {type(data).__name__}, expected bytes")
    start = _NUMBER + int.from_bytes(data[:_NUMBER], "little")
    try:
        rows: object = json.loads(data[_NUMBER:start])
    except (ValueError, RecursionError) as error:
        raise ValueError("no JSON of results") from error
    codes = _Codes(data, start, form)
    found = [None if row is None else _outcome(row, codes) for row in _list(rows)]
    if codes.place != len(data):
        raise ValueError("the sizes of images are not those of their code")
    return found


def _row(outcome: Outcome) -> list[object]:
    statistics = [
        [_plain(name, str), _plain(what, str), _plain(count, int)] for (name, what), count in outcome.statistics.items()
    ]
    return [[_image_row(image) for image in outcome.images], [*outcome.warnings], statistics]


def _image_row(image: DeviceImage) -> list[object]:
    sets = image.properties
    properties = None if sets is None else {_plain(name, str): _set_row(each) for name, each in sets.items()}
    symbols = None if image.symbols is None else [_plain(each, str) for each in image.symbols]
    target, drawing = (None if each is None else _plain(each, str) for each in (image.target, image.drawing))
    sizes = [len(image.settled.code), len(_machine_code(image))]
    return [*sizes, image.settled.name, properties, symbols, target, drawing]


def _machine_code(image: DeviceImage) -> bytes:
    """Return the code by itself: the property sets tell the rest of it."""
    return b"" if image.machine_code is None else image.machine_code.data


def _set_row(properties: dict[str, Property]) -> dict[str, object]:
    return {
        _plain(key, str): [value.bits, value.data.hex()] if isinstance(value, Blob) else _plain(value, int)
        for key, value in properties.items()
    }


class _Codes:
    """The code of images that follow each other in data from a place on."""

    def __init__(self, data: bytes, place: int, form: CodeForm) -> None:
        self.place = place
        self._data = data
        self._form = form

    def image(self, row: object) -> DeviceImage:
        """Return the next image."""
        size, machine_size, name, properties, symbols, target, drawing = _list(row)
        image = DeviceImage.of_code(self._next(size), self._form, _plain(name, str))
        machine_code = self._next(machine_size)
        if properties is not None:
            sets = _dict(properties).items()
            image.properties = PropertySets({name: dict(map(_property, _dict(each).items())) for name, each in sets})
        image.symbols = None if symbols is None else [_plain(each, str) for each in _list(symbols)]
        image.target = None if target is None else _plain(target, str)
        image.drawing = None if drawing is None else _plain(drawing, str)
        if machine_code:
            image.machine_code = _described(image, machine_code)
        return image

    def _next(self, size: object) -> bytes:
        """Return as many bytes as come next."""
        start, self.place = self.place, self.place + _plain(size, int)
        if not start <= self.place <= len(self._data):
            raise ValueError("an image has more code than was sent")
        return self._data[start : self.place]


def _described(image: DeviceImage, data: bytes) -> MachineCode | None:
    """Return machine code with what the property sets tell of it. Raises `ValueError`."""
    try:
        return MachineCode.described(image.sets, data)
    except InputError as error:
        raise ValueError(error.message) from error


def _outcome(row: object, codes: _Codes) -> Outcome:
    images, warnings, statistics = _list(row)
    counts: Counter[tuple[str, str]] = Counter()
    for each in _list(statistics):
        pass_name, what, count = _list(each)
        counts[_plain(pass_name, str), _plain(what, str)] = _plain(count, int)
    lines = tuple(_plain(line, str) for line in _list(warnings))
    return Outcome(tuple(map(codes.image, _list(images))), lines, counts)


def _property(item: tuple[str, object]) -> tuple[str, Property]:
    key, value = item
    if not isinstance(value, list):
        return key, _plain(value, int)
    bits, data = cast("list[object]", value)
    return key, Blob(bytes.fromhex(_plain(data, str)), _plain(bits, int))


def _plain(value: object, kind: type[_Plain]) -> _Plain:
    """Return a value that is of one kind, and of no other that counts as it. Raises `ValueError`."""
    if type(value) is not kind:
        raise ValueError(f"found {type(value).__name__}, expected {kind.__name__}")
    return value


def _list(value: object) -> list[object]:
    return cast("list[object]", _plain(value, list))


def _dict(value: object) -> dict[str, object]:
    return cast("dict[str, object]", _plain(value, dict))


class Helpers(NamedTuple):
    """Who does it: an executor, or else as many processes as `jobs` says; images come back with code in `form`."""

    jobs: int
    executor: Executor | None
    form: CodeForm


def after_last_split(passes: Sequence[Pass]) -> int:
    """Return the position after the last pass that splits images."""
    splits = [place for place, pass_ in enumerate(passes, 1) if isinstance(pass_, ImagePass) and pass_.splits]
    return max(splits, default=0)


def outputs_with_help(
    runner: PassRunner, helpers: Helpers, images: list[DeviceImage], start: int
) -> Iterator[DeviceImage]:
    """Yield what comes out of the passes of `runner` from the one at `start` on, in order, and as it would here.

    Raises what those passes raise, and `WorkerError`.
    """
    rest: list[DeviceImage | None] = [*images]
    images.clear()
    done = 0
    for number, outcome in enumerate(_outcomes(runner, helpers, rest, start)):
        image, rest[number] = rest[number], None
        if outcome is not None:
            for line in outcome.warnings:
                runner.warnings.write(line)
            runner.statistics.update(outcome.statistics)
            found: Iterator[DeviceImage] = iter(outcome.images)
        else:
            assert image is not None
            found = runner.outputs([image], start, number)
        for result in found:
            result.index = done
            done += 1
            yield result


def _outcomes(
    runner: PassRunner, helpers: Helpers, images: list[DeviceImage | None], start: int
) -> Iterator[Outcome | None]:
    passes, flags, report = tuple(runner.passes), runner.warnings.flags, runner.warnings.write
    if helpers.executor is not None:
        from syclopt.pipeline.parallel.executors import outcomes

        job = Job(passes, start, flags, helpers.form, knows_places=False)
        yield from outcomes(helpers.executor, job, images, report)
        return
    from syclopt.pipeline.parallel.processes import Processes, can_fork

    job = Job(passes, start, flags, helpers.form, knows_places=can_fork())
    with Processes(job, images, helpers.jobs, report) as processes:
        yield from processes.outcomes()
