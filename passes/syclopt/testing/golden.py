"""The verdict on one golden file, the same for pytest and for lit."""

import importlib
import os
import re
import shlex
import shutil
import sys
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from fnmatch import fnmatch
from pathlib import Path
from typing import cast

from syclopt.errors import FileError, InputError
from syclopt.testing import runline
from syclopt.testing.execute import Executor, Outcome, Ran
from syclopt.testing.runline import GoldenError, GoldenFile, RunLine
from syclopt.testing.shell import ShellError
from syclopt.testing.tools import Tool, write_shims

_MATERIAL = ("real", "sources")
_TAIL = 40
_PROGRAM = re.compile(r"(?:clang|clang\+\+|opt|llc|lli|llvm-[a-z-]+|spirv-[a-z]+)(?:-\d+)?")


class Kind(Enum):
    """How a test can end; `FAILED` and `XPASSED` are failures of the test run."""

    PASSED = "passed"
    FAILED = "failed"
    UNSUPPORTED = "unsupported"
    XFAILED = "xfailed"
    XPASSED = "xpassed"


@dataclass(frozen=True)
class Verdict:
    """How a test ended, and why, for people."""

    kind: Kind
    message: str = ""


@dataclass(frozen=True)
class Suite:
    """What the tests of one run share: their tools, the features found, and where they may write."""

    tools: Mapping[str, Tool]
    features: frozenset[str]
    temp: Path

    def judge(self, path: Path, name: str) -> Verdict:
        """Run the file at `path`; `name` (a relative path) says where below `temp` it writes."""
        try:
            file = runline.read(path)
            if refusal := self._refusal(file):
                return refusal
            is_failure_wanted = any(self._holds(file, expression) for expression in file.xfail)
            failure = self._failure(file, self.temp / f"{name}.tmp", is_guarded=not is_failure_wanted)
        except InputError as error:
            return Verdict(Kind.FAILED, str(error))
        except ShellError as error:
            return Verdict(Kind.FAILED, f"{path}: error: {error}")
        if is_failure_wanted:
            return (
                Verdict(Kind.XFAILED, failure) if failure else Verdict(Kind.XPASSED, f"{path}: passes, but has XFAIL")
            )
        return Verdict(Kind.FAILED, failure) if failure else Verdict(Kind.PASSED)

    def executor(self, file: GoldenFile, temp: Path) -> Executor:
        """Return what runs the lines of `file`, with a fresh `%t`."""
        temp.parent.mkdir(parents=True, exist_ok=True)
        _clear(temp)
        return Executor(file.path, temp, self.tools, self.temp / ".shims")

    def guard_complaint(self, path: Path, name: str) -> str:
        """Return what the empty-pipeline guard says about a test that passes, '' if nothing."""
        file = runline.read(path)
        executor = self.executor(file, self.temp / f"{name}.tmp")
        objection = _complaint(file, executor)
        return f"{path}:{objection[0].number}: {objection[1]}" if objection else ""

    def _refusal(self, file: GoldenFile) -> Verdict | None:
        if not file.has_run_lines:
            raise FileError("no RUN line (name the file in golden_ignore if it is no test)", file=str(file.path))
        if missing := [e for e in file.requires if not self._holds(file, e)]:
            return Verdict(Kind.UNSUPPORTED, f"requires {', '.join(missing)}")
        if present := [e for e in file.unsupported if self._holds(file, e)]:
            return Verdict(Kind.UNSUPPORTED, f"unsupported with {', '.join(present)}")
        return None

    def _holds(self, file: GoldenFile, expression: str) -> bool:
        try:
            return holds(expression, self.features)
        except ValueError as error:
            raise GoldenError(" ".join(str(error).split()), file=str(file.path)) from None

    def _failure(self, file: GoldenFile, temp: Path, *, is_guarded: bool) -> str:
        executor = self.executor(file, temp)
        for line in file.run_lines:
            outcome = executor.run(line)
            if outcome.status != 0:
                return _describe(outcome, file.path, temp)
        objection = _complaint(file, executor) if is_guarded else None
        return f"{file.path}:{objection[0].number}: {objection[1]}" if objection else ""


def open_suite(tools: Mapping[str, Tool], temp: Path) -> Suite:
    """Return a suite that writes below `temp`, with the scripts for its tools in place."""
    write_shims(temp / ".shims", tools.values())
    return Suite(tools, available(), temp)


def is_test(path: Path, root: Path, ignore: Iterable[str]) -> bool:
    """Whether the `.ll` file at `path` below the golden folder `root` is a test.

    Files named by a pattern of `ignore` (relative to `root`) are not; nor are those without a RUN line in a folder
    named `real` or `sources`. Any other file is one: without a RUN line it fails.
    """
    relative = path.relative_to(root)
    if path.suffix != ".ll" or any(fnmatch(relative.as_posix(), pattern) for pattern in ignore):
        return False
    is_material = any(part in _MATERIAL for part in relative.parts[:-1])
    return not is_material or runline.has_run_line(path)


def settings(pyproject: Path) -> dict[str, list[str]]:
    """Return the `golden_*` lists of the pytest section in a `pyproject.toml`."""
    with pyproject.open("rb") as file:
        tables = tomllib.load(file)
    options = tables.get("tool", {}).get("pytest", {}).get("ini_options", {})
    return {name: cast("list[str]", options.get(name, [])) for name in ("golden_ignore", "golden_tools")}


def _complaint(file: GoldenFile, executor: Executor) -> tuple[RunLine, str] | None:
    """Return the first RUN line that the guard objects to, and why; None if all is well."""
    for line in file.run_lines:
        if not has_pipeline(line, executor.tools):
            continue
        is_green = _passes_emptied(line, file, executor)
        if is_green and line.unchanged is None:
            return line, (
                "still passes when its pipeline is replaced by nothing; check something that the pass does, "
                "or say '; UNCHANGED: reason' (for one line, above it: '; RUN-UNCHANGED: reason')"
            )
        if not is_green and line.unchanged is not None:
            return line, (
                f"marked as unchanged ({line.unchanged}), "
                "but fails when its pipeline is replaced by nothing; take the mark away"
            )
    return None


def has_pipeline(line: RunLine, tools: Mapping[str, Tool]) -> bool:
    """Whether a command of `line` calls a tool with a pipeline that is not empty."""
    for step in line.steps:
        for command in step.commands:
            words = [word.text for word in command.words]
            for index, name in enumerate(words):
                if (tool := tools.get(name)) and tool.pipeline(words[index + 1 :]):
                    return True
    return False


def _clear(temp: Path) -> None:
    """Remove what a test left at `%t` and at names that begin with it."""
    for path in temp.parent.glob(f"{temp.name}*"):
        if path.is_dir() and not path.is_symlink():
            shutil.rmtree(path)
        else:
            path.unlink()


def _passes_emptied(emptied: RunLine, file: GoldenFile, executor: Executor) -> bool:
    """Run the test with the pipelines of one line emptied; lines only meet through files at `%t`."""
    if not emptied.mentions("%t"):
        return replace(executor, empty_pipelines=True).run(emptied).status == 0
    _clear(executor.temp)
    for line in file.run_lines:
        if line.mentions("%t") and replace(executor, empty_pipelines=line is emptied).run(line).status != 0:
            return False
    return True


def _describe(outcome: Outcome, path: Path, temp: Path) -> str:
    """Return the report on a failed line, and save what its commands read and wrote next to `temp`."""
    saved = temp.with_name(f"{temp.name}.line{outcome.line.number}")
    saved.mkdir(parents=True, exist_ok=True)
    parts = [f"{path}:{outcome.line.number}: RUN line failed with status {outcome.status}", f"  {outcome.line.text}"]
    for index, ran in enumerate(outcome.ran, start=1):
        (saved / f"{index}.stdin").write_bytes(ran.stdin)
        (saved / f"{index}.stdout").write_bytes(ran.stdout)
        (saved / f"{index}.stderr").write_bytes(ran.stderr)
        parts.extend(_command(ran))
    parts.append(f"input and output of each command: {saved}")
    return "\n".join(parts)


def _command(ran: Ran) -> list[str]:
    if ran.status == 0 and not ran.stderr:
        return []
    text = ran.stderr.decode("utf-8", "backslashreplace")
    if ran.status != 0 and not text:
        text = ran.stdout.decode("utf-8", "backslashreplace")
    lines = text.rstrip().splitlines()
    if len(lines) > _TAIL:
        lines = [f"... {len(lines) - _TAIL} lines before", *lines[-_TAIL:]]
    status = f"died of signal {-ran.status}" if ran.status < 0 else f"status {ran.status}"
    return [f"$ {shlex.join(ran.words)}", f"  {status}", *(f"  | {line}" for line in lines)]


def available() -> frozenset[str]:
    """Return the names of the programs found (`clang-22`, `opt-14`, `spirv-val`, ...) and `system-linux` or so."""
    found = {f"system-{sys.platform}"}
    for folder in os.get_exec_path():
        try:
            names = os.listdir(folder)
        except OSError:
            continue
        found.update(name for name in names if _PROGRAM.fullmatch(name) and shutil.which(name, path=folder))
    return frozenset(found)


def holds(expression: str, features: Iterable[str]) -> bool:
    """Evaluate a boolean expression with lit's own evaluator; `*` is always true. Raises `ValueError`."""
    if expression == "*":
        return True
    evaluator = importlib.import_module("lit.BooleanExpression").BooleanExpression
    return bool(evaluator.evaluate(expression, features))
