"""Commands of clang while they run: what they say, how they end, and what they write into traces."""

from __future__ import annotations

import shlex
import subprocess
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING

from syclopt.child_processes import end_child, start_child
from syclopt.diagnostics import print_message
from syclopt.errors import FrontEndError
from syclopt.frontends.clang.linker_command import ASKING, keep_linker_command, kept_linker_command
from syclopt.frontends.clang.precompiled_header import cache_folder
from syclopt.time_trace import recording
from syclopt.tools.cxx.ends import HostFailed, pass_on

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence


@dataclass(frozen=True)
class ClangRuns:
    """Runs commands; `folder` takes what is not kept."""

    folder: Path
    is_verbose: bool
    first_begun: Event = field(default_factory=Event)
    """Set when the first command runs."""
    first_ended: Event = field(default_factory=Event)
    """Set when one has ended."""

    def run(self, command: Sequence[str]) -> None:
        """Run a command, and say what it said. Raises `FrontEndError`, `HostFailed`."""
        self.tell(self.ended(command))

    def run_silently(self, command: Sequence[str]) -> None:
        """Run a command. Raises `FrontEndError`, and `HostFailed` where it failed, or said anything."""
        done = self.ended(command)
        if done.returncode or done.stderr:
            raise HostFailed

    def link(self, command: Sequence[str], files: Sequence[str]) -> None:
        """Run a command that links, or the linker alone where its command is known. `files` are made for this link.

        Raises `FrontEndError`, `HostFailed`.
        """
        if self.is_verbose or recording() is not None or cache_folder() is None:
            self.run(command)
            return
        known = kept_linker_command(command, files)
        if known is not None and self._is_fine(known):
            return
        self.run(command)  # which tells what is wrong
        if known is None:
            said = self.ended([*command, ASKING]).stderr
            keep_linker_command(command, files, said.decode("utf-8", "surrogateescape"))

    def _is_fine(self, command: Sequence[str]) -> bool:
        """Run a command, and tell whether it succeeded and said nothing."""
        try:
            done = self.ended(command)
        except FrontEndError:
            return False
        return not (done.returncode or done.stderr)

    def tell(self, done: subprocess.CompletedProcess[bytes]) -> None:
        """Say what a command said. Raises `FrontEndError`, `HostFailed` where it failed."""
        said = done.stderr.decode("utf-8", "surrogateescape")
        if said:
            from syclopt.tools.cxx.users_lines import in_lines_of_users

            said = in_lines_of_users(said)
        pass_on(said, done.returncode, done.args[0])

    def ended(self, command: Sequence[str]) -> subprocess.CompletedProcess[bytes]:
        """Run a command, and return what it said. Raises `FrontEndError` where it cannot be started."""
        return self.begun(command)()

    def begun(self, command: Sequence[str]) -> Callable[[], subprocess.CompletedProcess[bytes]]:
        """Start a command, and return what waits for its end and returns what it said.

        Raises `FrontEndError` where it cannot be started.
        """
        if self.is_verbose:
            print_message(f" {shlex.join(command)}")
        found = recording()
        trace = Path(tempfile.mkdtemp(dir=self.folder), "trace.json") if found is not None else None
        try:
            words = [*command, *([] if trace is None else [f"-ftime-trace={trace}"])]
            process = start_child(words, stderr=subprocess.PIPE)
        except OSError as error:
            raise FrontEndError(f"cannot start '{command[0]}': {error.strerror or error}") from error
        self.first_begun.set()

        def end() -> subprocess.CompletedProcess[bytes]:
            with process:
                try:
                    messages = process.communicate()[1]
                except BaseException:
                    end_child(process)
                    raise
                finally:
                    self.first_ended.set()
            if found is not None and trace is not None and trace.exists():  # what only links writes none
                found.add_clang_trace(trace.read_bytes(), process.pid)
            return subprocess.CompletedProcess([*command], process.returncode, stderr=messages)

        return end
