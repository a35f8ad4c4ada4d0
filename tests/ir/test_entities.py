"""Which entities a module has, in which order, under which names; and what is refused, and where."""

from __future__ import annotations

import pytest

from syclopt.errors import DuplicateError, EditError, ParseError, UndefinedError
from syclopt.ir import llvm
from syclopt.ir.module import Module

TEXT = """source_filename = "a}.c"
target datalayout = "e-m:e"
target triple = "spirv64-unknown-unknown"
module asm "one"
module asm "two"

%T = type { i32, %"a b" }
%"a b" = type opaque
$c = comdat any
$"d e" = comdat largest
@g = global i32 0, comdat($c)
@0 = private constant i8 1
@"0" = external global i8
@a = alias i32, ptr @g
@i = ifunc void (), ptr @r

define ptr @r() #1 {
  ret ptr @f
}
declare void @f() #2
attributes #1 = { nounwind }
attributes #2 = { "k"="v" cold }
!named = !{!4, !3}
!x\\20y = !{}
!3 = !{i32 1, !4}
!4 = distinct !{!"s } !3"}
^0 = module: (path: "x", hash: (0, 0, 0, 0, 0))
uselistorder ptr @g, { 1, 0 }
"""


@pytest.fixture
def module() -> Module:
    return Module.parse(TEXT)


def test_mappings_have_names_in_source_order(module: Module) -> None:
    assert [*module.functions] == ["r", "f"]
    assert [*module.globals] == ["g", 0, "0"]
    assert [*module.aliases] == ["a", "i"]
    assert [*module.symbols] == ["g", 0, "0", "a", "i", "r", "f"]
    assert [*module.types] == ["T", "a b"]
    assert [*module.comdats] == ["c", "d e"]
    assert [*module.attribute_groups] == [1, 2]
    assert [*module.metadata] == [3, 4]
    assert [*module.named_metadata] == ["named", "x y"]
    assert [function.name for function in module.definitions()] == ["r"]


def test_entities_without_names(module: Module) -> None:
    assert module.module_asm == ('module asm "one"', 'module asm "two"')
    assert module.texts("summary") == ('^0 = module: (path: "x", hash: (0, 0, 0, 0, 0))',)
    assert module.texts("uselist") == ("uselistorder ptr @g, { 1, 0 }",)
    assert module.triple == "spirv64-unknown-unknown"
    assert module.data_layout == "e-m:e"
    assert module.source_filename == "a}.c"


def test_what_is_not_said_is_none() -> None:
    module = Module.parse("@g = global i32 0\n")
    assert (module.triple, module.data_layout, module.source_filename) == (None, None, None)
    assert (module.module_asm, [*module.functions], len(module.types)) == ((), [], 0)


def test_a_name_behind_a_comment_is_read() -> None:
    module = Module.parse('source_filename ; "no"\n = /* "nor this" */ "a\\22.c" ; "x"\n')
    assert module.source_filename == 'a".c'


@pytest.mark.parametrize(("number", "name"), [(b"@0", b'@"0"'), (b"@f", b'@"f"'), (b"@f", b'@"\\66"')])
def test_names_that_differ_in_quoting(number: bytes, name: bytes) -> None:
    """`@0` is no name, so `@"0"` is another symbol; `@f` and `@"f"` are one."""
    text = number + b" = global i32 0\n" + name + b" = global i32 1\n"
    if number == b"@0":
        assert [*Module.parse(text).globals] == [0, "0"]
        return
    with pytest.raises(DuplicateError, match=r"^<string>:2:1: error: '@f' is already defined in line 1: "):
        Module.parse(text)


def test_views_of_small_entities(module: Module) -> None:
    assert module.types["T"].body == '{ i32, %"a b" }'
    assert module.types["a b"].is_opaque
    assert module.types["T"].types_used == ("a b",)
    assert module.comdats["d e"].selection_kind == "largest"
    assert module.attribute_groups[2].attributes == {"cold": ""}
    assert module.attribute_groups[2].attributes.strings == {"k": "v"}
    node = module.metadata[4]
    assert (node.number, node.reference, node.is_distinct) == (4, "!4", True)
    assert node.content == 'distinct !{!"s } !3"}'
    assert node.nodes == ()
    assert [one.number for one in module.metadata[3].nodes] == [4]
    assert [one.number for one in module.named_metadata["named"].operands] == [4, 3]
    assert module.aliases["a"].target == "g"
    assert module.aliases["a"].aliasee == "ptr @g"
    assert module.aliases["i"].is_ifunc
    assert module.aliases["i"].value_type == "void ()"


def test_lists_of_one_name_are_one_list() -> None:
    module = Module.parse("!n = !{!1}\n!n = !{!0}\n!0 = !{}\n!1 = !{i32 1}\n")
    assert [node.number for node in module.named_metadata["n"].operands] == [1, 0]


def test_a_view_is_the_same_each_time(module: Module) -> None:
    assert module.functions["f"] is module.functions["f"]
    assert module.symbols["f"] is module.functions["f"]


def test_places_are_those_of_the_file() -> None:
    module = Module.parse("; c\n\n  @x = global i32 0 @y = global i32 1\r\n", "dir/a.ll")
    assert str(module.globals["x"].location) == "dir/a.ll:3:3"
    assert str(module.globals["y"].location) == "dir/a.ll:3:21"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("@x = global i32 0\n\n@x = global i32 1\n", "3:1: error: '@x' is already defined in line 1"),
        ("declare void @x()\n@x = global i32 1\n", "2:1: error: '@x' is already defined in line 1"),
        ("%t = type i8\n%t = type i8\n", "2:1: error: '%t' is already defined in line 1"),
        ("$c = comdat any\n$c = comdat any\n", "2:1: error: '$c' is already defined in line 1"),
        ("!0 = !{}\n!1 = !{}\n!0 = !{!1}\n", "3:1: error: '!0' is already defined in line 1"),
    ],
)
def test_duplicates_are_refused_with_both_places(text: str, message: str) -> None:
    with pytest.raises(DuplicateError) as caught:
        Module.parse(text)
    assert str(caught.value).startswith(f"<string>:{message}: '^")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("define void @f() {\n  ret void\n", "1:18: error: '{' is not closed: 'define void @f() ^{'"),
        ("define void @f() {\n  ret void\n}}\n", "3:2: error: "),
        ("define void @f( {\n  ret void\n}\n", "1:15: error: '(' is not closed: "),
        ("@x = global [2 x i8 0\n", "1:13: error: '[' is not closed"),
        ('@x = global [2 x i8] c"a\n', "1:23: error: string is not closed"),
        ("hello\n", "1:1: error: expected a top-level entity: '^hello'"),
        ("@x = global i32 0\nhello world\n", "2:1: error: expected a top-level entity: '^hello world'"),
        ("\x7fELF\x02\x01\n", "1:1: error: expected a top-level entity"),
        ("@x = 5\n", "1:5: error: expected 'global', 'constant', 'alias' or 'ifunc'"),
        ("%t = { i8 }\n", "1:5: error: expected 'type'"),
        ("define void {\n}\n", "1:1: error: expected a function name and '('"),
        ("define void @f()\n", "1:17: error: expected '{' and the body of the function"),
        ("attributes #0 =\n", "1:16: error: expected '{'"),
        ("!n = !\n", "1:7: error: expected '{'"),
        (")\n", "1:1: error: expected a top-level entity"),
    ],
)
def test_text_that_is_no_module_is_refused_with_its_place(text: str, message: str) -> None:
    with pytest.raises(ParseError) as caught:
        Module.parse(text)
    assert str(caught.value).startswith(f"<string>:{message}")
    assert "\n" not in str(caught.value)


def test_references_to_nothing() -> None:
    module = Module.parse("define void @f() !k !7 {\n  call void @absent()\n  ret void\n}\n", "m.ll")
    with pytest.raises(UndefinedError, match=r"^m.ll: error: '@absent' is not defined$"):
        module.functions["absent"]
    with pytest.raises(UndefinedError, match=r"^m.ll:1:1: error: '!7', to which '@f' refers, is not defined"):
        module.functions["f"].metadata["k"]
    with pytest.raises(UndefinedError, match=r"^m.ll:1:1: error: '@absent', to which '@f' refers, is not defined"):
        module.extract(["f"])
    with pytest.raises(KeyError):
        module.globals["f"]
    assert "f" not in module.globals


def test_removed_views_say_so(module: Module) -> None:
    view = module.globals["g"]
    view.remove()
    assert view.is_removed
    assert "g" not in module.symbols
    with pytest.raises(EditError, match="removed"):
        _ = view.name


def test_additions_go_after_their_kind(module: Module) -> None:
    module.add("@new = global i32 1")
    module.add("declare void @h()")
    module.add("%U = type i8")
    node = module.add_metadata("!{i32 7}")
    module.add_named_metadata("m n", [node])
    assert [*module.globals] == ["g", 0, "0", "new"]
    assert [*module.functions] == ["r", "f", "h"]
    assert node.number == 5
    text = str(module)
    assert '@"0" = external global i8\n@new = global i32 1\n@a = ' in text
    assert "declare void @f() #2\n\ndeclare void @h()\nattributes" in text
    assert '%"a b" = type opaque\n%U = type i8\n$c' in text
    assert "!x\\20y = !{}\n!m\\20n = !{!5}\n" in text
    assert "!5 = !{i32 7}\n" in text
    again = Module.parse(text)
    assert [*again.named_metadata] == ["named", "x y", "m n"]
    assert module.add_metadata("!{i32 7}").number == 5
    assert module.add_metadata("distinct !{i32 7}").number == 6


def test_additions_that_are_refused(module: Module) -> None:
    with pytest.raises(DuplicateError, match="'@g' is already defined in line 11"):
        module.add("declare void @g()")
    with pytest.raises(ParseError, match="expected one top-level entity"):
        module.add("@p = global i32 0 @q = global i32 0")
    with pytest.raises(ParseError, match="expected one top-level entity"):
        module.add("; nothing")
    with pytest.raises(ParseError):
        module.add("hello")
    with pytest.raises(DuplicateError):
        module.add_named_metadata("named")
    assert str(module) == TEXT


def test_modules_can_grow_from_nothing() -> None:
    module = Module.parse("")
    module.add("define void @f() { ret void }")
    module.add("@x = global ptr @f")
    module.add_metadata("!{ptr @x}")
    llvm.verify(module)
    assert {*Module.parse(str(module)).symbols} == {"x", "f"}
