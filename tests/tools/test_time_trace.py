"""`syclopt -time-trace` and `syclopt-cxx -ftime-trace`: one file of Chrome's format for all processes of a run."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from tests import clang_programs
from tests.clang_programs import needs_clang
from tests.sycl import needs_dpcpp, syclopt_cxx

from syclopt import time_trace
from syclopt.pipeline.parallel import cluster, processes
from syclopt.pipeline.parallel.processes import can_fork
from syclopt.tools.opt import main as opt

ROOT = Path(__file__).resolve().parents[2]
DEMO = str(ROOT / "ir_fixtures" / "real" / "demo_app.ll")
PROGRAM = """
#include <sycl/sycl.hpp>
int main() {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(1, queue);
  queue.single_task<class Plain>([=] { *out = 7; }).wait();
}
"""


def spans_of(path: Path) -> list[dict[str, Any]]:
    return [one for one in json.loads(path.read_text())["traceEvents"] if one["ph"] == "X"]


def passes_of(path: Path) -> list[str]:
    return [one["name"] for one in spans_of(path) if one["cat"] == "pass"]


class TestSyclopt:
    def test_passes_and_llvm_are_spans_within_the_run(self, tmp_path: Path) -> None:
        trace = tmp_path / "trace.json"
        command = ["-passes=internalize,globaldce,llvm(instcombine)", "-disable-output", f"-time-trace={trace}", DEMO]
        assert opt(command) == 0
        assert passes_of(trace) == ["internalize", "globaldce", "llvm"]
        whole = next(one for one in spans_of(trace) if one["cat"] == "tool")
        assert all(
            whole["ts"] <= one["ts"] <= one["ts"] + one["dur"] <= whole["ts"] + whole["dur"] for one in spans_of(trace)
        )
        assert [one["name"] for one in spans_of(trace) if one["cat"] == "LLVM"] == ["LLVM: running instcombine"]

    @pytest.mark.parametrize("forks", [True, False])
    def test_passes_of_other_processes_are_there_too(
        self, forks: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(processes, "can_fork", lambda: forks and can_fork())
        trace, table = tmp_path / "trace.json", tmp_path / "app.table"
        pipeline = "-passes=device-code-split<mode=kernel>,emit-symbols"
        assert opt([pipeline, "-j2", DEMO, "-o", str(table), f"-time-trace={trace}"]) == 0
        images = len(table.read_text().splitlines()) - 1
        passes = [one for one in spans_of(trace) if one["cat"] == "pass"]
        assert sorted(one["name"] for one in passes) == ["device-code-split", *["emit-symbols"] * images]
        assert os.getpid() not in {one["pid"] for one in passes if one["name"] == "emit-symbols"}

    @pytest.mark.parametrize(
        "pool", [ThreadPoolExecutor, partial(ProcessPoolExecutor, mp_context=get_context("spawn"))]
    )
    def test_passes_of_executors_are_there_too(
        self, pool: Callable[[int], Executor], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        trace, table = tmp_path / "trace.json", tmp_path / "app.table"
        monkeypatch.setattr(cluster, "open_executor", lambda text: pool(2))
        pipeline = "-passes=device-code-split<mode=kernel>,emit-symbols"
        assert opt([pipeline, "-executor=dask:here", DEMO, "-o", str(table), f"-time-trace={trace}"]) == 0
        images = len(table.read_text().splitlines()) - 1
        passes = [one for one in spans_of(trace) if one["cat"] == "pass"]
        assert sorted(one["name"] for one in passes) == ["device-code-split", *["emit-symbols"] * images]
        assert all(abs(one["ts"] - passes[0]["ts"]) < 6e7 for one in passes)

    def test_processes_of_other_machines_are_processes_of_their_own(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        work = time_trace.Recording(of_thread=True)
        work.add("emit-symbols", "pass", work.start)
        monkeypatch.setattr(platform, "node", lambda: "elsewhere")
        sent = work.sent()
        monkeypatch.undo()
        recording = time_trace.Recording()
        recording.take(sent)
        events = json.loads(recording.text("syclopt"))["traceEvents"]
        (span,) = (one for one in events if one["ph"] == "X")
        assert span["pid"] != os.getpid()
        named = {one["pid"]: one["args"]["name"] for one in events if one["name"] == "process_name"}
        assert named[span["pid"]] == f"elsewhere, process {os.getpid()}"

    @pytest.mark.parametrize("data", [b"7", b"[]", b'["m", 1, [7]]', b'["m", 1, [["a", "b", 0, "1", 2, 3, {}]]]', b"{"])
    def test_what_is_no_trace_of_a_worker_is_refused(self, data: bytes, tmp_path: Path) -> None:
        recording = time_trace.Recording()
        with pytest.raises(ValueError, match=r"is no span|Expecting"):
            recording.take(data)
        assert recording.end() == []

    def test_nothing_is_recorded_afterwards(self, tmp_path: Path) -> None:
        assert opt(["-passes=globaldce", "-disable-output", f"-time-trace={tmp_path / 'trace.json'}", DEMO]) == 0
        assert time_trace.recording() is None

    def test_a_failed_run_leaves_no_trace(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert opt(["-passes=globaldce", f"-time-trace={tmp_path / 'trace.json'}", "absent.ll"]) == 1
        assert capsys.readouterr().err == "absent.ll: error: cannot read: no such file or directory\n"
        assert not (tmp_path / "trace.json").exists()
        assert time_trace.recording() is None

    @pytest.mark.parametrize(
        "others", [("{trace}", "-o", "out.ll"), (DEMO, "-o", "{trace}"), (DEMO, "-o", "./{trace}")]
    )
    def test_no_other_file_is_overwritten(
        self,
        others: tuple[str, ...],
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        monkeypatch.chdir(tmp_path)
        Path("app.ll").write_text("define void @f() {\n  ret void\n}\n")
        named = [other.replace("{trace}", "app.ll") for other in others]
        assert opt(["-passes=globaldce", "-S", "-time-trace=app.ll", *named]) == 1
        said = "syclopt: error: the trace would be written to 'app.ll', which the command line also reads or writes\n"
        assert capsys.readouterr().err == said
        assert Path("app.ll").read_text().startswith("define void @f()")

    def test_standard_output_takes_it(self, capfdbinary: pytest.CaptureFixture[bytes]) -> None:
        assert opt(["-passes=globaldce", "-disable-output", "-time-trace=-", DEMO]) == 0
        assert json.loads(capfdbinary.readouterr().out)["traceEvents"]

    @pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
    def test_a_full_disk_is_one_line(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert opt(["-passes=globaldce", "-disable-output", "-time-trace=/dev/full", DEMO]) == 1
        assert capsys.readouterr().err == "/dev/full: error: cannot write: no space left on device\n"


class TestFormat:
    def test_what_clang_says_stands_at_its_place(self, tmp_path: Path) -> None:
        recording = time_trace.Recording()
        begin = (recording.start + recording._epoch) // 1000
        events = [
            {"ph": "X", "name": "Frontend", "ts": 5, "dur": 20, "pid": 1, "tid": 1, "args": {"detail": "a.cpp"}},
            {"ph": "X", "name": "Total Frontend", "ts": 0, "dur": 20, "pid": 1, "tid": 2},
        ]
        recording.add_clang_trace(json.dumps({"traceEvents": events, "beginningOfTime": begin}).encode(), 77)
        (span,) = recording.end()
        assert (span.name, span.process, span.end - span.start) == ("Frontend", 77, 20_000)
        assert abs(span.start - recording.start - 5_000) <= 1_000
        assert span.details == {"detail": "a.cpp"}

    @pytest.mark.parametrize("text", [b"", b"{", b"[]", b'{"traceEvents": 7, "beginningOfTime": 0}', b"{}"])
    def test_what_is_no_trace_of_clang_is_left_out(self, text: bytes, tmp_path: Path) -> None:
        recording = time_trace.Recording()
        recording.add_clang_trace(text, 77)
        assert recording.end() == []


@needs_clang
def test_a_build_by_clang_alone_has_what_clang_says(tmp_path: Path) -> None:
    (tmp_path / "app.cpp").write_text(PROGRAM)
    done = clang_programs.syclopt_cxx("-fsycl", "-ftime-trace", "app.cpp", "-o", "app", cwd=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["app", "app.cpp", "app.json"]
    spans = spans_of(tmp_path / "app.json")
    processes = {one["pid"]: one for one in spans if one["cat"] == "process"}
    of_clang = [one for one in spans if one["cat"] == "clang"]
    assert "sycl-split-host-device" in passes_of(tmp_path / "app.json")
    assert any(one["name"] == "Frontend" for one in of_clang)
    assert {one["pid"] for one in of_clang} <= {*processes}


class TestSycloptCxx:
    pytestmark = needs_dpcpp

    def test_a_build_is_one_file_with_all_its_processes(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(PROGRAM)
        done = syclopt_cxx("-fsycl", "-ftime-trace", "app.cpp", "-o", "app", cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert sorted(path.name for path in tmp_path.iterdir()) == ["app", "app.cpp", "app.json"]
        spans = spans_of(tmp_path / "app.json")
        assert {one["cat"] for one in spans} >= {"tool", "process", "pass", "LLVM", "front end"}
        processes = [one["name"] for one in spans if one["cat"] == "process"]
        assert any(name.startswith(("clang", "g++", "c++")) for name in processes)

    def test_the_file_or_its_folder_may_be_named(self, tmp_path: Path) -> None:
        (tmp_path / "app.cpp").write_text(PROGRAM)
        (tmp_path / "traces").mkdir()
        for option, path in (("traces", "traces/app.json"), ("mine.json", "mine.json")):
            done = syclopt_cxx("-fsycl", f"-ftime-trace={option}", "-c", "app.cpp", cwd=tmp_path)
            assert (done.returncode, done.stderr) == (0, "")
            assert spans_of(tmp_path / path)
