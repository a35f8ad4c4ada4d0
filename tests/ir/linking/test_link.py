"""Linking by the rules of LLVM's linker: what is said of each pair stands alone, and llvm-link says the same."""

from __future__ import annotations

import subprocess
import textwrap
from typing import TYPE_CHECKING

import pytest
from link_comparison import COMMAND, HAS_TOOLS, TOOLS, assert_same, llvm_link
from pairs import LINKAGES, PAIRS, Pair

from syclopt.errors import LinkError
from syclopt.ir import Module, link

if TYPE_CHECKING:
    from pathlib import Path

_CASES = LINKAGES | PAIRS


def modules_of(pair: Pair) -> list[str]:
    return [textwrap.dedent(" " * 8 + text if text.lstrip() == text else text) for text in pair.modules]


@pytest.mark.parametrize("name", _CASES)
def test_rules(name: str, tmp_path: Path) -> None:
    pair = _CASES[name]
    texts = modules_of(pair)
    modules = [Module.parse(text, f"{at}.ll") for at, text in enumerate(texts)]
    result = str(link(modules))
    assert [str(module) for module in modules] == texts
    for line in pair.has:
        assert line in result
    for word in pair.has_not:
        assert word not in result
    assert str(Module.parse(result)) == result
    if pair.differs:
        return
    if not HAS_TOOLS:
        pytest.skip(f"{', '.join(TOOLS)} are not there: the result was not compared")
    paths = [tmp_path / f"{at}.ll" for at in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text)
    assert_same(result, llvm_link(paths))


FLAGS = (
    ("i32 1, !{0}, i32 4", "i32 1, !{0}, i32 4"),
    ("i32 1, !{0}, i32 4", "i32 1, !{0}, i32 5"),
    ("i32 1, !{0}, i32 4", "i32 2, !{0}, i32 4"),
    ("i32 2, !{0}, i32 4", "i32 2, !{0}, i32 5"),
    ("i32 2, !{0}, i32 4", "i32 7, !{0}, i32 5"),
    ("i32 7, !{0}, i32 6", "i32 2, !{0}, i32 5"),
    ("i32 2, !{0}, i32 4", "i32 8, !{0}, i32 5"),
    ("i32 4, !{0}, i32 4", "i32 4, !{0}, i32 4"),
    ("i32 4, !{0}, i32 4", "i32 4, !{0}, i32 5"),
    ("i32 4, !{0}, i32 4", "i32 1, !{0}, i32 5"),
    ("i32 1, !{0}, i32 4", "i32 4, !{0}, i32 5"),
    ("i32 7, !{0}, i32 4", "i32 7, !{0}, i32 5"),
    ("i32 7, !{0}, i32 4", "i32 7, !{0}, i32 3"),
    ("i32 8, !{0}, i32 4", "i32 8, !{0}, i32 3"),
    ("i32 8, !{0}, i32 4", "i32 8, !{0}, i32 5"),
    ("i32 8, !{0}, i32 4", "i32 7, !{0}, i32 3"),
    ("i32 8, !{0}, i32 4", "i32 1, !\"other\", i32 3"),
    ("i32 1, !\"other\", i32 3", "i32 8, !{0}, i32 4"),
    ("i32 7, !{0}, i1 true", "i32 7, !{0}, i1 false"),
    ("i32 1, !{0}, i32 4", "i32 1, !\"other\", i32 4"),
    ("i32 5, !{0}, !5", "i32 5, !{0}, !5"),
    ("i32 5, !{0}, !5", "i32 5, !{0}, !6"),
    ("i32 6, !{0}, !5", "i32 6, !{0}, !6"),
    ("i32 6, !{0}, !5", "i32 6, !{0}, !5"),
    ("i32 1, !{0}, !5", "i32 1, !{0}, !5"),
    ("i32 1, !{0}, !5", "i32 1, !{0}, !6"),
    ("i32 1, !{0}, i32 5", "i32 1, !{0}, i32 5 / i32 3, !\"1\", !7"),
    ("i32 1, !{0}, i32 5 / i32 3, !\"1\", !7", "i32 1, !{0}, i32 5 / i32 3, !\"1\", !7"),
    ("i32 4, !{0}, i32 4", "i32 1, !{0}, i32 5 / i32 3, !\"1\", !7"),
    ("i32 1, !{0}, i32 5 / i32 3, !\"1\", !7", "i32 4, !{0}, i32 4"),
    ("i32 1, !{0}, i32 5 / i32 3, !\"1\", !7", "i32 1, !\"other\", i32 4 / i32 2, !\"third\", i32 1"),
)
_FLAGS_OF = """
define void @{name}() {{
  ret void
}}
!llvm.module.flags = !{{!4, !8}}
!4 = !{{{flag}}}
!8 = !{{{more}}}
!5 = !{{i32 1, !"two", !6}}
!6 = !{{i32 1, !"three"}}
!7 = !{{!"flag", i32 5}}
"""


@pytest.mark.skipif(not HAS_TOOLS, reason=f"needs {', '.join(TOOLS)}")
@pytest.mark.parametrize(("first", "second"), FLAGS)
def test_module_flags(first: str, second: str, tmp_path: Path) -> None:
    paths: list[Path] = []
    for name, flag in (("a", first), ("b", second), ("c", first)):
        path = tmp_path / f"{name}.ll"
        spelled, _, more = flag.replace("{0}", '"flag"').partition(" / ")
        path.write_text(_FLAGS_OF.format(name=name, flag=spelled, more=more or 'i32 1, !"common", i32 1'))
        paths.append(path)
        if len(paths) > 1:
            compare(paths)


def compare(paths: list[Path], *options: str) -> Module | None:
    """Assert that LLVM's linker makes the same of modules, or refuses them, too; return what we make."""
    warnings: list[str] = []
    try:
        theirs = subprocess.run([*COMMAND, *options, *map(str, paths)], capture_output=True, text=True, check=True)
    except subprocess.CalledProcessError as error:
        with pytest.raises(LinkError):
            link(map(Module.read, paths), only_needed=bool(options), warn=warnings.append)
        assert "error: " in error.stderr
        return None
    ours = link(map(Module.read, paths), only_needed=bool(options), warn=warnings.append)
    assert len(warnings) == theirs.stderr.count("warning: ")
    assert_same(str(ours), theirs.stdout)
    return ours
