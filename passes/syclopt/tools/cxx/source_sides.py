"""The two sides of a source: it is compiled to IR, and passes make a module for the host and one for devices of it.

Lines of sources are for messages alone. As they make everything take longer, a program is made without them; where
there is something to tell, the same is done with them.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

from syclopt.diagnostics import Warnings
from syclopt.errors import FileError, SycloptError
from syclopt.files import made_beside, read_source
from syclopt.frontends.clang import precompiled_header
from syclopt.frontends.clang.kernel_attributes import remapping_options
from syclopt.tools.cxx.clang_commands import DEVICE, DIAGNOSIS, HOST, READ
from syclopt.tools.cxx.cxx_options import SOURCES, WARNINGS
from syclopt.tools.cxx.ends import HostFailed
from syclopt.tools.cxx.made_files import dependency_file, object_name

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence

    from syclopt.ir.module import Module
    from syclopt.tools.cxx.clang_commands import ClangCommands
    from syclopt.tools.cxx.clang_runs import ClangRuns

_Result = TypeVar("_Result")


@dataclass(frozen=True)
class SourceSides:
    """Compiles sources; `folder` takes what is not kept."""

    commands: ClangCommands
    runs: ClangRuns
    folder: Path
    host_code: dict[str, str] = field(default_factory=dict[str, str])
    """Sources that leave host code of the headers to an object, and the path of that."""
    _one_at_a_time: Lock = field(default_factory=Lock)

    @property
    def has_lines(self) -> bool:
        """Whether IR has lines in any case: that in objects is for a link later on, which cannot compile again."""
        arguments = self.commands.arguments
        return self.commands.keeps_lines or arguments.stage != "link" or arguments.is_relocatable

    def both(
        self, source: str, receive: Callable[[Module], None], undiagnosed: Callable[[Module], None] | None = None
    ) -> Module:
        """Return the device code of a source, and before it is made let `receive` have the host code.

        If `undiagnosed` has a module, it is for `diagnose` to refuse what no device can run: this takes as long as all
        else here. Raises `SycloptError`, `HostFailed`.
        """
        if self.commands.arguments.is_two_pass:
            receive(self._host(self._annotated(source, "host", lines=self.has_lines)))
            return self.device(source)

        def make(warnings: Warnings, lines: bool) -> Module:
            module = self._annotated(source, "both", lines=lines)
            if lines is self.has_lines:
                receive(self._host(module))
            if undiagnosed is None or lines:
                return self._diagnosed(module, warnings)
            undiagnosed(module)
            return self._device(module)

        return self.made(make)

    def diagnose(self, source: str, module: Module) -> None:
        """Refuse what no device can run. Raises `SycloptError`, `HostFailed`."""

        def make(warnings: Warnings, lines: bool) -> None:
            after(DIAGNOSIS, self._annotated(source, "both", lines=True) if lines else module, warnings)

        self.made(make)

    def device(self, source: str) -> Module:
        """Return the device code alone. Raises `SycloptError`, `HostFailed`."""
        return self.made(
            lambda warnings, lines: self._diagnosed(self._annotated(source, "device", lines=lines), warnings)
        )

    def check(self, source: str) -> None:
        """Let the compiler read a source, and make nothing of it. Raises `FrontEndError`, `HostFailed`."""
        self._compile(source, self._new_file("_unused.ll"), "both", lines=self.has_lines)

    def device_with_lines(self, source: str) -> Module:
        """Return the device code, which has lines."""
        return self._diagnosed(self._annotated(source, "device", lines=True), Warnings(self._flags))

    def made(self, make: Callable[[Warnings, bool], _Result]) -> _Result:
        """Return what `make` does, which is told whether IR is to have lines; with them it has all to tell.

        Raises what it raises with lines.
        """
        if self.has_lines:
            return make(Warnings(self._flags), True)
        said: list[str] = []
        try:
            found = make(Warnings(self._flags, said.append), False)
        except SycloptError:
            return make(Warnings(self._flags), True)
        if said:
            make(Warnings(self._flags), True)
        return found  # names of kernels depend on the text of their module, so that those with lines have others

    @property
    def _flags(self) -> tuple[str, ...]:
        """What becomes of warnings that are not clang's, whose rules are the same."""
        arguments = self.commands.arguments
        return tuple(f"no-{name}" if "-w" in arguments.host else _flag(name, arguments.warnings) for name in WARNINGS)

    def _annotated(self, source: str, side: str, *, lines: bool) -> Module:
        """Compile a source to IR, and return it with attributes in the place of annotations."""
        path = self._new_file(f"_{side}.ll")
        self._compile(source, path, side, lines=lines)
        from syclopt.ir.module import Module  # the compiler is at work before it is loaded

        unit = f"<unit={_digest_of(source)}>" if self.commands.arguments.is_two_pass else ""
        module = Module.read(path)
        module.triple = _without_versions(module.triple)
        module.name = f"{source} (IR)" if os.path.isabs(source) else source  # never where its lines are from
        return after(f"{READ}{unit}", module)

    def _host(self, module: Module) -> Module:
        return after(HOST, module)

    def _diagnosed(self, module: Module, warnings: Warnings) -> Module:
        return self._device(after(DIAGNOSIS, module, warnings))

    def _device(self, module: Module) -> Module:
        device = after(DEVICE, module)
        return device if self.commands.clang.writes_our_text else self._in_our_text(device)

    def _in_our_text(self, module: Module) -> Module:
        """Return a module as LLVM here prints it: text of other versions may have another form, and bitcode has not."""
        from syclopt.ir.module import Module

        folder = tempfile.mkdtemp(prefix="device_", dir=self.folder)
        text, bitcode = f"{folder}/device.ll", f"{folder}/device.bc"
        module.write(text)
        self.runs.run(self.commands.bitcode(text, bitcode))
        found = Module.read(bitcode)
        found.name = module.name
        return found

    def _compile(self, source: str, output: str, side: str, *, lines: bool) -> None:
        """Compile a source to IR, by the precompiled header where that means the same."""
        attributes = remapping_options(source, self.commands.arguments.host, self.folder)
        place = self._place_of_header(source, side, lines=lines)
        host_code = self._copy_of_host_code(place) if place is not None else None
        if place is None or host_code is None:
            self._compile_whole(source, output, side, attributes, lines=lines)
            return
        more = ("-include-pch", str(place), *attributes)
        done = self.runs.ended(self.commands.compile(source, output, side, lines=lines, more=more))
        if done.returncode and str(place).encode() in done.stderr:  # it is outdated
            precompiled_header.forget(place)
            self._compile_whole(source, output, side, attributes, lines=lines)
            return
        self.runs.tell(done)
        if not self._writes_dependencies(source):
            self._forget_header(source, place)
        self.host_code[source] = host_code

    def _compile_whole(self, source: str, output: str, side: str, attributes: Sequence[str], *, lines: bool) -> None:
        done = self.runs.ended(self.commands.compile(source, output, side, lines=lines, more=attributes))
        if done.returncode or lines is self.has_lines:  # else it has said the same before
            self.runs.tell(done)
        if lines is self.has_lines:
            self._writes_dependencies(source)

    def _writes_dependencies(self, source: str) -> bool:
        """Write what a source depends on, and tell whether that takes a command of its own."""
        command = self.commands.dependencies_alone(source)
        if command:
            self.runs.run(command)
        return bool(command)

    def _place_of_header(self, source: str, side: str, *, lines: bool) -> Path | None:
        """Return where the precompiled header is, which is made where it is not there yet; None where none will do."""
        if lines is not self.has_lines or not self.commands.can_merge or not source.endswith(SOURCES):
            return None
        options = _untold(self.commands.compile_options(side, lines=lines))
        place = precompiled_header.place_of(self.commands.clang, options)
        text = read_source(source).decode("utf-8", "replace") if place is not None else ""
        if place is None or not precompiled_header.begins_with_whole_header(Path(source), text):
            return None
        with self._one_at_a_time:  # so that one of several sources makes it
            if place.exists() and precompiled_header.host_code_of(place).exists():
                precompiled_header.note_use(place)
                return place
            return place if self._makes_header(side, options, place) else None

    def _makes_header(self, side: str, options: Sequence[str], place: Path) -> bool:
        """Make the precompiled header and the host code that it leaves out, and tell whether that could be done.

        Else a compilation without them tells what is wrong.
        """
        of_host = precompiled_header.host_code_of(place)
        try:
            precompiled_header.make_room(place)
            precompiled_header.write_sources(place)
            with (
                made_beside(str(place)) as header,
                made_beside(str(of_host)) as host_code,
                ThreadPoolExecutor() as pool,
            ):
                commands = (
                    precompiled_header.command_to_make(self.commands.clang, options, place, header),
                    _untold(self.commands.host_code(str(precompiled_header.host_source_of(place)), host_code, side)),
                )
                for job in [pool.submit(self.runs.run_silently, command) for command in commands]:
                    job.result()
        except (OSError, FileError, HostFailed):
            return False
        return True

    def _copy_of_host_code(self, place: Path) -> str | None:
        """Return the path of a copy of the host code that goes with a precompiled header; None where it is gone."""
        try:
            return shutil.copyfile(precompiled_header.host_code_of(place), self._new_file("_host_code.o"))
        except OSError:
            return None

    def _new_file(self, ending: str) -> str:
        """Return the path of a file that nothing else has; it is in no folder of its own, which takes longer."""
        descriptor, path = tempfile.mkstemp(ending, dir=self.folder)
        os.close(descriptor)
        return path

    def _forget_header(self, source: str, place: Path) -> None:
        """Take the file that was precompiled out of what the source is said to depend on."""
        arguments = self.commands.arguments
        dependencies = dependency_file(arguments.host, source, arguments.output, object_name(arguments, source))
        if dependencies is not None:
            dependencies.leave_out(precompiled_header.source_of(place))


def _flag(name: str, options: Sequence[str]) -> str:
    """Return what options say of a warning: the last of each kind counts, and `-Werror` for what has no word of it."""
    is_shown, is_error, are_errors = True, None, False
    for option in options:
        if option in ("-Werror", "-Wno-error"):
            are_errors = option == "-Werror"
        elif option == f"-Wno-error={name}":
            is_error = False
        elif option.endswith(f"={name}"):
            is_shown = is_error = True
        elif option in (f"-W{name}", f"-Wno-{name}"):
            is_shown = option == f"-W{name}"
    if not is_shown:
        return f"no-{name}"
    return f"error={name}" if (are_errors and is_error is None) or is_error else name


@contextmanager
def lines_of_sources(modules: Sequence[Module]) -> Generator[None]:
    """Let errors tell lines of sources, and none of the modules that were made of them: these are in no file."""
    try:
        yield
    except SycloptError as error:
        if error.location is not None and error.location.file in {module.name for module in modules}:
            error.file, error.location = error.location.file, None
        raise


def after(passes: str, module: Module, warnings: Warnings | None = None) -> Module:
    """Return what passes make of a module."""
    from syclopt.pipeline.run import run_pipeline

    with lines_of_sources([module]):
        (image,) = run_pipeline(module, passes, warnings=warnings)
    return image.module


def _without_versions(triple: str | None) -> str | None:
    """Return a triple less the versions of system and library, which some compilers put into it."""
    return triple and re.sub(r"(?<=-linux)[\d.]+(?=-|$)|(?<=-gnu)[\d.]+$", "", triple)


def _digest_of(source: str) -> str:
    from hashlib import sha256

    return sha256(Path(source).read_bytes()).hexdigest()[:16]


def _untold(words: Sequence[str]) -> list[str]:
    """Return a command, or options, without what has the compiler tell what it does."""
    return [word for word in words if word != "-v"]
