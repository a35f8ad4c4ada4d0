"""What is common to all processes that do work for this one: how many, how long they may take, and how they end."""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
import threading
import time
from contextlib import suppress
from typing import IO, TYPE_CHECKING, Any

from syclopt.errors import InputError
from syclopt.time_trace import recording

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

_TIMEOUT = 600.0
_LONGEST = 1e6  # seconds: `poll` counts milliseconds in 32 bits
_PATIENCE = 2.0  # seconds for a process to clean up

_running: set[subprocess.Popen[bytes]] = set()
_lock = threading.RLock()  # a signal's handler may ask for it once more
_is_over = threading.Event()


def available_cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def start_child(
    command: Sequence[str],
    *,
    stdin: int | None = None,
    stdout: int | IO[bytes] | None = None,
    stderr: int | IO[bytes] | None = None,
    env: Mapping[str, str] | None = None,
) -> subprocess.Popen[bytes]:
    """Start a process as `subprocess.Popen` does, which `end_children` ends. Raises `OSError`."""
    with _lock:
        if _is_over.is_set():
            raise InterruptedError
        kind: type[subprocess.Popen[bytes]] = subprocess.Popen if recording() is None else _Recorded
        process = kind(command, stdin=stdin, stdout=stdout, stderr=stderr, env=env, process_group=0)
        _running.difference_update([each for each in _running if each.returncode is not None])
        _running.add(process)
        return process


class _Recorded(subprocess.Popen[bytes]):
    """A process that becomes a span of what is being recorded when it is found to have ended."""

    def __init__(self, command: Sequence[str], **options: Any) -> None:
        self._begun: int | None = time.perf_counter_ns()
        self._command = command
        super().__init__(command, **options)

    def poll(self) -> int | None:
        return self._noted(super().poll())

    def wait(self, timeout: float | None = None) -> int:
        code = super().wait(timeout)
        self._noted(code)
        return code

    def _noted(self, code: int | None) -> int | None:
        found = recording()
        if code is not None and self._begun is not None and found is not None:
            name = os.path.basename(_program(self._command))
            found.name_process(self.pid, f"{name} ({self.pid})")
            details = {"command": shlex.join(self._command), "end": end_of(code)}
            found.add(name, "process", self._begun, process=self.pid, details=details)
            self._begun = None
        return code


def _program(command: Sequence[str]) -> str:
    """Return what a command runs: a module, if Python runs one."""
    return command[command.index("-m") + 1] if "-m" in command[:3] else command[0]


def end_child(process: subprocess.Popen[bytes]) -> None:
    """End a process and what it started; they may clean up first."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        if process.poll() is not None:
            return
        with suppress(ProcessLookupError):
            os.killpg(process.pid, number)
        with suppress(subprocess.TimeoutExpired):
            process.wait(_PATIENCE)


def ask_children_to_end() -> None:
    """Let the processes that `start_child` started clean up and end, and none start, until `end_children` is done."""
    with _lock:
        _is_over.set()
        for process in _running:
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    os.killpg(process.pid, signal.SIGTERM)


def end_children(wait: Callable[[], object]) -> None:
    """End the processes that `start_child` started; until `wait` returns, threads that try to start others fail."""
    ask_children_to_end()
    with _lock:
        running = [*_running]
    try:
        for process in running:
            end_child(process)
        wait()
    finally:
        _is_over.clear()


def timeout_of(variable: str) -> float:
    """Return the seconds that an environment variable allows, or ten minutes. Raises `InputError` for another value."""
    text = os.environ.get(variable)
    if not text:
        return _TIMEOUT
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 < seconds < float("inf"):
        raise InputError(f"{variable} is '{text}', expected a number of seconds")
    return min(seconds, _LONGEST)


def end_of(code: int) -> str:
    """Return how a process ended, by its return code: "exit status 1", "SIGABRT"."""
    if code >= 0:
        return f"exit status {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"
