"""The commands of clang that a program is made with: sources to IR, host code, what a program begins with, the link."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from syclopt.errors import UsageError
from syclopt.frontends.clang.installed_clang import HEADERS, Clang, find_clang
from syclopt.frontends.clang.linker_command import commands_in
from syclopt.ir.text.patterns import compile_pattern
from syclopt.tools.cxx.cxx_options import link_options, words_of
from syclopt.tools.cxx.host_compiler import fat_objects, is_lto
from syclopt.tools.cxx.host_sanitizers import preloaded, shared_runtime, without_sanitizers
from syclopt.tools.cxx.made_files import dependency_file, object_name, program_name
from syclopt.tools.cxx.named_libraries import search_options

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from syclopt.tools.cxx.cxx_options import Arguments

READ = "annotations-to-attributes"
"""The pass that comes after the compilation of a source, and takes the digits of its unit."""
DIAGNOSIS = "sycl-diagnose-device-code"
"""The pass after that which refuses what no device can run, and changes nothing."""
DEVICE = "sycl-split-host-device<device>,strip-nonlinetable-debuginfo"
"""The passes after that, to device code."""
HOST = "sycl-split-host-device<host>,register-device-globals<function=syclopt_add_device_global>"
"""The passes after that, to host code."""
_LINES_FOR_MESSAGES = ("-Rpass=^$",)  # for remarks of passes, of which none is called so: in IR, and not in objects
_FOLDER = Path("/tmp/syclopt-cxx")  # stands for one whose name is made when the build begins
_START = Path(__file__).with_name("program_start.c")
_STANDARD = "-std=c++17"
_SHARED = "-shared"
_LEVELS = ("-O", "-O0", "-O1", "-Og")  # at which clang's IR says what devices should not hear
_NO_CODE = compile_pattern(
    r"-(?:M[DMFTQPGJ].*|MMD|D.*|U.*|I.*|include.*|iquote.*|isystem.*|idirafter.*|std=.*|W(?!l,|a,).*)"
)
_PLACES = frozenset({"-fPIC", "-fpic", "-fPIE", "-fpie"})  # of code, which -fPIC is given for whatever the user says
_PLAIN_FUNCTIONS = (
    "-D__NO_CTYPE",
)  # glibc's headers then have no isalpha of their own, which reads tables of the host
_WITHOUT_COMPILING = {"-MD": "-M", "-MMD": "-MM"}
_DEPENDENCIES = compile_pattern(r"-M(?:[DPGV]|MD|[FTQJ].*)")


@dataclass(frozen=True)
class ClangCommands:
    """The command lines of one run of the driver."""

    arguments: Arguments
    clang: Clang

    @property
    def keeps_lines(self) -> bool:
        """Whether the user asks for debug information."""
        chosen = [option for option in self.arguments.host if option.startswith("-g") and option != "-g0"]
        return bool(chosen)

    @property
    def is_library(self) -> bool:
        """Whether a shared library is linked."""
        return _SHARED in self.arguments.linked

    def compile(
        self, source: str, output: str, side: str, *, lines: bool = True, more: Sequence[str] = ()
    ) -> list[str]:
        """Return the command that compiles a source to IR that nothing has been concluded from.

        It has `lines` for messages, or none but those that the user asks for.
        """
        is_check = self.arguments.stage == "syntax" and not self.clang.is_zig  # zig wants to write something
        made = ["-fsyntax-only"] if is_check else ["-emit-llvm", "-S", "-o", output]
        dependencies = () if self.clang.is_zig else self._dependencies(source)
        return [
            *(*self.clang.command, *self.compile_options(side, lines=lines), *dependencies, *more),
            *(*made, *self._language, source),
        ]

    def dependencies_alone(self, source: str) -> list[str]:
        """Return the command that writes what a source depends on; nothing where that comes of compiling it."""
        if not self.clang.is_zig:
            return []
        asked = [_WITHOUT_COMPILING.get(option, option) for option in self._dependencies(source)]
        if {*_WITHOUT_COMPILING.values()}.isdisjoint(asked):
            return []
        options = self.compile_options("both", lines=False)
        return [*self.clang.command, *options, *asked, "-w", *self._language, source]

    def precompile(self) -> list[str]:
        """Return the command that precompiles headers or modules, for sources with the same options."""
        arguments = self.arguments
        dependencies = [w for one in words_of(arguments.host) if _DEPENDENCIES.fullmatch(one.word) for w in one.words]
        options = [*self.compile_options("both", lines=False), *dependencies]
        language = self._language if arguments.sources else ["-x", "c++-header"]
        output = [] if arguments.output is None else ["-o", arguments.output]
        return [*self.clang.command, *options, *language, *arguments.sources, *arguments.linked, *output]

    @property
    def _language(self) -> list[str]:
        match self.arguments.language:
            case "" | "none":
                return []
            case "c++-module" as language:
                return ["-x", language]
            case _:
                return ["-x", "c++"]

    def compile_options(self, side: str, *, lines: bool) -> list[str]:
        """Return the options of that command that change what comes of a source."""
        told = [] if self.keeps_lines else ["-g0", *(_LINES_FOR_MESSAGES if lines else ())]  # zig's own default is -g
        levels = [option for option in self.arguments.host if option.startswith("-O")]
        level = ["-O2"] if not levels or levels[-1] in _LEVELS else []
        more = [*level, *told, "-fPIC", *self._macros(side)]
        return [*self._source_options(side, more), "-Xclang", "-disable-llvm-passes", "-Qunused-arguments"]

    def _macros(self, side: str) -> list[str]:
        if not self.arguments.is_two_pass:
            return ["-D__SYCL_SINGLE_SOURCE__"]
        return ["-D__SYCL_DEVICE_ONLY__"] if side == "device" else []

    def _source_options(self, side: str, more: Sequence[str]) -> list[str]:
        """Return the options of the user that change what comes of a source, with `more`."""
        host = [option for option in _without(_DEPENDENCIES, self.arguments.host) if option not in _PLACES]
        if side == "device":
            host = without_sanitizers(host)
        standard = [] if any(option.startswith(("-std=", "--std=")) for option in host) else [_STANDARD]
        return [*standard, *_PLAIN_FUNCTIONS, *host, *more, "-DSYCLOPT_WITH_ALL_EXTENSIONS", "-isystem", str(HEADERS)]

    @property
    def can_merge(self) -> bool:
        """Whether what is made of a source can be merged with an object.

        Assembly cannot be, nor bitcode that stays. An object that stays needs a linker for that.
        """
        arguments = self.arguments
        if arguments.stage == "object":
            return not is_lto(arguments.host) and (
                self.clang.is_zig or _finds_linker((*self.merge([os.devnull], "-"),))
            )
        return arguments.stage != "assembly"

    def host_code(self, source: str, output: str, side: str) -> list[str]:
        """Return the command that compiles host code of the headers, with what goes for a side of the source."""
        level = [] if any(option.startswith("-O") for option in self.arguments.host) else ["-O2"]
        lines = [] if self.keeps_lines else ["-g0"]  # zig's own default is -g
        options = self._source_options(side, [*level, *lines, "-fPIC", "-Qunused-arguments"])
        return [*self.clang.command, *options, "-c", source, "-o", output]

    def merge(self, objects: Sequence[str], output: str) -> list[str]:
        """Return the command that makes one object of several."""
        linker = [option for option in self.arguments.linked if option.startswith("-fuse-ld")]
        flags = ["-Qunused-arguments", *link_options(self.arguments.host), *linker]
        return [*self.clang.command, *flags, "-nostdlib", "-r", *objects, "-o", output]

    def _dependencies(self, source: str) -> Iterator[str]:
        """Yield the options that write a file of dependencies."""
        arguments = self.arguments
        for given in words_of(arguments.host):
            if _DEPENDENCIES.fullmatch(given.word):
                yield from given.words
        dependencies = dependency_file(arguments.host, source, arguments.output, object_name(arguments, source))
        yield from dependencies.options if dependencies else ()

    def bitcode(self, path: str, output: str) -> list[str]:
        """Return the command that writes IR of this clang as bitcode."""
        as_it_is = ("-Xclang", "-disable-llvm-passes", "-Wno-override-module")
        return [*self.clang.command, *as_it_is, "-emit-llvm", "-c", path, "-o", output]

    def host(self, path: str, output: str) -> list[str]:
        """Return the command that compiles host code. Raises `UsageError` for bitcode, which carries no device code."""
        kind = "-S" if self.arguments.stage == "assembly" else "-c"
        options = [*_without(_NO_CODE, self.arguments.host)]
        if self.arguments.stage == "object" and is_lto(options):
            fat = [] if self.clang.is_zig else fat_objects(self.clang.version)
            if not fat:
                maker = "zig" if self.clang.is_zig else f"clang {self.clang.version}"
                message = f"objects of {maker} are then bitcode, which cannot carry device code"
                raise UsageError(f"option '-flto': {message}; compile and link at once, or without -flto")
            options += fat
        if not any(option.startswith("-O") for option in options):
            options.append("-O2")
        quiet = ("-Qunused-arguments", "-Wno-override-module")
        return [*self.clang.command, *options, "-fPIC", *quiet, kind, path, "-o", output]

    def start(self, output: str) -> list[str]:
        """Return the command that compiles what a program begins with."""
        macros = {"SYCLOPT_NAME": os.path.basename(program_name(self.arguments))}
        if not self.is_library:
            macros["SYCLOPT_INTERPRETER"] = sys.executable
            preload = preloaded(self.clang, self.arguments.host)
            macros |= {"SYCLOPT_PRELOAD": preload} if preload else {}
        defines = [f"-D{macro}={_c_string(text)}" for macro, text in macros.items()]
        files = ["-I", str(HEADERS), "-c", str(_START), "-o", output]
        return [*self.clang.c_command, "-O2", "-fPIC", *defines, *files]

    def link(self, objects: Sequence[str], start: Sequence[str], output: str) -> list[str]:
        """Return the command that links objects, and what the command line names; `start` is what begins."""
        words = [*start, *objects, *self.arguments.linked]
        own: list[str] = []
        if start:
            own = ["-ldl", "-pthread"]
            if not self.is_library:
                # References to own symbols stay within, as in any executable, and all must be there.
                own += [_SHARED, "-Wl,-Bsymbolic", "-Wl,-z,defs", "-Wl,-e,syclopt_start"]
                own += shared_runtime(self.clang, self.arguments.host)
                words = [word for word in words if word not in ("-pie", "-no-pie")]
        flags = ["-Qunused-arguments", *link_options(self.arguments.host)]
        return [*self.clang.command, *flags, *words, *own, "-o", output]

    def only_library(self, library: str, output: str) -> list[str]:
        """Return the command that links nothing but a library, where the link of the program would find it."""
        flags = ["-Qunused-arguments", *link_options(self.arguments.host), *search_options(self.arguments.linked)]
        return [*self.clang.command, *flags, _SHARED, "-nostdlib", f"-l{library}", "-o", output]


@cache
def _finds_linker(command: tuple[str, ...]) -> bool:
    """Tell whether there is the linker that a command of clang would start."""
    done = subprocess.run([*command, "-###"], stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False)
    commands = [*commands_in(done.stderr)]
    return done.returncode == 0 and bool(commands) and shutil.which(commands[-1][0]) is not None


def planned(commands: ClangCommands) -> Iterator[str]:
    """Yield the steps for `-###`."""
    arguments = commands.arguments
    objects: list[str] = []
    for number, source in enumerate(arguments.sources):
        ir = str(_FOLDER / f"{number}.ll")
        yield shlex.join(commands.compile(source, ir, "both"))
        if dependencies := commands.dependencies_alone(source):
            yield shlex.join(dependencies)
        if arguments.stage == "syntax":
            continue
        yield shlex.join(
            ["syclopt", f"-passes={READ},{DIAGNOSIS},{DEVICE}", ir, "-o", str(_FOLDER / f"{number}_device.ll")]
        )
        if arguments.stage == "device":
            continue
        host = str(_FOLDER / f"{number}_host.ll")
        yield shlex.join(["syclopt", f"-passes={READ},{HOST}", ir, "-o", host])
        output = object_name(arguments, source) if arguments.stage != "link" else str(_FOLDER / f"{number}.o")
        objects.append(output)
        yield shlex.join(commands.host(host, output))
    if arguments.stage != "link":
        return
    from syclopt.pipeline.parse import print_pipeline
    from syclopt.tools.cxx.embedded_images import passes_of, targets_of

    for target in targets_of(arguments):
        passes = print_pipeline(passes_of(arguments, target))
        yield shlex.join(["syclopt", f"-passes={passes}", "<device code>", "-o", str(_FOLDER / f"{target}.table")])
    start = [str(_FOLDER / name) for name in ("start.o", "images.o")]
    yield shlex.join(commands.start(start[0]))
    yield shlex.join(commands.link(objects, start, program_name(arguments)))


def host_alone_command(arguments: Arguments) -> list[str]:
    """Return the command of what makes no device code: clang's, with our headers where that is for SYCL."""
    clang: Clang = find_clang(arguments.compiler, arguments.host_compiler)
    if arguments.precompiles:
        return ClangCommands(arguments, clang).precompile()
    headers = ["-isystem", str(HEADERS)] if arguments.sources else []
    standard = [_STANDARD] if headers and not any(word.startswith("-std=") for word in arguments.words) else []
    return [*clang.command, *standard, *headers, *arguments.words]


def _without(pattern: re.Pattern[str], options: Sequence[str]) -> Iterator[str]:
    """Yield the options that do not match a pattern, with their values."""
    for given in words_of(options):
        if not pattern.fullmatch(given.word):
            yield from given.words


def _c_string(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
