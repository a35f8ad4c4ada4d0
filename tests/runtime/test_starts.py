"""What a process reads and imports before its kernels run."""

import json
import os
import platform
import subprocess
import sys
from pathlib import Path

import numpy as np
import platformdirs
import pytest

import syclrt
from syclopt import targets
from syclopt.disk_cache import user_cache_folder
from syclopt.images.properties import Blob, PropertySets
from syclopt.tools.post_link.main import main as post_link
from syclrt import Queue

pytestmark = pytest.mark.usefixtures("all_aspects")

KERNELS = Path(__file__).with_name("small_kernels.ll")
RUN = """
import json, sys, numpy, syclrt
program, queue = syclrt.load(sys.argv[1]), syclrt.Queue()
x = syclrt.asarray(numpy.arange(4, dtype="i4"), queue)
queue.parallel_for(4, program.kernel("step"), x, 3, 1).wait()
print(json.dumps([numpy.asarray(x).tolist(), [*sys.modules]]))
"""
HEAVY = {
    *("concurrent.futures", "lark", "llvmlite.binding", "platformdirs", "syclopt.ir", "syclopt.ir.module"),
    *("syclopt.images.device_image", "syclopt.images.device_variables", "syclopt.targets.catalogue"),
    *("syclrt.backends.graph_work", "syclrt.programs.discovery", "yaml"),
}


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """The table of images with a kernel in each."""
    path = tmp_path / "app.table"
    assert post_link([str(KERNELS), "-split=kernel", "-properties", "-symbols", "-S", "-o", str(path)]) == 0
    return path


def started(table: Path, cache: Path) -> tuple[list[int], set[str]]:
    """Run a kernel of a table in a process of its own; return the result, and what heavy modules were imported."""
    environment = {**os.environ, "SYCLRT_CACHE_DIR": str(cache), "SYCLRT_CACHE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", RUN, table], check=True, capture_output=True, text=True, env=environment
    )
    result, modules = json.loads(done.stdout)
    return result, HEAVY.intersection(modules)


def require_fp64(table: Path) -> None:
    """Let all images of a table require an aspect of devices."""
    for path in table.parent.glob("*.prop"):
        sets = PropertySets.parse(path.read_bytes())
        sets.setdefault("SYCL/device requirements", {})["aspects"] = Blob.of_u32([targets.aspects().get("fp64").number])
        path.write_bytes(sets.to_bytes())


@pytest.mark.skipif(platform.machine() != "x86_64", reason="LLVM loads code of other machines")
@pytest.mark.parametrize("is_table", [True, False])
def test_a_start_with_all_in_the_cache_takes_neither_llvm_nor_a_parser(
    table: Path, tmp_path: Path, *, is_table: bool
) -> None:
    source = table if is_table else KERNELS
    cold, cold_modules = started(source, tmp_path / "cache")
    warm, warm_modules = started(source, tmp_path / "cache")
    assert cold == warm == [1, 4, 7, 10]
    assert "syclopt.ir.module" in cold_modules
    assert not warm_modules


@pytest.mark.native_cpu("a GPU has a table of what it is")
def test_a_start_with_all_in_the_cache_reads_no_tables_of_devices_for_aspects(table: Path, tmp_path: Path) -> None:
    require_fp64(table)
    _, cold_modules = started(table, tmp_path / "cache")
    result, warm_modules = started(table, tmp_path / "cache")
    assert "syclopt.targets.catalogue" in cold_modules
    assert result == [1, 4, 7, 10]
    assert not warm_modules


@pytest.mark.native_cpu("its aspects are those that a variable says")
@pytest.mark.parametrize("change", ["-fp64", ""])
def test_what_is_kept_of_requirements_is_that_of_the_device(table: Path, tmp_path: Path, change: str) -> None:
    """A device with other aspects is another one, also where the answer for this one is kept."""
    require_fp64(table)
    started(table, tmp_path / "cache")
    cache = {"SYCLRT_CACHE_DIR": str(tmp_path / "cache"), "SYCLRT_CACHE": "1"}
    environment = {**os.environ, **cache, "SYCLRT_NATIVE_CPU_ASPECTS": change}
    done = subprocess.run(
        [sys.executable, "-c", RUN, table], check=False, capture_output=True, text=True, env=environment
    )
    assert ("lacks aspect 'fp64'" in done.stderr) == bool(change)


def test_code_that_is_not_launched_is_not_read(table: Path, queue: Queue) -> None:
    _, *others = sorted(table.parent.glob("*.ll"), key=lambda path: "@step" not in path.read_text())
    assert others
    for path in others:
        path.unlink()
    program = syclrt.load(table)
    assert len(program.kernels) == 1 + len(others)
    array = syclrt.asarray(np.arange(4, dtype="i4"), queue)
    queue.parallel_for(4, program.kernel("step"), array, 3, 1).wait()
    assert np.asarray(array).tolist() == [1, 4, 7, 10]
    with pytest.raises(syclrt.SyclError, match="app.table:[0-9]+ names: no such file"):
        queue.parallel_for(4, program.kernel("add"), array, array).wait()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere platformdirs is asked")
@pytest.mark.parametrize("named", [None, "", "relative", "/somewhere/else"])
def test_the_cache_stands_where_platformdirs_says(monkeypatch: pytest.MonkeyPatch, named: str | None) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    if named is not None:
        monkeypatch.setenv("XDG_CACHE_HOME", named)
    assert user_cache_folder("syclrt") == platformdirs.user_cache_dir("syclrt")
