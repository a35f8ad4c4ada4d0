"""The pytest plugin: every `.ll` file below `golden_paths` is a test item.

Settings (`[tool.pytest.ini_options]`):

golden_paths   folders, relative to the root directory; default `ir_fixtures`
golden_ignore  patterns of files that are no tests, relative to their golden folder
golden_tools   further programs that are Python functions: `name = module:function [pipeline option]`
"""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from syclopt.errors import InputError
from syclopt.testing import golden, tools
from syclopt.testing.golden import Kind, Suite

_SUITE = pytest.StashKey[Suite]()
_FOLDERS = pytest.StashKey[list[Path]]()


class GoldenFailure(Exception):
    """A golden test failed; the message is the whole report."""


class GoldenItem(pytest.Item):
    """One golden file, run as a whole."""

    def runtest(self) -> None:
        """Run the file and turn its verdict into pytest's."""
        name = self.path.relative_to(self.config.rootpath).as_posix()
        verdict = _suite(self.config).judge(self.path, name)
        if verdict.kind is Kind.UNSUPPORTED:
            pytest.skip(verdict.message)
        if verdict.kind is Kind.XFAILED:
            pytest.xfail(verdict.message)
        if verdict.kind is not Kind.PASSED:
            raise GoldenFailure(verdict.message)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: object = None) -> str:
        """Return the report of a failed test; anything else is a fault of the plugin and keeps its traceback."""
        if isinstance(excinfo.value, GoldenFailure):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return where the test is."""
        return self.path, 0, self.path.name


class GoldenFile(pytest.File):
    """Collects the one item of a golden file."""

    def collect(self) -> Iterator[pytest.Item]:
        """Yield the item."""
        item = GoldenItem.from_parent(self, name="golden")  # pyright: ignore[reportUnknownMemberType]
        item.add_marker("golden")
        yield item


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the settings."""
    parser.addini("golden_paths", "folders with golden tests", "args", ["ir_fixtures"])
    parser.addini("golden_ignore", "patterns of .ll files that are no tests", "linelist", [])
    parser.addini("golden_tools", "name = module:function [pipeline option]", "linelist", [])


def pytest_configure(config: pytest.Config) -> None:
    """Resolve the golden folders once."""
    config.addinivalue_line("markers", "golden: a golden file")
    config.stash[_FOLDERS] = [config.rootpath / folder for folder in config.getini("golden_paths")]


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect the `.ll` files that are tests."""
    config = parent.config
    for folder in config.stash[_FOLDERS]:
        if file_path.is_relative_to(folder) and golden.is_test(file_path, folder, config.getini("golden_ignore")):
            return GoldenFile.from_parent(parent, path=file_path)  # pyright: ignore[reportUnknownMemberType]
    return None


def _suite(config: pytest.Config) -> Suite:
    if _SUITE not in config.stash:
        try:
            table = tools.table(config.getini("golden_tools"))
        except InputError as error:
            raise pytest.UsageError(str(error)) from None
        factory = cast("pytest.TempPathFactory", vars(config)["_tmp_path_factory"])
        config.stash[_SUITE] = golden.open_suite(table, factory.mktemp("golden"))
    return config.stash[_SUITE]
