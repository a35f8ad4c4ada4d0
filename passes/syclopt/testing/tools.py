"""The programs that RUN lines call and that are Python functions: run in-process, or through small scripts.

`python -m syclopt.testing.tools` is what those scripts call (see `write_shims`): `run NAME TARGET OPTION ARGS...`
runs a tool, `not [--crash] COMMAND...` turns the status of a command around, as LLVM's `not` does.
"""

import contextlib
import importlib
import io
import os
import resource
import shlex
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from syclopt.errors import InputError

CRASHED = -signal.SIGABRT
EMPTY_PIPELINE = "SYCLOPT_TESTING_EMPTY_PIPELINE"


@dataclass(frozen=True)
class Tool:
    """A program: its name in RUN lines, its `module:function`, and the option that takes its pipeline, if any.

    The function is called with the arguments, reads `sys.stdin.buffer`, writes `sys.stdout` and `sys.stderr`, and
    returns an exit status or raises `SystemExit`.
    """

    name: str
    target: str
    pipeline_option: str = ""

    def load(self) -> Callable[[list[str]], int | None]:
        """Import and return the function."""
        module, _, function = self.target.partition(":")
        return getattr(importlib.import_module(module), function)

    def pipeline(self, arguments: Sequence[str]) -> str:
        """Return the pipeline that `arguments` ask for, '' if there is none."""
        return self._split(arguments)[1]

    def emptied(self, arguments: Sequence[str]) -> list[str]:
        """Return `arguments` with the pipeline replaced by the empty one."""
        rest, pipeline = self._split(arguments)
        return [f"{self.pipeline_option}=", *rest] if pipeline else list(arguments)

    def _split(self, arguments: Sequence[str]) -> tuple[list[str], str]:
        rest: list[str] = []
        pipeline = ""
        option = self.pipeline_option.lstrip("-")
        todo = iter(arguments)
        for argument in todo:
            name, equals, value = argument.partition("=")
            if not option or not name.startswith("-") or name.lstrip("-") != option:
                rest.append(argument)
            else:
                pipeline = value if equals else next(todo, "")
        return rest, pipeline


BUILT_IN = (
    Tool("FileCheck", "syclopt.testing.filecheck:main"),
    Tool("split-file", "syclopt.testing.split_file:main"),
    Tool("syclopt", "syclopt.tools.opt:main", "-passes"),
)


def table(rows: Iterable[str] = ()) -> dict[str, Tool]:
    """Return the built-in tools and those of `rows`, each `name = module:function [pipeline option]`."""
    tools = {tool.name: tool for tool in BUILT_IN}
    for row in rows:
        name, _, rest = (part.strip() for part in row.partition("="))
        target, *option = rest.split()
        if not name or ":" not in target or len(option) > 1:
            raise InputError(f"golden_tools: expected 'name = module:function [option]', found '{row}'")
        tools[name] = Tool(name, target, *option)
    return tools


def call(tool: Tool, arguments: list[str], stdin: bytes, stdout: io.BytesIO, stderr: io.BytesIO) -> int:
    """Run `tool` in this process with its own standard streams; return its status, `CRASHED` after an exception.

    Output is buffered as in a process of its own: stdout as a whole, stderr by lines.
    """
    streams = (
        io.TextIOWrapper(io.BytesIO(stdin), encoding="utf-8", errors="surrogateescape"),
        io.TextIOWrapper(stdout, encoding="utf-8", errors="surrogateescape", newline=""),
        io.TextIOWrapper(stderr, encoding="utf-8", errors="backslashreplace", newline="", line_buffering=True),
    )
    saved = sys.stdin, sys.stdout, sys.stderr
    folder = os.getcwd()
    sys.stdin, sys.stdout, sys.stderr = streams
    try:
        return _status(tool, arguments)
    finally:
        sys.stdin, sys.stdout, sys.stderr = saved
        os.chdir(folder)
        for stream in streams[1:]:
            stream.flush()
            stream.detach()


def _status(tool: Tool, arguments: list[str]) -> int:
    try:
        return int(tool.load()(arguments) or 0)
    except SystemExit as end:
        if isinstance(end.code, int) or end.code is None:
            return end.code or 0
        print(end.code, file=sys.stderr)
        return 1
    except Exception:
        traceback.print_exc()
        return CRASHED


def inverted(status: int, *, crash_wanted: bool) -> int:
    """Return what LLVM's `not` makes of `status`: a crash never counts as the failure that a test wants."""
    failed_as_wanted = status < 0 if crash_wanted else status > 0
    return int(not failed_as_wanted)


@contextlib.contextmanager
def environment(values: Mapping[str, str]) -> Generator[None]:
    """Have `values` in `os.environ` for the time of a `with` block."""
    saved = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in saved.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def main(arguments: list[str]) -> int:
    """Run a tool or `not` for a script that stands for it; see the module's docstring."""
    if arguments[0] == "not":
        crash_wanted = arguments[1:2] == ["--crash"]
        status = subprocess.run(arguments[2 if crash_wanted else 1 :], check=False).returncode
        return inverted(status, crash_wanted=crash_wanted)
    name, target, option, *rest = arguments[1:]
    tool = Tool(name, target, option)
    status = _status(tool, tool.emptied(rest) if os.environ.get(EMPTY_PIPELINE) else rest)
    if status == CRASHED:
        sys.stdout.flush()
        sys.stderr.flush()
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.kill(os.getpid(), signal.SIGABRT)
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))


def write_shims(folder: Path, tools: Iterable[Tool]) -> Path:
    """Write one script a tool, and `not`, into `folder`; return it, to be put first on PATH."""
    folder.mkdir(parents=True, exist_ok=True)
    _script(folder / "not", ["not"])
    for tool in tools:
        _script(folder / tool.name, ["run", tool.name, tool.target, tool.pipeline_option])
    return folder


def _script(path: Path, arguments: list[str]) -> None:
    command = shlex.join([sys.executable, "-P", "-m", "syclopt.testing.tools", *arguments])
    path.write_text(f'#!/bin/sh\nexec {command} "$@"\n')
    path.chmod(0o755)
