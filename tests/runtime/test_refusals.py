"""What devices, contexts, queues, programs and command groups refuse, and with which code."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import syclrt
from syclopt.ir import Module
from syclrt import Context, Device, Errc, Id, Program, Queue, Range, SyclError
from syclrt.tools.main import main

DEVICE = Device.default()
OTHER = DEVICE.with_aspects(remove=["fp64"])


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("SYCLRT_DEVICE_SELECTOR", "opencl", Errc.FEATURE_NOT_SUPPORTED),
        ("SYCLRT_DEVICE_SELECTOR", "nothing:0", Errc.FEATURE_NOT_SUPPORTED),
        ("SYCLRT_DEVICE_SELECTOR", "native_cpu:1", Errc.INVALID),
        ("SYCLRT_DEVICE_SELECTOR", "native_cpu:x", Errc.INVALID),
        ("SYCLRT_DEVICE_SELECTOR", "native_cpu:-1", Errc.INVALID),
        *(("SYCLRT_NUM_THREADS", value, Errc.INVALID) for value in ("0", "-1", "x", "2.5", "²", "1000000")),
        *(("SYCLRT_NATIVE_CPU_ASPECTS", value, Errc.INVALID) for value in ("fp64", "+nothing", "-", "--fp64")),
    ],
)
def test_the_environment_is_checked(monkeypatch: pytest.MonkeyPatch, name: str, value: str, code: Errc) -> None:
    monkeypatch.setenv("SYCLRT_DEVICE_SELECTOR", "native_cpu")
    monkeypatch.setenv(name, value)
    with pytest.raises(SyclError) as found:
        Device.default()
    assert found.value.code is code
    assert str(found.value).startswith(f"{name}: ")


def test_the_environment_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYCLRT_DEVICE_SELECTOR", "native_cpu:0")
    monkeypatch.setenv("SYCLRT_NUM_THREADS", "3")
    monkeypatch.setenv("SYCLRT_NATIVE_CPU_ASPECTS", " -fp64, +gpu ")
    device = Device.default()
    assert device is Device.default()
    assert (device.max_compute_units, device.has("fp64"), device.has("gpu")) == (3, False, True)


def test_devices_tell_how_much_memory_is_free() -> None:
    for device in syclrt.devices():
        assert 0 < device.free_memory <= device.global_mem_size


def wrong(call: Callable[..., object], *arguments: Any, **options: Any) -> Callable[[], object]:
    return lambda: call(*arguments, **options)


@pytest.mark.parametrize(
    "call",
    [
        wrong(DEVICE.has, "nothing"),
        wrong(DEVICE.has, None),
        wrong(DEVICE.with_aspects, add=["nothing"]),
        wrong(DEVICE.with_aspects, remove=[5]),
        wrong(Context, []),
        wrong(Context, "native_cpu"),
        wrong(Context, 5),
        wrong(Context, [DEVICE, None]),
        wrong(Queue, "native_cpu"),
        wrong(Queue, context=DEVICE),
        wrong(Queue, OTHER, Context(DEVICE)),
        wrong(Queue, enable_profiling=True, discard_events=True),
        wrong(Queue, async_handler=5),
        wrong(Queue(DEVICE).submit, None),
        wrong(Queue.from_stream, "cuda:0", 0),
        wrong(Queue.from_stream, DEVICE, "x"),
        wrong(syclrt.malloc_device, 64, DEVICE, "x"),
        wrong(syclrt.malloc_shared, 64, Queue(DEVICE), DEVICE),
        wrong(syclrt.malloc_shared, 64, np.zeros(3)),
        wrong(syclrt.asarray, [1], np.zeros(3)),
        wrong(syclrt.copy, syclrt.zeros(3, "i4", DEVICE), np.zeros(3, "i4")),  # pyright: ignore[reportArgumentType]
        wrong(syclrt.CommandGraph, Queue(DEVICE), "native_cpu"),
        wrong(syclrt.Buffer(3, "i4").get_access, "read"),
        wrong(Queue(DEVICE).submit, lambda h: h.host_task(None)),
        wrong(Queue(DEVICE).submit, lambda h: h.host_task(5)),
        wrong(Queue(DEVICE).submit, lambda h: h.set_arg("x", 1)),
        wrong(Queue(DEVICE).submit, lambda h: h.set_arg(-1, 1)),
        wrong(Queue(DEVICE).ext_oneapi_submit_barrier, 5),
        wrong(Queue(DEVICE).ext_oneapi_submit_barrier, [5]),
        wrong(Range, 1.5),
        wrong(Range, "x"),
        wrong(Range, (1, 2)),
        wrong(Id, None),
        wrong(syclrt.load, 5),
        wrong(syclrt.load, None),
        wrong(syclrt.load, "/proc/nowhere/a.ll"),
        wrong(syclrt.load, "/proc/nowhere/a.table"),
        wrong(syclrt.load, "/"),
        wrong(Program().kernel, "x"),
        wrong(Program().kernel, None),
        wrong(Program().unload, None),
        wrong(Program().device_global, "x"),
    ],
)
def test_what_is_none_is_invalid(call: Callable[[], object]) -> None:
    with pytest.raises(SyclError) as found:
        call()
    assert found.value.code is Errc.INVALID


@pytest.mark.parametrize("data", [b"", b"garbage", b"BC\xc0\xde garbage", b"define void @f(", b"[Code]\n\0\n"])
@pytest.mark.parametrize("name", ["a.ll", "a.bc", "a.table"])
def test_files_that_are_none_are_invalid(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    program = Program()
    with pytest.raises(SyclError) as found:
        program.load(tmp_path / name)
    assert found.value.code is Errc.INVALID
    assert not program.kernels


def test_a_path_may_be_bytes() -> None:
    assert "step" in syclrt.load(KERNELS.encode()).kernels
    with pytest.raises(SyclError, match=r"expected a path, found a text: syclopt\.Module\.parse"):
        syclrt.load("define spir_kernel void @k() {\n  ret void\n}\n")


@pytest.mark.parametrize("name", [None, 5, [1], DEVICE])
def test_names_are_texts(name: Any, kernels: Program) -> None:
    for call in (kernels.kernel, kernels.kernels.__getitem__, kernels.explain, kernels.device_global):
        with pytest.raises(SyclError, match="expected the name of a") as found:
            call(name)
        assert found.value.code is Errc.INVALID


def test_kernels_are_asked_of_devices(kernels: Program) -> None:
    kernel = next(iter(kernels.kernels.values()))
    for call in (kernel.sub_group_size, kernel.resources, kernel.is_compatible):
        with pytest.raises(SyclError, match="expected .*Device") as found:
            call("cuda")  # pyright: ignore[reportArgumentType] - that is what is tested
        assert found.value.code is Errc.INVALID


def test_a_kernel_of_another_program_is_not_explained(kernels: Program) -> None:
    step = kernels.kernel("step")
    assert kernels.explain(step).problem is None
    for arguments in ((step, None), (step, "native_cpu")):
        with pytest.raises(SyclError, match="expected a kernel of this program") as found:
            (Program() if arguments[1] is None else kernels).explain(*arguments)  # pyright: ignore[reportArgumentType]
        assert found.value.code is Errc.INVALID


def test_one_event_is_a_list_of_events(queue: Queue) -> None:
    array = syclrt.zeros(4, "i4", queue)
    event = queue.memset(array, 1, 16)
    queue.ext_oneapi_submit_barrier(event).wait()  # pyright: ignore[reportArgumentType]
    assert event.status is syclrt.EventStatus.COMPLETE


def test_arrays_are_made_for_devices_too() -> None:
    other = syclrt.asarray(np.arange(3), DEVICE)  # pyright: ignore[reportArgumentType]
    assert syclrt.zeros(2, "i4", DEVICE).to_numpy().tolist() == [0, 0]  # pyright: ignore[reportArgumentType]
    assert other.pointer.context is DEVICE.default_context


def test_pointers_move_by_integers(queue: Queue) -> None:
    pointer: Any = syclrt.malloc_shared(64, queue)
    assert (pointer + np.int64(8)).address == pointer.address + 8
    assert (pointer + 64).num_bytes == 0
    for bad in (-1, 65):
        with pytest.raises(SyclError, match="outside of its memory"):
            _ = pointer + bad
    with pytest.raises(TypeError):
        _ = pointer + 2.5


def test_all_names_can_be_imported_at_once() -> None:
    script = "from syclrt import *\nprint(Queue.__name__, load.__name__, Errc.INVALID.name)"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout == "Queue load INVALID\n"
    script = "from syclrt.graph import *\nprint(CommandGraph.__name__, NodeType.EMPTY.name, SYCL_EXT_ONEAPI_GRAPH)"
    found = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert found.stdout == "CommandGraph EMPTY 1\n"


KERNELS = str(Path(__file__).with_name("small_kernels.ll"))
ARGUMENTS = ["-a", "arange:i32:4", "-a", "i32:2", "-a", "i32:1"]


def run(*words: str) -> int:
    """Run a kernel for four work-items as the command does; return the exit status."""
    return main(["run", KERNELS, "--kernel", "step", "--range", "4", *words])


def test_the_command_runs_on_a_device_of_a_number(capsys: pytest.CaptureFixture[str], device: Device) -> None:
    assert run(*ARGUMENTS, "--device", f"{device.backend}:0") == 0
    assert capsys.readouterr().out == "0: [1 3 5 7]\n"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([*ARGUMENTS, "--device", "native_cpu:1"], "there is no device 'native_cpu:1'"),
        ([*ARGUMENTS, "--device", "opencl"], "there is no backend 'opencl'"),
        ([*ARGUMENTS, "--local", "3"], "does not divide"),
        ([*ARGUMENTS, "--local", "x"], "--local x: expected N"),
        ([*ARGUMENTS, "--repeat", "0"], "--repeat 0: expected a number from 1 on"),
        ([*ARGUMENTS, "--save", "x"], "--save x: expected N:FILE.npy"),
        ([*ARGUMENTS, "--save", "1:x.npy"], "argument 1 is no array"),
        ([*ARGUMENTS, "--save", "9:x.npy"], "argument 9 is no array"),
        ([*ARGUMENTS, "--save", "0:/proc/nowhere/x.npy"], "cannot write a file there"),
        (ARGUMENTS[:2], "takes 3 arguments, found 1"),
        (["-a", "arange:i32:-4", *ARGUMENTS[2:]], "expected integers from 0 on"),
        (["-a", "arange:q32:4", *ARGUMENTS[2:]], "--arg arange:q32:4: expected"),
        (["-a", "load:/proc/nowhere/x.npy", *ARGUMENTS[2:]], "no such file"),
        (["-a", f"load:{KERNELS}", *ARGUMENTS[2:]], "holds no array of NumPy"),
        ([*ARGUMENTS[:2], "-a", "f32:2", "-a", "i32:1"], "argument 1 of kernel 'step': expected a value of type i32"),
        ([*ARGUMENTS[:2], "-a", "i32:99999999999", "-a", "i32:1"], "--arg i32:99999999999: expected"),
    ],
)  # fmt: skip
def test_the_command_refuses_in_one_line(words: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(*words) == 1
    found = capsys.readouterr()
    assert found.out == ""
    assert found.err.startswith("syclrt: error: ")
    assert message in found.err
    assert found.err.count("\n") == 1


def test_the_command_ends_quietly_when_nobody_reads() -> None:
    script = (
        f"exec 2>&1; {sys.executable} -c 'import sys; from syclrt.tools.main import main; sys.exit(main())' info | true"
    )
    assert subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False).stdout == ""


def test_mappings_of_programs_know_what_was_meant() -> None:
    """They raise what is a `KeyError` too, and say which names are near."""
    program = syclrt.load(
        Module.parse(
            """target triple = "spirv64-unknown-unknown"
@Counter = addrspace(1) global { ptr addrspace(1) } zeroinitializer, align 8 #0
define spir_kernel void @count() {
  %counter = load ptr addrspace(1), ptr addrspace(1) @Counter
  store i32 1, ptr addrspace(1) %counter
  ret void
}
attributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="Counter" }
"""
        )
    )
    for mapping, near in ((program.kernels, "count"), (program.device_globals, "Counter")):
        assert near in mapping
        for name in (near + "s", 5, None, []):
            assert name not in mapping
            with pytest.raises(KeyError) as found:
                mapping[name]  # pyright: ignore[reportArgumentType]
            assert isinstance(found.value, SyclError)
            assert found.value.code is Errc.INVALID
            assert (near in str(found.value)) is isinstance(name, str)
    with pytest.raises(SyclError, match="no specialization constant has the id 'count'") as missing:
        program.specialization_constants["count"]
    assert isinstance(missing.value, KeyError)
