"""What `-time-trace` and `-ftime-trace` ask for: a run of a tool, recorded, as a file of Chrome's format."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from syclopt.files import write_file
from syclopt.time_trace import Recording, span

if TYPE_CHECKING:
    from collections.abc import Generator


@contextmanager
def traced(tool: str, path: str) -> Generator[None]:
    """Record what is within, and write it when it has gone well. Raises `FileError`."""
    recording = Recording()
    try:
        with span(tool, "tool"):
            yield
    except BaseException:
        recording.end()
        raise
    write_file(path, recording.text(tool))
