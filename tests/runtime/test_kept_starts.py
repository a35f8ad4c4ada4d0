"""What is kept of a source for starts: one record has all that they need, and serves those alone that it is for."""

import os
import subprocess
import sys
from collections.abc import Callable, Collection
from pathlib import Path

import numpy as np
import pytest
from tests.launches import launch
from tests.runtime.built_programs import TRIPLE, kernel
from tests.runtime.test_spec_constants import PAIR, SPEC_CONSTANTS

import syclrt
from syclopt import targets
from syclopt.ir.llvm.process import client
from syclrt import Device, Errc, NdRange, Program, Queue, SyclError, disk_cache
from syclrt.programs import starts
from syclrt.programs.build import Built
from syclrt.programs.loaded_image import LoadedImage

KERNELS = Path(__file__).with_name("small_kernels.ll")
NEEDS_FP64 = """
target triple = "spirv64-unknown-unknown"
define spir_kernel void @needs(ptr addrspace(1) %out) !sycl_used_aspects !0 {{
  store i32 1, ptr addrspace(1) %out
  ret void
}}
!0 = !{{i32 {number}}}
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache that is empty."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("SYCLRT_CACHE_DIR", str(folder))
    monkeypatch.delenv("SYCLRT_CACHE", raising=False)
    return folder


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """The keys that the cache was asked for."""
    keys: list[bytes] = []
    look: Callable[[bytes], bytes | None] = disk_cache.CACHE.find

    def find(key: bytes) -> bytes | None:
        keys.append(key)
        return look(key)

    for module in (disk_cache, starts):
        monkeypatch.setattr(module, "find", find)
    return keys


def step(queue: Queue, program: Program, extents: object = 4) -> list[int]:
    numbers = np.arange(4, dtype="i4")
    launch(queue, extents, program.kernel("step"), numbers, 3, 1)
    return numbers.tolist()


def test_a_start_looks_for_one_thing(queue: Queue, asked: list[bytes]) -> None:
    client.stop()
    step(queue, syclrt.load(KERNELS))
    asked.clear()
    assert step(queue, syclrt.load(KERNELS)) == [1, 4, 7, 10]
    assert asked == [disk_cache.digest("source", KERNELS.read_bytes())]


def test_work_groups_of_each_size_have_their_own_code(queue: Queue, asked: list[bytes]) -> None:
    for _ in range(2):
        asked.clear()
        program = syclrt.load(KERNELS)
        assert step(queue, program, NdRange(4, 2)) == step(queue, program, NdRange(4, 4)) == [1, 4, 7, 10]
    assert len(asked) == 1


def test_code_that_is_gone_is_made_again(folder: Path) -> None:
    made = syclrt.load(KERNELS)
    for file in folder.rglob("*"):
        if file.is_file() and b"define spir_kernel void @step" in file.read_bytes():
            file.unlink()
    found = syclrt.load(KERNELS)
    assert [one.data for one in images_of(found)] == [one.data for one in images_of(made)]


def test_what_is_large_is_kept_apart(queue: Queue, asked: list[bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starts, "_MOST_BYTES", 10)
    for _ in range(2):
        asked.clear()
        assert step(queue, syclrt.load(KERNELS)) == [1, 4, 7, 10]
    assert len(asked) > 1


def test_other_values_of_constants_have_their_own_code(queue: Queue, tmp_path: Path) -> None:
    path = tmp_path / "constants.ll"
    path.write_text(SPEC_CONSTANTS)
    for _ in range(2):
        program = syclrt.load(path)
        counts: list[int] = []
        for one in (program, program.specialize({"count": 9}), program):
            out = np.zeros(1, PAIR)
            launch(queue, 1, one.kernel("run"), out, None)
            counts.append(int(out["count"][0]))
        assert counts == [7, 9, 7]


def test_a_device_without_an_aspect_does_not_take_what_is_kept(queue: Queue, tmp_path: Path, device: Device) -> None:
    path = tmp_path / "needs.ll"
    path.write_text(NEEDS_FP64.format(number=targets.aspects().get("fp64").number))
    for _ in range(2):
        out = np.zeros(1, "i4")
        launch(queue, 1, syclrt.load(path).kernel("needs"), out)
        assert out[0] == 1
    less = Queue(device.with_aspects(remove=["fp64"]))
    with pytest.raises(SyclError, match="lacks aspect 'fp64'") as found:
        less.single_task(syclrt.load(path).kernel("needs"), None)
    assert found.value.code is Errc.KERNEL_NOT_SUPPORTED


def test_a_kernel_of_two_images_is_that_of_the_one_that_stays(queue: Queue, tmp_path: Path) -> None:
    text = "define spir_kernel void @k(i32 %x) {\n  ret void\n}\n"
    paths = [tmp_path / "one.ll", tmp_path / "other.ll"]
    for path, kind in zip(paths, ("i32", "i64"), strict=True):
        path.write_text(text.replace("i32", kind))
    for _ in range(2):
        program = syclrt.load(paths[0])
        kernel = program.kernel("k")
        library = program.load(paths[1])
        program.unload(library)
        assert [one.type for one in kernel.parameters] == ["i32"]
        queue.single_task(kernel, 1).wait()


@pytest.mark.native_cpu("the function is one of C's library")
def test_code_that_was_linked_to_nothing_is_not_that_of_a_kernel_that_others_join(queue: Queue, tmp_path: Path) -> None:
    """A kernel that calls a function of the device's library, or that of an image, if one has it."""
    user, library = tmp_path / "user.ll", tmp_path / "library.ll"
    user.write_text(f"""{TRIPLE}declare spir_func i32 @labs(i32) #1
{kernel("uses", "  %n = call spir_func i32 @labs(i32 -5)")}
attributes #1 = {{ "sycl-module-id"="library.cpp" }}
""")
    library.write_text(f"""{TRIPLE}define spir_func i32 @labs(i32 %x) #0 {{
  ret i32 42
}}
attributes #0 = {{ "sycl-module-id"="library.cpp" }}
""")
    for paths, count in (((user,), 1), ((user, library), 2), ((user,), 1)):
        program = syclrt.load(*paths)
        launch(queue, 1, program.kernel("uses"), np.zeros(4, "i8"))
        assert [len(built.linked) for built in built_in(program)] == [count]


def test_processes_that_run_different_kernels_at_once_keep_what_both_need(folder: Path) -> None:
    script = f"""
import sys, numpy, syclrt
queue = syclrt.Queue()
x = syclrt.asarray(numpy.arange(4, dtype="i4"), queue)
arguments = {{"step": (x, 3, 1), "add": (x, x)}}[sys.argv[1]]
queue.parallel_for(4, syclrt.load({str(KERNELS)!r}).kernel(sys.argv[1]), *arguments).wait()
print(x.to_numpy().tolist())
"""
    for _ in range(2):
        running = [
            subprocess.Popen([sys.executable, "-c", script, name], stdout=subprocess.PIPE, text=True, env=os.environ)
            for name in ("step", "add")
        ]
        assert [one.communicate()[0] for one in running] == ["[1, 4, 7, 10]\n", "[0, 2, 4, 6]\n"]
    assert folder.exists()


def built_in(program: Program) -> Collection[Built]:
    return program._built.values()


def images_of(program: Program) -> list[LoadedImage]:
    return program._table.images
