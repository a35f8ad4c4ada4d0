"""`syclrt run`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from syclrt.backends.device import devices
from syclrt.errors import Errc, SyclError
from syclrt.memory.array import UsmArray, asarray, zeros
from syclrt.programs.arguments import LocalMemory
from syclrt.programs.program import load
from syclrt.ranges import NdRange
from syclrt.submission.queue import Queue

if TYPE_CHECKING:
    import argparse

_FORMS = "f32:2.5, i32:7, zeros:f32:1024, arange:f32:1024, load:x.npy or local:BYTES"
_SHOWN = 8  # elements at either end of an array


def run(options: argparse.Namespace) -> int:
    """Run a kernel as the command line says, and print its arrays. Raises `SyclError`."""
    import numpy

    program = load(options.table)
    queue = Queue(devices(options.device)[0], enable_profiling=options.profile)
    kernel = program.kernel(options.kernel)
    arguments = [_argument(text, queue) for text in options.arguments]
    extents = _extents("--range", options.range)
    shape = NdRange(extents, _extents("--local", options.local)) if options.local else extents
    for _ in range(options.repeat):
        event = queue.parallel_for(shape, kernel, *arguments)
        event.wait_and_throw()
        if options.profile:
            times = event.profiling
            waited, ran = times.start - times.submit, times.end - times.start
            print(f"{ran / 1000:.1f} us, {waited / 1000:.1f} us after submission")
    saved = dict(_saved(text) for text in options.save)
    for at, argument in enumerate(arguments):
        if isinstance(argument, UsmArray):
            if at in saved:
                numpy.save(saved[at], argument.to_numpy())
            else:
                print(f"{at}: {numpy.array2string(argument.to_numpy(), threshold=2 * _SHOWN, edgeitems=_SHOWN // 2)}")
        elif at in saved:
            raise SyclError(f"--save {at}:{saved[at]}: argument {at} is no array", Errc.INVALID)
    return 0


def _argument(text: str, queue: Queue) -> Any:
    import numpy

    kind, _, rest = text.partition(":")
    try:
        match kind:
            case "zeros" | "arange":
                dtype, _, count = rest.partition(":")
                if kind == "zeros":
                    return zeros(int(count), _dtype(dtype), queue)
                return asarray(numpy.arange(int(count)).astype(_dtype(dtype)), queue)
            case "load":
                return asarray(numpy.load(rest), queue)
            case "local":
                return LocalMemory(int(rest))
            case _:
                return _dtype(kind).type(rest)
    except (ValueError, OverflowError, TypeError) as error:
        raise SyclError(f"--arg {text}: expected {_FORMS}", Errc.INVALID) from error


def _dtype(name: str) -> Any:
    import numpy

    if name[:1] not in ("f", "i", "u") or not name[1:].isdigit() or int(name[1:]) % 8:
        raise ValueError(name)
    return numpy.dtype(f"{name[0]}{int(name[1:]) // 8}")


def _extents(option: str, text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError as error:
        raise SyclError(f"{option} {text}: expected N, N,N or N,N,N", Errc.ND_RANGE) from error


def _saved(text: str) -> tuple[int, str]:
    number, _, path = text.partition(":")
    if not number.isdigit() or not path:
        raise SyclError(f"--save {text}: expected N:FILE.npy, where N counts parameters from 0", Errc.INVALID)
    return int(number), path
