"""Passes of other packages, found by their entry points."""

import multiprocessing
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from syclopt import run_pipeline
from syclopt.errors import PipelineError
from syclopt.pipeline.parse import parse_pipeline, print_pipeline
from syclopt.tools.opt import main

TEXT = "define void @a() {\n  ret void\n}\n\ndefine void @b() {\n  ret void\n}\n"
MODULE = '''
from dataclasses import dataclass
from typing import ClassVar

from syclopt.passes import ImagePass, ModulePass, PassResult


@dataclass(frozen=True)
class TagPass(ModulePass):
    """Tag definitions."""

    name: ClassVar[str] = "tag"
    warns: ClassVar[tuple[str, ...]] = ("nothing-tagged",)
    flags: ClassVar[dict[str, str]] = {"tag-value": "value"}
    value: str = "seen"

    def run(self, module, ctx):
        functions = [f for f in module.definitions() if not f.has_attribute("tag", string=True)]
        for function in functions:
            function.add_attribute("tag", self.value, string=True)
        if not functions:
            ctx.warn("nothing-tagged", "nothing to do")
        return PassResult(changed=bool(functions))


@dataclass(frozen=True)
class EachPass(ImagePass):
    """Make an image of each definition."""

    name: ClassVar[str] = "each"
    splits: ClassVar[bool] = True

    def run(self, image, ctx):
        return [image.with_module(image.module.extract([f.key])) for f in image.module.definitions()]


@dataclass(frozen=True)
class FailPass(ModulePass):
    """Fail."""

    name: ClassVar[str] = "fail"

    def run(self, module, ctx):
        raise ZeroDivisionError


number = 3


class BarePass(ModulePass):
    """No dataclass, though it has an option."""

    name: ClassVar[str] = "odd-pass"
    size: int = 0

    def run(self, module, ctx):
        return PassResult(changed=False)


@dataclass(frozen=True)
class FloatPass(BarePass):
    """An option of an odd type."""

    size: float = 0.5


@dataclass(frozen=True)
class NamelessPass(BarePass):
    """An option whose type has no meaning."""

    size: "Absent" = 1


@dataclass(frozen=True)
class FlagPass(BarePass):
    """A flag for no field."""

    flags: ClassVar[dict[str, str]] = {"odd-flag": "absent"}


@dataclass(frozen=True)
class NoRunPass(ModulePass):
    """No run."""

    name: ClassVar[str] = "odd-pass"
'''
ROWS = "tag = MODULE:TagPass\neach = MODULE:EachPass\nfail = MODULE:FailPass\n"


class Site:
    """A folder on `sys.path`, into which packages are installed; their modules are of one name for each test."""

    def __init__(self, folder: Path, module: str) -> None:
        self.folder = folder
        self.module = module
        (folder / f"{module}.py").write_text(MODULE)

    def install(self, package: str, rows: str) -> None:
        info = self.folder / f"{package}-1.2.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n")
        (info / "entry_points.txt").write_text(f"[syclopt.passes]\n{rows.replace('MODULE', self.module)}")

    def syclopt(self, *arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
        path = os.pathsep.join([str(self.folder), *filter(None, sys.path)])
        return subprocess.run(
            [sys.executable, "-m", "syclopt.tools.opt", *map(str, arguments)],
            env={**os.environ, "PYTHONPATH": path, **environment},
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )


@pytest.fixture
def site(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Site:
    folder = tmp_path_factory.mktemp("site")
    monkeypatch.syspath_prepend(folder)
    (folder / "in.ll").write_text(TEXT)
    return Site(folder, f"module_of_{folder.name}")


@pytest.fixture
def theirs(site: Site) -> Site:
    site.install("theirs", ROWS)
    return site


@pytest.mark.usefixtures("theirs")
def test_a_pass_is_found_by_its_name() -> None:
    assert print_pipeline(parse_pipeline("tag< value = hot >,verify")) == "tag<value=hot>,verify"
    (image,) = run_pipeline(TEXT, "tag<value=hot>")
    assert str(image.module) == TEXT.replace("()", '() "tag"="hot"')
    with pytest.raises(PipelineError, match="unknown pass 'tga'; did you mean 'tag'"):
        parse_pipeline("tga")


def test_the_command_line_finds_it(theirs: Site) -> None:
    """With its options, warnings and documentation."""
    done = theirs.syclopt("-passes=tag,tag", "-tag-value=hot", "in.ll", "-Werror=nothing-tagged")
    assert (done.returncode, done.stderr) == (1, "syclopt: error: tag: nothing to do [-Werror=nothing-tagged]\n")
    done = theirs.syclopt("-passes=tag", "-tag-value=hot", "in.ll", "-print-after=tag")
    assert '"tag"="hot"' in done.stdout
    assert "IR Dump After tag" in done.stderr
    done = theirs.syclopt("-print-passes")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\ntag                               Tag definitions. [theirs 1.2]\n  value=STR " in done.stdout


@pytest.mark.parametrize("jobs", [1, 2])
def test_other_processes_run_it(theirs: Site, jobs: int) -> None:
    done = theirs.syclopt("-passes=each,tag<value=hot>,emit-symbols", "in.ll", f"-j{jobs}", "-S", "-o", "out.table")
    assert (done.returncode, done.stderr) == (0, "")
    assert "out_0.ll" in (theirs.folder / "out.table").read_text()
    assert [(theirs.folder / f"out_{i}.ll").read_text().count('"tag"="hot"') for i in range(2)] == [1, 1]


@pytest.mark.usefixtures("theirs")
def test_an_executor_runs_it() -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as executor:
        images = run_pipeline(TEXT, "each,tag", executor=executor)
    assert [str(image.module).count('"tag"="seen"') for image in images] == [1, 1]


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ("globaldce = MODULE:TagPass", "pass 'globaldce' of package 'odd 1.2' has the name of a pass of syclopt"),
        ("sroa = MODULE:TagPass", "pass 'sroa' of package 'odd 1.2' has the name of a pass of LLVM"),
        ("default = MODULE:TagPass", "pass 'default' of package 'odd 1.2' has the name of a pass of LLVM"),
        (
            "tag = MODULE:TagPass",
            r"pass 'tag' of package '(odd|theirs) 1.2' has the name of a pass of package '(odd|theirs) 1.2'",
        ),
    ],
)
def test_two_owners_of_a_name_are_both_named(theirs: Site, rows: str, message: str) -> None:
    theirs.install("odd", rows)
    for pipeline in ("tag", "sroa"):
        with pytest.raises(PipelineError, match=message):
            parse_pipeline(pipeline)
    assert print_pipeline(parse_pipeline("globaldce")) == "globaldce"


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ("absent_module:TagPass", "cannot be loaded from absent_module:TagPass: ModuleNotFoundError: No module named"),
        ("MODULE:Absent", "cannot be loaded from MODULE:Absent: AttributeError: "),
        ("MODULE:number", "MODULE:number is no class of a pass"),
        ("MODULE:TagPass", "the class MODULE:TagPass has the name 'tag', expected 'odd-pass'"),
        ("MODULE:BarePass", "the class MODULE:BarePass is no dataclass"),
        (
            "MODULE:FloatPass",
            "has an option of a type that cannot be: FloatPass.size: no option has the type <class 'float'>",
        ),
        ("MODULE:NamelessPass", "has an option of a type that cannot be: name 'Absent' is not defined"),
        ("MODULE:FlagPass", "the class MODULE:FlagPass has no field 'absent' of its flag '-odd-flag'"),
        ("MODULE:NoRunPass", "the class MODULE:NoRunPass has no method 'run'"),
    ],
)
def test_what_is_wrong_with_a_pass_is_told_when_it_is_used(theirs: Site, value: str, message: str) -> None:
    theirs.install("odd", f"odd-pass = {value}")
    message = message.replace("MODULE", theirs.module)
    with pytest.raises(PipelineError) as caught:
        parse_pipeline("verify,odd-pass")
    assert str(caught.value).startswith("<pipeline>:1:8: error: pass 'odd-pass' of package 'odd 1.2'")
    assert message in str(caught.value)
    assert print_pipeline(parse_pipeline("tag")) == "tag"


def test_a_broken_package_is_told_of_by_the_list_of_passes(theirs: Site) -> None:
    theirs.install("odd", "odd-pass = absent_module:TagPass")
    done = theirs.syclopt("-print-passes")
    assert done.returncode == 0
    assert "[theirs 1.2]" in done.stdout
    assert done.stderr.startswith("syclopt: warning: pass 'odd-pass' of package 'odd 1.2' cannot be loaded from absent")
    assert done.stderr.count("\n") == 1


def test_a_clash_does_not_hide_other_passes(theirs: Site) -> None:
    """The list of passes tells of it; the names of warnings are known all the same."""
    theirs.install("odd", "globaldce = MODULE:TagPass\neach = MODULE:EachPass")
    done = theirs.syclopt("-print-passes")
    assert done.returncode == 0
    assert "\ntag                               Tag definitions. [theirs 1.2]\n" in done.stdout
    assert done.stderr.count("\n") == done.stderr.count("has the name of a pass of ") == 2
    done = theirs.syclopt("-passes=globaldce", "-Wno-nothing-tagged", "in.ll")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_module_that_ends_the_process_is_broken(theirs: Site) -> None:
    (theirs.folder / "leaves.py").write_text("raise SystemExit(0)")
    theirs.install("odd", "odd-pass = leaves:OddPass")
    done = theirs.syclopt("-passes=odd-pass", "in.ll")
    assert (done.returncode, done.stdout) == (1, "")
    assert "cannot be loaded from leaves:OddPass: SystemExit: 0" in done.stderr


@pytest.mark.usefixtures("theirs")
def test_packages_are_looked_at_for_unknown_names_alone() -> None:
    program = "import sys; from syclopt.pipeline.parse import parse_pipeline as parse\n"
    program += "parse('globaldce,internalize'); print('importlib.metadata' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_a_reproducer_says_where_the_pass_is_from(
    theirs: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["-passes=tag,fail,tag", str(theirs.folder / "in.ll"), "-disable-output"]) == 2
    assert "ZeroDivisionError" in capsys.readouterr().err
    (folder,) = tmp_path.glob("syclopt-crash-*")
    script = (folder / "reproduce.sh").read_text()
    assert "# pass 'fail' is from package 'theirs 1.2'\n" in script
    assert not (folder / "passes").exists()
    assert str(theirs.folder) in script
