"""Images finished by other processes: the same as here, in order, whoever finishes them and whoever dies meanwhile."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from io import StringIO
from multiprocessing.connection import Connection
from pathlib import Path
from typing import ClassVar, NamedTuple

import pytest
from parallel_passes import DiePass, EachPass, FaultyPass, FillPass, NotePass, RefusePass, SelectPass

import syclopt
from syclopt.errors import FileError, LLVMCrash, Location, PassFailed, SycloptError, UndefinedError, WorkerError
from syclopt.images.device_image import CodeForm, DeviceImage
from syclopt.images.properties import Blob, PropertySets
from syclopt.ir.module import Module
from syclopt.passes import ImagePass, Pass, PassContext, Warnings
from syclopt.pipeline.instrumentation.reproducer import Reproducer
from syclopt.pipeline.instrumentation.standard import DebugPassManager
from syclopt.pipeline.manager import PassManager
from syclopt.pipeline.parallel import processes
from syclopt.pipeline.parallel.executors import WatchedExecutor
from syclopt.pipeline.parallel.work import Job, Outcome, finish_image, pack, unpack

COUNT = 40
TEXT = "; A module.\n" + "".join(f"define void @k{i}() {{\n  ret void ; {i}\n}}\n\n" for i in range(COUNT))
KEPT = (b"syclopt.ir.llvm_worker", b"multiprocessing.resource_tracker")
USUAL = (EachPass(), NotePass(), FillPass())


class Result(NamedTuple):
    """What a run gives: images, lines of warnings, statistics."""

    images: Sequence[tuple[object, ...]]
    lines: list[str]
    statistics: list[tuple[tuple[str, str], int]]


def result(passes: Sequence[Pass], *, flags: Sequence[str] = (), **options) -> Result:
    lines: list[str] = []
    manager = PassManager(passes, warnings=Warnings(flags, lines.append), **options)
    images = [
        (image.index, image.code(manager.form), image.symbols, image.properties)
        for image in manager.stream([DeviceImage(Module.parse(TEXT, "in.ll"))])
    ]
    return Result(images, lines, [*manager.statistics.items()])


def children() -> set[str]:
    """The processes that this one started and that are there, also those that ended; but none that is kept."""
    numbers = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
    return {number for number in numbers if not any(kept in _command(number) for kept in KEPT)}


def _command(number: str) -> bytes:
    return Path(f"/proc/{number}/cmdline").read_bytes()


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    before = children()
    yield
    assert children() <= before


@pytest.fixture
def spawned(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start processes anew, as where threads run."""
    monkeypatch.setattr(processes, "can_fork", lambda: False)


@pytest.mark.parametrize("jobs", [2, 3, COUNT + 1])
@pytest.mark.parametrize("form", [CodeForm(), CodeForm(comments=False)])
def test_processes_make_the_same_images(jobs: int, form: CodeForm) -> None:
    assert result(USUAL, jobs=jobs, form=form) == result(USUAL, form=form)


def test_bitcode_is_the_same_and_is_made_by_the_processes() -> None:
    form = CodeForm(bitcode=True)
    assert result(USUAL, jobs=2, form=form) == result(USUAL, form=form)


@pytest.mark.usefixtures("spawned")
def test_processes_started_anew_make_the_same_images() -> None:
    assert result(USUAL, jobs=2) == result(USUAL)


def test_where_threads_run_nothing_is_forked(monkeypatch: pytest.MonkeyPatch) -> None:
    others = threading.active_count() - 1  # of other tests
    monkeypatch.setattr(threading, "active_count", lambda count=threading.active_count: count() - others)
    assert processes.can_fork()
    stop = threading.Event()
    thread = threading.Thread(target=stop.wait)
    thread.start()
    assert not processes.can_fork()
    stop.set()
    thread.join()


def process_pool(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))


@pytest.mark.parametrize("pool", [ThreadPoolExecutor, process_pool])
def test_executors_make_the_same_images(pool: Callable[[int], Executor]) -> None:
    with pool(2) as executor:
        assert result(USUAL, executor=executor) == result(USUAL)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_pass_after_the_split_may_drop_and_double_images(jobs: int) -> None:
    found = result((EachPass(), SelectPass(), FillPass()), jobs=jobs)
    assert [index for index, *_ in found.images] == list(range(COUNT - COUNT // 4 + COUNT // 5 + COUNT // 20))
    assert found == result((EachPass(), SelectPass(), FillPass()))


def test_without_a_split_the_images_that_are_given_are_finished() -> None:
    def run(jobs: int) -> list[str]:
        images = [DeviceImage(Module.parse(f"define void @k{i}() {{\n  ret void\n}}\n")) for i in range(3)]
        return [str(image.module) for image in PassManager([NotePass()], jobs=jobs).run(images)]

    assert run(2) == run(1)


def test_one_image_is_finished_here() -> None:
    (image,) = PassManager([NotePass()], jobs=4).run(
        [DeviceImage(Module.parse("define void @k1() {\n  ret void\n}\n"))]
    )
    assert image.is_made


def test_results_have_modules() -> None:
    images = syclopt.run_pipeline(TEXT, USUAL, jobs=2)
    assert not images[1].is_made
    assert images[1].module.functions["k1"].attributes.strings["noted"] == "1"
    images[1].module.functions["k1"].add_attribute("more", string=True)
    assert b"more" in images[1].code()
    assert pickle.loads(pickle.dumps(images[2])).code() == images[2].code()


def test_the_post_link_step_takes_jobs_and_executors() -> None:
    source = Path(__file__).parents[2] / "ir_fixtures" / "real" / "demo_app.ll"

    def run(**options) -> list[tuple]:
        images = syclopt.post_link(source, mode="kernel", **options)
        return [(image.index, image.code(), image.symbols, image.properties) for image in images]

    with ThreadPoolExecutor(2) as executor:
        assert run() == run(jobs=2) == run(executor=executor)


# What goes wrong.


def failure(passes: Sequence[Pass], **options) -> tuple[str, list[str], int]:
    """Return the error that a run ends with, what it warned of before, and how many images came before."""
    lines: list[str] = []
    images: list[DeviceImage] = []
    manager = PassManager(passes, warnings=Warnings(options.pop("flags", ()), lines.append), **options)
    with pytest.raises(SycloptError) as caught:
        images += manager.stream([DeviceImage(Module.parse(TEXT, "in.ll"))])
    return str(caught.value), lines, len(images)


def test_what_a_pass_refuses_is_the_same_error_after_the_same_warnings() -> None:
    passes = (*USUAL, RefusePass())
    expected = failure(passes)
    assert expected[0] == "in.ll:30:1: error: refuse: not this one: '^define void @k7() {'"
    assert len(expected[1]) == 5
    assert failure(passes, jobs=2) == expected
    with ThreadPoolExecutor(2) as executor:
        assert failure(passes, executor=executor) == expected


def test_warnings_that_are_errors() -> None:
    expected = failure(USUAL, flags=["error=fifth"])
    assert expected[0] == "error: note: function 0 [-Werror=fifth]"
    assert failure(USUAL, flags=["error=fifth"], jobs=2) == expected
    assert result(USUAL, flags=["no-third"], jobs=2) == result(USUAL, flags=["no-third"])


def test_an_executor_gives_the_places_of_the_input() -> None:
    with ThreadPoolExecutor(2) as executor:
        found = result(USUAL, executor=executor)
    assert found.lines[2] == "in.ll:14:1: warning: function 3: '^define void @k3() {' [-Wthird]"


def test_a_bug_of_a_pass_is_told_as_without_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    stream = StringIO()
    manager = PassManager([EachPass(), FaultyPass()], [Reproducer(stream)], jobs=2)
    with pytest.raises(ZeroDivisionError) as caught:
        manager.run([DeviceImage(Module.parse(TEXT))])
    assert caught.value.__notes__ == ["in pass faulty on image 7"]
    assert "pass faulty on image 7 crashed" in stream.getvalue()
    (folder,) = tmp_path.glob("syclopt-crash-*")
    assert "@k7" in (folder / "input.ll").read_text()


@pytest.mark.parametrize("forks", [True, False])
def test_an_image_whose_process_dies_is_tried_once_more(
    forks: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not forks:
        monkeypatch.setattr(processes, "can_fork", lambda: False)
    passes = (*USUAL, DiePass(str(tmp_path)))
    found = result(passes, jobs=2)
    report = "warning: a worker process died (SIGKILL) while it worked on image 7; trying again"
    assert found.lines.count(report) == 1
    found.lines.remove(report)
    assert found == result(passes)


def test_several_processes_may_die(tmp_path: Path) -> None:
    for number in (0, 9, COUNT - 1):
        (tmp_path / str(number)).mkdir()
    passes = (*USUAL, *(DiePass(str(tmp_path / str(number)), number=number) for number in (0, 9, COUNT - 1)))
    found = result(passes, jobs=2)
    assert sum("died" in line for line in found.lines) == 3
    assert found.images == result(passes).images


def test_an_image_with_which_two_processes_die_is_an_error(tmp_path: Path) -> None:
    message, lines, _ = failure((*USUAL, DiePass(str(tmp_path), lives=2)), jobs=2)
    assert message == "error: a worker process died (SIGKILL) while it worked on image 7, for the second time"
    assert sum("trying again" in line for line in lines) == 1


def test_an_executor_that_breaks_is_replaced(tmp_path: Path) -> None:
    passes = (*USUAL, DiePass(str(tmp_path)))
    with process_pool(1) as executor:
        found = result(passes, executor=executor)
    (report,) = [line for line in found.lines if "trying again" in line]
    assert report.startswith("warning: the executor broke while it worked on image")
    assert found.images == result(passes).images


def test_an_executor_that_does_nothing_is_an_error() -> None:
    executor = ThreadPoolExecutor(1)
    executor.shutdown()
    message, _, _ = failure(USUAL, executor=executor)
    assert message == "error: the executor takes no work: RuntimeError: cannot schedule new futures after shutdown"


class Name(str):
    """A text that is no plain one: it knows where it was made."""

    __slots__ = ("process",)


@dataclass(frozen=True)
class KeepPass(ImagePass):
    """Put something into an image that cannot be sent."""

    name: ClassVar[str] = "keep"

    def run(self, image: DeviceImage, ctx: PassContext) -> list[DeviceImage]:
        name = Name("k")
        name.process = os.getpid()
        symbols: list[str] = [name]
        image.symbols = symbols
        return [image]


def test_what_cannot_be_sent_is_made_here() -> None:
    manager = PassManager((*USUAL, KeepPass()), jobs=2)
    images = [*manager.stream([DeviceImage(Module.parse(TEXT, "in.ll"))])]
    names = [name for image in images for name in image.symbols or ()]
    assert {name.process for name in names if isinstance(name, Name)} == {os.getpid()}


def outcome() -> Outcome:
    sets = PropertySets({"s\udcff": {"k": 7, "a\nb": Blob(b"\xff\x01", 9)}, "empty": {}})
    image = DeviceImage(Module.parse(TEXT, "in \udcfe.ll"), sets, ["f", "\0\udcff"], "gpu", drawing="graph {}")
    image.settle(CodeForm())
    return Outcome((image, image), ("warning: one\u20ac",), Counter({("pass", "things"): 3}))


def test_results_come_back_as_they_were_sent() -> None:
    sent = [outcome(), None, Outcome(())]
    found = unpack(pack(sent), CodeForm())
    assert [None if each is None else (each.warnings, each.statistics) for each in found] == [
        (("warning: one\u20ac",), {("pass", "things"): 3}), None, ((), {})
    ]  # fmt: skip
    assert found[0] is not None
    assert len(found[0].images) == 2
    for image, made in zip(found[0].images, outcome().images, strict=True):
        assert image.code() == made.code() == TEXT.encode()
        assert image.module.name == "in \udcfe.ll"
        assert (image.properties, image.symbols) == (made.properties, made.symbols)
        assert (image.target, image.drawing) == (made.target, made.drawing)


class Trap:
    """Whoever unpickles it opens a file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __reduce__(self):
        return open, (str(self.path), "w")


class Sending(Executor):
    """An executor whose workers send what they like in the place of each result."""

    def __init__(self, change: Callable[[bytes], object]) -> None:
        self._change = change

    def submit(self, fn, /, *args, **kwargs):
        future: Future = Future()
        future.set_result(self._change(fn(*args, **kwargs)))
        return future


def framed(text: str, rest: bytes = b"") -> bytes:
    return len(text).to_bytes(8, "little") + text.encode() + rest


@pytest.mark.parametrize(
    "change",
    [
        lambda data: None,
        lambda data: data.decode("latin-1"),
        lambda data: b"",
        lambda data: data[:5],
        lambda data: data[:-1],
        lambda data: data + b"x",
        lambda data: bytes((255,)) * 99,
        lambda data: pickle.dumps([outcome()]),
        lambda data: framed("[" * 5000),
        lambda data: framed("{}"),
        lambda data: framed("[]"),
        lambda data: framed("[null,null]"),
        lambda data: framed("[[1,2,3]]"),
        lambda data: framed('[[[[2,"n",null,null,null,null]],[],[]]]', b"x"),
        lambda data: framed('[[[[-1,"n",null,null,null,null]],[],[]]]'),
        lambda data: framed('[[[[true,"n",null,null,null,null]],[],[]]]', b"x"),
        lambda data: framed('[[[[1,"n",{"s":{"k":1.5}},null,null,null]],[],[]]]', b"x"),
        lambda data: framed('[[[[1,"n",{"s":{"k":[9,"ff"]}},null,null,null]],[],[]]]', b"x"),
        lambda data: framed('[[[[1,"n",null,[7],null,null]],[],[]]]', b"x"),
        lambda data: framed('[[[],["line"],[["a","b","c"]]]]'),
    ],
)
def test_what_is_no_result_is_refused(change: Callable[[bytes], object]) -> None:
    executor = Sending(change)
    message, _, count = failure(USUAL, executor=executor)
    assert re.match(r"error: what a worker sent for images? 0( to \d+)? is no result: ", message)
    assert count == 0


def test_nothing_that_a_worker_sends_runs_here(tmp_path: Path) -> None:
    trap = tmp_path / "opened"
    pickle.loads(pickle.dumps(Trap(trap))).close()
    trap.unlink()
    failure(USUAL, executor=Sending(lambda data: pickle.dumps(Trap(trap))))
    assert not trap.exists()


@pytest.mark.parametrize("step", ["received", "finished", "packed", "half sent"])
def test_a_worker_may_be_killed_at_any_step(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str) -> None:
    """Forked processes have these functions, which one of them does not survive."""

    def die() -> None:
        with suppress(FileExistsError):
            (tmp_path / "died").touch(exist_ok=False)
            os.kill(os.getpid(), signal.SIGKILL)

    def finished(job: Job, image: DeviceImage, number: int) -> Outcome | None:
        if step == "received":
            die()
        found = finish_image(job, image, number)
        if step == "finished":
            die()
        return found

    def packed(outcomes: list[Outcome | None]) -> bytes:
        data = pack(outcomes)
        if step == "packed":
            die()
        return data

    send = Connection.send_bytes

    def sent(connection: Connection, data: bytes) -> None:
        if step == "half sent" and not (tmp_path / "died").exists():
            os.write(connection.fileno(), (len(data) + 4).to_bytes(4, "big") + data[:9])
            die()
        send(connection, data)

    monkeypatch.setattr(processes, "can_fork", lambda: True)  # threads of other tests do no harm here
    monkeypatch.setattr(processes, "finish_image", finished)
    monkeypatch.setattr(processes, "pack", packed)
    monkeypatch.setattr(Connection, "send_bytes", sent)
    found = result(USUAL, jobs=2)
    monkeypatch.undo()
    assert (tmp_path / "died").exists()
    assert sum("died (SIGKILL)" in line for line in found.lines) == 1
    assert found.images == result(USUAL).images


def test_a_pass_that_cannot_be_sent_is_an_error_with_an_executor() -> None:
    @dataclass(frozen=True)
    class LocalPass(FillPass):
        pass

    with process_pool(1) as executor:
        message, _, _ = failure((EachPass(), LocalPass()), executor=executor)
    assert re.search(r"the executor did not finish images? 0.*LocalPass", message)


class Lost(Executor):
    """An executor that loses what it is given."""

    def submit(self, fn, /, *args, **kwargs):
        future: Future = Future()
        future.set_exception(LookupError("nobody\nknows"))
        return future


def test_an_executor_that_loses_its_work_is_an_error() -> None:
    message, _, count = failure(USUAL, executor=Lost())
    assert re.fullmatch(r"error: the executor did not finish images? 0.*: LookupError: nobody knows", message)
    assert count == 0


class Talking(WatchedExecutor):
    """An executor with something to say."""

    workers = 3

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(1)
        self._lines = ["warning: it rains"]

    def submit(self, fn, /, *args, **kwargs):
        return self._threads.submit(fn, *args, **kwargs)

    def news(self) -> list[str]:
        lines, self._lines = self._lines, []
        return lines


def test_what_an_executor_says_is_shown() -> None:
    found = result(USUAL, executor=Talking())
    assert found.lines.pop(0) == "warning: it rains"
    assert found == result(USUAL)


def test_processes_end_with_who_stops_asking() -> None:
    before = children()
    stream = PassManager([EachPass(), NotePass()], warnings=Warnings(emit=lambda _: None), jobs=2).stream(
        [DeviceImage(Module.parse(TEXT))]
    )
    next(stream)
    assert len(children() - before) == 2
    del stream
    assert children() == before


def test_an_interrupt_ends_processes(tmp_path: Path) -> None:
    program = (
        "import signal, sys; sys.path.insert(0, sys.argv[1])\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a job in the background ignores it else
        "from parallel_passes import *\n"
        "from syclopt import run_pipeline\n"
        "text = ''.join(f'define void @k{i}() {{\\n  ret void\\n}}\\n' for i in range(99))\n"
        "try: run_pipeline(text, [EachPass(), SleepPass(sys.argv[2], '300')], jobs=2)\n"
        "except KeyboardInterrupt: sys.exit(9)\n"
    )
    command = [sys.executable, "-c", program, str(Path(__file__).parent), str(tmp_path)]
    process = subprocess.Popen(command, start_new_session=True, stderr=subprocess.PIPE)
    numbers = _processes_of(tmp_path, 2)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    assert process.communicate(timeout=60)[1] == b""
    assert process.returncode == 9
    assert not any(Path(f"/proc/{number}").exists() for number in numbers)


def test_processes_end_with_one_that_is_killed(tmp_path: Path) -> None:
    program = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from parallel_passes import *\n"
        "from syclopt import run_pipeline\n"
        "text = ''.join(f'define void @k{i}() {{\\n  ret void\\n}}\\n' for i in range(9))\n"
        "run_pipeline(text, [EachPass(), SleepPass(sys.argv[2], '0.2')], jobs=3)\n"
    )
    command = [sys.executable, "-c", program, str(Path(__file__).parent), str(tmp_path)]
    process = subprocess.Popen(command)
    numbers = _processes_of(tmp_path, 3)
    process.kill()
    process.wait()
    deadline = time.monotonic() + 60
    while any(_is_running(number) for number in numbers):
        assert time.monotonic() < deadline
        time.sleep(0.02)


def _processes_of(folder: Path, count: int) -> list[str]:
    deadline = time.monotonic() + 60
    while len(names := [path.name for path in folder.iterdir()]) < count:
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return [name.removeprefix("process") for name in names]


def _is_running(number: str) -> bool:
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


# Watching.


def test_what_watches_all_passes_sees_them_here() -> None:
    def log(jobs: int) -> str:
        stream = StringIO()
        manager = PassManager([EachPass(), FillPass()], [DebugPassManager(stream)], jobs=jobs)
        manager.run([DeviceImage(Module.parse(TEXT))])
        return stream.getvalue()

    assert log(2) == log(1)


def test_errors_can_be_pickled() -> None:
    place = Location("a.ll", 1, 2, "x^y")
    refused = PassFailed("some-pass", "is not so", place)
    refused.add_note("in pass some-pass")
    errors = (
        refused,
        UndefinedError("'@f' is not defined", file="a.ll"),
        FileError("cannot read", file="b.ll"),
        LLVMCrash("it ended"),
        WorkerError("it died"),
    )
    for error in errors:
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error)
        assert (str(again), again.args) == (str(error), error.args)
    again = pickle.loads(pickle.dumps(refused))
    assert (again.pass_name, again.__notes__) == ("some-pass", ["in pass some-pass"])
