"""What a command line of the driver asks for, done: both sides of each source, and then the program."""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import islice, product
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.errors import UsageError
from syclopt.files import write_file
from syclopt.frontends import dpcpp
from syclopt.images.wrapper.as_ir import wrapper_ir
from syclopt.ir.llvm import to_object
from syclopt.ir.module import Module
from syclopt.pipeline.run import available_cores
from syclopt.tools.cxx.device_section import add_section, modules_in
from syclopt.tools.cxx.device_side import compile_for, device_images
from syclopt.tools.cxx.device_targets import device_name
from syclopt.tools.cxx.dry_run import planned
from syclopt.tools.cxx.host_side import HostSide, object_name
from syclopt.tools.cxx.program_start import start_ir

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from concurrent.futures import Future

    from syclopt.frontends.dpcpp import DeviceModule
    from syclopt.tools.cxx.cxx_arguments import Arguments

_OBJECTS = (".o", ".a", ".obj", ".lo")


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

    def run(self) -> None:
        """Do what the command line asks for. Raises `SycloptError`, `HostFailed`."""
        if self.arguments.dry_run:
            sys.stderr.writelines(f" {line}\n" for line in planned(self.arguments, self.host))
            return
        with self._pool:
            match self.arguments.stage:
                case "device":
                    self._write_device_code()
                case "object":
                    self._write_objects()
                case _:
                    self._write_program()

    def _write_device_code(self) -> None:
        targets = self.arguments.targets
        if self.arguments.output is not None and len(targets) > 1:
            raise UsageError("cannot specify -o when generating multiple output files")
        for source, modules in self._units():
            for target, module in zip(targets, modules, strict=True):
                module.write(self.arguments.output or device_name(source, target, targets))

    def _write_objects(self) -> None:
        written = [self._pool.submit(self._write_object, source, modules) for source, modules in self._units()]
        for done in written:
            done.result()

    def _write_object(self, source: str, modules: Sequence[DeviceModule]) -> None:
        """Write an object file of both sides; it has its name when both are in it."""
        unfinished = self.folder / f"{len([*self.folder.iterdir()])}.o"
        self.host.compile(source, modules[0], str(unfinished))
        add_section(str(unfinished), modules)
        write_file(object_name(self.arguments, source), unfinished.read_bytes())

    def _write_program(self) -> None:
        arguments = self.arguments
        objects: list[str] = []
        modules: list[Module] = []
        hosts: list[Future[None]] = []
        for number, (source, parts) in enumerate(self._units()):
            objects.append(str(self.folder / f"{number}_{Path(source).stem}.o"))
            modules += parts
            hosts.append(self._pool.submit(self.host.compile, source, parts[0], objects[-1]))
        for name in arguments.linked:
            if name.endswith(_OBJECTS) and os.path.isfile(name):
                modules += modules_in(name)
        try:
            wrapper = self._wrapper(modules)
        finally:
            for host in hosts:
                host.result()
        self.host.link([*objects, *wrapper])

    def _units(self) -> Iterator[tuple[str, list[DeviceModule]]]:
        """Compile the device code of all sources; yield each with its modules, one for each target."""
        sources, targets = self.arguments.sources, self.arguments.targets
        made = self._pool.map(self._device, *zip(*product(sources, targets), strict=True)) if sources else iter(())
        for source in sources:
            modules = [*islice(made, len(targets))]
            sys.stderr.writelines(dict.fromkeys(module.diagnostics for module in modules))
            yield source, modules

    def _device(self, source: str, target: str) -> DeviceModule:
        return compile_for(source, target, self.arguments)

    def _wrapper(self, modules: Sequence[Module]) -> list[str]:
        """Write the objects that give the images to the runtime; return their names."""
        images = device_images(modules, self.arguments)
        if not images:
            return []
        is_library = "-shared" in self.arguments.linked
        objects = [self._host_object("images", wrapper_ir(images, is_library=is_library))]
        if not is_library and self.installation.opencl_driver.exists():
            objects.append(self._host_object("start", start_ir(str(self.installation.opencl_driver))))
        return objects

    def _host_object(self, name: str, text: str) -> str:
        path = self.folder / f"{name}.o"
        path.write_bytes(to_object(Module.parse(text, f"<{name}>")))
        return str(path)
