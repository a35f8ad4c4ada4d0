"""What goes wrong at run time: one exception, with SYCL 2020's codes."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from syclopt.errors import SycloptError

if TYPE_CHECKING:
    from collections.abc import Collection


class Errc(Enum):
    """The error codes of SYCL 2020."""

    SUCCESS = 0
    RUNTIME = 1
    KERNEL = 2
    ACCESSOR = 3
    ND_RANGE = 4
    EVENT = 5
    KERNEL_ARGUMENT = 6
    BUILD = 7
    INVALID = 8
    MEMORY_ALLOCATION = 9
    PLATFORM = 10
    PROFILING = 11
    FEATURE_NOT_SUPPORTED = 12
    KERNEL_NOT_SUPPORTED = 13
    BACKEND_MISMATCH = 14


class SyclError(Exception):
    """An error of the runtime. `kernel` (its name), `argument` (its index) and `device` are those that it is about."""

    def __init__(
        self,
        message: str,
        code: Errc = Errc.RUNTIME,
        *,
        kernel: str | None = None,
        argument: int | None = None,
        device: object | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.kernel = kernel
        self.argument = argument
        self.device = device

    def __reduce__(self) -> tuple[type[SyclError], tuple[object, ...], dict[str, object]]:
        """Let the error travel in a pickle to where the device may not be: it is described there."""
        described = None if self.device is None else repr(self.device)
        return type(self), self.args, {**self.__dict__, "device": described}


class UnknownNameError(SyclError, KeyError):
    """Nothing has that name."""

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError would quote it


class UnknownKernelError(UnknownNameError):
    """No image has a kernel of that name."""


class UnknownDeviceGlobalError(UnknownNameError):
    """No image has a device global of that name."""


class UnknownConstantError(UnknownNameError):
    """No image has a specialization constant of that name."""


def again(error: BaseException) -> BaseException:
    """Return what to raise in the place of an error that is kept, which others may raise too, and more than once.

    Of one of ours it is a copy: what that is raised through is not kept.
    """
    if not isinstance(error, SyclError):
        return error
    found = type(error).__new__(type(error), *error.args)
    found.__dict__.update(error.__dict__)
    if hasattr(error, "__notes__"):
        found.__notes__ = [*error.__notes__]
    found.__cause__, found.__context__ = error.__cause__, error.__context__
    found.__suppress_context__ = error.__suppress_context__
    return found.with_traceback(error.__traceback__)


def shown(value: object) -> str:
    """Return how a message shows what was given: Python writes out no number of thousands of digits."""
    try:
        return repr(value)
    except ValueError:
        return f"a {type(value).__name__} with too many digits"


def told(error: Exception) -> str:
    """Return what an error of syclopt says, as a part of a sentence where it names no place."""
    return str(error).removeprefix("error: ")


class told_as:  # noqa: N801 - it reads as a word of `with`
    """Lets errors of syclopt within be errors of the runtime, with a code."""

    __slots__ = ("_code",)

    def __init__(self, code: Errc) -> None:
        self._code = code

    def __enter__(self) -> None:
        pass

    def __exit__(self, _: object, error: BaseException | None, __: object) -> None:
        if isinstance(error, SycloptError):
            raise SyclError(told(error), self._code) from error


def near_names(name: str, known: Collection[str]) -> str:
    """Return the end of a message about a name that nothing has: what may have been meant."""
    from difflib import get_close_matches

    near = get_close_matches(name, known, 3)
    return f"; did you mean {' or '.join(map(repr, near))}?" if near else ""


class LeftOut(RuntimeWarning):
    """Something that only makes kernels quicker went wrong, which is a bug of this package, and was left out.

    Python's filters say what becomes of the warning: with `-W error`, it is raised, and what went wrong is its context.
    """


def left_out(what: str, error: Exception) -> None:
    """Warn that something was left out, while `error` is handled. Raises `LeftOut` where warnings are errors.

    What ended a pass to end the process, as handlers of signals do, is raised again.
    """
    import warnings

    if isinstance(error.__cause__, SystemExit):
        raise error.__cause__
    place, trace = "", error.__traceback__
    while trace is not None:
        place, trace = f" ({trace.tb_frame.f_globals.get('__name__')}:{trace.tb_lineno})", trace.tb_next
    warnings.warn(
        f"{what} went wrong and was left out: {type(error).__name__}: {told(error)}{place}; results are the same, but"
        " kernels may be slower. Please report this, with the program's IR",
        LeftOut,
        stacklevel=2,
    )
