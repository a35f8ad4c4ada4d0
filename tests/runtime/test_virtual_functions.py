"""Objects that one kernel makes and others call: which images are linked, and what the calls return."""

import struct
from pathlib import Path

import numpy as np
import pytest

import syclrt
from syclopt import Module, post_link, run_pipeline
from syclrt import Device, Errc, Kernel, Program, Queue, SyclError, UsmArray

pytestmark = pytest.mark.usefixtures("all_aspects")

FOO = Path(__file__).parents[2] / "ir_fixtures" / "real" / "virtual_foo.ll"
LOWERING = "sycl-cleanup-vtables,sycl-virtual-functions-analysis,sycl-propagate-aspects-usage"


@pytest.fixture(scope="module")
def program() -> Program:
    (image,) = run_pipeline(Module.read(FOO), LOWERING)
    return syclrt.load(*post_link(image.module, "kernel"))


def closure(*arrays: UsmArray) -> bytes:
    return struct.pack(f"<{len(arrays)}Q", *(int(array.pointer) for array in arrays))


def called(program: Program, device: Device, kernel: str) -> int:
    """Let one kernel create an object and another one call a function of it; return what 10 became."""
    queue = Queue(device, in_order=True)
    storage, result = syclrt.zeros(8, "u8", queue), syclrt.asarray(np.full(1, 10, "i4"), queue)
    queue.single_task(program.kernel("Create"), closure(storage))
    queue.single_task(program.kernel(kernel), closure(storage, result)).wait()
    return int(result.to_numpy()[0])


def reasons(program: Program, kernel: Kernel, device: Device) -> list[str]:
    return [one.reason for one in program.explain(kernel, device).images]


def test_calls_reach_the_functions_of_the_object(program: Program, device: Device) -> None:
    assert called(program, device, "CallFoo") == 31
    assert called(program, device, "CallBar") == 11


def test_objects_stay_good_when_others_load(device: Device) -> None:
    """The kernel that calls is in the program that made the object, whichever is launched first after a load."""
    (image,) = run_pipeline(Module.read(FOO), LOWERING)
    program = syclrt.load(*post_link(image.module, "kernel"))
    queue = Queue(device, in_order=True)
    storage, result = syclrt.zeros(8, "u8", queue), syclrt.asarray(np.full(1, 10, "i4"), queue)
    queue.single_task(program.kernel("Create"), closure(storage)).wait()
    program.unload(program.load(Path(__file__).with_name("small_kernels.ll")))
    queue.single_task(program.kernel("CallFoo"), closure(storage, result)).wait()
    assert int(result.to_numpy()[0]) == 31


def test_a_device_without_fp64_creates_objects_and_calls_what_it_can(
    program: Program, without_fp64: Device, device: Device
) -> None:
    assert called(program, without_fp64, "CallBar") == 11
    assert "dummy" in reasons(program, program.kernel("Create"), without_fp64)
    assert "dummy" not in reasons(program, program.kernel("Create"), device)


def test_a_kernel_that_calls_what_the_device_cannot_run_is_refused(
    program: Program, without_fp64: Device, device: Device
) -> None:
    kernel = program.kernel("CallFoo")
    assert not kernel.is_compatible(without_fp64)
    assert kernel.is_compatible(device)
    queue = Queue(without_fp64)
    with pytest.raises(SyclError, match="kernel '_ZTS7CallFoo' cannot run on .*: it lacks aspect 'fp64'") as caught:
        queue.single_task(kernel, closure(syclrt.zeros(8, "u8", queue), syclrt.zeros(1, "i4", queue)))
    assert caught.value.code is Errc.KERNEL_NOT_SUPPORTED
    assert caught.value.kernel == "_ZTS7CallFoo"
    assert program.explain(kernel, without_fp64).problem is not None


def test_kernels_that_share_objects_are_one_program(program: Program, device: Device) -> None:
    explanation = program.explain(program.kernel("CallBar"), device)
    assert [one.reason for one in explanation.images].count("shares objects") == 2
    assert "virtual functions calls '_ZTS8fp64_set'" in str(explanation)


def test_an_unknown_kernel_is_a_key_error_with_a_hint(program: Program) -> None:
    with pytest.raises(KeyError, match="there is no kernel 'CallFo'; did you mean 'CallFoo'") as caught:
        program.kernel("CallFo")
    assert isinstance(caught.value, SyclError)
    assert caught.value.code is Errc.INVALID
