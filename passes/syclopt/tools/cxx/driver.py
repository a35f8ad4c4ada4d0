"""syclopt-cxx: compiles C++ with SYCL to programs that DPC++'s runtime runs; its device side is syclopt's passes."""

from __future__ import annotations

import errno
import os
import sys
import tempfile
from contextlib import nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import syclopt
from syclopt.tools.run_tool import end_process, print_version, run_tool

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager
    from typing import NoReturn

    from syclopt.tools.cxx.cxx_options import Arguments, FrontEnd
    from syclopt.tools.cxx.one_compile import OneCompile
    from syclopt.tools.cxx.program_build import Build


_TERMINATED = 143  # the exit status of what SIGTERM ends
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_DPCPP = "SYCLOPT_DPCPP_ROOT"  # names an installation of DPC++
_VERSION, _LAUNCH = "--version", "--launch"


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    words = [*(sys.argv[1:] if argv is None else argv)]
    if _VERSION in words:
        return run_tool("syclopt-cxx", _version, [word for word in words if word != _VERSION])
    return run_tool("syclopt-cxx", _main, argv)


def run() -> NoReturn:
    """Be the command `syclopt-cxx`."""
    end_process(main())


def _version(words: Sequence[str]) -> int:
    """Tell the versions of the host compiler, which other programs ask for, and of this one."""
    import subprocess

    from syclopt.errors import FrontEndError
    from syclopt.tools.cxx.cxx_options import read_arguments
    from syclopt.tools.cxx.host_compiler import find_host_compiler

    arguments = read_arguments(words)
    with suppress(FrontEndError):
        if _front_end(arguments) == "clang" and not _names_host_compiler(arguments):
            from syclopt.frontends.clang.installed_clang import find_clang

            command = find_clang(arguments.compiler, arguments.host_compiler).command
        else:
            command = (find_host_compiler(arguments.host_compiler).path,)
        subprocess.run([*command, _VERSION], check=False)
    return print_version("syclopt-cxx")


def _main(words: Sequence[str]) -> int:
    from syclopt.tools.cxx.cxx_options import read_arguments, refuse

    if words[:1] == [_LAUNCH]:
        return _launch(words[1:])
    arguments = read_arguments(words)
    if arguments.print_cmake_dir:
        from syclopt.files import write_stdout

        write_stdout(os.fsencode(Path(syclopt.__file__).parent / "cmake") + b"\n")
        return 0
    if arguments.front_end is None:
        arguments.front_end = _front_end(arguments)
        if arguments.front_end == "clang" and arguments.is_sycl is None and not _names_host_compiler(arguments):
            arguments.is_sycl = True
            refuse(arguments)
    if arguments.is_host_alone:
        return _host_alone(arguments)
    if arguments.print_passes:
        from syclopt.files import write_stdout
        from syclopt.pipeline.parse import print_pipeline

        if arguments.front_end == "clang":
            from syclopt.tools.cxx.embedded_images import passes_of
        else:
            from syclopt.tools.cxx.device_side import passes_of

        lines = [f"{print_pipeline(passes_of(arguments, target))}\n" for target in arguments.targets]
        write_stdout("".join(lines).encode())
        return 0
    return _build(arguments)


def _front_end(arguments: Arguments) -> FrontEnd:
    """Return what compiles sources: DPC++'s front end where it is installed, and nothing else is asked for."""
    if arguments.front_end is not None:
        return arguments.front_end
    from syclopt.errors import FrontEndError
    from syclopt.frontends.dpcpp import find_installation

    if os.environ.get(_DPCPP):
        return "dpcpp"
    try:
        find_installation()
    except FrontEndError:
        return "clang"
    return "dpcpp"


def _names_host_compiler(arguments: Arguments) -> bool:
    """Tell whether a host compiler is named, which then does what has no SYCL."""
    from syclopt.tools.cxx.host_compiler import VARIABLE

    return bool(arguments.host_compiler or os.environ.get(VARIABLE))


def _build(arguments: Arguments) -> int:
    from syclopt.errors import FileError, FrontEndError, UsageError
    from syclopt.files import write_stderr
    from syclopt.tools.cxx.cxx_options import unreported, warnings_of_unused
    from syclopt.tools.cxx.ends import HostFailed, Terminated, ended_by_signals
    from syclopt.tools.cxx.host_compiler import with_hint

    if not arguments.has_inputs:
        raise UsageError("no input files")
    unused = [*arguments.unused]
    if arguments.front_end == "clang":
        unused += [*(text for _, _, text in arguments.image_options), *unreported(arguments.host)]
    write_stderr("".join(warnings_of_unused(unused, arguments.words)))
    if "-" in (*arguments.sources, *arguments.linked) and arguments.front_end != "clang":
        raise UsageError("a source with SYCL is read twice, for device and host: standard input cannot be one")
    if "-" in arguments.linked:
        raise UsageError("standard input is a source where -x c++ says so")
    try:
        with ended_by_signals(), tempfile.TemporaryDirectory(prefix="syclopt-cxx-") as folder:
            _keep_standard_input(arguments, Path(folder, "-.cpp"))
            build = _front_end_build(arguments, Path(folder))
            with _trace(arguments):
                build.run()
    except Terminated:
        return _TERMINATED
    except FrontEndError as error:
        if not error.diagnostics:
            raise
        write_stderr(with_hint(error.diagnostics))
        return 1
    except HostFailed:
        return 1
    except OSError as error:
        if error.errno not in _NO_ROOM:
            raise
        raise FileError.from_os("write temporary files", tempfile.gettempdir(), error) from error
    return 0


def _keep_standard_input(arguments: Arguments, path: Path) -> None:
    """Let a file that takes what comes from standard input be the source, where that is one."""
    if "-" not in arguments.sources or arguments.dry_run:
        return
    path.write_bytes(b'#line 1 "<stdin>"\n' + sys.stdin.buffer.read())
    arguments.sources = [str(path) if source == "-" else source for source in arguments.sources]
    arguments.host += ["-iquote", "."]


def _front_end_build(arguments: Arguments, folder: Path) -> Build | OneCompile:
    """Return the run of the driver that the front end asks for."""
    if arguments.front_end == "clang":
        if arguments.stage == "link" and arguments.sources and not arguments.dry_run:
            from syclopt.ir import llvm

            llvm.get_ready()  # which takes as long as what comes before the compiler here
        from syclopt.tools.cxx.one_compile import OneCompile

        return OneCompile(arguments, folder)
    from syclopt.tools.cxx.program_build import Build

    return Build(arguments, folder)


def _trace(arguments: Arguments) -> AbstractContextManager[None]:
    """Return what records the build, if the command line asks for that."""
    named = arguments.time_trace
    if named is None or arguments.dry_run:
        return nullcontext()
    from syclopt.tools.cxx.made_files import names_of_outputs, object_name, program_name
    from syclopt.tools.traced import traced

    made = program_name(arguments) if arguments.stage == "link" else object_name(arguments, arguments.sources[0])
    beside = Path(made).with_suffix(".json")
    path = str(Path(named, beside.name) if os.path.isdir(named) else named or beside)
    return traced("syclopt-cxx", path, [*arguments.sources, *(name for _, name in names_of_outputs(arguments))])


def _host_alone(arguments: Arguments) -> int:
    """Let the host compiler do what has no device side."""
    if arguments.front_end == "clang" and arguments.is_sycl:
        from syclopt.tools.cxx.clang_commands import host_alone_command

        return _replace_by(host_alone_command(arguments))
    from syclopt.tools.cxx.host_compiler import find_host_compiler

    compiler = find_host_compiler(arguments.host_compiler)
    options: list[str] = []
    if arguments.is_sycl and arguments.sources:
        from syclopt.frontends.dpcpp import find_installation
        from syclopt.tools.cxx.device_code import OWN_HEADERS, host_macro_options

        sycl = compiler.sycl_options(str(find_installation().include))
        options = [*host_macro_options(arguments), *OWN_HEADERS, *sycl]
    return _replace_by([compiler.path, *options, *arguments.words])


def _launch(words: Sequence[str]) -> int:
    """Be the compiler, linker or archiver that `words` begin with, but with `-fsycl` among them the driver of it."""
    from syclopt.errors import UsageError

    if not words:
        raise UsageError(f"{_LAUNCH}: expected a command line")
    if "-fsycl" not in words:
        return _replace_by(words)
    return _main([f"-fsycl-host-compiler={words[0]}", *words[1:]])


def _replace_by(command: Sequence[str]) -> NoReturn:
    from syclopt.errors import FrontEndError

    if sys.stdout is not None:
        sys.stdout.flush()
    try:
        os.execvp(command[0], [*command])
    except OSError as error:
        raise FrontEndError(f"cannot start '{command[0]}': {error.strerror}") from error


if __name__ == "__main__":
    run()
