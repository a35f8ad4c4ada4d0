"""What a command line of the driver asks for, done: both sides of each source, and then the program."""

from __future__ import annotations

import shlex
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.child_processes import available_cores
from syclopt.diagnostics import print_message
from syclopt.errors import InputError, UsageError
from syclopt.files import STDOUT, write_file, write_stderr, write_stdout
from syclopt.frontends import dpcpp
from syclopt.tools.cxx.device_code import JUST_IN_TIME, compile_for, device_name, front_end_options
from syclopt.tools.cxx.device_section import add_section, modules_of
from syclopt.tools.cxx.ends import ended_early
from syclopt.tools.cxx.host_compiler import find_host_compiler
from syclopt.tools.cxx.host_kernels import check_kernel_names, check_kernels, check_unchanged
from syclopt.tools.cxx.host_side import HostSide
from syclopt.tools.cxx.made_files import check_outputs, object_name, program_name
from syclopt.tools.cxx.object_files import link_inputs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from syclopt.frontends.dpcpp import DeviceModule
    from syclopt.ir.module import Module
    from syclopt.tools.cxx.cxx_options import Arguments
    from syclopt.tools.cxx.host_side import HostCompilation

_FOLDER = Path("/tmp/syclopt-cxx")  # stands for one whose name is made when the build begins
# What a program does before the runtime looks for devices: it says where the OpenCL runtime for processors is.
_START = """
%hook = type {{ i32, ptr, ptr }}

@vendors = private constant [16 x i8] c"OCL_ICD_VENDORS\\00"
@filenames = private constant [18 x i8] c"OCL_ICD_FILENAMES\\00"
@driver = private constant [{size} x i8] c"{driver}\\00"
@llvm.global_ctors = appending global [1 x %hook] [%hook {{ i32 101, ptr @start, ptr null }}]

define internal void @start() {{
  %named = call ptr @getenv(ptr @vendors)
  %isnamed = icmp ne ptr %named, null
  br i1 %isnamed, label %done, label %name

name:
  %failed = call i32 @setenv(ptr @filenames, ptr @driver, i32 0)
  br label %done

done:
  ret void
}}

declare ptr @getenv(ptr)

declare i32 @setenv(ptr, ptr, i32)
"""


class Build:
    """One run of the driver."""

    def __init__(self, arguments: Arguments, folder: Path) -> None:
        """Find what the build needs; `folder` takes what is not kept. Raises `FrontEndError`, `UsageError`."""
        if arguments.output is not None and len(arguments.sources) > 1 and arguments.stage != "link":
            raise UsageError("cannot specify -o when generating multiple output files")
        self.arguments = arguments
        self.folder = folder
        self.installation = dpcpp.find_installation()
        self.host = HostSide(arguments, folder, find_host_compiler(arguments.host_compiler), self.installation)
        self._pool = ThreadPoolExecutor(arguments.jobs or available_cores())
        self._hosts: list[HostCompilation] = []

    def run(self) -> None:
        """Do what the command line asks for. Raises `SycloptError`, `HostFailed`."""
        if self.arguments.dry_run:
            for line in planned(self.arguments, self.host):
                print_message(f" {line}")
            return
        check_outputs(self.arguments)
        try:
            with ended_early(self._pool):
                self._build()
        finally:
            for host in self._hosts:
                host.stop()

    def _build(self) -> None:
        match self.arguments.stage:
            case "device":
                self._write_device_code()
            case "link" if self.arguments.is_relocatable:
                self._write_relocatable()
            case "link":
                self._write_program()
            case _:
                self._write_objects()

    def _write_device_code(self) -> None:
        sources, targets = self.arguments.sources, self.arguments.targets
        if self.arguments.output is not None and len(targets) > 1:
            raise UsageError("cannot specify -o when generating multiple output files")
        for source in sources:
            modules = [*self._pool.map(self._device, [source] * len(targets), targets)]
            _tell_once(modules)
            for target, module in zip(targets, modules, strict=True):
                name = self.arguments.output or device_name(source, target, targets, self.arguments.device_ending)
                write_stdout(module.to_bytes()) if name in STDOUT else module.write(name)

    def _write_objects(self) -> None:
        self._write_each([object_name(self.arguments, source) for source in self.arguments.sources])

    def _write_relocatable(self) -> None:
        """Link objects to an object, in which the device code of all of them stays as it is."""
        objects = [str(self.folder / f"{number}.o") for number in range(len(self.arguments.sources))]
        self._write_each(objects)
        self.host.link(objects)

    def _write_each(self, outputs: Sequence[str]) -> None:
        """Write object files, which have their names when both sides are in them."""
        unfinished = [str(Path(tempfile.mkdtemp(dir=self.folder), Path(output).name)) for output in outputs]
        for output, path, (modules, host) in zip(outputs, unfinished, self._units(unfinished), strict=True):
            _finish(host, modules, path)
            if self.arguments.stage != "assembly":
                add_section(path, modules)
            made = Path(path).read_bytes()
            write_stdout(made) if output in STDOUT else write_file(output, made)

    def _write_program(self) -> None:
        arguments = self.arguments
        objects = [str(self.folder / f"{n}_{Path(name).stem}.o") for n, name in enumerate(arguments.sources)]
        modules: list[Module] = []
        units = [*self._units(objects)]
        for parts, _ in units:
            modules += parts
        modules += modules_of(link_inputs(arguments.linked))
        wrapper = self._wrapper(modules)
        for (parts, host), path in zip(units, objects, strict=True):
            _finish(host, parts, path)
        self.host.link([*objects, *wrapper])

    def _units(self, outputs: Sequence[str]) -> Iterator[tuple[list[DeviceModule], HostCompilation]]:
        """Compile both sides of all sources; yield modules, one for each target, and the host compiler at work."""
        sources, others = self.arguments.sources, self.arguments.targets[1:]
        firsts = [self._pool.submit(self._both_sides, *pair) for pair in zip(sources, outputs, strict=True)]
        rests = [[self._pool.submit(self._device, source, target) for target in others] for source in sources]
        for first, rest in zip(firsts, rests, strict=True):
            module, host = first.result()
            modules = [module, *(each.result() for each in rest)]
            _tell_once(modules)
            yield modules, host

    def _both_sides(self, source: str, output: str) -> tuple[DeviceModule, HostCompilation]:
        """Compile the device code of a source, while the host compiler begins with what it makes of it."""
        host = self.host.begin(source, output)
        self._hosts.append(host)

        def receive(header: str, footer: str) -> None:
            host.give(header, footer)
            if self.arguments.stage == "link":  # while the compilers end their work
                import_module("syclopt.tools.cxx.device_side")

        module = self._device(source, self.arguments.targets[0], receive)
        self.host.compiler.check(module.integration_header)
        check_kernel_names(module.integration_header, source)
        return module, host

    def _device(self, source: str, target: str, receive: Callable[[str, str], None] | None = None) -> DeviceModule:
        return compile_for(source, target, self.arguments, receive)

    def _wrapper(self, modules: Sequence[Module]) -> list[str]:
        """Write the objects that give the images to the runtime; return their names."""
        from syclopt.images.wrapper.as_ir import wrapper_ir
        from syclopt.tools.cxx.device_side import device_images

        images = device_images(modules, self.arguments)
        if not images:
            return []
        objects = [self._host_object("images", wrapper_ir(images, is_library="-shared" in self.arguments.linked))]
        if self.installation.opencl_driver.exists():
            objects.append(self._host_object("start", start_ir(str(self.installation.opencl_driver))))
        return objects

    def _host_object(self, name: str, text: str) -> str:
        from syclopt.ir.llvm import to_object
        from syclopt.ir.module import Module

        path = self.folder / f"{name}.o"
        path.write_bytes(to_object(Module.parse(text, f"<{name}>")))
        return str(path)


def _finish(host: HostCompilation, modules: Sequence[DeviceModule], path: str) -> None:
    """Wait for the host code of a source, and hold it against the device code."""
    told = "".join(module.diagnostics for module in modules)
    host.finish(told)
    check_unchanged(modules[0].dependencies, host.begun)
    try:
        check_kernels(path, modules[0].name)
    except InputError:  # a macro may stand for a name where the integration header is, and not at the kernel
        if not host.begin_anew():
            raise
        host.finish(told)
        check_kernels(path, modules[0].name)


def _tell_once(modules: Sequence[DeviceModule]) -> None:
    """Say what the front end said of a source, once where it did so for each target."""
    write_stderr("".join(dict.fromkeys(module.diagnostics for module in modules)))


def planned(arguments: Arguments, host: HostSide) -> Iterator[str]:
    """Yield the steps for `-###`: those of syclopt as it would be called for them, and those of the host compiler."""
    from syclopt.pipeline.parse import print_pipeline
    from syclopt.tools.cxx.device_side import passes_of

    objects: list[str] = []
    for number, source in enumerate(arguments.sources):
        for target in arguments.targets:
            module = str(_FOLDER / device_name(source, target, arguments.targets, ".bc"))
            command = ["syclopt-cxx", "-fsycl-device-only", *front_end_options(arguments)]
            if target != JUST_IN_TIME:
                command.append(f"-fsycl-targets={target}")
            yield shlex.join([*command, source, "-o", module])
        if arguments.stage == "device":
            continue
        output = object_name(arguments, source) if arguments.stage == "object" else str(_FOLDER / f"{number}.o")
        objects.append(output)
        compiler, *options = host.compile_command(source, _FOLDER / Path(source).name, output)
        yield shlex.join([compiler, "-include", str(_FOLDER / "integration_header.h"), *options])
    if arguments.stage != "link":
        return
    for target in arguments.targets:
        table, wrapper = str(_FOLDER / f"{target}.table"), str(_FOLDER / f"{target}.o")
        passes = print_pipeline(passes_of(arguments, target))
        yield shlex.join(["syclopt", f"-passes={passes}", "<device code>", "-o", table])
        yield shlex.join(["syclopt-image", "wrap", f"-target={target}", table, "-o", wrapper])
        objects.append(wrapper)
    yield shlex.join(host.link_command(objects, program_name(arguments)))


def start_ir(driver: str) -> str:
    """Return a module that names an OpenCL driver to the loader, unless the environment names some."""
    name = driver.encode("utf-8", "surrogateescape")
    escaped = "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:02X}" for byte in name)
    return _START.format(size=len(name) + 1, driver=escaped)
