"""GPUs as devices: what is told of them, and why there is none."""

import os
import subprocess
import sys

import pytest
from tests.cuda.gpu_tools import refused

import syclrt
from syclrt import Device, Program


def test_what_a_gpu_is(device: Device) -> None:
    assert device.backend == "cuda"
    assert device.architecture.startswith("nvidia_gpu_sm_")
    assert device.vendor.startswith("NVIDIA")
    assert device.sub_group_sizes == (32,)
    assert device.driver_version
    assert device.name
    assert device.max_work_group_size == 1024
    assert 1024 <= max(device.max_work_item_sizes) <= 1024
    assert device.max_compute_units > 0
    assert device.global_mem_size > device.local_mem_size >= 48 << 10
    assert device.has("ext_intel_free_memory")
    assert 0 < device.free_memory < device.global_mem_size
    usual = {"gpu", "fp64", "atomic64", "usm_device_allocations", "usm_host_allocations", "ext_oneapi_graph"}
    assert usual <= device.aspects
    assert not {"cpu", "usm_system_allocations"} & device.aspects


def test_a_selector_chooses_it(devices: list[Device], monkeypatch: pytest.MonkeyPatch) -> None:
    for at, one in enumerate(devices):
        monkeypatch.setenv("SYCLRT_DEVICE_SELECTOR", f"cuda:{at}")
        assert Device.default() is one
        assert syclrt.devices()[0] is one
    monkeypatch.setenv("SYCLRT_DEVICE_SELECTOR", f"cuda:{len(devices)}")
    with refused("there is no device"):
        Device.default()


def test_the_processor_is_there_too(device: Device) -> None:
    backends = [one.backend for one in syclrt.devices()]
    assert {"native_cpu", "cuda"} == {*backends}
    assert device in syclrt.devices()


def test_without_a_device_the_reason_is_told_and_nothing_else() -> None:
    script = (
        "import syclrt\n"
        "print(syclrt.devices('cuda'), bool(syclrt.why_not('cuda')), [one.backend for one in syclrt.devices()])"
    )
    hidden = {**os.environ, "CUDA_VISIBLE_DEVICES": "", "SYCLRT_DEVICE_SELECTOR": "native_cpu"}
    done = subprocess.run([sys.executable, "-c", script], env=hidden, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "[] True ['native_cpu']\n", "")


def test_a_selector_of_a_device_that_is_not_there() -> None:
    script = (
        "import syclrt\n"
        "try:\n"
        "    syclrt.Queue()\n"
        "except syclrt.SyclError as error:\n"
        "    print(error.code.name, syclrt.why_not('cuda') in str(error))"
    )
    hidden = {**os.environ, "CUDA_VISIBLE_DEVICES": "", "SYCLRT_DEVICE_SELECTOR": "cuda"}
    done = subprocess.run([sys.executable, "-c", script], env=hidden, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "INVALID True\n", "")


def test_what_a_kernel_takes(device: Device, kernels: Program) -> None:
    assert kernels.kernel("saxpy").is_compatible(device)
    little, much = (kernels.kernel(name).resources(device).registers for name in ("store", "keeps_much"))
    assert 0 < little < 64 < much


def test_a_device_with_fewer_aspects_refuses_as_others_do(device: Device) -> None:
    without = device.with_aspects(remove=["fp64"])
    assert (without.backend, without.has("fp64"), without == device) == ("cuda", False, False)
    with refused("device|context"):
        syclrt.Queue(without, device.default_context)
