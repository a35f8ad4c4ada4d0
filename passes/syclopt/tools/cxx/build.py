"""What a command line of the driver asks for, done: both sides of each source, and then the program."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.errors import FrontEndError
from syclopt.frontends import dpcpp
from syclopt.images.wrapper.as_ir import wrapper_ir
from syclopt.ir.llvm import to_object
from syclopt.ir.module import Module
from syclopt.pipeline.run import available_cores
from syclopt.tools.cxx.device_section import add_section, modules_in
from syclopt.tools.cxx.device_side import device_images
from syclopt.tools.cxx.host_compiler import HostCompiler, find_host_compiler
from syclopt.tools.cxx.program_start import start_ir

if TYPE_CHECKING:
    from collections.abc import Sequence
    from concurrent.futures import Future

    from syclopt.frontends.dpcpp import DeviceModule
    from syclopt.tools.cxx.arguments import Arguments

_OBJECTS = (".o", ".a", ".obj")
_STANDARD = "-std=c++17"


class HostFailed(Exception):
    """The host compiler or linker ended with a status, and has said why."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


@dataclass
class Build:
    """One run of the driver; `folder` takes what is not kept."""

    arguments: Arguments
    folder: Path
    host: HostCompiler
    installation: dpcpp.Installation

    @classmethod
    def start(cls, arguments: Arguments, folder: str) -> Build:
        """Find what the build needs. Raises `FrontEndError`."""
        return cls(arguments, Path(folder), find_host_compiler(arguments.host_compiler), dpcpp.find_installation())

    def run(self) -> None:
        """Do what the command line asks for. Raises `SycloptError`, `HostFailed`."""
        arguments = self.arguments
        if arguments.stage == "device":
            self._write_device_code()
        elif arguments.stage == "object":
            self._write_objects()
        else:
            self._write_program()

    def _write_device_code(self) -> None:
        for source in self.arguments.sources:
            module = self._device_module(source)
            module.write(self.arguments.output or f"{Path(source).stem}.bc")

    def _write_objects(self) -> None:
        arguments = self.arguments
        outputs = [arguments.output or f"{Path(source).stem}.o" for source in arguments.sources]
        with self._pool() as pool:
            sides = [
                pool.submit(self._both_sides, source, output)
                for source, output in zip(arguments.sources, outputs, strict=True)
            ]
            for side, output in zip(sides, outputs, strict=True):
                add_section(output, side.result(), is_lowered=arguments.lowered_by_dpcpp)

    def _write_program(self) -> None:
        arguments = self.arguments
        objects = [
            str(self.folder / f"{number}_{Path(source).stem}.o") for number, source in enumerate(arguments.sources)
        ]
        with self._pool() as pool:
            hosts: list[Future[None]] = []
            modules: list[Module] = []
            devices = [pool.submit(self._device_module, source) for source in arguments.sources]
            for source, output, device in zip(arguments.sources, objects, devices, strict=True):
                module = device.result()
                modules.append(module)
                hosts.append(pool.submit(self._compile_host, source, module, output))
            for name in arguments.linked:
                if name.endswith(_OBJECTS) and os.path.isfile(name):
                    modules += modules_in(name)
            wrapper = self._wrapper(modules)
            for host in hosts:
                host.result()
        self._link([*objects, *wrapper])

    def _both_sides(self, source: str, output: str) -> DeviceModule:
        module = self._device_module(source)
        self._compile_host(source, module, output)
        return module

    def _device_module(self, source: str) -> DeviceModule:
        arguments = self.arguments
        level = [] if any(option.startswith("-O") for option in arguments.device) else ["-O2"]
        module = dpcpp.compile(source, [*level, *arguments.device], lowered=arguments.lowered_by_dpcpp)
        sys.stderr.write(module.diagnostics)
        return module

    def _compile_host(self, source: str, module: DeviceModule, output: str) -> None:
        own = self.folder / f"{Path(output).stem}_{abs(hash(source)):x}"
        own.mkdir()
        header, text = own / "integration_header.h", own / Path(source).name
        header.write_text(module.integration_header)
        content = Path(source).read_bytes()
        text.write_bytes(
            b'# 1 "%b"\n%b\n# 1 "<integration footer>"\n%b'
            % (_quoted(source), content, module.integration_footer.encode())
        )
        options = self.host.sycl_options(module.integration_header, str(self.installation.include))
        standard = [] if any(option.startswith("-std=") for option in self.arguments.host) else [_STANDARD]
        local = ["-iquote", os.path.dirname(source) or "."]
        self._run(
            [
                self.host.path,
                *standard,
                *local,
                "-include",
                str(header),
                *self.arguments.host,
                *options,
                "-c",
                str(text),
                "-o",
                output,
            ]
        )

    def _wrapper(self, modules: Sequence[Module]) -> list[str]:
        """Write the objects that give the images to the runtime; return their names."""
        images = device_images(modules, self.arguments)
        if not images:
            return []
        path = self.folder / "images.o"
        path.write_bytes(
            to_object(Module.parse(wrapper_ir(images, is_library="-shared" in self.arguments.linked), "<images>"))
        )
        return [str(path)]

    def _link(self, objects: Sequence[str]) -> None:
        libraries = self.installation.libraries
        is_library = "-shared" in self.arguments.linked
        start: list[str] = []
        if not is_library and self.installation.opencl_driver.exists():
            path = self.folder / "start.o"
            path.write_bytes(to_object(Module.parse(start_ir(str(self.installation.opencl_driver)), "<start>")))
            start.append(str(path))
        runtime = [f"-L{libraries}", "-lsycl", f"-Wl,-rpath,{libraries}"]
        output = self.arguments.output or "a.out"
        flags = [
            option for option in self.arguments.host if option.startswith(("-f", "-m", "-O", "-g", "-pthread", "--"))
        ]
        self._run([self.host.path, *flags, *objects, *start, *self.arguments.linked, *runtime, "-o", output])

    def _run(self, command: Sequence[str]) -> None:
        try:
            status = subprocess.run(command, check=False).returncode
        except OSError as error:
            raise FrontEndError(f"cannot start '{command[0]}': {error.strerror}") from error
        if status:
            raise HostFailed(status)

    def _pool(self) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(self.arguments.jobs or available_cores())


def _quoted(name: str) -> bytes:
    return name.replace("\\", "\\\\").replace('"', '\\"').encode("utf-8", "surrogateescape")
