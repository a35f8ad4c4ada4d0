"""What stands at the top level of a module: entities of every kind are added, replaced and removed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from syclopt.errors import DuplicateError, EditError, ParseError, SycloptError
from syclopt.ir import llvm
from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.ir.entity import Kind

TEXT = """; ModuleID = 'a.cpp'
source_filename = "a.cpp"
target triple = "x86_64-unknown-linux-gnu"

module asm "nop"

%T = type { i32 }

$c = comdat any

@g = global i32 0
@h = global ptr @g
@i = global ptr @g

@a = alias i32, ptr @g
@r = ifunc void (), ptr @resolver

define ptr @resolver() {
  ret ptr null
}

attributes #0 = { cold }

!named = !{!0}
!0 = !{i32 1}
uselistorder ptr @g, { 2, 1, 0 }
"""

ADDED = {
    "module asm": 'module asm "ret"',
    "type": "%U = type { %T }",
    "comdat": "$d = comdat largest",
    "global": "@x = constant i32 5, align 4",
    "alias": "@b = alias i32, ptr @g",
    "ifunc": "@s = ifunc void (), ptr @resolver",
    "function": "declare void @f()",
    "attributes": "attributes #7 = { nounwind }",
    "named metadata": "!other = !{!0}",
    "metadata": "!7 = distinct !{!0, null}",
}


def needs(tool: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(tool) is None, reason=f"needs {tool}")


def opt(text: str) -> str:
    """Return what opt prints of a module, less the first line, which names the file."""
    done = subprocess.run(["opt-22", "-S", "-"], input=text, capture_output=True, text=True, check=False)
    assert not done.returncode, done.stderr
    return done.stdout.partition("\n")[2]


BEFORE = {
    "module asm": 'module asm "nop"\n',
    "type": "%T = type { i32 }\n",
    "comdat": "$c = comdat any\n",
    "global": "@i = global ptr @g\n",
    "alias": "@a = alias i32, ptr @g\n",
    "ifunc": "@r = ifunc void (), ptr @resolver\n",
    "function": "  ret ptr null\n}\n",
    "attributes": "attributes #0 = { cold }\n",
    "named metadata": "!named = !{!0}\n",
    "metadata": "!0 = !{i32 1}\n",
}
USES_MORE = ("alias", "ifunc")  # of symbols that have a list of the order of their uses, or may have


@pytest.mark.parametrize("kind", ADDED)
def test_an_entity_of_any_kind_is_added_after_its_like(kind: str) -> None:
    module = Module.parse(TEXT)
    view = module.add(ADDED[kind])
    before = TEXT if kind not in USES_MORE else TEXT[: TEXT.index("uselistorder")]
    assert (view.text.strip(), view.entity.kind) == (ADDED[kind], kind)
    if kind != "metadata":
        added = f"\n{ADDED[kind]}\n" if kind == "function" else f"{ADDED[kind]}\n"
        assert str(module) == before.replace(BEFORE[kind], BEFORE[kind] + added)
    assert view is module.views(view.entity.kind)[-1]
    llvm.verify(module)
    view.remove()
    llvm.verify(module)
    assert str(module).partition("uselistorder")[0].rstrip("\n") == before.partition("uselistorder")[0].rstrip("\n")
    assert view.is_removed


@pytest.mark.parametrize("kind", ADDED)
def test_an_entity_of_any_kind_is_the_first(kind: str) -> None:
    module = Module.parse("; a comment\n")
    assert module.add(ADDED[kind]).entity.kind == kind
    assert next(entity.kind for entity in Module.parse(str(module)).entities).removesuffix(" run") == kind


INVALID = (
    "",
    "text",
    "@x = global i32 0\n@y = global i32 0",
    "!8 = !{}\n!9 = !{}",
    "!8 = !{foo}",
    '!8 = !"text"',
    "!8 = !0",
    "!8 = null",
    "!n = !{!{}}",
    '!n = !{!"a"}',
    "!n = !{null}",
    '@"" = global i32 0',
    'declare void @""()',
    'declare void @"a\\00b"()',
    '%"" = type { i32 }',
    "%V = type { i32 } x",
    "%V = type",
    "@g = global i32 1",
    "%T = type { i64 }",
    "$c = comdat any",
    "attributes #0 = { hot }",
    "!0 = !{}",
    "declare ptr @resolver()",
    'target triple = "spir64"',
    'source_filename = "b.cpp"',
    "define void @f() {\n  ret void\n} define void @k() {\n  ret void\n}",
)


@pytest.mark.parametrize("text", INVALID)
def test_what_is_no_entity_leaves_the_module_as_it_was(text: str) -> None:
    module = Module.parse(TEXT)
    with pytest.raises(ParseError):
        module.add(text)
    assert (str(module), module.version) == (TEXT, 0)
    assert module.free_number("metadata") == 1


def test_named_metadata_that_is_there_is_not_added_again() -> None:
    module = Module.parse(TEXT)
    inline = module.node("!{i32 8}", module.globals["g"])
    with pytest.raises(DuplicateError, match="'!named' is already defined"):
        module.add_named_metadata("named", [inline])
    with pytest.raises(EditError, match="cannot be empty"):
        module.add_named_metadata("")
    assert (str(module), module.version) == (TEXT, 0)
    module.add_named_metadata("other", [inline])
    assert "!other = !{!1}\n" in str(module)
    llvm.verify(module)


# Lines at the top.


@needs("opt-22")
def test_lines_at_the_top_stand_where_llvm_prints_them() -> None:
    module = Module.parse("; ModuleID = 'a'\n\n@g = global i32 0\n")
    module.add('module asm "nop"')
    module.triple = "x86_64-unknown-linux-gnu"
    module.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
    module.source_filename = 'a "b".cpp'
    assert (module.triple, module.source_filename) == ("x86_64-unknown-linux-gnu", 'a "b".cpp')
    lines = [line for line in opt(str(module)).splitlines() if line]
    assert [line for line in str(module).splitlines() if line][1:] == lines
    assert str(module).startswith("; ModuleID = 'a'\n\nsource_filename")


def test_lines_at_the_top_are_changed_in_their_places() -> None:
    text = '; first\ntarget triple = /* what */ "a" ; old\nsource_filename = "x"\nsource_filename = "y"\n'
    module = Module.parse(text)
    assert module.source_filename == "y"  # what LLVM takes of several
    module.triple = "b"
    module.source_filename = "z"
    assert str(module) == text.replace('"a"', '"b"').replace('"y"', '"z"')
    version = module.version
    module.triple = "b"
    assert module.version == version
    module.source_filename = None
    assert module.source_filename is None
    assert "source_filename" not in str(module)
    module.triple = None
    assert (module.triple, str(module)) == (None, "")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", 'target triple = "t"\n'),
        ("; RUN: x\n\n; of f\ndeclare void @f()\n", '; RUN: x\n\ntarget triple = "t"\n; of f\ndeclare void @f()\n'),
        ("; of f\ndeclare void @f()\n", 'target triple = "t"\n; of f\ndeclare void @f()\n'),
        ("/* a\n\nb */ @x = global i32 0", 'target triple = "t"\n/* a\n\nb */ @x = global i32 0'),
        ('; c\nmodule asm ""\n', '; c\ntarget triple = "t"\nmodule asm ""\n'),
        ("!0 = !{}\n!1 = !{}\n", 'target triple = "t"\n!0 = !{}\n!1 = !{}\n'),
        (
            'source_filename = "a"\n\n@x = global i32 0',
            'source_filename = "a"\ntarget triple = "t"\n\n@x = global i32 0',
        ),
    ],
)
def test_a_triple_is_added_after_the_comments_that_open_the_file(text: str, expected: str) -> None:
    module = Module.parse(text)
    symbols = [*module.symbols.values()]
    module.triple = "t"
    assert str(module) == expected
    assert [*module.symbols.values()] == symbols


# Another text for an entity.


def test_an_entity_gets_another_text() -> None:
    module = Module.parse(TEXT)
    edits: dict[Kind, tuple[str, str]] = {
        "module asm": ('module asm "nop"', 'module asm "ret"'),
        "type": ("%T = type { i32 }", "%T = type { i64 }"),
        "comdat": ("$c = comdat any", "$c = comdat largest"),
        "global": ("@i = global ptr @g", "@i = constant ptr null"),
        "function": (
            "define ptr @resolver() {\n  ret ptr null\n}",
            "define hidden ptr @resolver() {\n  unreachable\n}",
        ),
        "metadata": ("!0 = !{i32 1}", "!0 = distinct !{i32 2}"),
        "named metadata": ("!named = !{!0}", "!named = !{!0, !0}"),
    }
    expected = TEXT[: TEXT.index("uselistorder")]
    for kind, (before, after) in edits.items():
        view = next(view for view in module.views(kind) if view.text.strip() == before)
        view.set_text(after)
        expected = expected.replace(before, after)
    assert str(module) == expected
    llvm.verify(module)


@pytest.mark.parametrize(
    "text", ["@h = global i32 0", "@g = alias i32, ptr @h", "", "@g = global i32 0\n@k = global i32 0"]
)
def test_another_text_is_of_the_same_kind_and_name(text: str) -> None:
    module = Module.parse(TEXT)
    with pytest.raises(SycloptError):
        module.globals["g"].set_text(text)
    assert (str(module), module.version) == (TEXT, 0)


# Summaries, as `clang -flto=thin` writes them.

SOURCE = "int g = 4; static int h(void) { return g; } int f(int x) { return h() + x; }"
EDITS: dict[str, Callable[[Module], object]] = {
    "linkage": lambda module: module.functions["f"].set_linkage("weak"),
    "linkages": lambda module: module.set_linkage(module.functions.values(), "weak"),
    "rename": lambda module: module.functions["f"].rename("k"),
    "body": lambda module: module.functions["f"].empty_body(),
    "removal": lambda module: module.functions["f"].remove(),
    "declaration": lambda module: module.functions["f"].drop_body(),
    "addition": lambda module: module.add("declare void @k()"),
    "attribute": lambda module: module.functions["f"].remove_attribute("nounwind"),
    "initializer": lambda module: module.globals["g"].set_initializer("5"),
    "source": lambda module: setattr(module, "source_filename", "b.c"),
    "uses": lambda module: module.globals["g"].replace_all_uses(module.globals["g2"]),
    "extract": lambda module: module.become(module.extract(["g"])),
}


@pytest.fixture(scope="module")
def thin(tmp_path_factory: pytest.TempPathFactory) -> str:
    if shutil.which("clang-22") is None:
        pytest.skip("needs clang-22")
    source = tmp_path_factory.mktemp("thin") / "a.c"
    source.write_text(SOURCE.replace("int g = 4;", "int g = 4, g2 = 5;"))
    command = ["clang-22", "-O1", "-flto=thin", "-S", "-emit-llvm", "-o", "-", str(source)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_what_is_not_edited_keeps_its_summary(thin: str) -> None:
    module = Module.parse(thin)
    assert len(module.views("summary")) > 3
    assert [*module.functions["f"].users] == []
    assert str(module) == thin


@pytest.mark.parametrize("edit", EDITS)
def test_a_summary_goes_when_what_it_speaks_of_changes(thin: str, edit: str) -> None:
    module = Module.parse(thin)
    summary = module.views("summary")
    EDITS[edit](module)
    assert module.texts("summary") == ()
    assert all(view.is_removed for view in summary)
    if shutil.which("opt-22"):
        opt(str(module))


def test_a_summary_is_edited_itself(thin: str) -> None:
    module = Module.parse(thin)
    *_, last = module.views("summary")
    number = last.key
    last.set_text(f"^{number} = blockcount: 7")
    assert last.text == f"^{number} = blockcount: 7\n"
    last.remove()
    module.add(f"^{number} = blockcount: 9")
    assert str(module) == thin.replace(thin[thin.rindex("^") :], f"^{number} = blockcount: 9\n")


def test_use_lists_of_real_modules_go_when_uses_change() -> None:
    module = Module.read(Path(__file__).parents[2] / "ir_fixtures" / "real" / "shapes_summary.ll")
    assert module.texts("uselist")
    name = next(key for key, symbol in module.symbols.items() if symbol.users and not symbol.is_declaration)
    module.symbols[name].rename("renamed")
    if shutil.which("opt-22"):
        opt(str(module))
