"""The host side of a program: each source between its integration header and footer, and the link."""

from __future__ import annotations

import os
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.child_processes import end_child, start_child
from syclopt.errors import FrontEndError
from syclopt.files import made_beside
from syclopt.tools.cxx.clang_options import link_options
from syclopt.tools.cxx.cxx_headers import OWN_HEADERS
from syclopt.tools.cxx.dependency_file import dependency_file
from syclopt.tools.cxx.device_choices import host_macro_options
from syclopt.tools.cxx.device_targets import macro_options
from syclopt.tools.cxx.host_compilation import HostCompilation, HostSource, pass_on
from syclopt.tools.cxx.host_compiler import find_host_compiler

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.frontends.dpcpp import Installation
    from syclopt.tools.cxx.cxx_arguments import Arguments
    from syclopt.tools.cxx.dependency_file import DependencyFile
    from syclopt.tools.cxx.host_compiler import HostCompiler

_STANDARD = "-std=c++17"
_PROGRAM = "a.out"


@dataclass
class HostSide:
    """Commands of the host compiler; `folder` takes what is not kept."""

    arguments: Arguments
    folder: Path
    compiler: HostCompiler
    installation: Installation

    @classmethod
    def of(cls, arguments: Arguments, folder: Path, installation: Installation) -> HostSide:
        """Find the compiler. Raises `FrontEndError`."""
        return cls(arguments, folder, find_host_compiler(arguments.host_compiler), installation)

    def begin(self, source: str, output: str) -> HostCompilation:
        """Begin to compile the host code of a source to an object file. Raises `FrontEndError`, `FileError`."""
        text = HostSource(source, Path(tempfile.mkdtemp(prefix="host_", dir=self.folder)))
        dependencies = self._dependencies(source)
        return HostCompilation(self.compile_command(source, text.path, output), text, dependencies)

    def compile_command(self, source: str, text: Path, output: str) -> list[str]:
        """Return the command that compiles `text`, which is a source with its footer."""
        trace = f"-ftime-trace={Path(object_name(self.arguments, source)).with_suffix('.json')}"
        host = [trace if option == "-ftime-trace" else option for option in self.arguments.host]
        standard = [] if any(option.startswith("-std=") for option in host) else [_STANDARD]
        local = ["-iquote", os.path.dirname(source) or "."]
        sycl = [*OWN_HEADERS, *self.compiler.sycl_options(str(self.installation.include))]
        macros = [*macro_options(self.arguments.targets), *host_macro_options(self.arguments.device)]
        dependencies = self._dependencies(source)
        lacking = dependencies.options if dependencies else ()
        files = ["-S" if self.arguments.stage == "assembly" else "-c", "-xc++", str(text), "-o", output]
        lto = self.compiler.lto_options(host) if self.arguments.stage == "object" else []
        return [self.compiler.path, *standard, *local, *macros, *host, *lto, *lacking, *sycl, *files]

    def _dependencies(self, source: str) -> DependencyFile | None:
        arguments = self.arguments
        return dependency_file(arguments.host, source, arguments.output, object_name(arguments, source))

    def link(self, objects: Sequence[str]) -> None:
        """Link the program or library. Raises `FrontEndError`, `HostFailed`."""
        with made_beside(program_name(self.arguments)) as output:
            self._run(self.link_command(objects, output))

    def link_command(self, objects: Sequence[str], output: str) -> list[str]:
        """Return the command that links objects, what the command line names, and the runtime."""
        libraries = self.installation.libraries
        runtime = [f"-L{libraries}", "-lsycl", f"-Wl,-rpath,{libraries}"] if not self.arguments.is_relocatable else []
        quiet = ["-Qunused-arguments"] if self.compiler.clang else []  # some of the flags are not for this step
        flags = [*quiet, *link_options(self.arguments.host)]
        return [self.compiler.path, *flags, *objects, *self.arguments.linked, *runtime, "-o", output]

    def _run(self, command: Sequence[str]) -> None:
        try:
            process = start_child(command, stderr=subprocess.PIPE)
        except OSError as error:
            raise FrontEndError(f"cannot start '{command[0]}': {error.strerror or error}") from error
        with process:
            try:
                messages = process.communicate()[1]
            except BaseException:
                end_child(process)
                raise
        pass_on(messages.decode("utf-8", "surrogateescape"), process.returncode, command[0])


def program_name(arguments: Arguments) -> str:
    """Return the name of what is linked."""
    return arguments.output or _PROGRAM


def object_name(arguments: Arguments, source: str) -> str:
    """Return the name of the object or assembly file of a source, also where a program is all that is kept."""
    if arguments.output and arguments.stage != "link":
        return arguments.output
    return f"{Path(source).stem}{'.s' if arguments.stage == 'assembly' else '.o'}"
