"""What a command line of the driver asks for, done: both sides of each source, and then the program."""

from __future__ import annotations

import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.child_processes import end_children
from syclopt.errors import InputError, UsageError
from syclopt.files import STDOUT, write_file, write_stderr, write_stdout
from syclopt.frontends import dpcpp
from syclopt.pipeline.run import available_cores
from syclopt.tools.cxx.device_compilation import compile_for
from syclopt.tools.cxx.device_section import add_section, modules_of
from syclopt.tools.cxx.device_targets import device_name
from syclopt.tools.cxx.host_agreement import check_kernels, check_unchanged
from syclopt.tools.cxx.host_side import HostSide, object_name
from syclopt.tools.cxx.integration_header import check_kernel_names
from syclopt.tools.cxx.interruption import Terminated
from syclopt.tools.cxx.link_inputs import link_inputs
from syclopt.tools.cxx.outputs_of_build import check_outputs

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from syclopt.frontends.dpcpp import DeviceModule
    from syclopt.ir.module import Module
    from syclopt.tools.cxx.cxx_arguments import Arguments
    from syclopt.tools.cxx.host_compilation import HostCompilation


class Build:
    """One run of the driver."""

    def __init__(self, arguments: Arguments, folder: Path) -> None:
        """Find what the build needs; `folder` takes what is not kept. Raises `FrontEndError`, `UsageError`."""
        if arguments.output is not None and len(arguments.sources) > 1 and arguments.stage != "link":
            raise UsageError("cannot specify -o when generating multiple output files")
        self.arguments = arguments
        self.folder = folder
        self.installation = dpcpp.find_installation()
        self.host = HostSide.of(arguments, folder, self.installation)
        self._pool = ThreadPoolExecutor(arguments.jobs or available_cores())
        self._hosts: list[HostCompilation] = []

    def run(self) -> None:
        """Do what the command line asks for. Raises `SycloptError`, `HostFailed`."""
        if self.arguments.dry_run:
            from syclopt.tools.cxx.dry_run import planned

            sys.stderr.writelines(f" {line}\n" for line in planned(self.arguments, self.host))
            return
        check_outputs(self.arguments)
        try:
            with self._pool:
                self._build()
        finally:
            for host in self._hosts:
                host.stop()

    def _build(self) -> None:
        try:
            match self.arguments.stage:
                case "device":
                    self._write_device_code()
                case "link" if self.arguments.is_relocatable:
                    self._write_relocatable()
                case "link":
                    self._write_program()
                case _:
                    self._write_objects()
        except (KeyboardInterrupt, Terminated):
            self._pool.shutdown(wait=False, cancel_futures=True)
            end_children(self._pool.shutdown)
            raise

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
        from syclopt.tools.cxx.program_start import start_ir

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
