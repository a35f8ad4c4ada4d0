"""`syclopt-targets` and `syclopt-aspect-filter` in this process; more is in `ir_fixtures/`."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from syclopt import targets
from syclopt.images.file_table import FileTable
from syclopt.images.properties import Blob, PropertySets
from syclopt.tools import aspect_filter
from syclopt.tools import targets as tool


def printed(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert tool.main(arguments) == 0
    out, err = capfd.readouterr()
    assert err == ""
    return out


def refused(capfd: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert tool.main(arguments) == 1
    out, err = capfd.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.rstrip("\n")


def test_the_list_has_a_line_for_every_target(capfd: pytest.CaptureFixture[str]) -> None:
    title, *lines = printed(capfd, "list").splitlines()
    assert title.split() == ["name", "sub-groups", "tool", "device", "aliases"]
    assert [line.split()[0] for line in lines] == [target.name for target in targets.default_table()]
    assert "intel_gpu_skl        8, 16, 32   ocloc       skl      intel_gpu_9_0_9" in lines


@pytest.mark.parametrize("target", list(targets.default_table()), ids=lambda target: target.name)
def test_show_tells_all_that_is_known(capfd: pytest.CaptureFixture[str], target: targets.Target) -> None:
    words = printed(capfd, "show", target.name).replace(",", "").split()
    assert words[0] == target.name
    for known in (*target.aliases, *target.macros, target.triple, target.aot_tool, target.aot_device):
        assert not known or known in words
    for aspect in target.aspects:
        assert f"{aspect.name} ({aspect.number})" in " ".join(words)
    assert words[-1] == ("perhaps" if target.may_support_other_aspects else "none")


def test_show_takes_several_names_and_aliases(capfd: pytest.CaptureFixture[str]) -> None:
    both = printed(capfd, "show", "intel_gpu_9_0_9", "spir64")
    assert both == printed(capfd, "show", "intel_gpu_skl") + "\n" + printed(capfd, "show", "spir64")


def test_targets_of_a_configuration_file_are_listed(capfd: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "devices.yaml"
    file.write_text("board: {aspects: [fp64], aot-toolchain: boardc, aot-toolchain-options: -O3 -g}\n")
    config = f"-device-config-file={file}"
    assert printed(capfd, "list", config).splitlines()[-1].split() == ["board", "boardc"]
    assert printed(capfd, "show", "board", config) == (
        "board\n  tool             boardc\n  options          -O3 -g\n  aspects          fp64 (6)\n"
        "  other aspects    none\n"
    )


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "expected 'list', 'show NAME' or -fsycl-targets=NAMES"),
        (["show"], "expected 'list', 'show NAME' or -fsycl-targets=NAMES"),
        (["lst"], "expected 'list', 'show NAME' or -fsycl-targets=NAMES"),
        (["list", "spir64"], "expected 'list', 'show NAME' or -fsycl-targets=NAMES"),
        (["list", "-fsycl-targets=spir64"], "expected 'list', 'show NAME' or -fsycl-targets=NAMES"),
        (["show", "spir65"], "unknown target 'spir65'; did you mean 'spir64'"),
        (["-fsycl-targets="], "-fsycl-targets=: a target name is missing"),
        (["list", "-Wno-doubled"], "-Wno-doubled: there is no warning 'doubled'; did you mean 'doubled-target'?"),
        (["list", "-Wall"], "unknown option '-Wall'; expected -Wno-NAME, -Werror or -Werror=NAME"),
        (["list", "-phases=2"], "unknown option '-phases'; did you mean '-phase'"),
    ],
)
def test_bad_command_lines(capfd: pytest.CaptureFixture[str], arguments: list[str], message: str) -> None:
    assert refused(capfd, *arguments).startswith(f"syclopt-targets: error: {message}")


def test_a_doubled_target_can_be_an_error(capfd: pytest.CaptureFixture[str]) -> None:
    message = refused(capfd, "-fsycl-targets=spir64,spir64", "-Werror=doubled-target")
    assert message.endswith("it counts once [-Werror=doubled-target]")
    printed(capfd, "-fsycl-targets=spir64,spir64", "-Wno-doubled-target")


@pytest.fixture
def table(tmp_path: Path) -> Path:
    """A table of two images, of which the first requires fp64 and the second cannot be read."""
    sets = PropertySets({"SYCL/device requirements": {"aspects": Blob.of_u32([6])}})
    (tmp_path / "a.prop").write_bytes(sets.to_bytes())
    rows = [("a.bc", str(tmp_path / "a.prop")), ("b.bc", str(tmp_path / "b.prop"))]
    (tmp_path / "in.table").write_bytes(FileTable(("Code", "Properties"), tuple(rows)).to_bytes())
    return tmp_path / "in.table"


def test_a_failure_leaves_what_was_there(table: Path, capfd: pytest.CaptureFixture[str]) -> None:
    output = table.with_name("out.table")
    output.write_text("old")
    assert aspect_filter.main(["-target=intel_gpu_skl", str(table), "-o", str(output)]) == 1
    assert capfd.readouterr().err == f"{table.with_name('b.prop')}: error: cannot read: no such file or directory\n"
    assert output.read_text() == "old"


def test_a_table_may_be_filtered_in_place(table: Path) -> None:
    table.with_name("b.prop").write_text("[SYCL/device requirements]\n")
    assert aspect_filter.main(["-target=intel_gpu_dg1", str(table), "-o", str(table)]) == 0
    assert FileTable.parse(table.read_bytes()).column("Code") == ("b.bc",)


@pytest.mark.parametrize("main", [aspect_filter.main, tool.main])
def test_help_and_version(main: Callable[[list[str]], int], capfd: pytest.CaptureFixture[str]) -> None:
    for option in ("-version", "--help"):
        assert main([option]) == 0
        assert capfd.readouterr().out


@pytest.mark.parametrize(
    ("statement", "forbidden"),
    [
        ("import syclopt.targets", {"yaml", "dataclasses", "inspect"}),
        ("import syclopt.tools.targets, syclopt.tools.aspect_filter", {"yaml", "argparse", "dataclasses", "inspect"}),
        ("from syclopt.targets import Requirements, Target, TargetTable, parse_sycl_targets", {"yaml"}),
        ("from syclopt import targets; targets.get('spir64')", {"llvmlite", "lark", "networkx"}),
    ],
)
def test_the_tables_load_when_they_are_asked_for(statement: str, forbidden: set[str]) -> None:
    program = f"import sys\n{statement}\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not forbidden.intersection(done.stdout.split())
