"""The passes that LLVM has too, against LLVM: the same symbols, words, bodies, attachments and metadata come out.

Both results are printed anew by LLVM, so that numbers and spelling agree. What differs on purpose stands in
`ON_PURPOSE`.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from syclopt.errors import SycloptError
from syclopt.images.device_image import DeviceImage
from syclopt.ir.edits.rename import name_unnamed
from syclopt.ir.module import Module
from syclopt.pipeline.manager import PassManager
from syclopt.pipeline.parse import parse_pipeline
from syclopt.testing.golden import available

FIXTURES = Path(__file__).parents[2] / "ir_fixtures"
FOLDERS = (
    "real",
    "passes/internalize",
    "passes/globaldce",
    "passes/strip_dead_prototypes",
    "passes/strip_debug",
    "passes/strip_nonlinetable_debuginfo",
    "passes/device_code_split",
)
FILES = [path for folder in FOLDERS for path in sorted((FIXTURES / folder).glob("*.ll"))]
AVAILABLE = available()
LINE_TABLES = "strip-nonlinetable-debuginfo"
PASSES = ("internalize", "globaldce", "strip-dead-prototypes", "strip-debug")

CONTAINERS = """
#include <map>
#include <vector>
template <int N> struct Key { int id; bool operator<(const Key &other) const { return id < other.id; } };
template <int N> int grouped(int n) {
  std::map<Key<N>, std::vector<Key<N>>> groups;
  for (int k = 0; k < n; k++)
    groups[Key<N>{k % 7}].push_back(Key<N>{k});
  return groups.size();
}
static int hidden = 3;
constexpr int unused = 4;
static const char *names[] = {"a", "b"};
template int grouped<0>(int);
template int grouped<1>(int);
const char *name(int k) { return names[k]; }
int next() { return hidden++ + unused; }
extern int outside(int);
"""

# File and pass -> the names of the symbols that LLVM makes something else of.
ON_PURPOSE = {
    # LLVM internalizes members of llvm.used that are in a comdat.
    ("internalize/arrays_of_llvm.ll", "internalize"): {"in_used_group", "used_group"},
    # LLVM removes constructors with an empty body.
    ("globaldce/arrays_of_llvm.ll", "globaldce"): {"empty", "llvm.global_ctors"},
    # LLVM removes a function of which only the address of a block is used, and puts 1 in the place of the address.
    ("globaldce/reachable.ll", "globaldce"): {"address_of_block", "with_block"},
}


# LLVM 14 keeps declarations when it strips the calls, and LLVM 22 leaves some when it reads old intrinsics.
LEFT_OVER = ("llvm.dbg.", "llvm.lifetime.start.i64", "llvm.lifetime.end.i64")


class Reader:
    """An LLVM that reads the text of a file, if one of those that are installed does."""

    def __init__(self, text: bytes) -> None:
        self.tool = ""
        for tool in ("opt-22", "opt-14"):
            if tool in AVAILABLE and (read := self._run(tool, text, "-passes=verify")).returncode == 0:
                self.tool = tool
                self._printed = {text: _decoded(read)}
                break

    def canonical(self, text: bytes) -> str:
        """Print a module anew; fail if it is not valid."""
        if text not in self._printed:
            self._printed[text] = self.run(text, "-passes=verify")
        return self._printed[text]

    def run(self, text: bytes, *arguments: str) -> str:
        """Return what LLVM makes of a module."""
        result = self._run(self.tool, text, *arguments)
        assert result.returncode == 0, result.stderr.decode()
        return _decoded(result)

    def arguments(self, name: str, preserved: list[str]) -> list[str]:
        """Return how to ask for a pass."""
        if name == "strip-debug":
            return ["--strip-debug", "-passes="] if self.tool == "opt-22" else ["--strip-debug"]
        if name != "internalize" or not preserved:
            return [f"-passes={name}"]
        if self.tool == "opt-22":
            return [f"-passes=internalize<{';'.join(f'preserve-gv={key}' for key in preserved)}>"]
        return ["-passes=internalize", f"--internalize-public-api-list={','.join(preserved)}"]

    @staticmethod
    def _run(tool: str, text: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run([tool, "-S", *arguments], input=text, capture_output=True, check=False)


def _decoded(done: subprocess.CompletedProcess[bytes]) -> str:
    return done.stdout.decode("utf-8", "surrogateescape")


def _read(path: Path) -> Module:
    try:
        return name_unnamed(Module.read(path))[0]
    except SycloptError:
        pytest.skip("no module")


def _ours(module: Module, name: str, preserved: list[str]) -> bytes:
    options = f"<{';'.join(f'preserve={key}' for key in preserved)}>" if name == "internalize" and preserved else ""
    [image] = PassManager(parse_pipeline(f"{name}{options}", "test")).run([DeviceImage(module.copy())])
    return image.module.to_bytes()


def _symbols(text: str) -> dict[str, tuple[object, ...]]:
    """Return what a user would notice of each symbol, and the rest of its text."""
    module = Module.parse(text.encode("utf-8", "surrogateescape"))
    comdats = {key: comdat.selection_kind for key, comdat in module.comdats.items()}
    groups = {f"#{number}": group.text.partition("=")[2] for number, group in module.attribute_groups.items()}
    return {
        str(key): (
            symbol.entity.kind,
            symbol.linkage,
            symbol.visibility,
            symbol.storage_class,
            (symbol.comdat, comdats[symbol.comdat]) if symbol.comdat is not None else None,
            symbol.is_declaration,
            tuple(symbol.metadata),
            symbol.text.count("!dbg "),
            re.sub(r"#\d+", lambda found: groups.get(found[0], found[0]), _without_numbers(symbol.text)),
        )
        for key, symbol in module.symbols.items()
        if not str(key).startswith(LEFT_OVER)
    }


def _without_numbers(text: str) -> str:
    return re.sub(r"!\d+", "!N", re.sub(r";[^\n]*", "", text))


def _metadata(text: str) -> set[str]:
    lines = (line for line in text.splitlines() if re.match(r"!\d", line))
    return {_without_numbers(line).replace("distinct !{", "!{") for line in lines}


def _rest(text: str) -> list[str]:
    """Return types, comdats, assembly and target lines."""
    return [line for line in text.splitlines() if re.match(r"%|\$|module asm|target", line)]


def _check(case: str, module: Module) -> None:
    text = module.to_bytes()
    reader = Reader(text)
    if not reader.tool:
        pytest.skip("no installed LLVM reads it")
    names = [str(key) for key in module.symbols if re.fullmatch(r"[A-Za-z0-9_.$]+", str(key))]
    for name in PASSES:
        preserved = names[-3::2] if name == "internalize" else []
        ours = reader.canonical(_ours(module, name, preserved))
        theirs = reader.run(text, *reader.arguments(name, preserved))
        mine, other = _symbols(ours), _symbols(theirs)
        different = {k for k in mine.keys() | other.keys() if mine.get(k) != other.get(k)}
        assert different == ON_PURPOSE.get((case, name), set())
        if mine == other:
            assert _rest(ours) == _rest(theirs)
            # We drop compile units of which nothing is left.
            assert not _metadata(ours) - _metadata(theirs)
            if ours.count("!DICompileUnit") == theirs.count("!DICompileUnit"):
                assert _metadata(ours) == _metadata(theirs)


@pytest.mark.skipif("opt-22" not in AVAILABLE, reason="needs opt-22")
@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.name}" for path in FILES])
def test_agrees_with_llvm(path: Path) -> None:
    """Each pass makes of the module what LLVM makes of it."""
    _check(f"{path.parent.name}/{path.name}", _read(path))


@pytest.mark.skipif(not {"opt-22", "clang-22"} <= AVAILABLE, reason="needs opt-22 and clang-22")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_agrees_with_llvm_on_debug_information(level: str, tmp_path: Path) -> None:
    """Each pass does so with what a compiler says about containers, of which some is unused."""
    _check(f"containers {level}", Module.parse(_compiled(level, tmp_path)))


@pytest.mark.skipif(not {"opt-22", "clang-22"} <= AVAILABLE, reason="needs opt-22 and clang-22")
@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_line_tables_have_all_that_llvm_leaves(level: str, tmp_path: Path) -> None:
    """What LLVM makes of ours is what it makes of the whole; what is not of line tables is gone before."""
    text = _compiled(level, tmp_path)
    reader = Reader(text)
    ours = _ours(Module.parse(text), LINE_TABLES, [])
    left = reader.run(text, f"-passes={LINE_TABLES}")
    theirs = re.sub(r", !DIAssignID !\d+|!\d+ = distinct !DIAssignID\(\)", "", left)  # of variables, which are gone
    again = reader.run(ours, f"-passes={LINE_TABLES}")
    assert _symbols(again) == _symbols(theirs)
    assert _metadata(again) == _metadata(theirs)
    kinds = {*re.findall(r"!(DI[A-Za-z]+)\(", reader.canonical(ours))}
    tables = {"DICompileUnit", "DIFile", "DISubprogram", "DISubroutineType", "DILexicalBlock", "DILocation"}
    assert kinds == tables


@pytest.mark.skipif(not {"opt-22", "clang-22"} <= AVAILABLE, reason="needs opt-22 and clang-22")
def test_what_is_cut_out_has_the_debug_information_that_llvm_leaves(tmp_path: Path) -> None:
    """Of one function all nodes stay that LLVM keeps when the others are gone."""
    module = Module.parse(_compiled("-O0", tmp_path))
    text = module.to_bytes()
    roots = [function.key for function in module.definitions() if "grouped" in str(function.key)]
    reader = Reader(text)
    kept = f"-internalize-public-api-list={roots[0]}"
    theirs = reader.run(text, "-passes=internalize,globaldce,strip-dead-prototypes", kept)
    ours = reader.canonical(module.extract(roots[:1]).to_bytes())
    assert _symbols(ours).keys() == _symbols(theirs).keys()
    assert _metadata(ours) == _metadata(theirs)


def _compiled(level: str, folder: Path) -> bytes:
    source = folder / "containers.cpp"
    source.write_text(CONTAINERS)
    command = ["clang-22", "-g", level, "-S", "-emit-llvm", str(source), "-o", "-"]
    result = subprocess.run(command, capture_output=True, check=False)
    if b"file not found" in result.stderr:
        pytest.skip("no C++ standard library")
    assert result.returncode == 0, result.stderr.decode()
    return result.stdout
