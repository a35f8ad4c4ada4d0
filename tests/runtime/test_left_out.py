"""What only makes kernels quicker may go wrong: it is left out with a warning, and results are the same."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import syclrt
from syclopt.codegen.native_cpu.sycl_vectorize_work_items import SYCLVectorizeWorkItemsPass
from syclopt.codegen.native_cpu.sycl_vectorize_work_items.in_step import InStep
from syclopt.codegen.native_cpu.sycl_widen_indices import SYCLWidenIndicesPass
from syclopt.codegen.native_cpu.sycl_widen_regions import SYCLWidenRegionsPass
from syclopt.ir import Module
from syclrt import Device, Errc, LocalMemory, Queue, SyclError
from syclrt.errors import LeftOut

pytestmark = pytest.mark.native_cpu("work-items in step")

_KERNELS = Path(__file__).with_name("loop_kernels.ll")
_EXPECTED = [0, 1, 7, 2, 5, 8, 16, 3, 19, 6]  # steps from 1, 2, ... to 1


@pytest.fixture(autouse=True)
def nothing_was_built_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYCLRT_CACHE", "0")


def found() -> list[int]:
    counts = np.full(10, -1, "i4")
    Queue().parallel_for(10, syclrt.load(_KERNELS).kernel("steps"), counts, 10).wait()
    return counts.tolist()


def fail(*_: object) -> None:
    raise ValueError("too many values")


@pytest.mark.parametrize("failing", [SYCLVectorizeWorkItemsPass, SYCLWidenIndicesPass, SYCLWidenRegionsPass])
def test_a_pass_that_fails(monkeypatch: pytest.MonkeyPatch, failing: type) -> None:
    monkeypatch.setattr(failing, "run", fail)
    message = r"went wrong and was left out: ValueError: too many values \(.*test_left_out:\d+\).*Please report"
    with pytest.warns(LeftOut, match=message):
        assert found() == _EXPECTED


class Stop(BaseException):
    """What a handler of a signal may raise."""


@pytest.mark.parametrize("raised", [SystemExit(3), KeyboardInterrupt(), Stop()])
def test_what_ends_the_process_is_not_left_out(monkeypatch: pytest.MonkeyPatch, raised: BaseException) -> None:
    """A signal may come while a kernel is built, and its handler may call `sys.exit`."""

    def end(*_: object) -> None:
        raise raised

    monkeypatch.setattr(SYCLVectorizeWorkItemsPass, "run", end)
    with pytest.raises(type(raised)):
        found()
    monkeypatch.undo()
    assert found() == _EXPECTED


def test_code_that_llvm_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    refused = "define internal i32 @{}(ptr %a, ptr %b, ptr %c, ptr %d) {{\n  ret i32 %undefined\n}}\n"
    monkeypatch.setattr(InStep, "text", lambda _, name: refused.format(name))
    with pytest.warns(LeftOut, match="undefined value"):
        assert found() == _EXPECTED


def test_a_warning_that_is_an_error_tells_what_went_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SYCLVectorizeWorkItemsPass, "run", fail)
    with pytest.raises(LeftOut) as caught:
        found()
    assert isinstance(caught.value.__context__, ValueError)


def test_a_program_that_is_wrong_is_no_fault_of_these_passes(device: Device) -> None:
    module = Module.parse(_KERNELS.read_text().replace("@llvm.fmuladd.f32", "@nobody"))
    kernel = syclrt.load(module).kernel("product")
    with pytest.raises(SyclError, match="nobody") as caught:
        Queue(device).parallel_for(1, kernel, 1, *np.zeros((3, 1), "f4"), LocalMemory(8)).wait()
    assert caught.value.code is Errc.BUILD
