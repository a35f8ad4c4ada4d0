"""A project of its own with a small tool, so that these tests hold without `syclopt` the program."""

from pathlib import Path

import pytest

FAKE_TOOL = """
import sys
from pathlib import Path

def main(arguments):
    passes, source, output = "", None, None
    todo = iter(arguments)
    for argument in todo:
        if argument.startswith(("-passes=", "--passes=")):
            passes = argument.partition("=")[2]
        elif argument == "-passes":
            passes = next(todo)
        elif argument == "-o":
            output = next(todo)
        elif argument != "-S":
            source = argument
    data = Path(source).read_bytes() if source else sys.stdin.buffer.read()
    lines = [line for line in data.decode("utf-8", "surrogateescape").splitlines() if not line.startswith(";")]
    for name in filter(None, passes.split(",")):
        if name == "internal":
            lines = [line.replace("define void", "define internal void") for line in lines]
        elif name == "nothing":
            pass
        elif name == "crash":
            raise RuntimeError("a bug")
        elif name == "exit":
            sys.exit(3)
        else:
            print(f"error: unknown pass '{name}'", file=sys.stderr)
            return 1
    text = "".join(f"{line}\\n" for line in lines).encode("utf-8", "surrogateescape")
    if output:
        Path(output).write_bytes(text)
    else:
        sys.stdout.buffer.write(text)
    return 0
"""

INI = """
[tool.pytest.ini_options]
golden_paths = ["golden"]
golden_ignore = ["ignored/*"]
golden_tools = ["fake = fake_tool:main -passes"]
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project with the tool `fake` (passes: internal, nothing, crash, exit) and golden tests in `golden/`."""
    pytester.makepyfile(fake_tool=FAKE_TOOL)
    pytester.makepyprojecttoml(INI)
    pytester.syspathinsert()
    monkeypatch.setenv("PYTHONPATH", str(pytester.path))
    (pytester.path / "golden").mkdir()
    return pytester


@pytest.fixture
def golden(project: pytest.Pytester) -> "Golden":
    """Writes golden tests into the project and runs them."""
    return Golden(project)


class Golden:
    BODY = "define void @f() {\n  ret void\n}\n"

    def __init__(self, project: pytest.Pytester) -> None:
        self.project = project

    def write(self, header: str, *, name: str = "t.ll", body: str = BODY) -> Path:
        path = self.project.path / "golden" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"; {line}\n" for line in header.strip().splitlines()) + body)
        return path

    def outcomes(self, *arguments: str) -> dict[str, int]:
        return self.run(*arguments).parseoutcomes()

    def run(self, *arguments: str) -> pytest.RunResult:
        return self.project.runpytest_inprocess(
            "-rA", "-p", "no:cacheprovider", "-p", "no:hypothesispytest", *arguments
        )
