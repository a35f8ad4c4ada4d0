"""Why there is no GPU: drivers that are absent, too old, or do not work, as stand-ins of the bindings tell it."""

import re
import subprocess
import sys

import pytest

BINDINGS = """
import enum, sys, types

class CUresult(enum.IntEnum):
    SUCCESS = 0
    NOT_INITIALIZED = 3
    NO_DEVICE = 100

def failing():
    raise RuntimeError("Failed to dlopen libcuda.so.1")

def unknown():
    raise ValueError("4242 is not a valid CUresult")

for name in ("cuda", "cuda.bindings"):
    sys.modules[name] = types.ModuleType(name)
    sys.modules[name].__path__ = []
driver = sys.modules["cuda.bindings.driver"] = types.ModuleType("cuda.bindings.driver")
driver.CUresult = CUresult
driver.cuGetErrorName = lambda status: (0, status.name.encode())
driver.cuGetErrorString = lambda status: (0, None)
driver.cuDriverGetVersion = lambda: (CUresult(0), 13000)
driver.cuInit = lambda flags: (CUresult(0),)
driver.cuDeviceGetCount = lambda: (CUresult(0), 0)
DRIVER
import syclrt
print(syclrt.devices("cuda"), [one.backend for one in syclrt.devices()])
print(syclrt.why_not("cuda"))
"""
DRIVERS = {
    "none": ("driver.cuDriverGetVersion = failing", "no driver of NVIDIA.*libcuda"),
    "too old": ("driver.cuDriverGetVersion = lambda: (CUresult(0), 12040)", "is for CUDA 12.4, expected.*12.9"),
    "one that fails": ("driver.cuDriverGetVersion = lambda: (CUresult(3), None)", "cannot be init.*NOT_INITIALIZED"),
    "no device": ("driver.cuInit = lambda flags: (CUresult(100),)", "cannot be initialized.*NO_DEVICE"),
    "a status of a newer one": ("driver.cuInit = lambda flags: unknown()", "cannot be initialized.*4242"),
    "no device shown": ("", "shows no device"),
    "a count that fails": ("driver.cuDeviceGetCount = lambda: (CUresult(3), None)", "cannot count.*NOT_INITIALIZED"),
    "no bindings": ("sys.modules['cuda.bindings.driver'] = None", r"pip install 'syclopt\[cuda\]'"),
}


@pytest.mark.parametrize("what", DRIVERS)
def test_the_reason_is_told_and_the_processor_serves(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYCLRT_DEVICE_SELECTOR", "native_cpu")
    setting, match = DRIVERS[what]
    script = BINDINGS.replace("DRIVER", setting)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    devices, why = done.stdout.splitlines()
    assert devices == "[] ['native_cpu']"
    assert re.search(match, why)
