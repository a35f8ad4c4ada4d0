"""The verdict on one golden file, the same for pytest and for lit."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from fnmatch import fnmatch
from pathlib import Path
from typing import cast

from syclopt.errors import FileError, InputError
from syclopt.testing import features, guard, report, runline, shims
from syclopt.testing.execute import Executor
from syclopt.testing.runline import GoldenError, GoldenFile
from syclopt.testing.shell import ShellError
from syclopt.testing.tools import Tool

_MATERIAL = ("real", "sources")


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
        guard.clear(temp)
        return Executor(file.path, temp, self.tools, self.temp / ".shims")

    def guard_complaint(self, path: Path, name: str) -> str:
        """Return what the empty-pipeline guard says about a test that passes, '' if nothing."""
        file = runline.read(path)
        executor = self.executor(file, self.temp / f"{name}.tmp")
        objection = guard.complaint(file, executor)
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
            return features.holds(expression, self.features)
        except ValueError as error:
            raise GoldenError(" ".join(str(error).split()), file=str(file.path)) from None

    def _failure(self, file: GoldenFile, temp: Path, *, is_guarded: bool) -> str:
        executor = self.executor(file, temp)
        for line in file.run_lines:
            outcome = executor.run(line)
            if outcome.status != 0:
                return report.describe(outcome, file.path, temp)
        objection = guard.complaint(file, executor) if is_guarded else None
        return f"{file.path}:{objection[0].number}: {objection[1]}" if objection else ""


def open_suite(tools: Mapping[str, Tool], temp: Path) -> Suite:
    """Return a suite that writes below `temp`, with the scripts for its tools in place."""
    shims.write(temp / ".shims", tools.values())
    return Suite(tools, features.available(), temp)


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
