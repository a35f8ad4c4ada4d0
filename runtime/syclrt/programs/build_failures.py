"""Builds that fail: those that take too long, and those that would fail again."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from syclopt.child_processes import timeout_of
from syclopt.errors import LLVMStopped, SycloptError
from syclrt.backends.backend import BUILD_TIMEOUT
from syclrt.errors import Errc, SyclError, told

if TYPE_CHECKING:
    from collections.abc import Generator

    from syclrt.backends.device import Device


@contextmanager
def build_time(device: Device) -> Generator[None]:
    """Let what is within take as long as the environment allows.

    Raises `SyclError`: BUILD when that was too short, INVALID when the environment has no number of seconds.
    """
    from syclopt.ir.llvm import time_limit

    try:
        seconds = timeout_of(BUILD_TIMEOUT)
    except SycloptError as error:
        raise SyclError(told(error), Errc.INVALID) from error
    with time_limit(seconds) as limit:
        try:
            yield
        except SyclError as error:
            if not limit.is_over:
                raise
            message = f"the build took longer than {seconds:g} s, which {BUILD_TIMEOUT} allows: {error}"
            raise SyclError(message, Errc.BUILD, device=device) from error.__cause__


def may_pass(error: SyclError) -> bool:
    """Tell whether the same build may work another time."""
    return error.code is not Errc.BUILD or isinstance(error.__cause__, LLVMStopped)


def copy_of(error: SyclError) -> SyclError:
    """Return an error that can be raised beside others that say the same."""
    copy = SyclError(str(error), error.code, kernel=error.kernel, argument=error.argument, device=error.device)
    copy.__cause__ = error.__cause__
    return copy
