"""The empty-pipeline guard: a test that also passes when its pass does nothing tests nothing.

For each RUN line that gives a tool a pipeline, the test is run once more with the pipelines of that line replaced
by the empty one. It must fail then, in this line or in a later one that reads what it wrote. A line that a mark
exempts must pass both ways: a mark that no longer holds is an error too.
"""

import shutil
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from syclopt.testing.execute import Executor
from syclopt.testing.runline import GoldenFile, RunLine
from syclopt.testing.tools import Tool


def complaint(file: GoldenFile, executor: Executor) -> tuple[RunLine, str] | None:
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


def clear(temp: Path) -> None:
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
    clear(executor.temp)
    for line in file.run_lines:
        if line.mentions("%t") and replace(executor, empty_pipelines=line is emptied).run(line).status != 0:
            return False
    return True
