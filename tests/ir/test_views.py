"""What functions and variables say of themselves."""

from __future__ import annotations

import pytest

from syclopt.errors import ParseError
from syclopt.ir.fragments import parse_header
from syclopt.ir.module import Module

FULL = """%T = type { i32 }
%U = type opaque
$c = comdat any
define weak_odr dso_local hidden spir_kernel noundef zeroext i16 @k(ptr addrspace(1) noundef byval(%T) align 4 %p, i32 %0, ...) local_unnamed_addr #1 nounwind "in"="li}ne" memory(argmem: read) section "s }" comdat($c) align 16 gc "g" prefix i32 7 personality ptr @pers !kind !4 !dbg !5 !in !{i32 3} {
  %x = call i16 @callee(ptr %p), !md !4
  store ptr @var, ptr %p
  ret i16 %x
}
declare !dbg !5 extern_weak i16 @callee(ptr)
declare i32 @pers(...)
@var = internal thread_local(initialexec) unnamed_addr addrspace(3) externally_initialized constant { ptr, [2 x ptr] } { ptr @k, [2 x ptr] [ptr @pers, ptr @k] }, section "x, y", comdat($c), align 8, !kind !4, !other !{!5} #2 "w"
@ext = external protected global %T
attributes #1 = { cold "sycl-module-id"="a.cpp" "in"="group" }
attributes #2 = { "grouped" }
!4 = !{i32 1}
!5 = distinct !{!4}
"""  # noqa: E501


@pytest.fixture
def module() -> Module:
    return Module.parse(FULL)


def test_a_function_with_everything(module: Module) -> None:
    function = module.functions["k"]
    assert (function.linkage, function.visibility, function.calling_convention) == ("weak_odr", "hidden", "spir_kernel")
    assert (function.is_declaration, function.is_internal, function.is_intrinsic) == (False, False, False)
    assert (function.return_type, function.is_vararg, function.comdat) == ("i16", True, "c")
    assert [(p.type.text, p.key) for p in function.parameters] == [("ptr addrspace(1)", "p"), ("i32", 0)]
    assert [a.name for a in function.parameters[0].attributes] == ["noundef", "byval", "align"]
    assert function.attributes.strings["in"] == "group"  # what a group says wins, as in LLVM
    assert function.attributes.strings["sycl-module-id"] == "a.cpp"
    assert function.attributes["memory"] == "argmem: read"
    assert {"cold", "nounwind"} <= {*function.attributes}
    assert "section" not in function.attributes
    assert "s }" not in function.attributes.strings
    assert function.has_attribute("sycl-module-id", string=True)
    assert function.has_attribute("nounwind")
    assert not function.has_attribute("nounwind", string=True)
    assert not function.has_attribute("s }", string=True)
    assert {kind: node.content for kind, node in function.metadata.items()} == {
        "kind": "!{i32 1}",
        "dbg": "distinct !{!4}",
        "in": "!{i32 3}",
    }
    assert function.metadata["in"].number == -1
    assert function.referenced_globals == ("pers", "callee", "var")
    assert function.types_used == ("T",)
    assert function.body is not None
    assert function.body.startswith("{\n  %x = call")
    assert function.body.endswith("}")


def test_a_declaration(module: Module) -> None:
    function = module.functions["callee"]
    assert (function.linkage, function.is_declaration, function.body) == ("extern_weak", True, None)
    assert (function.calling_convention, function.visibility) == ("ccc", "default")
    assert [node.number for node in function.metadata.values()] == [5]
    assert (function.calls, function.referenced_globals, function.attributes) == ((), (), {})


def test_a_variable_with_everything(module: Module) -> None:
    variable = module.globals["var"]
    assert (variable.linkage, variable.visibility, variable.is_internal) == ("internal", "default", True)
    assert (variable.address_space, variable.is_constant, variable.is_externally_initialized) == (3, True, True)
    assert variable.value_type == "{ ptr, [2 x ptr] }"
    assert variable.initializer == "{ ptr @k, [2 x ptr] [ptr @pers, ptr @k] }"
    assert variable.referenced_globals == ("k", "pers")
    assert variable.comdat == "c"
    assert variable.attributes.strings == {"grouped": "", "w": ""}
    assert [(kind, node.number) for kind, node in variable.metadata.items()] == [("kind", 4), ("other", -1)]
    other = module.globals["ext"]
    assert (other.linkage, other.visibility, other.initializer) == ("external", "protected", None)
    assert (other.is_declaration, other.types_used, other.address_space) == (True, ("T",), 0)


@pytest.mark.parametrize(
    ("text", "comdat"),
    [
        ("define void @comdat() {\n  ret void\n}", None),
        ('define void @f() section "comdat" {\n  ret void\n}', None),
        ('define void @"a comdat b"() {\n  ret void\n}', None),
        ("define void @f() ; comdat\n{\n  ret void\n}", None),
        ("$c = comdat any\n@f = global i32 0, comdat($c )\n", "c"),
        ("$c = comdat any\n@f = global i32 0, comdat($c\n)\n", "c"),
        ("$c = comdat any\ndefine void @f() comdat($c\t) {\n  ret void\n}", "c"),
        ("define void @f() comdat {\n  ret void\n}", "f"),
        ('define void @f() comdat($"a)b") {\n  ret void\n}', "a)b"),
        ("define void @f() comdat ; (\n ( $c ) {\n  ret void\n}", "c"),
        ("@f = global i32 0, comdat", "f"),
        ("@f = global i32 0, align 4, comdat /* , */ ($comdat)", "comdat"),
    ],
)
def test_only_a_comdat_is_a_comdat(text: str, comdat: str | None) -> None:
    assert Module.parse(text).symbols["f" if "@f" in text else next(iter(Module.parse(text).symbols))].comdat == comdat


@pytest.mark.parametrize("keyword", ["prefix", "personality", "section", "align"])
def test_keywords_in_names_are_names(keyword: str) -> None:
    header = f'define void @{keyword}() comdat(${keyword}) personality ptr @"a {keyword} !b" !k !0'
    text = f"{header} {{\n  ret void\n}}\n!0 = !{{}}"
    function = Module.parse(text).functions[keyword]
    assert function.comdat == keyword
    assert [*function.metadata] == ["k"]
    assert function.referenced_globals == (f"a {keyword} !b",)


def test_spaces_and_comments_between_words() -> None:
    words = "weak /* hidden */ hidden addrspace /* ( */ ( ; )\n 5 ) global ; constant\n"
    text = f"@x = ; a\n {words} i32 /* @y */ 0 ; @z\n , align 4"
    variable = Module.parse(text).globals["x"]
    assert (variable.linkage, variable.visibility, variable.address_space) == ("weak", "hidden", 5)
    assert (variable.is_constant, variable.value_type, variable.initializer) == (False, "i32", "0")
    assert (variable.referenced_globals, variable.is_externally_initialized) == ((), False)


def test_typed_pointers() -> None:
    text = """%struct.S = type { i32 (...)**, %struct.S* }
@vtable = linkonce_odr unnamed_addr constant { [3 x i8*] } { [3 x i8*] [i8* null, i8* bitcast (i32* @rtti to i8*), i8* bitcast (void (%struct.S*)* @method to i8*)] }, align 8
@rtti = external global i32*
@null = external global void (i32, i8*)*
define spir_func void (i32 (i8*)*)* @method(%struct.S* nonnull dereferenceable(8) %0, void (i8*)* nocapture %f) unnamed_addr {
  %2 = bitcast %struct.S* %0 to void (%struct.S*)***
  ret void (i32 (i8*)*)* null
}
"""  # noqa: E501
    module = Module.parse(text)
    method = module.functions["method"]
    assert method.return_type == "void (i32 (i8*)*)*"
    assert [(p.type.text, p.key) for p in method.parameters] == [("%struct.S*", 0), ("void (i8*)*", "f")]
    assert module.globals["vtable"].referenced_globals == ("rtti", "method")
    assert module.globals["vtable"].value_type == "{ [3 x i8*] }"
    assert module.globals["null"].value_type == "void (i32, i8*)*"
    assert method.types_used == ("struct.S",)


def test_debug_records() -> None:
    text = """define void @f(i32 %x) !dbg !4 {
    #dbg_value(i32 %x, !5, !DIExpression(DW_OP_plus_uconst, 3), !6)
    #dbg_declare(ptr @g, !5, !DIExpression(), !6)
  ret void, !dbg !6
}
@g = global i32 0
!4 = distinct !{}
!5 = !{}
!6 = !{}
"""
    module = Module.parse(text)
    function = module.functions["f"]
    assert function.calls == ()
    assert function.symbols_used == {"g"}
    cut = module.extract(["f"])
    assert [*cut.metadata] == [4, 5, 6]


def test_blockaddress_is_a_reference() -> None:
    function = "define void @f() {\n  br label %l\nl:\n  ret void\n}\n"
    module = Module.parse(f"@b = constant [2 x ptr] [ptr blockaddress(@f, %l), ptr null]\n{function}")
    assert module.globals["b"].referenced_globals == ("f",)
    assert [*module.extract(["b"]).symbols] == ["b", "f"]


def test_a_group_that_nothing_defines_is_empty_as_in_llvm() -> None:
    module = Module.parse('declare void @f() #3 "k"\ndeclare void @g() #3\n')
    attributes = module.functions["f"].attributes
    assert (dict(attributes), dict(attributes.strings)) == ({}, {"k": ""})
    assert not module.functions["g"].has_attribute("cold")
    assert str(module.extract(["g"])) == "declare void @g() #3\n"


def test_a_group_that_nothing_defines_keeps_its_number() -> None:
    """A new group with it would give its attributes to whoever names the other one."""
    module = Module.parse(
        "declare void @f() #3\ndefine void @g() #0 {\n  ret void\n}\nattributes #0 = { cold nounwind }\n"
    )
    module.functions["g"].remove_attribute("cold")
    assert dict(module.functions["g"].attributes) == {"nounwind": ""}
    assert dict(module.functions["f"].attributes) == {}
    assert 3 not in module.attribute_groups


def test_of_groups_with_one_number_the_last_counts_as_in_llvm() -> None:
    text = 'declare void @f() #0\nattributes #0 = { nounwind "k"="1" }\nattributes #0 = { cold }\n'
    module = Module.parse(text)
    assert str(module) == text
    assert dict(module.functions["f"].attributes) == {"cold": ""}
    assert dict(module.attribute_groups[0].attributes) == {"cold": ""}
    assert str(module.extract(["f"])) == "declare void @f() #0\nattributes #0 = { cold }\n"


def test_a_comdat_that_is_called_like_a_reference_is_none() -> None:
    module = Module.parse('$"@f" = comdat any\ndefine void @f() comdat($"@f") {\n  ret void\n}\n')
    assert module.functions["f"].symbols_used == frozenset()
    assert module.functions["f"].comdat == "@f"


@pytest.mark.parametrize(
    "before", ["", ', section "s"', ", align 8", ', section "s", align 8', ', partition ; c\n "p"']
)
def test_attributes_of_a_variable_come_last(before: str) -> None:
    text = f'@x = global i32 0{before} "k" "l"="v"\n!0 = !{{}}\n'
    module = Module.parse(text)
    assert module.globals["x"].attributes.strings == {"k": "", "l": "v"}
    module.globals["x"].set_metadata("m", module.metadata[0])
    assert str(module) == text.replace(' "k"', ', !m !0 "k"')


@pytest.mark.parametrize(
    ("header", "returns_nothing", "num_parameters", "is_vararg"),
    [
        ("void @f()", True, 0, False),
        ("void @f(...)", True, 0, True),
        ("i32 (i8*, ...)* @f(i32 (i8*, ...)*, [2 x {i32, i32}] %x)", False, 2, False),
        ('%"a void" @f(ptr, ...) ; (void, void)\n', False, 1, True),
        ("noundef void ; i32\n@f(ptr %a, ; , b\n ptr %b)", True, 2, False),
    ],
)
def test_what_headers_say_without_a_parser(header: str, returns_nothing: bool, num_parameters: int, is_vararg: bool):
    function = Module.parse(f"declare {header}\n").functions["f"]
    assert (function.returns_nothing, function.num_parameters) == (returns_nothing, num_parameters)
    assert function.is_vararg is is_vararg is parse_header(function.header).is_varargs


@pytest.mark.parametrize(
    ("initializer", "characters"),
    [
        (r'c"a\5Cb\00"', b"a\\b\0"),
        (r'c"a\\b\22"', b'a\\b"'),
        (r'c"\C3\A4\FF"', b"\xc3\xa4\xff"),
        ('c""', b""),
        ('c"é"', "é".encode()),
        ("[i8 97, i8 -1]", b"a\xff"),
        ("[i16 97]", None),
        ("zeroinitializer", None),
        ('{ [1 x i8] c"a" }', None),
    ],
)
def test_the_bytes_of_a_string(initializer: str, characters: bytes | None) -> None:
    (variable,) = Module.parse(f"@a = constant [1 x i8] {initializer}").globals.values()
    assert variable.characters == characters


def test_a_node_of_an_old_grammar_is_refused_where_it_stands() -> None:
    node = Module.parse("!0 = !{}\n!1 = !{metadata !0}\n", "old.ll").metadata[1]
    with pytest.raises(ParseError, match=r"^old\.ll:2:1: error: expected '\(', found '!0'"):
        _ = node.operands
