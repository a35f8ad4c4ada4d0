"""The options `-j` and `-executor`: who finishes images."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from syclopt.errors import UsageError

if TYPE_CHECKING:
    from collections.abc import Generator
    from concurrent.futures import Executor

    from syclopt.tools.command_line import LLVMStyleParser

_LARGEST = 1024


def add_parallel_options(parser: LLVMStyleParser) -> None:
    """Declare the options."""
    add = parser.add_argument
    add("-j", dest="jobs", metavar="N", help="finish images in N processes (0: one for each core; default: 1)")
    add("--executor", metavar="dask:ADDRESS", help="finish images on a Dask cluster: dask:tcp://HOST:PORT")


@contextmanager
def helpers(jobs: str | None, executor: str | None) -> Generator[tuple[int, Executor | None]]:
    """Return what the options `-j` and `-executor` say: the number of processes, and the executor, left at the end.

    Raises `UsageError` for values that mean nothing, `InputError` and `WorkerError` as `open_executor` does.
    """
    if executor is None:
        yield _jobs(jobs), None
        return
    if jobs is not None:
        raise UsageError("-j and -executor contradict each other")
    from syclopt.pipeline.parallel.cluster import open_executor

    with open_executor(executor) as opened:
        yield 1, opened


def _jobs(text: str | None) -> int:
    if text is None:
        return 1
    if not (text.isascii() and text.isdigit()) or int(text) > _LARGEST:
        raise UsageError(f"option '-j': found '{text}', expected a number of processes up to {_LARGEST}, or 0")
    if int(text):
        return int(text)
    from syclopt.pipeline.run import available_cores

    return available_cores()
