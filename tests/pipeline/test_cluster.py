"""A Dask cluster of two workers, one of which is killed on the way."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from parallel_passes import DiePass, EachPass, FillPass, NotePass

import syclopt
from syclopt.errors import InputError, WorkerError
from syclopt.images.device_image import DeviceImage
from syclopt.ir.module import Module
from syclopt.passes import Warnings
from syclopt.pipeline.manager import PassManager
from syclopt.pipeline.parallel.cluster import open_executor
from syclopt.tools.opt import main

pytest.importorskip("distributed")

COUNT = 48
TEXT = "".join(f"define spir_kernel void @k{i}() {{\n  ret void\n}}\n\n" for i in range(COUNT))


class Cluster(NamedTuple):
    """The address of a scheduler, and its processes: the workers come last."""

    address: str
    processes: list[subprocess.Popen[bytes]]


def _start(*arguments: str) -> subprocess.Popen[bytes]:
    folders = (Path(__file__).parent, Path(syclopt.__file__).parents[1])
    environment = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(map(str, folders)),
        "PYTHONWARNINGS": "ignore",
        "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "1s",  # results of a dead worker are given up after that
    }
    program = [sys.executable, "-m", "distributed.cli.dask_" + arguments[0], *arguments[1:]]
    return subprocess.Popen(program, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def _address(file: Path) -> str | None:
    """Return what a scheduler writes of itself; None until it has written all of it."""
    try:
        return json.loads(file.read_text())["address"]
    except (OSError, ValueError):
        return None


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    file = folder / "scheduler.json"
    started = [
        _start("scheduler", "--host=127.0.0.1", "--port=0", "--no-dashboard", f"--scheduler-file={file}"),
        *(
            _start("worker", f"--scheduler-file={file}", "--no-nanny", "--nthreads=1", "--no-dashboard",
                   f"--local-directory={folder}")
            for _ in range(2)
        ),
    ]  # fmt: skip
    try:
        deadline = time.monotonic() + 120
        while (address := _address(file)) is None:
            assert time.monotonic() < deadline
            time.sleep(0.02)
        while True:
            with open_executor(f"dask:{address}") as executor:
                if executor.workers == 2:
                    break
            assert time.monotonic() < deadline
        yield Cluster(address, started)
    finally:
        for process in started:
            process.kill()
            process.wait()


def finished(passes, executor=None) -> tuple[list[tuple], list[str]]:
    lines: list[str] = []
    manager = PassManager(passes, warnings=Warnings(emit=lines.append), executor=executor)
    images = manager.stream([DeviceImage(Module.parse(TEXT, "in.ll"))])
    return [(image.index, image.code(), image.symbols, image.properties) for image in images], lines


def test_the_command_line_runs_on_a_cluster(cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "in.ll").write_text(TEXT)
    monkeypatch.chdir(tmp_path)
    arguments = ["-passes=device-code-split<mode=kernel>,emit-symbols", "in.ll"]
    assert main([*arguments, "-o", "here.table"]) == 0
    assert main([*arguments, f"-executor=dask:{cluster.address}", "-o", "there.table"]) == 0
    for number in range(COUNT):
        for suffix in ("ll", "sym"):
            here, there = Path(f"here_{number}.{suffix}"), Path(f"there_{number}.{suffix}")
            assert there.read_bytes() == here.read_bytes()


def test_a_worker_that_is_killed_changes_nothing(cluster: Cluster, tmp_path: Path) -> None:
    passes = (EachPass(), NotePass(), FillPass(), DiePass(str(tmp_path)))
    with open_executor(f"dask:{cluster.address}") as executor:
        images, lines = finished(passes, executor)
    deaths = [line for line in lines if "died" in line]
    assert len(deaths) == 1
    assert re.match(
        r"warning: the Dask worker tcp://127.0.0.1:\d+ died with images .*6 to 7.* to do; trying", deaths[0]
    )
    assert sum(process.poll() is None for process in cluster.processes) == 2
    expected_images, expected_lines = finished(passes)
    assert images == expected_images
    assert [line for line in lines if line not in deaths] == expected_lines


def test_where_nothing_answers() -> None:
    with pytest.raises(WorkerError, match="no Dask scheduler answers at 'nonsense': missing port number"):
        open_executor("dask:nonsense")


@pytest.mark.parametrize("text", ["dask:", "slurm:x", ""])
def test_other_executors(text: str) -> None:
    with pytest.raises(InputError, match=f"unknown executor '{text}', expected dask:ADDRESS"):
        open_executor(text)


def test_without_dask_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(InputError, match=r"needs Dask, which is not installed: pip install 'syclopt\[dask\]'"):
        open_executor("dask:tcp://127.0.0.1:8786")
