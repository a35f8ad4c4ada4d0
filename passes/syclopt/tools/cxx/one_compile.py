"""A program by a stock clang: each source is compiled once, and passes make host code and device code of it.

Host code is compiled by the same clang; the device code of all sources becomes images, which the program carries.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.child_processes import end_child, end_children, start_child
from syclopt.diagnostics import Warnings
from syclopt.errors import FrontEndError, InputError, UsageError
from syclopt.files import STDOUT, made_beside, read_source, write_file, write_stdout
from syclopt.frontends.clang.installed_clang import HEADERS, Clang, find_clang
from syclopt.frontends.clang.kernel_attributes import remapping_options
from syclopt.frontends.clang.precompiled_header import begins_with_whole_header, place_of, source_of
from syclopt.ir.module import Module
from syclopt.pipeline.run import available_cores, run_pipeline
from syclopt.time_trace import recording
from syclopt.tools.cxx.cxx_options import SOURCES, link_options
from syclopt.tools.cxx.device_code import JUST_IN_TIME, PROCESSORS, device_name
from syclopt.tools.cxx.device_section import CLANG, modules_of, section_ir
from syclopt.tools.cxx.embedded_images import embedded_images, lines_of_sources
from syclopt.tools.cxx.host_side import dependency_file, object_name, pass_on, program_name
from syclopt.tools.cxx.object_files import link_inputs, objects_in, shared_libraries
from syclopt.tools.cxx.program_build import Terminated, check_outputs

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.tools.cxx.cxx_options import Arguments

_FOLDER = Path("/tmp/syclopt-cxx")  # stands for one whose name is made when the build begins
_START = Path(__file__).with_name("program_start.c")
_INTERFACE = "syclopt_interface"
_STANDARD = "-std=c++17"
_LEVELS = ("-O", "-O0", "-O1", "-Og")  # at which clang's IR says what devices should not hear
_SPLIT = "annotations-to-attributes{unit},sycl-diagnose-device-code,sycl-split-host-device<{side}>"
_REGISTER = "register-device-globals<function=syclopt_add_device_global>"
_NO_CODE = re.compile(
    r"-(?:M[DMFTQPGJ].*|MMD|D.*|U.*|I.*|include.*|iquote.*|isystem.*|idirafter.*|std=.*|W(?!l,|a,).*)"
)
_SEPARATE = frozenset(("-MF", "-MT", "-MQ", "-MJ", "-D", "-U", "-I", "-include", "-isystem", "-iquote", "-idirafter"))
_SHARED = "-shared"
_SILENT = ("no-recursion",)  # runs on all devices that there are


@dataclass(frozen=True)
class Unit:
    """A source: its device code, and the name of the object with its host code."""

    device: Module
    object: str
    uses_sycl: bool


class OneCompile:
    """One run of the driver."""

    def __init__(self, arguments: Arguments, folder: Path) -> None:
        """Find the compiler; `folder` takes what is not kept. Raises `FrontEndError`, `UsageError`."""
        if arguments.output is not None and len(arguments.sources) > 1 and arguments.stage != "link":
            raise UsageError("cannot specify -o when generating multiple output files")
        if PROCESSORS in arguments.targets:
            raise UsageError(f"option '-fsycl-targets={PROCESSORS}': needs DPC++'s front end (-fsycl-frontend=dpcpp)")
        self.arguments = arguments
        self.folder = folder
        self.clang = find_clang(arguments.compiler, arguments.host_compiler)
        self._pool = ThreadPoolExecutor(arguments.jobs or available_cores())

    def run(self) -> None:
        """Do what the command line asks for. Raises `SycloptError`, `HostFailed`."""
        if self.arguments.dry_run:
            sys.stderr.writelines(f" {line}\n" for line in self._planned())
            return
        check_outputs(self.arguments)
        if self.arguments.is_verbose:
            print(f"front end: {self.clang}", file=sys.stderr)
        try:
            with self._pool:
                self._build()
        except (KeyboardInterrupt, Terminated):
            self._pool.shutdown(wait=False, cancel_futures=True)
            end_children(self._pool.shutdown)
            raise

    def _build(self) -> None:
        match self.arguments.stage:
            case "device":
                self._write_device_code()
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
            device = self._device(source, "device")
            if not [*device.definitions()]:
                raise InputError("it has no kernels, and no other code for devices", file=source)
            name = arguments.output or device_name(source, JUST_IN_TIME, (JUST_IN_TIME,), arguments.device_ending)
            write_stdout(device.to_bytes()) if name in STDOUT else device.write(name)

    def _write_each(self, outputs: Sequence[str]) -> None:
        """Write object or assembly files."""
        unfinished = [str(self.folder / f"{number}_{Path(output).name}") for number, output in enumerate(outputs)]
        for output, unit in zip(outputs, self._units(unfinished, carry_device_code=True), strict=True):
            made = Path(unit.object).read_bytes()
            write_stdout(made) if output in STDOUT else write_file(output, made)

    def _write_program(self) -> None:
        arguments = self.arguments
        names = [str(self.folder / f"{n}_{Path(name).stem}.o") for n, name in enumerate(arguments.sources)]
        units = [*self._units(names, carry_device_code=False)]
        given = link_inputs(arguments.linked)
        modules = [*(unit.device for unit in units), *modules_of(given, CLANG)]
        linked = (*given, *shared_libraries(arguments.linked))
        uses_sycl = any(unit.uses_sycl for unit in units) or any(
            each.mentions(_INTERFACE) for path in linked for each in objects_in(path)
        )
        objects = [unit.object for unit in units]
        self._link(objects, [self._start(modules)] if uses_sycl else [])

    def _units(self, outputs: Sequence[str], *, carry_device_code: bool) -> Iterator[Unit]:
        jobs = [
            self._pool.submit(self._unit, source, output, carry_device_code=carry_device_code)
            for source, output in zip(self.arguments.sources, outputs, strict=True)
        ]
        for job in jobs:
            yield job.result()

    def _unit(self, source: str, output: str, *, carry_device_code: bool) -> Unit:
        """Compile a source. Raises `SycloptError`, `HostFailed`."""
        if self.arguments.is_two_pass:
            device, host = self._device(source, "device"), self._device(source, "host")
        else:
            device, host = self._sides(source, "both")
        (image,) = run_pipeline(host, _REGISTER)
        host = image.module
        if carry_device_code:
            host.add(section_ir(device, source))
        path = f"{output}.host.ll"
        host.write(path)
        self._run(self._host_command(path, output))
        return Unit(device, output, _INTERFACE in host.globals)

    def _device(self, source: str, side: str) -> Module:
        (module,) = self._sides(source, side)
        return module

    def _sides(self, source: str, side: str) -> list[Module]:
        """Compile a source to IR, and return the modules of one side or both."""
        folder = tempfile.mkdtemp(prefix=f"{side}_", dir=self.folder)
        path = Path(folder, Path(source).stem).with_suffix(".ll")
        self._compile(source, str(path), side)
        unit = f"<unit={_digest_of(source)}>" if self.arguments.is_two_pass else ""
        module = Module.read(str(path))
        module.triple = _without_versions(module.triple)
        module.name = f"{source} (IR)" if os.path.isabs(source) else source  # never where its lines are from
        with lines_of_sources([module]):
            images = run_pipeline(module, _SPLIT.format(unit=unit, side=side), warnings=Warnings(_SILENT))
        modules = [image.module for image in images]
        if side != "host" and not self.clang.writes_our_text:
            modules[0] = self._in_our_text(modules[0], path.with_suffix(".device.ll"))
        return modules

    def _in_our_text(self, device: Module, path: Path) -> Module:
        """Return device code as LLVM writes it here; host code goes back to the clang whose text it is."""
        bitcode = path.with_suffix(".bc")
        device.write(str(path))
        self._run(self._bitcode_command(str(path), str(bitcode)))
        read = Module.read(str(bitcode))
        read.name = device.name
        return read

    def _compile(self, source: str, output: str, side: str) -> None:
        """Compile a source to IR, by the precompiled header where that means the same."""
        options = self._compile_options(source, side)
        attributes = remapping_options(source, self.arguments.host, Path(output).parent)
        place = place_of(self.clang, options) if self._begins_with_header(source) else None
        if place is None:
            self._run(self._compile_command(source, output, side, attributes))
            return
        if not place.exists():
            header = str(source_of(place))
            with made_beside(str(place)) as unfinished:
                self._run([*self.clang.command, *options, "-x", "c++-header", header, "-o", unfinished])
        command = self._compile_command(source, output, side, ("-include-pch", str(place), *attributes))
        done = self._ended(command)
        if done.returncode:  # the header may be outdated, and where it is not, the error is the source's
            place.unlink(missing_ok=True)
            done = self._ended(self._compile_command(source, output, side, attributes))
        self._tell(done)

    def _begins_with_header(self, source: str) -> bool:
        return source.endswith(SOURCES) and begins_with_whole_header(read_source(source).decode("utf-8", "replace"))

    @property
    def _keeps_lines(self) -> bool:
        chosen = [option for option in self.arguments.host if option.startswith("-g") and option != "-g0"]
        return bool(chosen)

    def _compile_command(self, source: str, output: str, side: str, more: Sequence[str] = ()) -> list[str]:
        """Return the command that compiles a source to IR that nothing has been concluded from."""
        language = [] if self.arguments.language in ("", "none") else ["-x", "c++"]
        return [
            *(*self.clang.command, *self._compile_options(source, side), *more),
            *("-emit-llvm", "-S", *language, source, "-o", output),
        ]

    def _compile_options(self, source: str, side: str) -> list[str]:
        arguments = self.arguments
        host = arguments.host
        standard = [] if any(option.startswith(("-std=", "--std=")) for option in host) else [_STANDARD]
        lines = [] if self._keeps_lines else ["-gline-tables-only"]
        levels = [option for option in host if option.startswith("-O")]
        level = ["-O2"] if not levels or levels[-1] in _LEVELS else []
        dependencies = dependency_file(host, source, arguments.output, object_name(arguments, source))
        lacking = dependencies.options if dependencies else ()
        macros = ["-D__SYCL_DEVICE_ONLY__"] if arguments.is_two_pass and side == "device" else []
        return [
            *(*standard, *host, *level, *lines, "-fPIC", *macros, *lacking, "-isystem", str(HEADERS)),
            *("-Xclang", "-disable-llvm-passes", "-Qunused-arguments"),
        ]

    def _bitcode_command(self, path: str, output: str) -> list[str]:
        """Return the command that makes bitcode of text, and nothing else of it."""
        unchanged = ("-Xclang", "-disable-llvm-passes", "-Wno-override-module")
        return [*self.clang.command, *unchanged, "-x", "ir", "-emit-llvm", "-c", path, "-o", output]

    def _host_command(self, path: str, output: str) -> list[str]:
        """Return the command that compiles host code."""
        kind = "-S" if self.arguments.stage == "assembly" else "-c"
        options = [*_of_code(self.arguments.host)]
        if not any(option.startswith("-O") for option in options):
            options.append("-O2")
        return [
            *self.clang.command,
            *options,
            "-fPIC",
            "-Qunused-arguments",
            "-Wno-override-module",
            kind,
            path,
            "-o",
            output,
        ]

    def _start(self, modules: Sequence[Module]) -> str:
        """Compile what a program begins with, and return the object, which carries the device images."""
        path = self.folder / "images"
        path.write_bytes(embedded_images([module for module in modules if _has_code(module)], self.arguments))
        return self._start_object(str(path), run=True)

    def _start_object(self, images: str, *, run: bool) -> str:
        output = f"{images}.o"
        if run:
            self._run(self._start_command(images, output))
        return output

    def _start_command(self, images: str, output: str) -> list[str]:
        name = os.path.basename(program_name(self.arguments))
        macros = {"SYCLOPT_IMAGES": images, "SYCLOPT_NAME": name}
        if not self._is_library:
            macros["SYCLOPT_INTERPRETER"] = sys.executable
        defines = [f"-D{macro}={_c_string(text)}" for macro, text in macros.items()]
        files = ["-I", str(HEADERS), "-c", str(_START), "-o", output]
        return [*self.clang.c_command, "-O2", "-fPIC", *defines, *files]

    @property
    def _is_library(self) -> bool:
        return _SHARED in self.arguments.linked

    def _link(self, objects: Sequence[str], start: Sequence[str]) -> None:
        with made_beside(program_name(self.arguments)) as output:
            self._run(self._link_command(objects, start, output))

    def _link_command(self, objects: Sequence[str], start: Sequence[str], output: str) -> list[str]:
        """Return the command that links objects, and what the command line names; `start` is what begins."""
        words = [*start, *objects, *self.arguments.linked]
        own: list[str] = []
        if start:
            own = ["-ldl", "-pthread"]
            if not self._is_library:
                # References to own symbols stay within, as in any executable, and all must be there.
                own += [_SHARED, "-Wl,-Bsymbolic", "-Wl,-z,defs", "-Wl,-e,syclopt_start"]
                words = [word for word in words if word not in ("-pie", "-no-pie")]
        if not self._keeps_lines and not link_inputs(self.arguments.linked):
            own.append("-Wl,--strip-debug")  # line tables were for messages
        flags = ["-Qunused-arguments", *link_options(self.arguments.host)]
        return [*self.clang.command, *flags, *words, *own, "-o", output]

    def _run(self, command: Sequence[str]) -> None:
        """Run a command of the compiler. Raises `FrontEndError`, `HostFailed`."""
        self._tell(self._ended(command))

    def _tell(self, done: subprocess.CompletedProcess[bytes]) -> None:
        """Say what the compiler said. Raises `FrontEndError`, `HostFailed` where it failed."""
        pass_on(done.stderr.decode("utf-8", "surrogateescape"), done.returncode, done.args[0])

    def _ended(self, command: Sequence[str]) -> subprocess.CompletedProcess[bytes]:
        """Run a command of the compiler, and return what it said. Raises `FrontEndError` where it cannot be started."""
        if self.arguments.is_verbose:
            print(f" {shlex.join(command)}", file=sys.stderr)
        found = recording()
        trace = Path(tempfile.mkdtemp(dir=self.folder), "trace.json") if found is not None else None
        try:
            words = [*command, *([] if trace is None else [f"-ftime-trace={trace}"])]
            process = start_child(words, stderr=subprocess.PIPE)
        except OSError as error:
            raise FrontEndError(f"cannot start '{command[0]}': {error.strerror or error}") from error
        with process:
            try:
                messages = process.communicate()[1]
            except BaseException:
                end_child(process)
                raise
        if found is not None and trace is not None and trace.exists():  # what only links writes none
            found.add_clang_trace(trace.read_bytes(), process.pid)
        return subprocess.CompletedProcess([*command], process.returncode, stderr=messages)

    def _planned(self) -> Iterator[str]:
        """Yield the steps for `-###`."""
        arguments = self.arguments
        objects: list[str] = []
        for number, source in enumerate(arguments.sources):
            ir = str(_FOLDER / f"{number}.ll")
            yield shlex.join(self._compile_command(source, ir, "both"))
            side = "device" if arguments.stage == "device" else "both"
            yield shlex.join(
                ["syclopt", f"-passes={_SPLIT.format(unit='', side=side)}", ir, "-o", str(_FOLDER / f"{number}.table")]
            )
            if not self.clang.writes_our_text:
                yield shlex.join(self._bitcode_command(str(_FOLDER / f"{number}_0.ll"), str(_FOLDER / f"{number}.bc")))
            if arguments.stage == "device":
                continue
            output = object_name(arguments, source) if arguments.stage != "link" else str(_FOLDER / f"{number}.o")
            objects.append(output)
            yield shlex.join(self._host_command(str(_FOLDER / f"{number}_1.ll"), output))
        if arguments.stage != "link":
            return
        from syclopt.pipeline.parse import print_pipeline
        from syclopt.tools.cxx.embedded_images import passes_of, targets_of

        for target in targets_of(arguments):
            passes = print_pipeline(passes_of(arguments, target))
            yield shlex.join(["syclopt", f"-passes={passes}", "<device code>", "-o", str(_FOLDER / f"{target}.table")])
        images = str(_FOLDER / "images")
        yield shlex.join(self._start_command(images, f"{images}.o"))
        yield shlex.join(self._link_command(objects, [f"{images}.o"], program_name(arguments)))


def host_alone_command(arguments: Arguments) -> list[str]:
    """Return the command of what makes no device code: clang's, with our headers where that is for SYCL."""
    clang: Clang = find_clang(arguments.compiler, arguments.host_compiler)
    headers = ["-isystem", str(HEADERS)] if arguments.sources else []
    standard = [_STANDARD] if headers and not any(word.startswith("-std=") for word in arguments.words) else []
    return [*clang.command, *standard, *headers, *arguments.words]


def _of_code(options: Sequence[str]) -> Iterator[str]:
    """Yield those options of a compilation that matter when IR becomes machine code."""
    words = iter(options)
    for word in words:
        if word in _SEPARATE:
            next(words, None)
        elif not _NO_CODE.fullmatch(word):
            yield word


def _without_versions(triple: str | None) -> str | None:
    """Return a triple less the versions of system and library, which some compilers put into it."""
    return triple and re.sub(r"(?<=-linux)[\d.]+(?=-|$)|(?<=-gnu)[\d.]+$", "", triple)


def _has_code(module: Module) -> bool:
    return any(True for _ in module.definitions()) or bool(module.globals)


def _c_string(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _digest_of(source: str) -> str:
    from hashlib import sha256

    return sha256(Path(source).read_bytes()).hexdigest()[:16]
