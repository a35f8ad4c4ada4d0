"""The host side of a program: each source between its integration header and footer, and the link."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.errors import FrontEndError
from syclopt.tools.cxx.cxx_headers import OWN_HEADERS
from syclopt.tools.cxx.device_targets import macro_options
from syclopt.tools.cxx.host_compiler import find_host_compiler

if TYPE_CHECKING:
    from collections.abc import Sequence

    from syclopt.frontends.dpcpp import DeviceModule, Installation
    from syclopt.tools.cxx.cxx_arguments import Arguments
    from syclopt.tools.cxx.host_compiler import HostCompiler

_STANDARD = "-std=c++17"
_HEADER = "integration_header.h"
_FOOTER = "<integration footer>"
_DEPENDENCIES = re.compile(r"-M(?:M?D|F.*)$")
_OF_THE_LINK = ("-f", "-m", "-O", "-g", "-pthread", "--", "-target")


class HostFailed(Exception):
    """The host compiler or linker ended with a status, and has said why."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


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

    def compile(self, source: str, module: DeviceModule, output: str) -> None:
        """Compile the host code of a source to an object file. Raises `FrontEndError`, `HostFailed`."""
        own = self.folder / f"host_{len([*self.folder.iterdir()])}_{Path(source).stem}"
        own.mkdir()
        text = own / Path(source).name
        (own / _HEADER).write_text(module.integration_header)
        text.write_bytes(_with_footer(source, Path(source).read_bytes(), module.integration_footer))
        self._run(self.compile_command(source, module.integration_header, text, output))
        self._mend_dependencies(source, str(own), output)

    def compile_command(self, source: str, header: str, text: Path, output: str) -> list[str]:
        """Return the command that compiles `text`, which is a source with its footer."""
        host = self.arguments.host
        standard = [] if any(option.startswith("-std=") for option in host) else [_STANDARD]
        local = ["-iquote", os.path.dirname(source) or "."]
        sycl = self.compiler.sycl_options(header, str(self.installation.include))
        target = ["-MT", output] if _dependency_file(host, output) and "-MT" not in host and "-MQ" not in host else []
        macros = macro_options(self.arguments.targets)
        paths = [
            "-include",
            str(text.parent / _HEADER),
            *macros,
            *host,
            *OWN_HEADERS,
            *target,
            *sycl,
            "-c",
            str(text),
            "-o",
            output,
        ]
        return [self.compiler.path, *standard, *local, *paths]

    def link(self, objects: Sequence[str]) -> None:
        """Link the program or library. Raises `FrontEndError`, `HostFailed`."""
        self._run(self.link_command(objects))

    def link_command(self, objects: Sequence[str]) -> list[str]:
        """Return the command that links objects, what the command line names, and the runtime."""
        libraries = self.installation.libraries
        flags = [option for option in self.arguments.host if option.startswith(_OF_THE_LINK)]
        runtime = [f"-L{libraries}", "-lsycl", f"-Wl,-rpath,{libraries}"]
        output = ["-o", self.arguments.output or "a.out"]
        return [self.compiler.path, *flags, *objects, *self.arguments.linked, *runtime, *output]

    def _run(self, command: Sequence[str]) -> None:
        try:
            done = subprocess.run(command, stderr=subprocess.PIPE, check=False)
        except OSError as error:
            raise FrontEndError(f"cannot start '{command[0]}': {error.strerror}") from error
        sys.stderr.buffer.write(done.stderr)
        sys.stderr.flush()
        if done.returncode:
            raise HostFailed(done.returncode)

    def _mend_dependencies(self, source: str, own: str, output: str) -> None:
        """Let a file of dependencies name the source, and nothing that is gone afterwards."""
        name = _dependency_file(self.arguments.host, output)
        if not name:
            return
        path = Path(name)
        words = path.read_text().replace(f"{own}/{_HEADER}", "").replace(f"{own}/{Path(source).name}", source)
        path.write_text(words)


def object_name(arguments: Arguments, source: str) -> str:
    """Return the name of the object file of a source."""
    return arguments.output or f"{Path(source).stem}.o"


def _dependency_file(options: Sequence[str], output: str) -> str:
    """Return the name of the file of dependencies that options ask for, or ""."""
    if not any(_DEPENDENCIES.match(option) for option in options):
        return ""
    for place, option in enumerate(options):
        if option == "-MF":
            return options[place + 1]
        if option.startswith("-MF"):
            return option[3:]
    return f"{os.path.splitext(output)[0]}.d"


def _with_footer(source: str, text: bytes, footer: str) -> bytes:
    name = source.replace("\\", "\\\\").replace('"', '\\"').encode("utf-8", "surrogateescape")
    return b'# 1 "%b"\n%b\n# 1 "%b"\n%b' % (name, text, _FOOTER.encode(), footer.encode())
