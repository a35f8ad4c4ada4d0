"""The kernels of `scripts/bench --cuda`, small and on the processor: they do what their checks say."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from tests.clang_programs import needs_clang

import syclrt

SCRIPTS = Path(__file__).resolve().parent.parent / "scripts"
sys.path.append(str(SCRIPTS))

from cuda_sides.work import SMALL, WORKS, Argument, LocalBytes  # noqa: E402


@pytest.fixture(scope="module")
def program() -> syclrt.Program:
    return syclrt.load(SCRIPTS / "cuda_sides" / "kernels.ll")


def argument(value: Argument, queue: syclrt.Queue) -> object:
    if isinstance(value, LocalBytes):
        return syclrt.LocalMemory(value.num_bytes)
    return syclrt.asarray(value, queue) if isinstance(value, np.ndarray) else value.item()


@pytest.mark.parametrize("name", WORKS)
def test_results_of_kernels_are_right_and_others_are_not(program: syclrt.Program, name: str) -> None:
    work, queue = WORKS[name](SMALL), syclrt.Queue()
    arguments = [argument(value, queue) for value in work.arguments]
    shape = syclrt.NdRange(work.extents, work.group) if work.has_groups else work.extents
    before = np.array(arguments[work.result])
    assert work.check(before)
    queue.parallel_for(shape, program.kernel(name), *arguments).wait()
    assert not work.check(np.array(arguments[work.result]))


@needs_clang
def test_results_of_kernels_of_cpp_are_right(tmp_path: Path) -> None:
    pytest.importorskip("cuda.bindings.driver")
    from cuda_sides.kernels import OF_CPP, callable_of, program_of_cpp

    kernels, queue = program_of_cpp(tmp_path).kernels, syclrt.Queue()
    for name in OF_CPP:
        work = WORKS[name](SMALL)
        given = [syclrt.asarray(one, queue) if isinstance(one, np.ndarray) else one for one in work.arguments]
        shape = syclrt.NdRange(work.extents, work.group) if work.has_groups else work.extents
        kernel = kernels[next(one for one in kernels if f"_entryI{len(name)}{name}" in one)]
        queue.parallel_for(shape, kernel, callable_of(given)).wait()
        assert not work.check(np.array(given[work.result])), name


def test_the_chain_becomes_one_kernel() -> None:
    pytest.importorskip("cuda.bindings.driver")
    from cuda_sides.kernels import chain_differs, fused_chain

    queue = syclrt.Queue(in_order=True)
    x = syclrt.asarray(np.linspace(-2, 2, 10_007, dtype="f4"), queue, "device")
    y = syclrt.zeros(10_007, "f4", queue, "device")
    executable = fused_chain(queue, x, y)
    assert chain_differs(x.to_numpy(), y.to_numpy())
    queue.ext_oneapi_graph(executable).wait()
    assert not chain_differs(x.to_numpy(), y.to_numpy())


def test_a_row_without_a_gpu_says_so(tmp_path: Path) -> None:
    if syclrt.devices("cuda"):
        pytest.skip("there is a GPU")
    command = [SCRIPTS / "bench", "--cuda", "--quick", "--inputs", tmp_path, "--output", tmp_path / "out.json"]
    done = subprocess.run([sys.executable, *command, "saxpy"], capture_output=True, text=True, check=True)
    assert "saxpy, 2^27, beside nvcc" in done.stdout
    assert syclrt.why_not("cuda") in done.stdout
    assert (tmp_path / "out.json").exists()
