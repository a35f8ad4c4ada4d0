"""lit's side: a test format that finds the same tests, and adds the empty-pipeline guard to lit's own verdict.

A `lit.cfg.py` calls `configure(config, pyproject, scratch)`; the settings are those of the pytest plugin, read
from the same `pyproject.toml`.
"""

import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from syclopt.errors import InputError
from syclopt.testing import golden, tools
from syclopt.testing.golden import Suite
from syclopt.testing.shell import ShellError


@dataclass(frozen=True)
class GoldenFormat:
    """The golden tests below `root`, run by lit's `shell_test`; what passes must also satisfy the guard."""

    shell_test: Any
    suite: Suite
    root: Path
    ignore: tuple[str, ...]

    def getTestsForPath(self, *place: Any) -> Iterator[Any]:  # noqa: N802 - lit's name
        """Yield lit's test for a file that is a golden test."""
        yield from filter(self._is_test, self.shell_test.getTestsForPath(*place))

    def getTestsInDirectory(self, *place: Any) -> Iterator[Any]:  # noqa: N802 - lit's name
        """Yield lit's tests for the golden tests of a folder."""
        yield from filter(self._is_test, self.shell_test.getTestsInDirectory(*place))

    def execute(self, test: Any, lit_config: Any) -> Any:
        """Return lit's result, or a failure if the guard objects."""
        codes: Any = import_module("lit.Test")
        result = self.shell_test.execute(test, lit_config)
        if result.code != codes.PASS or test.isExpectedToFail():
            return result
        try:
            complaint = self.suite.guard_complaint(Path(test.getSourcePath()), "/".join(test.path_in_suite))
        except (InputError, ShellError) as error:
            complaint = str(error)
        return codes.Result(codes.FAIL, complaint) if complaint else result

    def _is_test(self, test: Any) -> bool:
        return golden.is_test(Path(test.getSourcePath()), self.root, self.ignore)


def configure(config: Any, pyproject: Path, scratch: Path) -> None:
    """Set up lit's `config` for the golden tests below `config.test_source_root`; all output goes below `scratch`."""
    settings = golden.settings(pyproject)
    root = Path(config.test_source_root)
    suite = golden.open_suite(tools.table(settings["golden_tools"]), scratch / "guard")
    shell_test: Any = import_module("lit.formats").ShTest(execute_external=False)
    config.name = root.name
    config.test_format = GoldenFormat(shell_test, suite, root, tuple(settings["golden_ignore"]))
    config.test_exec_root = str(scratch / "lit")
    config.suffixes = [".ll"]
    config.available_features.update(suite.features)
    folders = [str(suite.temp / ".shims"), os.path.dirname(sys.executable), config.environment.get("PATH", os.defpath)]
    config.environment["PATH"] = os.pathsep.join(folders)
    if "PYTHONPATH" in os.environ:
        config.environment["PYTHONPATH"] = os.environ["PYTHONPATH"]
