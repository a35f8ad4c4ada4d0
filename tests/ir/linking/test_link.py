"""Linking by the rules of LLVM's linker: what is said of each pair stands alone, and llvm-link says the same."""

from __future__ import annotations

import subprocess
import textwrap
from typing import TYPE_CHECKING

import pytest
from link_comparison import COMMAND, HAS_TOOLS, TOOLS, assert_same, llvm_link
from pairs import PAIRS, Pair

from syclopt.errors import LinkError, UndefinedError
from syclopt.ir import Module, link

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path


def modules_of(pair: Pair) -> list[str]:
    return [textwrap.dedent(" " * 8 + text if text.lstrip() == text else text) for text in pair.modules]


@pytest.mark.parametrize("name", PAIRS)
def test_rules(name: str, tmp_path: Path) -> None:
    pair = PAIRS[name]
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
    assert_same(result.encode(), llvm_link(_written(texts, tmp_path)))


ERRORS = {
    "two definitions": (
        "define void @f() {\n  ret void\n}\n---\ndefine void @f() {\n  ret void\n}\n",
        "1.ll:1:1: error: '@f' is already defined in 0.ll in line 1",
    ),
    "two definitions, of a function and a variable": (
        '@"a b" = global i32 0\n---\ndefine void @"a\\20b"() {\n  ret void\n}\n',
        "1.ll:1:1: error: '@a b' is already defined in 0.ll in line 1",
    ),
    "selection kinds": (
        "$c = comdat any\n@c = weak global i32 0, comdat\n---\n$c = comdat samesize\n@c = weak global i32 0, comdat\n",
        "1.ll:1:1: error: '$c' is a comdat 'samesize', and 'any' in 0.ll",
    ),
    "samesize": (
        "$c = comdat samesize\n@c = weak global i32 0, comdat\n---\n"
        "$c = comdat samesize\n@c = weak global i64 0, comdat\n",
        "1.ll:2:1: error: '$c' has 8 bytes, and 4 in 0.ll",
    ),
    "exactmatch": (
        "$c = comdat exactmatch\n@c = weak global i32 0, comdat\n---\n"
        "$c = comdat exactmatch\n@c = weak global i32 1, comdat\n",
        "1.ll:2:1: error: '$c' has another value in 0.ll",
    ),
    "a comdat without a variable": (
        "$c = comdat largest\n@d = weak global i32 0, comdat($c)\n---\n"
        "$c = comdat largest\n@d = weak global i32 1, comdat($c)\n",
        "1.ll:1:1: error: '$c' is a comdat 'largest' that has no variable of its name",
    ),
    "nodeduplicate of functions": (
        "$c = comdat nodeduplicate\ndefine weak void @c() comdat {\n  ret void\n}\n---\n"
        "$c = comdat nodeduplicate\ndefine weak void @c() comdat {\n  ret void\n}\n",
        "1.ll:2:1: error: '@c' is no variable and is in a comdat 'nodeduplicate' that another module has too",
    ),
    "appending and not": (
        "@a = appending global [1 x i8] zeroinitializer\n---\n@a = global [1 x i8] zeroinitializer\n",
        "1.ll:1:1: error: '@a' is appending in one module only",
    ),
    "appending with another section": (
        '@a = appending global [1 x i8] zeroinitializer, section "s"\n---\n'
        '@a = appending global [1 x i8] zeroinitializer, section "t"\n',
        "1.ll:1:1: error: the appending variable '@a' has another section than in 0.ll",
    ),
    "appending of another type": (
        "@a = appending global [1 x i8] zeroinitializer\n---\n@a = appending global [1 x i16] zeroinitializer\n",
        "1.ll:1:1: error: the appending variable '@a' has elements of another type than in 0.ll",
    ),
    "flags": (
        '!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"f", i32 4}\n---\n'
        '!llvm.module.flags = !{!0}\n!0 = !{i32 1, !"f", i32 5}\n',
        "1.ll: error: module flag 'f' has conflicting values in 0.ll and 1.ll",
    ),
}


@pytest.mark.parametrize("name", ERRORS)
def test_errors(name: str, tmp_path: Path) -> None:
    texts, message = ERRORS[name]
    modules = [Module.parse(text, f"{at}.ll") for at, text in enumerate(texts.split("---\n"))]
    with pytest.raises(LinkError) as caught:
        link(modules)
    assert str(caught.value).partition(": '")[0].startswith(message.partition(": '")[0])
    assert str(caught.value).startswith(message)
    if HAS_TOOLS:
        command = [*COMMAND, *map(str, _written(texts.split("---\n"), tmp_path))]
        assert "error: " in subprocess.run(command, capture_output=True, text=True, check=False).stderr


def test_names_that_are_not_defined() -> None:
    with pytest.raises(UndefinedError, match="0.ll: error: '@g' is not defined"):
        link([Module.parse("@f = global ptr @g\n", "0.ll")])
    undeclared = "define void @f() {\n  call void @llvm.trap()\n  ret void\n}\n"
    assert str(link([Module.parse(undeclared)])) == undeclared


def test_typed_and_opaque_pointers() -> None:
    texts = (
        "@f = global i8* null\n",
        "@%ptr* = global i32 0\n".replace("%", '"').replace("*", '*"'),
        "@g = global ptr null\n",
    )
    first, neutral, last = (Module.parse(text, f"{at}.ll") for at, text in enumerate(texts))
    assert len(link([first, neutral]).globals) == len(link([neutral, last]).globals) == 2
    with pytest.raises(LinkError, match="error: pointers are written 'ptr' in 2.ll, and with types in 0.ll"):
        link([neutral, first, last])


def test_texts_that_no_llvm_reads_both() -> None:
    """LLVM 17 gave up typed pointers, and what came later no LLVM reads beside them; `memory(...)` LLVM 16 does."""
    old = Module.parse("declare void @f(i8* nocapture)\n@used = global void (i8*)* @f\n", "old.ll")
    both = Module.parse("define void @g() memory(none) {\n  ret void\n}\n", "both.ll")
    new = Module.parse("define nofpclass(nan) float @h(float %x) {\n  ret float %x\n}\n", "new.ll")
    warnings: list[str] = []
    assert {"f", "g", "h"} == link([old, both, new], warn=warnings.append).functions.keys()
    assert warnings == [
        "no LLVM reads both: typed pointers in old.ll need LLVM 16 or before, "
        "'nofpclass' in new.ll needs LLVM 17 or later"
    ]
    with pytest.raises(LinkError, match="no LLVM reads both"):
        link([old, new])
    assert link([old, both]) is not None
    assert link([both, new]) is not None


TARGETS = [
    f'target datalayout = "e-m:e-{size}"\ntarget triple = "{triple}"\n@{triple[0]} = global i32 0\n'
    for triple, size in (("x86_64-linux", "i64:64"), ("aarch64-linux", "i64:32"))
]


def test_targets_that_differ() -> None:
    modules = [Module.parse(text, f"{at}.ll") for at, text in enumerate(TARGETS)]
    with pytest.raises(LinkError, match="data layout 'e-m:e-i64:32' of 1.ll differs from 'e-m:e-i64:64' of 0.ll"):
        link(modules)
    warnings: list[str] = []
    result = link(modules, warn=warnings.append)
    assert (result.triple, result.data_layout) == ("x86_64-linux", "e-m:e-i64:64")
    assert warnings == [
        "data layout 'e-m:e-i64:32' of 1.ll differs from 'e-m:e-i64:64' of 0.ll",
        "target triple 'aarch64-linux' of 1.ll differs from 'x86_64-linux' of 0.ll",
    ]


def test_ptx_names_have_no_dots() -> None:
    text = 'target triple = "nvptx64-nvidia-cuda"\n@x = private constant i32 {0}\n@u{0} = global ptr @x\n'
    result = link([Module.parse(text.format(number)) for number in (1, 2)])
    assert [*result.globals] == ["x", "u1", "x1", "u2"]


def test_of_nothing_and_of_one() -> None:
    assert str(link([])) == ""
    text = "; first\n@x = global i32 0 ; why\n\n; what\ndefine void @f() #5 {\n  ret void, !k !7\n}\n"
    text += "attributes #5 = { cold }\n!list = !{!7}\n!7 = !{!9}\n!9 = !{!7}\n"
    module = Module.parse(text)
    assert str(link([module])) == str(module) == text


def test_places_of_symbols_are_those_of_their_files() -> None:
    first = Module.parse("@x = internal global i32 0\n@y = global ptr @x\n", "a.ll")
    second = Module.parse("; one\n@x = internal global i32 0\n@z = global ptr @x\n", "b.ll")
    result = link([first, second])
    assert [str(s.location) for s in result.globals.values()] == ["a.ll:1:1", "a.ll:2:1", "b.ll:2:1", "b.ll:3:1"]


def test_places_of_calls_are_those_of_their_files() -> None:
    called = (
        "define internal void @x() {\n  ret void\n}\ndefine void @{}() {\n  ; why\n  call void @x()\n  ret void\n}\n"
    )
    result = link([Module.parse(called.replace("{}", name), f"{name}.ll") for name in ("a", "b")])
    assert [str(call.location) for f in result.functions.values() for call in f.calls] == ["a.ll:6:3", "b.ll:6:3"]
    assert "call void @x.1()" in str(result)


def _written(texts: Sequence[str], folder: Path) -> list[Path]:
    paths = [folder / f"{at}.ll" for at in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_text(text)
    return paths


ONLY_NEEDED = """
declare void @f()
declare i32 @local_there()
@has = global i32 1
define weak void @weak() {
  ret void
}
define void @a() {
  call void @f()
  %x = call i32 @local_there()
  ret void
}
---
define void @f() {
  call void @helper()
  ret void
}
define void @helper() {
  store i32 1, ptr @has
  store ptr @var, ptr @var
  ret void
}
define void @unneeded() {
  ret void
}
define internal i32 @local_there() {
  ret i32 3
}
@var = global ptr @local_there
@has = weak global i32 2
@llvm.used = appending global [1 x ptr] [ptr @user], section "llvm.metadata"
define linkonce_odr void @user() {
  ret void
}
define void @weak() {
  ret void
}
!list = !{!0}
!0 = !{ptr @unneeded, ptr @helper}
"""


def test_only_what_is_needed(tmp_path: Path) -> None:
    texts = ONLY_NEEDED.lstrip().split("---\n")
    result = link(map(Module.parse, texts), only_needed=True)
    assert {*result.functions} == {"f", "a", "local_there", "local_there.1", "helper", "user", "weak"}
    assert "define weak void @weak()" in str(result)
    if HAS_TOOLS:
        compare(_written(texts, tmp_path), "-only-needed")


OVERRIDES = """
define i32 @f() {
  ret i32 1
}
define i32 @a() {
  %x = call i32 @f()
  ret i32 %x
}
@g = global i32 1
---
define weak i32 @f() {
  %x = load i32, ptr @g
  ret i32 %x
}
@g = linkonce_odr global i32 2
@more = internal global i32 3
declare i32 @a()
"""


def test_overrides(tmp_path: Path) -> None:
    texts = OVERRIDES.lstrip().split("---\n")
    first, second = map(Module.parse, texts)
    result = link([first], overrides=[second])
    assert "define weak i32 @f()" in str(result)
    assert "@g = linkonce_odr global i32 2" in str(result)
    if HAS_TOOLS:
        paths = _written(texts, tmp_path)
        assert_same(result.to_bytes(), llvm_link(paths[:1], f"-override={paths[1]}"))


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
    ("i32 8, !{0}, i32 4", 'i32 1, !"other", i32 3'),
    ('i32 1, !"other", i32 3', "i32 8, !{0}, i32 4"),
    ("i32 7, !{0}, i1 true", "i32 7, !{0}, i1 false"),
    ("i32 1, !{0}, i32 4", 'i32 1, !"other", i32 4'),
    ("i32 5, !{0}, !5", "i32 5, !{0}, !5"),
    ("i32 5, !{0}, !5", "i32 5, !{0}, !6"),
    ("i32 6, !{0}, !5", "i32 6, !{0}, !6"),
    ("i32 6, !{0}, !5", "i32 6, !{0}, !5"),
    ("i32 1, !{0}, !5", "i32 1, !{0}, !5"),
    ("i32 1, !{0}, !5", "i32 1, !{0}, !6"),
    ("i32 1, !{0}, i32 5", 'i32 1, !{0}, i32 5 / i32 3, !"1", !7'),
    ('i32 1, !{0}, i32 5 / i32 3, !"1", !7', 'i32 1, !{0}, i32 5 / i32 3, !"1", !7'),
    ("i32 4, !{0}, i32 4", 'i32 1, !{0}, i32 5 / i32 3, !"1", !7'),
    ('i32 1, !{0}, i32 5 / i32 3, !"1", !7', "i32 4, !{0}, i32 4"),
    ('i32 1, !{0}, i32 5 / i32 3, !"1", !7', 'i32 1, !"other", i32 4 / i32 2, !"third", i32 1'),
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
    for name, flag in (("a", first), ("b", second)):
        path = tmp_path / f"{name}.ll"
        spelled, _, more = flag.replace("{0}", '"flag"').partition(" / ")
        path.write_text(_FLAGS_OF.format(name=name, flag=spelled, more=more or 'i32 1, !"common", i32 1'))
        paths.append(path)
    compare(paths)


def test_long_chains_of_aliases() -> None:
    """Each alias of an alias comes along, however many there are."""
    chain = "".join(f"@a{number} = internal alias i32, ptr @a{number + 1}\n" for number in range(3000))
    module = Module.parse(f"{chain}@a3000 = internal global i32 0\n@first = alias i32, ptr @a0\n")
    assert len(link([module, Module.parse("@first = external global i32")]).symbols) == 3002


def compare(paths: list[Path], *options: str) -> None:
    """Assert that LLVM's linker makes the same of modules, or refuses them, too."""
    theirs = subprocess.run([*COMMAND, *options, *map(str, paths)], capture_output=True, check=False)
    modules = [Module.read(path) for path in paths]
    warnings: list[str] = []
    if theirs.returncode:
        with pytest.raises(LinkError):
            link(modules, only_needed=bool(options), warn=warnings.append)
        return
    ours = link(modules, only_needed=bool(options), warn=warnings.append)
    assert len(warnings) == theirs.stderr.count(b"warning: ")
    assert_same(ours.to_bytes(), theirs.stdout)
