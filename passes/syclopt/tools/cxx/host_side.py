"""The host side of a program: each source between its integration header and footer, and the link.

A host compilation begins before that of the device code has written the integration header.
"""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING

from syclopt.child_processes import end_child, start_child
from syclopt.errors import FrontEndError
from syclopt.files import made_beside, read_source
from syclopt.time_trace import recording
from syclopt.tools.cxx.cxx_options import link_options
from syclopt.tools.cxx.device_code import OWN_HEADERS, host_macro_options
from syclopt.tools.cxx.ends import pass_on
from syclopt.tools.cxx.host_compiler import of_host_code
from syclopt.tools.cxx.host_kernels import TRACE_OF_LACKING_KERNELS, with_whole_names
from syclopt.tools.cxx.made_files import dependency_file, object_name, program_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from syclopt.frontends.dpcpp import Installation
    from syclopt.tools.cxx.cxx_options import Arguments
    from syclopt.tools.cxx.host_compiler import HostCompiler
    from syclopt.tools.cxx.made_files import DependencyFile

_STANDARD = "-std=c++17"
_TRACE = "-ftime-trace"
_MACRO = "SYCLOPT_INTEGRATION_HEADER"
_HEADER, _LATE, _FOOTER = "integration_header.h", "late_header.h", "integration_footer.h"
_FIRST = "integration_header_first.h"
_MARK = b"\xef\xbb\xbf"  # of UTF-8, which may stand at the very beginning alone
_PAUSE = 0.005  # seconds between two looks whether the compiler waits for the header
# Where parts of DPC++'s headers stand before the whole, kernels may, too, and the header comes too late for them. It
# specializes templates, besides, which may be in use, and macros of the source may be in its way. As the front end has
# taken the source, whatever the compiler refuses may be due to the header: it begins anew, and reads the header first.
_ERROR = "#error the integration header comes too late\n"
_SHIM = f"""#ifndef {_MACRO}
#define {_MACRO}
#ifdef __SYCL2020_DEPRECATED
{_ERROR}#else
#include_next <sycl/sycl.hpp>
{TRACE_OF_LACKING_KERNELS}#include "%s"
#endif
#endif
"""
_SOURCE = f"""#line 1 "%b"
%b
#ifndef {_MACRO}
#include "%b"
#endif
#line 1 "<integration footer>"
#include "%b"
""".encode()


@dataclass
class HostSide:
    """Commands of the host compiler; `folder` takes what is not kept."""

    arguments: Arguments
    folder: Path
    compiler: HostCompiler
    installation: Installation

    def begin(self, source: str, output: str) -> HostCompilation:
        """Begin to compile the host code of a source to an object file. Raises `FrontEndError`, `FileError`."""
        text = HostSource(source, Path(tempfile.mkdtemp(prefix="host_", dir=self.folder)))
        dependencies = self._dependencies(source)
        return HostCompilation(self.compile_command(source, text.path, output), text, dependencies)

    def compile_command(self, source: str, text: Path, output: str) -> list[str]:
        """Return the command that compiles `text`, which is a source with its footer."""
        host = self.arguments.host
        standard = [] if any(option.startswith("-std=") for option in host) else [_STANDARD]
        local = ["-iquote", os.path.dirname(source) or "."]
        sycl = [*OWN_HEADERS, *self.compiler.sycl_options(str(self.installation.include))]
        macros = host_macro_options(self.arguments)
        dependencies = self._dependencies(source)
        lacking = dependencies.options if dependencies else ()
        files = ["-S" if self.arguments.stage == "assembly" else "-c", "-xc++", str(text), "-o", output]
        lto = self.compiler.lto_options(host) if self.arguments.stage == "object" else []
        trace = [_TRACE] if self.arguments.time_trace is not None and self.compiler.clang else []
        return [self.compiler.path, *standard, *local, *macros, *host, *lto, *lacking, *sycl, *trace, *files]

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
        with _started(command, subprocess.PIPE) as process:
            try:
                messages = process.communicate()[1]
            except BaseException:
                end_child(process)
                raise
        pass_on(messages.decode("utf-8", "surrogateescape"), process.returncode, command[0])


def _started(command: Sequence[str], messages: int | IO[bytes]) -> subprocess.Popen[bytes]:
    try:
        return start_child(command, stderr=messages)
    except OSError as error:
        raise FrontEndError(f"cannot start '{command[0]}': {error.strerror or error}") from error


class HostSource:
    """A source as the host compiler reads it, in a folder of its own.

    A folder of headers has another `sycl/sycl.hpp`, which includes that of DPC++ and behind it the integration header:
    a pipe with a name, at which the compiler waits. A source that has not seen this is at its end at the pipe `late`.
    The footer is included behind the source.
    """

    def __init__(self, source: str, folder: Path) -> None:
        """Write the files."""
        self.name = source
        self.folder = folder
        self.path = folder / Path(source).name
        self.header, self.late, self.footer = folder / _HEADER, folder / _LATE, folder / _FOOTER
        shim = folder / "include" / "sycl" / "sycl.hpp"
        shim.parent.mkdir(parents=True)
        shim.write_text(_SHIM % self.header)
        shown = _in_string(source).encode()
        text = read_source(source).removeprefix(_MARK)
        self.path.write_bytes(_SOURCE % (shown, text, bytes(self.late), bytes(self.footer)))
        self.begun = os.stat(self.path).st_mtime_ns
        os.mkfifo(self.header)
        os.mkfifo(self.late)

    def with_names(self, header: str) -> str:
        """Return an integration header whose names are whole; that of the source is spelled as a string may be."""
        name = Path(self.name).name
        return with_whole_names(header).replace(f'return "{name}";', f'return "{_in_string(name)}";')

    def options(self) -> list[str]:
        """Return the options that make a compiler see the integration header."""
        return ["-isystem", str(self.folder / "include")]

    def options_with_header_first(self, header: str) -> list[str]:
        """Return the options with which it comes before the source, as an ordinary file."""
        first = self.folder / _FIRST
        text = f"#define {_MACRO}\n{header}{TRACE_OF_LACKING_KERNELS}"
        first.write_text(text, "utf-8", "surrogateescape")
        return ["-include", str(first)]


def _in_string(name: str) -> str:
    """Return a name as a C++ string holds it; bytes that are no UTF-8 by their numbers."""
    escaped = name.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return re.sub("[\ud800-\udfff]", lambda found: f"\\{os.fsencode(found[0])[0]:03o}", escaped)


class HostCompilation:
    """A host compiler at work; `command` is without the options that bring the header."""

    def __init__(self, command: Sequence[str], source: HostSource, dependencies: DependencyFile | None) -> None:
        """Start the compiler. Raises `FrontEndError`."""
        self._command = [*command]
        self._source = source
        self._dependencies = dependencies
        self._header = ""
        self._is_header_first = False
        self._messages = os.fdopen(os.memfd_create("messages"), "w+b")  # a full disk is what they may be about
        self._trace = Path(command[-1]).with_suffix(".json") if _TRACE in command else None
        self._process = self._start(source.options())

    def give(self, header: str, footer: str) -> None:
        """Hand the integration header and footer to the compiler, as soon as it waits for them."""
        header = self._header = self._source.with_names(header)
        self._source.footer.write_text(footer, "utf-8", "surrogateescape")
        texts = {self._source.header: header, self._source.late: _ERROR if header else ""}
        with suppress(OSError):  # the compiler has ended
            self._write(texts)

    def finish(self, told: str) -> None:
        """Wait for the end, and pass on what the compiler says, less what the front end has told of the source.

        Raises `HostFailed`, `FrontEndError`.
        """
        status = self._process.wait()
        if status and self.begin_anew():
            status = self._process.wait()
        messages = self._said().decode("utf-8", "surrogateescape")
        self._note_trace()
        if status and self._dependencies is not None:
            self._dependencies.delete()
        pass_on(of_host_code(messages, told), status, self._command[0])
        if self._dependencies is not None:
            self._dependencies.mend(self._source.name, self._source.path)

    def begin_anew(self) -> bool:
        """Start the compiler again, with the integration header first; return whether that is anything else."""
        if self._is_header_first or not self._header:
            return False
        self._is_header_first = True
        self._process = self._start(self._source.options_with_header_first(self._header))
        return True

    @property
    def begun(self) -> int:
        """When the source was read first, in nanoseconds, by the clock of the file system."""
        return self._source.begun

    def stop(self) -> None:
        """End the compiler, if it is still at work."""
        end_child(self._process)
        self._messages.close()

    def _note_trace(self) -> None:
        """Take what the compiler traced into the trace of the build."""
        found = recording()
        if found is not None and self._trace is not None:
            with suppress(OSError):  # it has failed, and written none
                found.add_clang_trace(self._trace.read_bytes(), self._process.pid)
                self._trace.unlink()

    def _said(self) -> bytes:
        return os.pread(self._messages.fileno(), os.fstat(self._messages.fileno()).st_size, 0)

    def _start(self, options: Sequence[str]) -> subprocess.Popen[bytes]:
        self._messages.seek(0)
        self._messages.truncate()
        return _started([self._command[0], *options, *self._command[1:]], self._messages)

    def _write(self, texts: Mapping[Path, str]) -> None:
        """Write to that of the pipes which is read; a file takes its place: GCC reads again what its messages show."""
        while self._process.poll() is None:
            for path, text in texts.items():
                with suppress(OSError):  # nobody reads it
                    pipe = os.open(path, os.O_WRONLY | os.O_NONBLOCK)
                    os.set_blocking(pipe, True)
                    with open(pipe, "wb") as stream:
                        file = path.with_suffix(".written")
                        file.write_text(text, "utf-8", "surrogateescape")
                        file.replace(path)
                        stream.write(text.encode("utf-8", "surrogateescape"))
                    return
            time.sleep(_PAUSE)
