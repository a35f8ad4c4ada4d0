"""Run one RUN line: known tools in this process, everything else as a process; keep what each command said."""

import glob
import io
import os
import re
import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from syclopt.testing import tools as tool_table
from syclopt.testing.runline import RunLine
from syclopt.testing.shell import Command, Redirect, ShellError, Step, Word
from syclopt.testing.tools import Tool

_SUBSTITUTION = re.compile(r"%(?:%|s|S|p|t|T|basename_t|\{[^}]*\})")
_TIMEOUT_S = 300
_SHELL_WORDS = ("cd", "export", "pushd", "popd", "source", "set", "if", "for", "while")


@dataclass(frozen=True)
class Ran:
    """One command that ran: its words, status and streams."""

    words: tuple[str, ...]
    status: int
    stdin: bytes
    stdout: bytes
    stderr: bytes


@dataclass(frozen=True)
class Outcome:
    """What a RUN line came to: its status (that of the last failing command of a pipeline) and its commands."""

    line: RunLine
    status: int
    ran: tuple[Ran, ...]


@dataclass
class _Call:
    """A command with its prefixes taken off: `not`, `not --crash` and `env NAME=value`."""

    words: list[str]
    inversions: list[bool]
    env: dict[str, str]


@dataclass
class Executor:
    """Runs the lines of one file.

    `source` is what `%s` stands for, `temp` what `%t` does; `empty_pipelines` replaces every pipeline by nothing.
    """

    source: Path
    temp: Path
    tools: Mapping[str, Tool]
    shims: Path
    empty_pipelines: bool = False

    def run(self, line: RunLine) -> Outcome:
        """Run `line`, up to the command that decides it. Raises `ShellError` for a substitution not known."""
        ran: list[Ran] = []
        status = 0
        for step in line.steps:
            if step.operator == ";" or (step.operator == "&&") == (status == 0):
                status = self._pipeline(step, ran)
        return Outcome(line, status, tuple(ran))

    def expand(self, word: Word) -> list[str]:
        """Return the arguments that `word` stands for: substitutions made, globs matched against files."""
        text = _SUBSTITUTION.sub(self._substitute, word.text)
        if word.is_glob and (paths := sorted(glob.glob(text))):
            return paths
        return [text]

    def _substitute(self, match: re.Match[str]) -> str:
        known = {
            "%%": "%",
            "%s": str(self.source),
            "%S": str(self.source.parent),
            "%p": str(self.source.parent),
            "%t": str(self.temp),
            "%basename_t": self.source.name,
            "%{s:basename}": self.source.name,
            "%{s:stem}": self.source.stem,
            "%{pathsep}": os.pathsep,
        }
        if match[0] not in known:
            raise ShellError(f"substitution '{match[0]}' is not known here: expected one of {', '.join(known)}")
        return known[match[0]]

    def _pipeline(self, step: Step, ran: list[Ran]) -> int:
        status = 0
        data = b""
        for command in step.commands:
            done, data = self._command(command, data)
            ran.append(done)
            status = done.status or status
        return status

    def _command(self, command: Command, stdin: bytes) -> tuple[Ran, bytes]:
        """Run one command; return what it did and what it hands to the next one."""
        words = [text for word in command.words for text in self.expand(word)]
        out, err = io.BytesIO(), io.BytesIO()
        streams = {1: out, 2: err}
        files: list[tuple[Path, str, io.BytesIO]] = []
        try:
            for redirect in command.redirects:
                if redirect.fd == 0:
                    stdin = Path(self._target(redirect)).read_bytes()
                elif isinstance(redirect.target, int):
                    streams[redirect.fd] = streams[redirect.target]
                else:
                    path = Path(self._target(redirect))
                    streams[redirect.fd] = io.BytesIO()
                    files.append((path, "ab" if redirect.mode == "append" else "wb", streams[redirect.fd]))
                    path.open(files[-1][1]).close()
        except OSError as error:
            message = f"{error.filename}: {error.strerror}\n".encode()
            return Ran(tuple(words), 1, stdin, b"", message), b""
        status = self._call(_unwrap(words), stdin, streams[1], streams[2])
        for path, mode, stream in files:
            with path.open(mode) as file:
                file.write(stream.getvalue())
        shown_err = streams[2].getvalue() if streams[2] is not streams[1] else b""
        return Ran(tuple(words), status, stdin, streams[1].getvalue(), shown_err), out.getvalue()

    def _target(self, redirect: Redirect) -> str:
        assert isinstance(redirect.target, Word)
        return self.expand(redirect.target)[0]

    def _call(self, call: _Call, stdin: bytes, stdout: io.BytesIO, stderr: io.BytesIO) -> int:
        if not call.words:
            stderr.write(b"a command is missing after 'not' or 'env'\n")
            return 127
        name, *arguments = call.words
        if tool := self.tools.get(name):
            arguments = tool.emptied(arguments) if self.empty_pipelines else arguments
            with tool_table.environment(call.env):
                status = tool_table.call(tool, arguments, stdin, stdout, stderr)
        else:
            status = self._process(call, stdin, stdout, stderr)
        for crash_wanted in reversed(call.inversions):
            status = tool_table.inverted(status, crash_wanted=crash_wanted)
        return status

    def _process(self, call: _Call, stdin: bytes, stdout: io.BytesIO, stderr: io.BytesIO) -> int:
        joined = stderr is stdout
        environment = {**os.environ, **call.env}
        environment["PATH"] = os.pathsep.join([str(self.shims), environment.get("PATH", os.defpath)])
        environment.pop(tool_table.EMPTY_PIPELINE, None)
        if self.empty_pipelines:
            environment[tool_table.EMPTY_PIPELINE] = "1"
        try:
            done = subprocess.run(
                call.words,
                input=stdin,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT if joined else subprocess.PIPE,
                env=environment,
                timeout=_TIMEOUT_S,
                check=False,
            )
        except OSError as error:
            hint = "; RUN lines have no shell words" if call.words[0] in _SHELL_WORDS else ""
            stderr.write(f"{call.words[0]}: {error.strerror}{hint}\n".encode())
            return -1 if call.inversions else 127
        except subprocess.TimeoutExpired:
            stderr.write(f"{call.words[0]}: no end after {_TIMEOUT_S} s\n".encode())
            return -1
        stdout.write(done.stdout)
        if not joined:
            stderr.write(done.stderr)
        return done.returncode


def _unwrap(words: list[str]) -> _Call:
    call = _Call(list(words), [], {})
    while call.words:
        if call.words[0] == "not":
            crash_wanted = call.words[1:2] == ["--crash"]
            call.inversions.append(crash_wanted)
            del call.words[: 1 + crash_wanted]
        elif call.words[0] == "env" and not any(word.startswith("-") for word in call.words[1:2]):
            del call.words[0]
            while call.words and re.match(r"\w+=", call.words[0]):
                name, _, value = call.words.pop(0).partition("=")
                call.env[name] = value
        else:
            break
    return call
