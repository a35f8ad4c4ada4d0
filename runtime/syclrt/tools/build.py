"""`syclrt build`: machine code of the kernels of programs, made before they run."""

from __future__ import annotations

import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

from syclopt.cached_property import cached_property
from syclopt.child_processes import available_cores
from syclopt.diagnostics import print_message
from syclopt.elf_files import ElfFile
from syclopt.files import read_source
from syclopt.images.embedded import SECTION
from syclrt.errors import Errc, SyclError, told
from syclrt.interface.devices import visible_devices
from syclrt.interface.program import LoadedProgram
from syclrt.ranges import as_range
from syclrt.tools.info import device_named

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from syclrt.backends.device import Device
    from syclrt.ranges import LaunchShape, Range


class _Task(NamedTuple):
    symbol: str
    shape: LaunchShape


def build(options: argparse.Namespace) -> int:
    """Build the kernels of executables and shared libraries that are not kept yet.

    Raises `SyclError`, `SycloptError`.
    """
    if options.jobs < 0:
        raise SyclError(f"-j {options.jobs}: expected a number from 0 on", Errc.INVALID)
    program = _program_of(options.programs)
    sizes = [_local_range(text) for text in options.local]
    tasks = [_Task(symbol, shape) for symbol in program.symbols for shape in program.shapes(symbol, sizes)]
    built = {task.symbol for task in tasks}
    if left := [symbol for symbol in program.symbols if symbol not in built]:
        told = f"{len(left)} of {len(program.symbols)} kernels are launched with work-groups"
        print_message(f"syclrt: {told}, and are built where their size is given, as in --local 256")
    # Nothing has been asked of a device yet, so that a process that is forked may ask.
    forks = multiprocessing.get_context("fork")
    jobs = options.jobs or available_cores()
    with ProcessPoolExecutor(jobs, forks, initializer=_begin, initargs=(program, options.device)) as pool:
        problems = [*dict.fromkeys(filter(None, pool.map(_problem_of, tasks)))]
    for problem in problems:
        print_message(f"syclrt: error: {program.with_types(problem)}")
    return 1 if problems else 0


def _program_of(paths: Sequence[str]) -> LoadedProgram:
    program = LoadedProgram()
    for path in paths:
        file = ElfFile(read_source(path), path)
        content = next((file.content(section) for section in file.sections if section.name == SECTION), None)
        if content is None:
            raise SyclError(f"'{path}' has no device code that syclopt-cxx linked into it", Errc.INVALID)
        program.add_images(content, path)
    return program


def _local_range(text: str) -> Range:
    try:
        return as_range(tuple(int(part) for part in text.split(",")))
    except ValueError as error:
        raise SyclError(f"--local {text}: expected N, N,N or N,N,N", Errc.ND_RANGE) from error


class _Builder:
    """Builds kernels of a program for a device: without its name, the one that the program begins with."""

    def __init__(self, program: LoadedProgram, device: str | None) -> None:
        self._program = program
        self._wanted = device

    @cached_property
    def _device(self) -> Device:
        if self._wanted is not None:
            return device_named(self._wanted)
        return self._program.suitable_first(visible_devices())[0]

    def problem_of(self, task: _Task) -> str:
        """Build a kernel; return why it cannot be."""
        try:
            kernel = self._program.kernel(task.symbol)
            kernel.program.launcher(kernel, task.shape, self._device, self._device.default_context)
        except SyclError as error:
            return told(error)
        return ""


_builder: _Builder | None = None  # of a process that builds


def _begin(program: LoadedProgram, device: str | None) -> None:
    global _builder  # noqa: PLW0603 - tasks of a process come without what they share
    _builder = _Builder(program, device)


def _problem_of(task: _Task) -> str:
    assert _builder is not None
    return _builder.problem_of(task)
