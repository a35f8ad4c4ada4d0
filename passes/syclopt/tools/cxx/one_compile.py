"""A program by a stock clang: each source is compiled once, and passes make host code and device code of it.

Host code is compiled by the same clang, while the device code of all sources becomes images, which the program carries.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.child_processes import available_cores
from syclopt.diagnostics import print_message
from syclopt.disk_cache import digest
from syclopt.errors import InputError, SycloptError, UsageError
from syclopt.files import STDOUT, made_beside, write_file, write_stderr, write_stdout
from syclopt.frontends.clang.installed_clang import find_clang
from syclopt.frontends.clang.precompiled_header import CACHE
from syclopt.tools.cxx.clang_commands import DEVICE, DIAGNOSIS, HOST, READ, ClangCommands, planned
from syclopt.tools.cxx.clang_runs import ClangRuns
from syclopt.tools.cxx.cxx_options import warnings_of_missing
from syclopt.tools.cxx.device_code import JUST_IN_TIME, device_name
from syclopt.tools.cxx.ends import ended_early
from syclopt.tools.cxx.host_sanitizers import check_sanitizers
from syclopt.tools.cxx.made_files import check_outputs, object_name, program_name
from syclopt.tools.cxx.named_libraries import OFTEN_NAMED, OWN, names_library, without_library
from syclopt.tools.cxx.source_sides import SourceSides, after

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from concurrent.futures import Future

    from syclopt.diagnostics import Warnings
    from syclopt.ir.module import Module
    from syclopt.tools.cxx.cxx_options import Arguments

_INTERFACE = "syclopt_interface"
_SMALL_PROGRAM = Path(__file__).with_name("small_program.ll")


class Diagnosis:
    """Work of a thread that refuses what no device can run: begun when there is time for it."""

    def __init__(self, pool: ThreadPoolExecutor, work: Callable[[], None]) -> None:
        self._pool = pool
        self._work = work
        self._job: Future[None] | None = None

    def begin(self) -> Future[None]:
        """Begin, unless that is done, and return what is to come."""
        if self._job is None:
            self._job = self._pool.submit(self._work)
        return self._job


@dataclass(frozen=True)
class Unit:
    """A source: its device code, the name of the object with its host code, and what else there is to do for it."""

    source: str
    device: Module
    object: str
    uses_sycl: bool
    compilation: Future[None]
    diagnoses: Sequence[Diagnosis]


class OneCompile:
    """One run of the driver."""

    def __init__(self, arguments: Arguments, folder: Path) -> None:
        """Find the compiler; `folder` takes what is not kept. Raises `FrontEndError`, `UsageError`."""
        if arguments.output is not None and len(arguments.sources) > 1 and arguments.stage != "link":
            raise UsageError("cannot specify -o when generating multiple output files")
        check_sanitizers(arguments)
        arguments.linked = without_library(arguments.linked, OWN)
        self.arguments = arguments
        self.folder = folder
        clang = find_clang(arguments.compiler, arguments.host_compiler)
        arguments.host = clang.spelled(arguments.host)
        self._commands = ClangCommands(arguments, clang)
        self._runs = ClangRuns(folder, arguments.is_verbose)
        self._sides = SourceSides(self._commands, self._runs, folder)
        self._jobs = arguments.jobs or available_cores()
        self._pool = ThreadPoolExecutor(self._jobs)
        self._begun_start: Future[str] | None = None

    def run(self) -> None:
        """Do what the command line asks for. Raises `SycloptError`, `HostFailed`."""
        if self.arguments.dry_run:
            for line in planned(self._commands):
                print_message(f" {line}")
            return
        check_outputs(self.arguments)
        if self.arguments.is_verbose:
            print_message(f"front end: {self._commands.clang}")
        with ended_early(self._pool):
            self._build()

    def _build(self) -> None:
        match self.arguments.stage:
            case "device":
                self._write_device_code()
            case "syntax":
                for job in [self._pool.submit(self._sides.check, source) for source in self.arguments.sources]:
                    job.result()
            case "link" if self.arguments.is_relocatable:
                objects = [str(self.folder / f"{number}.o") for number in range(len(self.arguments.sources))]
                self._write_each(objects)
                self._link([*objects], [])
            case "link":
                self._write_program()
            case _:
                self._write_each([object_name(self.arguments, source) for source in self.arguments.sources])

    def _write_device_code(self) -> None:
        arguments = self.arguments
        for source in arguments.sources:
            device = self._sides.device(source)
            if not [*device.definitions()]:
                raise InputError("it has no kernels, and no other code for devices", file=source)
            name = arguments.output or device_name(source, JUST_IN_TIME, (JUST_IN_TIME,), arguments.device_ending)
            write_stdout(device.to_bytes()) if name in STDOUT else device.write(name)

    def _write_each(self, outputs: Sequence[str]) -> None:
        """Write object or assembly files."""
        unfinished = [str(self.folder / f"{number}_{Path(output).name}") for number, output in enumerate(outputs)]
        for output, unit in zip(outputs, self._units(unfinished, carry_device_code=True), strict=True):
            unit.compilation.result()
            made = Path(self._with_host_code(unit)).read_bytes()
            write_stdout(made) if output in STDOUT else write_file(output, made)

    def _with_host_code(self, unit: Unit) -> str:
        """Return the object of a source that has all of the headers' host code that it uses."""
        host_code = self._sides.host_code.get(unit.source)
        if host_code is None:
            return unit.object
        output = f"{unit.object}.whole.o"
        self._runs.run(self._commands.merge([unit.object, host_code], output))
        return output

    def _write_program(self) -> None:
        arguments = self.arguments
        names = [str(self.folder / f"{n}_{Path(name).stem}.o") for n, name in enumerate(arguments.sources)]
        units = [*self._units(names, carry_device_code=False)]
        from syclopt.tools.cxx.device_section import CLANG, modules_of
        from syclopt.tools.cxx.object_files import link_inputs, objects_in, shared_libraries

        given = link_inputs(arguments.linked)
        linked = (*given, *shared_libraries(arguments.linked))
        uses_sycl = any(unit.uses_sycl for unit in units) or any(
            each.mentions(_INTERFACE) for path in linked for each in objects_in(path)
        )
        modules = modules_of(given, CLANG)
        start = self._start(units, modules) if uses_sycl else []
        _diagnose(units)
        for unit in units:
            unit.compilation.result()
        # One object with host code for all sources: their options are the same.
        self._link([*(unit.object for unit in units), *[*self._sides.host_code.values()][:1]], start)

    def _units(self, outputs: Sequence[str], *, carry_device_code: bool) -> Iterator[Unit]:
        jobs = [
            self._pool.submit(self._unit, source, output, carry_device_code=carry_device_code)
            for source, output in zip(self.arguments.sources, outputs, strict=True)
        ]
        for job in jobs:
            job.add_done_callback(self._forget_first)
        if jobs:
            self._get_ready()
        for job in jobs:
            yield job.result()

    def _forget_first(self, _: Future[Unit]) -> None:
        """Let nobody wait for a command, as a source has come to its end, perhaps without one."""
        self._runs.first_begun.set()
        self._runs.first_ended.set()

    def _get_ready(self) -> None:
        """Do for a small program what comes after the compiler, while that is at work: so all of it is loaded then."""
        self._runs.first_begun.wait()
        from syclopt.ir import llvm
        from syclopt.ir.module import Module

        module = after(READ, Module.read(_SMALL_PROGRAM))
        after(HOST, module)
        if not self._commands.clang.writes_our_text:
            llvm.get_ready()
        if not self._runs.first_ended.is_set():
            module = after(f"{DIAGNOSIS},{DEVICE}", module)
        if self.arguments.stage == "link" and not self._runs.first_ended.is_set():
            self._get_ready_for_images(module)
        if self.arguments.stage == "link":
            self._begun_start = self._begin_start()
            import_module("syclopt.tools.cxx.device_section")

    def _get_ready_for_images(self, module: Module) -> None:
        from syclopt.pipeline.run import run_pipeline
        from syclopt.tools.cxx.embedded_images import passes_of, targets_of
        from syclopt.tools.cxx.turns import Until

        for target in targets_of(self.arguments):
            passes = passes_of(self.arguments, target)
            if target == JUST_IN_TIME:
                with suppress(SycloptError):  # a program that needs what is wrong will say so
                    run_pipeline(module, passes, instrumentation=[Until(self._runs.first_ended)])

    def _unit(self, source: str, output: str, *, carry_device_code: bool) -> Unit:
        """Compile a source to its sides, and begin to compile its host code. Raises `SycloptError`, `HostFailed`."""

        begun: list[Future[None]] = []
        diagnoses: list[Diagnosis] = []
        sides: list[Module] = []

        def begin(host: Module) -> None:
            sides.append(host)
            if not carry_device_code:
                begun.append(self._begin_host(host, output))

        def put_off(module: Module) -> None:
            diagnoses.append(Diagnosis(self._pool, partial(self._sides.diagnose, source, module.copy())))

        device = self._sides.both(source, begin, None if carry_device_code else put_off)
        (host,) = sides
        if carry_device_code:
            from syclopt.tools.cxx.device_section import section_ir

            host.add(section_ir(device, source))
            begun.append(self._begin_host(host, output))
        return Unit(source, device, output, _INTERFACE in host.globals, begun[0], diagnoses)

    def _begin_host(self, host: Module, output: str) -> Future[None]:
        path = f"{output}.host.ll"
        host.write(path)
        command = self._commands.host(path, output)
        if len(self.arguments.sources) >= self._jobs:
            return self._pool.submit(self._runs.run, command)
        end = self._runs.begun(command)  # here: a thread would first wait until this one waits
        return self._pool.submit(lambda: self._runs.tell(end()))

    def _begin_start(self) -> Future[str]:
        """Begin to compile what a program begins with, if that is not kept, and return its object to come."""
        return self._pool.submit(self._compile_start)

    def _compile_start(self) -> str:
        output = self.folder / "start.o"
        key = digest("program start", str(self._commands.clang.version), *self._commands.start(""))
        kept = CACHE.find(key)
        if kept is not None:
            output.write_bytes(kept)
        else:
            self._runs.run(self._commands.start(str(output)))
            CACHE.store(key, output.read_bytes())
        return str(output)

    def _start(self, units: Sequence[Unit], others: Sequence[Module]) -> list[str]:
        """Return the objects that a program begins with: code, and the images of all device code."""
        from syclopt.elf_files import object_of_data
        from syclopt.images.embedded import SECTION
        from syclopt.tools.cxx.embedded_images import embedded_images
        from syclopt.tools.cxx.turns import WhileLLVMWorks

        others_turn = WhileLLVMWorks(partial(_begin_diagnoses, units))

        def images(warnings: Warnings, lines: bool) -> bytes:
            if lines:  # what is wrong or warned of is told in order
                _diagnose(units)
            is_anew = lines and not self._sides.has_lines
            own = [self._sides.device_with_lines(unit.source) if is_anew else unit.device for unit in units]
            modules = [each for each in (*own, *others) if _has_code(each)]
            return embedded_images(modules, self.arguments, warnings, [others_turn])

        code = self._begun_start or self._begin_start()
        content = self._sides.made(images)
        places = {"syclopt_images": 0, "syclopt_images_end": len(content)}  # as program_start.c calls them
        output = self.folder / "images.o"
        output.write_bytes(object_of_data(SECTION, content + b"\0", places))
        return [code.result(), str(output)]

    def _link(self, objects: Sequence[str], start: Sequence[str]) -> None:
        self._leave_out_missing(OFTEN_NAMED)
        with made_beside(program_name(self.arguments)) as output:
            command = self._commands.link(objects, start, output)
            if self._commands.clang.is_zig:  # its linker is in it
                self._runs.run(command)
            else:
                self._runs.link(command, [*start, *objects, output])

    def _leave_out_missing(self, library: str) -> None:
        """Link without a library that is nowhere. Where something needs its symbols, the linker says so."""
        arguments = self.arguments
        if not names_library(arguments.linked, library):
            return
        if self._runs.ended(self._commands.only_library(library, str(self.folder / "library.so"))).returncode == 0:
            return
        arguments.linked = without_library(arguments.linked, library)
        write_stderr("".join(warnings_of_missing(library, arguments.words)))


def _diagnose(units: Sequence[Unit]) -> None:
    for job in _begin_diagnoses(units):
        job.result()


def _begin_diagnoses(units: Sequence[Unit]) -> list[Future[None]]:
    return [diagnosis.begin() for unit in units for diagnosis in unit.diagnoses]


def _has_code(module: Module) -> bool:
    return any(True for _ in module.definitions()) or bool(module.globals)
