"""The kernels of these tests, and a process of its own for what ends a GPU for the process."""

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from syclrt import Errc, SyclError

REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
KERNELS = REAL / "gpu_kernels_o2.ll"
_HEAD = f"""
import os, signal, sys, threading, time
import numpy as np
import syclrt
from syclrt.graph import CommandGraph

device = syclrt.devices("cuda")[0]
queue, kernels = syclrt.Queue(device), syclrt.load({str(KERNELS)!r})

def outcome(action):
    try:
        action()
    except (syclrt.SyclError, KeyboardInterrupt) as error:
        return f"{{getattr(error, 'code', error.__class__).__class__.__name__}}: {{error}}"
    return "went on"

def told(action, kernel):
    try:
        action()
    except syclrt.SyclError as error:
        return error.code.name, f"'{{kernel}}'" in str(error)
    return "went on"

def saxpy(queue):
    x, y = (syclrt.asarray(np.arange(4, dtype="f4"), queue) for _ in range(2))
    queue.parallel_for(4, kernels.kernel("saxpy"), 2.0, x, y).wait()
    return y.to_numpy().tolist()
"""


def refused(match: str, code: Errc = Errc.INVALID):
    return pytest.raises(SyclError, match=match, check=lambda error: error.code is code)


def alone(text: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run a program of Python in a process of its own, with a GPU, its queue, kernels, and means to tell outcomes."""
    command = [sys.executable, "-c", _HEAD + textwrap.dedent(text)]
    environment = {**os.environ, **more}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)


def lines_of(text: str, **more: str) -> list[str]:
    """Return what such a program prints; it must end well."""
    done = alone(text, **more)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
