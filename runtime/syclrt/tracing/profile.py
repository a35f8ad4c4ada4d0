"""`profile`, and the variable of the environment that asks for it."""

from __future__ import annotations

import atexit
import os
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

from syclopt.diagnostics import print_message
from syclopt.errors import FileError
from syclopt.files import real_path, write_file
from syclopt.time_trace import Recording, chrome_trace, thread_names
from syclrt.errors import Errc, SyclError, told_as
from syclrt.tracing.notes import Notes
from syclrt.tracing.timeline import timeline

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

_PROCESS = "%p"
_OF_PROCESS: list[_Trace] = []
"""The recording that the environment has asked for."""


@contextmanager
def profile(path: Any) -> Generator[None]:
    """Record what runs within a `with` block, and write it as a trace of Chrome's format.

    `%p` in the path stands for the number of the process. Raises `SyclError` (INVALID) for a path that cannot be
    written, and while another trace is recorded.
    """
    trace = _Trace(path)
    try:
        yield
    except BaseException:
        with suppress(SyclError):
            trace.end()
        raise
    trace.end()


def profile_process(path: str) -> None:
    """Record from now on, until the process ends. What is wrong with the path is said, and nothing is recorded."""
    with _said():
        trace = _Trace(path)
        _OF_PROCESS.append(trace)
        atexit.register(_said()(trace.end))


def profile_program(name_of: Callable[[str], str]) -> None:
    """Let the recording of the process, if there is one, tell of a program that ends the process as C does.

    `name_of` tells what a kernel is called by the program, from its symbol.
    """
    if _OF_PROCESS:
        from syclrt.tracing.programs import at_exit, take_notes_of_programs

        take_notes_of_programs(_OF_PROCESS[0].notes, name_of)
        at_exit(_said()(_OF_PROCESS[0].end))


@contextmanager
def _said() -> Generator[None]:
    """Say what goes wrong within."""
    try:
        yield
    except SyclError as error:
        print_message(f"syclrt: error: {error}")


class _Trace:
    """A recording of the commands, and of what is compiled for them."""

    def __init__(self, path: Any) -> None:
        """Begin. Raises `SyclError` (INVALID)."""
        self._name = _checked(path)
        with told_as(Errc.INVALID):
            self._path = real_path(self._name)
        try:
            self._compilation = Recording()
        except RuntimeError as error:
            raise SyclError(str(error), Errc.INVALID) from error
        self.notes = Notes()
        self.notes.begin()

    def end(self) -> None:
        """End, and write what was recorded, in the process that began. Raises `SyclError` (INVALID)."""
        self.notes.end()
        compiled = self._compilation.end()
        if os.getpid() != self._compilation.process:
            return
        try:
            write_file(self._path, self._text(compiled))
        except FileError as error:
            reason = error.message.partition(": ")[2]
            raise SyclError(f"cannot write '{self._name}': {reason}", Errc.INVALID) from error

    def _text(self, compiled: list[Any]) -> bytes:
        process = self._compilation.process
        found = timeline(self.notes, process)
        processes = {process: "host", **self._compilation.process_names, **found.devices}
        return chrome_trace(
            [*found.spans, *compiled],
            found.arrows,
            processes=processes,
            tracks={**thread_names(process), **found.tracks},
            origin=self._compilation.start,
        )


def _checked(path: Any) -> str:
    """Return the name of a file. Raises `SyclError` (INVALID) for what is none, and one in no folder."""
    try:
        name = os.fsdecode(path).replace(_PROCESS, str(os.getpid()))
    except TypeError as error:
        raise SyclError(f"expected a path, found {path!r}", Errc.INVALID) from error
    folder = os.path.dirname(name) or "."
    if not os.path.isdir(folder):
        raise SyclError(f"cannot write '{name}': there is no folder '{folder}'", Errc.INVALID)
    return name
