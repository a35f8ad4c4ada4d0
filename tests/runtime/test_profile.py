"""`syclrt.profile`: what ran, in the format of Chrome's traces."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import syclrt
from syclrt.errors import SyclError
from syclrt.submission.queue import Queue

ROOT = Path(__file__).resolve().parents[2]
KERNELS = Path(__file__).with_name("small_kernels.ll")


def events_of(path: Path, category: str) -> list[dict[str, Any]]:
    return [one for one in json.loads(path.read_text())["traceEvents"] if one.get("cat") == category]


def names_of(path: Path, what: str) -> set[str]:
    return {one["args"]["name"] for one in json.loads(path.read_text())["traceEvents"] if one["name"] == what}


@pytest.fixture
def trace(tmp_path: Path) -> Path:
    return tmp_path / "run.json"


class TestCommands:
    def test_each_command_is_there_once_with_what_it_does(
        self, kernels: syclrt.Program, device: syclrt.Device, trace: Path
    ) -> None:
        queue = syclrt.Queue(device, in_order=True)
        one, other = (syclrt.zeros(64, np.int32, queue) for _ in range(2))
        with syclrt.profile(trace):
            for _ in range(3):
                queue.parallel_for(64, kernels.kernel("add"), one, other)
            queue.memcpy(one, other, 128)
            queue.fill(one, np.int32(7), 64)
            queue.wait()
        found = sorted(f"{each['name']} {each['args'].get('bytes')}" for each in events_of(trace, "command"))
        assert found == ["MEMCPY 128", "MEMFILL 256", "add None", "add None", "add None"]

    def test_commands_stand_with_their_queue_on_their_device(
        self, kernels: syclrt.Program, device: syclrt.Device, trace: Path
    ) -> None:
        queues = [syclrt.Queue(device), syclrt.Queue(device, in_order=True), syclrt.Queue(device, discard_events=True)]
        with syclrt.profile(trace):
            for queue in queues:
                memory = syclrt.zeros(8, np.int32, queue)
                for _ in range(3):
                    queue.parallel_for(8, kernels.kernel("step"), memory, np.int32(1), np.int32(1))
                queue.wait()
        commands = events_of(trace, "command")
        assert [one["name"] for one in commands] == ["step"] * 9
        assert {one["pid"] for one in commands} == {commands[0]["pid"]}
        assert len({one["tid"] for one in commands}) >= 3
        assert names_of(trace, "process_name") >= {"host", f"{device.name} ({device.backend})"}
        assert names_of(trace, "thread_name") >= {"queue 1", "queue 2, in order", "queue 3", "MainThread"}

    def test_what_stands_on_one_track_does_not_overlap(
        self, kernels: syclrt.Program, device: syclrt.Device, trace: Path
    ) -> None:
        queue = syclrt.Queue(device)
        memory = [syclrt.zeros(1 << 16, np.int32, queue) for _ in range(4)]
        with syclrt.profile(trace):
            for _ in range(5):
                for one in memory:
                    queue.parallel_for(1 << 16, kernels.kernel("step"), one, np.int32(3), np.int32(1))
            queue.wait()
        tracks: dict[int, list[tuple[float, float]]] = {}
        for one in events_of(trace, "command"):
            tracks.setdefault(one["tid"], []).append((one["ts"], one["ts"] + one["dur"]))
        for spans in tracks.values():
            spans.sort()
            assert all(first[1] <= second[0] + 1e-3 for first, second in pairwise(spans))

    def test_arrows_lead_from_a_command_to_those_that_wait_for_it(
        self, kernels: syclrt.Program, device: syclrt.Device, trace: Path
    ) -> None:
        first, second = syclrt.Queue(device, enable_profiling=True), syclrt.Queue(device, enable_profiling=True)
        memory = syclrt.zeros(8, np.int32, first)
        with syclrt.profile(trace):
            event = first.parallel_for(8, kernels.kernel("step"), memory, np.int32(1), np.int32(1))
            second.memset(memory, 0, 32, depends_on=event).wait()
        arrows = events_of(trace, "dependency")
        step, memset = (
            next(one for one in events_of(trace, "command") if one["name"] == name) for name in ("step", "MEMSET")
        )
        assert [(one["ph"], one["tid"]) for one in arrows] == [("s", step["tid"]), ("f", memset["tid"])]
        assert arrows[0]["id"] == arrows[1]["id"]
        assert arrows[0]["ts"] <= memset["ts"]

    def test_a_device_measures_commands_of_queues_that_profile(
        self, kernels: syclrt.Program, device: syclrt.Device, trace: Path
    ) -> None:
        queue = syclrt.Queue(device, enable_profiling=True)
        memory = syclrt.zeros(8, np.int32, queue)
        with syclrt.profile(trace):
            queue.parallel_for(8, kernels.kernel("step"), memory, np.int32(1), np.int32(1)).wait()
        (command,) = events_of(trace, "command")
        assert "time" not in command["args"]
        assert command["dur"] > 0

    def test_launches_with_their_arguments_by_name(
        self, kernels: syclrt.Program, device: syclrt.Device, trace: Path
    ) -> None:
        queue = syclrt.Queue(device, in_order=True)
        memory = syclrt.zeros(8, np.int32, queue)
        empty = (memory, np.int32(1), np.int32(1))
        with syclrt.profile(trace):
            event = queue.parallel_for(8, kernels.kernel("step"), *empty, depends_on=())
            queue.single_task(kernels.kernel("step"), *empty, depends_on=[event]).wait()
        assert [one["name"] for one in events_of(trace, "command")] == ["step", "step"]

    def test_a_failed_command_says_why(self, device: syclrt.Device, trace: Path) -> None:
        def fail() -> None:
            raise ValueError("no more apples")

        queue = syclrt.Queue(device, async_handler=lambda errors: None)
        with syclrt.profile(trace):
            queue.submit(lambda handler: handler.host_task(fail))
            queue.wait_and_throw()
        (command,) = events_of(trace, "command")
        assert command["name"] == "HOST_TASK"
        assert "no more apples" in command["args"]["error"]


class TestOtherThings:
    def test_builds_show_the_passes_and_llvm_within(
        self, device: syclrt.Device, trace: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("SYCLRT_CACHE_DIR", str(tmp_path / "cache"))
        text = KERNELS.read_text().replace("i32 %product, %term", "i32 %term, %product")
        (tmp_path / "other.ll").write_text(text)
        program = syclrt.load(tmp_path / "other.ll")
        queue = syclrt.Queue(device)
        with syclrt.profile(trace):
            queue.parallel_for(
                8, program.kernel("step"), syclrt.zeros(8, np.int32, queue), np.int32(1), np.int32(1)
            ).wait()
        (build,) = events_of(trace, "build")
        assert "step" in build["args"]["kernels"]
        first, last = build["ts"], build["ts"] + build["dur"]
        for category in ("pass", "LLVM"):
            assert any(first <= one["ts"] and one["ts"] + one["dur"] <= last for one in events_of(trace, category))

    def test_a_graph_tells_its_nodes_once(self, kernels: syclrt.Program, device: syclrt.Device, trace: Path) -> None:
        queue = syclrt.Queue(device)
        memory = syclrt.zeros(8, np.int32, queue)
        graph = syclrt.CommandGraph(queue)
        with syclrt.profile(trace):
            with graph.recording(queue):
                event = queue.memset(memory, 0, 32)
                queue.parallel_for(8, kernels.kernel("step"), memory, np.int32(1), np.int32(1), depends_on=event)
            executable = graph.finalize()
            for _ in range(3):
                queue.ext_oneapi_graph(executable).wait()
        found = events_of(trace, "command")
        assert [(one["name"], one["args"]["graph"]) for one in found] == [("graph", 0)] * 3
        (nodes,) = (one["args"]["nodes"] for one in found if "nodes" in one["args"])
        assert [(one["node"], one["type"], one["name"], one["after"]) for one in nodes] == [
            ("0", "MEMSET", "MEMSET", []),
            ("1", "KERNEL", "step", ["0"]),
        ]
        assert [one["args"]["nodes"] for one in events_of(trace, "graph")] == [2]

    def test_what_is_recorded_into_a_graph_is_no_command_yet(
        self, kernels: syclrt.Program, device: syclrt.Device, trace: Path
    ) -> None:
        for queue in (syclrt.Queue(device), syclrt.Queue(device, discard_events=True)):
            memory = syclrt.zeros(8, np.int32, queue)
            with syclrt.profile(trace), syclrt.CommandGraph(queue).recording(queue):
                queue.parallel_for(8, kernels.kernel("step"), memory, np.int32(1), np.int32(1))
            assert events_of(trace, "command") == []

    def test_waits_are_told(self, kernels: syclrt.Program, device: syclrt.Device, trace: Path) -> None:
        queue = syclrt.Queue(device)
        memory = syclrt.zeros(1 << 16, np.int32, queue)
        with syclrt.profile(trace):
            queue.parallel_for(1 << 16, kernels.kernel("step"), memory, np.int32(1), np.int32(1))
            queue.wait()
        assert "wait for queue" in {one["name"] for one in events_of(trace, "wait")}


class TestRecording:
    def test_nothing_is_left_in_the_way_afterwards(self, trace: Path) -> None:
        before = {name: Queue.__dict__[name] for name in ("parallel_for", "_send", "wait")}
        with syclrt.profile(trace):
            assert Queue.__dict__["parallel_for"] is not before["parallel_for"]
        assert {name: Queue.__dict__[name] for name in before} == before

    def test_queues_with_launches_of_their_own_are_seen_and_get_them_back(
        self, kernels: syclrt.Program, device: syclrt.Device, trace: Path
    ) -> None:
        launch = Queue.parallel_for

        class OwnQueue(Queue):
            parallel_for = launch

        own = OwnQueue(device)
        memory = syclrt.zeros(8, np.int32, own)
        with syclrt.profile(trace):
            assert OwnQueue.__dict__["parallel_for"] is not launch
            own.parallel_for(8, kernels.kernel("step"), memory, np.int32(1), np.int32(1)).wait()
        assert OwnQueue.__dict__["parallel_for"] is launch
        assert [one["name"] for one in events_of(trace, "command")] == ["step"]

    def test_what_goes_wrong_within_comes_out_and_the_trace_is_written(self, trace: Path) -> None:
        with pytest.raises(KeyError, match="apple"), syclrt.profile(trace):
            raise KeyError("apple")
        assert json.loads(trace.read_text())["traceEvents"]

    def test_one_trace_at_a_time(self, trace: Path) -> None:
        with syclrt.profile(trace), pytest.raises(SyclError, match="recorded already"), syclrt.profile(trace):
            pass

    @pytest.mark.parametrize(
        ("path", "message"),
        [("absent/run.json", "there is no folder 'absent'"), (7, "expected a path, found 7"), (".", "is a directory")],
    )
    def test_a_place_that_cannot_be_written(self, path: Any, message: str) -> None:
        with pytest.raises(SyclError, match=message), syclrt.profile(path):
            pass
        assert Queue.parallel_for.__name__ == "parallel_for"

    @pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
    def test_a_full_disk(self) -> None:
        with pytest.raises(SyclError, match="cannot write '/dev/full': no space left"), syclrt.profile("/dev/full"):
            pass

    def test_the_environment_asks_for_a_trace_of_the_whole_process(self, tmp_path: Path) -> None:
        program = f"""
import numpy, syclrt
queue = syclrt.Queue()
memory = syclrt.zeros(8, numpy.int32, queue)
queue.parallel_for(8, syclrt.load({str(KERNELS)!r}).kernel("step"), memory, numpy.int32(1), numpy.int32(1)).wait()
print(__import__("os").getpid())
"""
        environment = {**os.environ, "SYCLRT_TRACE": str(tmp_path / "run-%p.json")}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        assert [one["name"] for one in events_of(tmp_path / f"run-{done.stdout.strip()}.json", "command")] == ["step"]

    @pytest.mark.parametrize(
        ("path", "reason"),
        [("/dev/full", "no space left on device"), ("absent/run.json", "there is no folder 'absent'")],
    )
    @pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no /dev/full here")
    def test_a_trace_that_the_environment_asks_for_in_vain_is_one_line(
        self, path: str, reason: str, tmp_path: Path
    ) -> None:
        done = self.traced("print('done')", path, tmp_path)
        assert (done.returncode, done.stdout) == (0, "done\n")
        assert done.stderr == f"syclrt: error: cannot write '{path}': {reason}\n"

    @pytest.mark.parametrize(
        "program",
        ["os.chdir('/')", "os.fork() and os.wait() or sys.exit()", "os.fork() and os.wait() or os.chdir('/')"],
    )
    def test_the_process_that_began_writes_the_trace_where_it_began(self, program: str, tmp_path: Path) -> None:
        done = self.traced(f"{program}; print(os.getpid(), flush=True)", "run-%p.json", tmp_path)
        assert done.stderr == ""
        (trace,) = tmp_path.iterdir()
        assert trace.name.removesuffix(".json").removeprefix("run-") in done.stdout.split()

    def test_of_a_process_that_is_killed_nothing_is_left(self, tmp_path: Path) -> None:
        temporary = tmp_path / "temporary"
        temporary.mkdir()
        done = self.traced("os.kill(os.getpid(), 9)", "run.json", tmp_path, TMPDIR=str(temporary))
        assert done.returncode == -9
        assert [path.name for path in tmp_path.iterdir()] == ["temporary"]
        assert [*temporary.iterdir()] == []

    def traced(self, program: str, path: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", f"import os, sys, syclrt; {program}"]
        environment = {**os.environ, "SYCLRT_TRACE": path, **more}
        return subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
