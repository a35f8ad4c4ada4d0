"""`syclrt run`."""

from __future__ import annotations

import math
import os
import warnings
from io import BytesIO
from typing import TYPE_CHECKING, Any

from syclopt.errors import FileError, LimitError
from syclopt.files import read_source, real_path, write_file
from syclrt.errors import Errc, SyclError
from syclrt.memory.array import UsmArray, asarray, zeros
from syclrt.programs.arguments import LocalMemory
from syclrt.programs.program import load
from syclrt.ranges import NdRange
from syclrt.submission.queue import Queue
from syclrt.tools.info import device_named, print_lines, specialized

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

_FORMS = "f32:2.5, i32:7, zeros:f32:1024, arange:f32:1024, load:x.npy or local:BYTES"
_SHOWN = 8  # elements at either end of an array


def run(options: argparse.Namespace) -> int:
    """Run a kernel as the command line says, and print or save its arrays. Raises `SyclError`."""
    if options.repeat < 1:
        raise SyclError(f"--repeat {options.repeat}: expected a number from 1 on", Errc.INVALID)
    queue = Queue(device_named(options.device), enable_profiling=options.profile)
    program = specialized(load(options.table), options.settings)
    kernel = program.kernel(options.kernel)
    arguments = [_argument(text, queue) for text in options.arguments]
    saved = _saved(options.save, arguments)
    extents = _extents("--range", options.range)
    shape = NdRange(extents, _extents("--local", options.local)) if options.local else extents
    for _ in range(options.repeat):
        event = queue.parallel_for(shape, kernel, *arguments)
        event.wait_and_throw()
        if options.profile:
            times = event.profiling
            waited, ran = times.start - times.submit, times.end - times.start
            print_lines([f"{ran / 1000:.1f} us, {waited / 1000:.1f} us after submission"])
    for at, path in saved.items():
        _save(path, arguments[at])
    shown = [(at, array) for at, array in enumerate(arguments) if isinstance(array, UsmArray) and at not in saved]
    if shown:
        print_lines(f"{at}: {_shown(array)}" for at, array in shown)
    return 0


def _shown(array: UsmArray) -> str:
    import numpy

    return numpy.array2string(array.to_numpy(), threshold=2 * _SHOWN, edgeitems=_SHOWN // 2)


def _argument(text: str, queue: Queue) -> Any:
    kind, _, rest = text.partition(":")
    try:
        match kind:
            case "zeros" | "arange":
                dtype, _, count = rest.partition(":")
                array = zeros(int(count), _dtype(dtype), queue)
                if kind == "arange":
                    _count_up(array)
                return array
            case "load":
                return _loaded(text, rest, queue)
            case "local":
                return LocalMemory(int(rest))
            case _:
                return _dtype(kind).type(rest)
    except (ValueError, OverflowError, TypeError) as error:
        raise SyclError(f"--arg {text}: expected {_FORMS}", Errc.INVALID) from error


def _count_up(array: UsmArray) -> None:
    import numpy

    numpy.asarray(array)[...] = numpy.arange(array.shape[0])


def _loaded(text: str, path: str, queue: Queue) -> UsmArray:
    try:
        found = _array_in(read_source(path))
    except (FileError, LimitError) as error:
        raise SyclError(f"--arg {text}: {error.message}", Errc.INVALID) from error
    except ValueError as error:
        raise SyclError(f"--arg {text}: the file holds no array of NumPy", Errc.INVALID) from error
    dtype = found.dtype
    if dtype.kind not in "biufcV":
        raise SyclError(f"--arg {text}: the file holds no numbers, but {dtype}", Errc.INVALID)
    return asarray(found, queue)


def _array_in(data: bytes) -> Any:
    """Return the array in the bytes of a `.npy` file. Raises `ValueError` where its header asks for more than is there.

    Whatever else NumPy loads is no such file: archives of arrays, which are ZIP files, and pickles, which run code.
    """
    import numpy
    from numpy.lib import format as npy

    stream = BytesIO(data)
    is_first = npy.read_magic(stream) == (1, 0)
    read_header: Any = npy.read_array_header_1_0 if is_first else npy.read_array_header_2_0
    try:
        with warnings.catch_warnings(action="ignore"):
            shape, is_fortran, dtype = read_header(stream)
    except Exception as error:  # NumPy meets broken headers with whatever exception comes of them
        raise ValueError("the header is broken") from error
    if dtype.hasobject or any(extent < 0 for extent in shape):
        raise ValueError(shape)
    if math.prod(shape) * dtype.itemsize > len(data) - stream.tell():
        raise ValueError(shape)
    return numpy.ndarray(shape, dtype, data, stream.tell(), order="F" if is_fortran else "C")


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


def _saved(texts: Sequence[str], arguments: Sequence[object]) -> dict[int, str]:
    """Return parameter -> path, of arrays that can be saved there."""
    found: dict[int, str] = {}
    for text in texts:
        number, _, path = text.partition(":")
        if not number.isdecimal() or not path:
            raise SyclError(f"--save {text}: expected N:FILE.npy, where N counts parameters from 0", Errc.INVALID)
        at = int(number)
        if at >= len(arguments) or not isinstance(arguments[at], UsmArray) or at in found:
            problem = "is saved twice" if at in found else "is no array"
            raise SyclError(f"--save {text}: argument {at} {problem}", Errc.INVALID)
        folder = os.path.dirname(path) or "."
        if os.path.isdir(path) or not os.access(folder, os.W_OK):
            problem = "it is a folder" if os.path.isdir(path) else f"'{folder}' is no folder that may be written"
            raise SyclError(f"--save {text}: cannot write a file there: {problem}", Errc.INVALID)
        if real_path(path) in map(real_path, found.values()):
            raise SyclError(f"--save {text}: another array is saved there", Errc.INVALID)
        found[at] = path
    return found


def _save(path: str, array: UsmArray) -> None:
    import numpy

    buffer = BytesIO()
    numpy.save(buffer, array.to_numpy())
    write_file(path, buffer.getvalue())
