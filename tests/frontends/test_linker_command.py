"""The linker's command that clang would start is asked for once, and started without clang from then on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from syclopt.frontends.clang.linker_command import commands_in, keep_linker_command, kept_linker_command
from syclopt.tools.cxx.clang_runs import ClangRuns
from syclopt.tools.cxx.ends import HostFailed

if TYPE_CHECKING:
    from pathlib import Path

_COMPILER = """#!/bin/sh
cd {folder}
case "$*" in
  *-###*)
    echo asked >> log
    echo ' "{folder}/machine/tools/ld" "-L{folder}/machine/system/libraries" "-o" "'$2'" "'$3'"' >&2
    exit 0;;
esac
echo compiler >> log
exec machine/tools/ld -o $2 $3
"""
_LINKER = """#!/bin/sh
echo linker >> {folder}/log
while [ "$1" != -o ]; do shift; done
grep -q undefined "$3" && {{ echo "$3: undefined symbol" >&2; exit 1; }}
cp "$3" "$2"
"""
_ANEW = ["compiler", "linker", "asked"]


class _Links:
    """Links by a compiler and a linker that write down what was started."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        tools = folder / "machine" / "tools"
        self.compiler, self.linker = tools / "clang++", tools / "ld"
        self.libraries = folder / "machine" / "system" / "libraries"
        tools.mkdir(parents=True)
        self.libraries.mkdir(parents=True)
        for path, script in ((self.compiler, _COMPILER), (self.linker, _LINKER)):
            path.write_text(script.format(folder=folder))
            path.chmod(0o755)

    def started(self, number: int, text: str = "code", *options: str) -> list[str]:
        """Link an object with a text, and return what was started. Raises `HostFailed`."""
        log, made, program = (self.folder / name for name in ("log", f"{number}.o", f"program{number}"))
        log.unlink(missing_ok=True)
        made.write_text(text)
        files = [str(made), str(program)]
        command = [str(self.compiler), "-o", files[1], files[0], *options]
        ClangRuns(self.folder, is_verbose=False).link(command, files)
        assert program.read_text() == text
        return log.read_text().split()


@pytest.fixture
def links(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> _Links:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return _Links(tmp_path)


def test_the_second_link_starts_the_linker_alone_whatever_its_files_are_called(links: _Links) -> None:
    assert links.started(1) == _ANEW
    assert links.started(2) == ["linker"]


def test_words_are_those_that_the_compiler_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It escapes what shells would take for something else, but not ends of lines."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    odd = ["$ORIGIN/lib", 'a"b', "back\\slash", "$$`it's`", 'line\n "next" $', ""]
    escaped = [word.replace("\\", "\\\\").replace('"', '\\"').replace("$", "\\$") for word in odd]
    said = "".join(f' "{word}"' for word in ("/bin/ld", "-rpath", *escaped, "-o", "made"))
    keep_linker_command(["clang++", "a.o"], ["made"], f"clang version 22\n{said}\n")
    assert kept_linker_command(["clang++", "a.o"], ["other"]) == ["/bin/ld", "-rpath", *odd, "-o", "other"]
    assert [*commands_in(' "cc1" "a"\n "ld" "b"\nInstalledDir: "x"\n')] == [["cc1", "a"], ["ld", "b"]]


def test_other_options_are_asked_for_anew(links: _Links) -> None:
    assert links.started(1) == _ANEW
    assert links.started(2, "code", "-s") == _ANEW


@pytest.mark.parametrize(
    ("options", "library_path", "is_kept"),
    [
        ((), "", True),
        (("-Llib", "-lm", "-pthread", "-Wl,-e,start", "-march=native", "-fuse-ld=lld"), "/lib", True),
        (("-Btools",), "", False),
        (("--sysroot=there",), "", False),
        (("-B", "tools"), "", False),
        ((), "/lib:lib", False),
    ],
)
def test_a_link_in_another_folder_is_asked_for_anew_where_names_begin_there(
    links: _Links, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], library_path: str, is_kept: bool
) -> None:
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    if library_path:
        monkeypatch.setenv("LIBRARY_PATH", library_path)
    assert links.started(1, "code", *options) == _ANEW
    monkeypatch.chdir(links.folder)
    assert links.started(2, "code", *options) == (["linker"] if is_kept else _ANEW)


def test_a_folder_that_changed_is_looked_at_anew(links: _Links) -> None:
    links.started(1)
    (links.libraries / "libnew.so").touch()
    assert links.started(2) == _ANEW
    assert links.started(3) == ["linker"]


def test_a_link_that_fails_is_the_compilers_to_tell(links: _Links, capfd: pytest.CaptureFixture[str]) -> None:
    links.started(1)
    with pytest.raises(HostFailed):
        links.started(2, "undefined")
    assert (links.folder / "log").read_text().split() == ["linker", "compiler", "linker"]
    assert capfd.readouterr().err.count("undefined symbol") == 1


def test_a_linker_that_is_gone_is_the_compilers_to_find(links: _Links) -> None:
    links.started(1)
    links.linker.rename(links.linker.with_name("ld.other"))
    links.compiler.write_text(links.compiler.read_text().replace("/ld", "/ld.other"))
    assert links.started(2) == _ANEW


def test_nothing_is_asked_for_where_nothing_is_kept(links: _Links, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SYCLOPT_CACHE", "0")
    assert links.started(1) == ["compiler", "linker"]
    assert links.started(2) == ["compiler", "linker"]
