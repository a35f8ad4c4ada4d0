"""What `-time-trace` and `-ftime-trace` ask for: a run of a tool, recorded, as a file of Chrome's format."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from syclopt.errors import UsageError
from syclopt.files import STDOUT, real_path, write_file, write_stdout
from syclopt.time_trace import Recording, span

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable


@contextmanager
def traced(tool: str, path: str, others: Iterable[str]) -> Generator[None]:
    """Record what is within, and write it when it has gone well; `others` are what the tool reads and writes.

    Raises `UsageError` where the trace would go to one of these, `FileError`.
    """
    place = _place(path)
    if any(_place(other) == place for other in others):
        raise UsageError(f"the trace would be written to '{path}', which the command line also reads or writes")
    recording = Recording()
    try:
        with span(tool, "tool"):
            yield
    except BaseException:
        recording.end()
        raise
    if place in STDOUT:
        write_stdout(recording.text(tool))
    else:
        write_file(path, recording.text(tool))


def _place(path: str) -> str:
    return "-" if path in STDOUT else real_path(path)
