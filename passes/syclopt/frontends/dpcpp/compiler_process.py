"""Calls of DPC++'s compiler library, each in a process of its own, which the library may end."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import tempfile
from typing import cast

from syclopt.child_processes import end_child, end_of, start_child, timeout_of
from syclopt.errors import FrontEndCrash, FrontEndError
from syclopt.frontends.dpcpp.compiler_interface import Request, Response

TIMEOUT_VARIABLE = "SYCLOPT_DPCPP_TIMEOUT"
_WORKER = "syclopt.frontends.dpcpp.compiler_worker"
_LINES = 3  # of the library's last words


def ask(request: Request, doing: str, timeout: float | None = None) -> Response:
    """Call the library in a process and return what it gave.

    `doing` is what messages say about it; `timeout` is in seconds, None takes SYCLOPT_DPCPP_TIMEOUT, or ten minutes.
    Raises `FrontEndError` when the process cannot start or takes too long, `FrontEndCrash` when it ends, `InputError`
    for a bad variable.
    """
    seconds = timeout_of(TIMEOUT_VARIABLE) if timeout is None else timeout
    with tempfile.TemporaryDirectory(prefix="syclopt-dpcpp-") as folder:  # else the library leaves some where it ends
        process = _start(folder)
        with process:
            try:
                answer, printed = process.communicate(pickle.dumps(request), seconds)
            except subprocess.TimeoutExpired:
                end_child(process)
                message = f"DPC++'s compiler library was ended: no answer in {seconds:g} s while {doing}"
                raise FrontEndError(f"{message} ({TIMEOUT_VARIABLE} sets the time)", file=request.name) from None
            except BaseException:
                end_child(process)
                raise
    if process.returncode == 0 and answer:
        return cast("Response", pickle.loads(answer))
    raise _ended(process.returncode, printed.decode("utf-8", "replace"), doing, request.name)


def _start(folder: str) -> subprocess.Popen[bytes]:
    """Start a process whose temporary files are in `folder`."""
    path = os.pathsep.join(path for path in sys.path if path)
    try:
        return start_child(
            [sys.executable, "-P", "-m", _WORKER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path, "TMPDIR": folder},
        )
    except OSError as error:
        raise FrontEndError(f"cannot start DPC++'s compiler library: {error.strerror or error}") from error


def _ended(code: int, printed: str, doing: str, name: str) -> FrontEndCrash:
    lines = [line.strip() for line in printed.splitlines() if line.strip()]
    words = f": {' / '.join(lines[-_LINES:]).replace(': / ', ': ')}" if lines else ""
    return FrontEndCrash(f"DPC++'s compiler library ended ({end_of(code)}) while {doing}{words}", file=name)
