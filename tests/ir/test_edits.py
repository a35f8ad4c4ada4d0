"""Edits: each changes its span and nothing else, and LLVM accepts what comes out."""

from __future__ import annotations

import pytest

from syclopt.errors import EditError
from syclopt.ir import llvm
from syclopt.ir.module import Module

TEXT = """; a module ; with comments
target triple = "x86_64-unknown-linux-gnu"
$f = comdat any
$"q c" = comdat any
@v = linkonce_odr hidden   global ptr @f, comdat($f), align 8, !kind !0  ; trailing
@w = global i32 7, section "a, b", comdat($"q c"), !kind !0, !other !{!1} "k"="v"
@i = internal constant ptr @w

; Function Attrs: nounwind
define  weak_odr dso_local hidden spir_func  i32 @f(i32 noundef %a, ptr "x" %"b c") unnamed_addr #0 "in"="1" section "s" comdat prefix i32 5 personality ptr @p !kind !0 !other !1 {  ; body
entry:
  %r = call i32 @g(i32 %a), !kind !0
  call void @h()
  ret i32 %r
}

define internal void @h() #0 { ret void }
declare !kind !1 i32 @g(i32) #1
declare i32 @p(...)
attributes #0 = { nounwind "shared"="a b" }
attributes #1 = { cold }
!named = !{!0, !1}
!0 = !{i32 1} ; zero
!1 = distinct !{!0}
"""  # noqa: E501


@pytest.fixture
def module() -> Module:
    module = Module.parse(TEXT)
    llvm.verify(module)
    return module


def check(module: Module, *changes: tuple[str, str]) -> None:
    """Only `changes` set the module apart from `TEXT`, and LLVM accepts it."""
    expected = TEXT
    for before, after in changes:
        assert expected.count(before) == 1, before
        expected = expected.replace(before, after)
    assert str(module) == expected
    llvm.verify(module)
    again = Module.parse(str(module))
    assert [*again.symbols] == [*module.symbols]


@pytest.mark.parametrize(
    ("name", "linkage", "before", "after"),
    [
        ("f", "linkonce_odr", "weak_odr dso_local", "linkonce_odr dso_local"),
        ("f", "external", "weak_odr dso_local", "dso_local"),
        ("f", "internal", "weak_odr dso_local hidden spir_func", "internal spir_func"),
        ("h", "external", "define internal void @h", "define void @h"),
        ("h", "private", "define internal void @h", "define private void @h"),
        ("w", "weak", "@w = global", "@w = weak global"),
        ("v", "internal", "linkonce_odr hidden   global", "internal global"),
        ("i", "external", "@i = internal constant", "@i = constant"),
        ("g", "extern_weak", "!kind !1 i32 @g", "!kind !1 extern_weak i32 @g"),
    ],
)
def test_linkage(module: Module, name: str, linkage: str, before: str, after: str) -> None:
    symbol = module.symbols[name]
    symbol.set_linkage(linkage)
    check(module, (before, after))
    assert symbol.linkage == linkage
    symbol.set_linkage(linkage)
    check(module, (before, after))


def test_linkage_that_cannot_be(module: Module) -> None:
    with pytest.raises(EditError, match="unknown linkage 'inner'"):
        module.functions["f"].set_linkage("inner")
    with pytest.raises(EditError, match="'@g' is a declaration, which cannot have the linkage 'internal'"):
        module.functions["g"].set_linkage("internal")
    check(module)


@pytest.mark.parametrize("text", ["define<2 x i32> @f() {\n  ret <2 x i32> zeroinitializer\n}\n", "@f =global i32 0\n"])
def test_a_word_is_set_apart_from_what_touches_it(text: str) -> None:
    module = Module.parse(text)
    module.symbols["f"].set_linkage("internal")
    llvm.verify(module)
    module.symbols["f"].set_linkage("external")
    module.symbols["f"].set_visibility("hidden")
    llvm.verify(module)
    assert Module.parse(str(module)).symbols["f"].visibility == "hidden"


def test_visibility(module: Module) -> None:
    module.functions["f"].set_visibility("protected")
    check(module, ("dso_local hidden", "dso_local protected"))
    module.functions["f"].set_visibility("default")
    check(module, ("dso_local hidden", "dso_local"))
    module.globals["w"].set_visibility("hidden")
    check(module, ("dso_local hidden", "dso_local"), ("@w = global", "@w = hidden global"))
    with pytest.raises(EditError, match="must have default visibility"):
        module.functions["h"].set_visibility("hidden")


def test_attributes_are_added_where_they_belong(module: Module) -> None:
    function = module.functions["f"]
    function.add_attribute("noinline")
    function.add_attribute('a "b', "c\\", string=True)
    check(module, ('"in"="1" section', '"in"="1" noinline "a \\22b"="c\\5C" section'))
    assert function.attributes.strings['a "b'] == "c\\"
    function.add_attribute("noinline")
    function.add_attribute("nounwind")  # by its group
    check(module, ('"in"="1" section', '"in"="1" noinline "a \\22b"="c\\5C" section'))
    module.functions["g"].add_attribute("sycl-module-id", "a.cpp", string=True)
    module.globals["i"].add_attribute("key", string=True)
    check(
        module,
        ('"in"="1" section', '"in"="1" noinline "a \\22b"="c\\5C" section'),
        ("i32 @g(i32) #1", 'i32 @g(i32) #1 "sycl-module-id"="a.cpp"'),
        ("ptr @w\n", 'ptr @w "key"\n'),
    )


def test_another_value_takes_the_place_of_the_first(module: Module) -> None:
    function = module.functions["f"]
    function.add_attribute("in", "2", string=True)
    check(module, ('"in"="1" section', '"in"="2" section'))


def test_an_attribute_of_a_shared_group_goes_from_one_user_only(module: Module) -> None:
    module.functions["f"].remove_attribute("shared", string=True)
    check(
        module,
        ('#0 "in"', '#2 "in"'),
        ("attributes #1 = { cold }\n", "attributes #1 = { cold }\nattributes #2 = { nounwind }\n"),
    )
    assert module.functions["h"].attributes == {"nounwind": ""}
    assert module.functions["h"].attributes.strings == {"shared": "a b"}
    module.functions["h"].remove_attribute("shared", string=True)  # by the group that there is now
    assert "@h() #2 {" in str(module)
    module.functions["g"].remove_attribute("cold")
    assert "i32 @g(i32)\n" in str(module)
    module.functions["f"].remove_attribute("in", string=True)
    assert "unnamed_addr #2 section" in str(module)
    module.functions["f"].remove_attribute("absent", string=True)
    llvm.verify(module)


def test_metadata_is_attached_and_detached(module: Module) -> None:
    node = module.add_metadata("!{i32 7}")
    module.functions["f"].set_metadata("kind", node)
    module.functions["h"].set_metadata("new", node)
    module.functions["g"].set_metadata("new", node)
    module.globals["v"].set_metadata("kind", None)
    module.globals["w"].set_metadata("a b", node)
    check(
        module,
        ("personality ptr @p !kind !0 !other !1 {", "personality ptr @p !other !1 !kind !2 {"),
        ("@h() #0 {", "@h() #0 !new !2 {"),
        ("!kind !1 i32 @g", "!kind !1 !new !2 i32 @g"),
        ("align 8, !kind !0  ;", "align 8  ;"),
        ('!other !{!1} "k"', '!other !{!1}, !a\\20b !2 "k"'),
        ("!1 = distinct !{!0}\n", "!1 = distinct !{!0}\n!2 = !{i32 7}\n"),
    )
    assert module.functions["f"].metadata["kind"].content == "!{i32 7}"
    assert module.globals["w"].metadata["a b"] is node


def test_nodes_are_new_in_what_a_module_became() -> None:
    """Numbers and nodes of what it was before say nothing of it."""
    module = Module.parse("!0 = !{i32 0}\n")
    assert [module.add_metadata(text).number for text in ("!{i32 7}", "!{i32 8}")] == [1, 2]
    module.become(Module.parse("!0 = !{i32 0}\n!1 = !{i32 1}\n!2 = !{i32 2}\n!3 = !{i32 3}\n!4 = !{i32 4}\n"))
    assert [module.add_metadata(text).number for text in ("!{i32 7}", "!{i32 9}", "!{i32 7}")] == [5, 6, 5]


def test_many_nodes_are_attached_at_once(module: Module) -> None:
    """As by `set_metadata`; a text counts once, and what was added before is given again."""
    before = module.add_metadata("!{i32 7}")
    view = module.functions["f"]
    module.attach_nodes(
        {
            "f": [("kind", '!{!"a;b"}'), ("new", "!{i32 7}")],
            "g": [("new", "!{i32 7}")],
            "w": [("a b", '!{!"a;b"}'), ("new", "!{\n  i32 8 }")],
        }
    )
    later = module.add_metadata("!{i32 9}")
    check(
        module,
        ("personality ptr @p !kind !0 !other !1 {", "personality ptr @p !other !1 !kind !3 !new !2 {"),
        ("!kind !1 i32 @g", "!kind !1 !new !2 i32 @g"),
        ('!other !{!1} "k"', '!other !{!1}, !a\\20b !3, !new !4 "k"'),
        (
            "!1 = distinct !{!0}\n",
            '!1 = distinct !{!0}\n!2 = !{i32 7}\n!3 = !{!"a;b"}\n!4 = !{\n  i32 8 }\n!5 = !{i32 9}\n',
        ),
    )
    assert view.metadata["kind"].content == '!{!"a;b"}'
    assert view.metadata["new"] is before
    assert [*module.metadata] == [0, 1, 2, 3, 4, 5]
    assert later.number == 5
    with pytest.raises(EditError, match="no metadata node"):
        module.attach_nodes({"f": [("new", "!{} !1 = !{}")]})


def test_metadata_of_a_bare_declaration() -> None:
    module = Module.parse("declare void @f()\n!0 = !{}\n")
    module.functions["f"].set_metadata("k", module.metadata[0])
    assert str(module) == "declare !k !0 void @f()\n!0 = !{}\n"
    module.functions["f"].set_metadata("k", None)
    assert str(module) == "declare void @f()\n!0 = !{}\n"


def test_nodes_are_given_other_contents(module: Module) -> None:
    module.metadata[0].set_content("!{i32 2}")
    module.named_metadata["named"].set_operands([module.metadata[1]])
    check(module, ("!0 = !{i32 1} ; zero", "!0 = !{i32 2} ; zero"), ("!named = !{!0, !1}", "!named = !{!1}"))


def test_nodes_of_people_are_given_other_contents() -> None:
    module = Module.parse('!n ; = !{\n = !{ !0 ; }\n }\n!0 ; = !{}\n = /* = */ !{!"=", !"!0"} ; !0 }\n')
    assert module.metadata[0].content == '!{!"=", !"!0"}'
    assert module.metadata[0].nodes == ()
    module.metadata[0].set_content("!{}")
    module.named_metadata["n"].set_operands([])
    assert str(module) == "!n ; = !{\n = !{}\n!0 ; = !{}\n = /* = */ !{} ; !0 }\n"
    llvm.verify(module)


def test_a_body_is_dropped_with_what_only_bodies_have(module: Module) -> None:
    module.functions["f"].drop_body()
    text = str(module)
    assert (
        'declare  dso_local hidden spir_func  i32 @f(i32 noundef, ptr "x") unnamed_addr #0 "in"="1" section "s"\n'
        in text
    )
    assert text.partition("declare  dso")[0] == TEXT.partition("define  weak")[0]
    assert text.partition('section "s"\n')[2] == TEXT.partition("ret i32 %r\n}\n")[2]
    module.functions["h"].drop_body()
    assert "declare void @h() #0\n" in str(module)
    llvm.verify(module)
    assert module.functions["f"].is_declaration
    before = str(module)
    module.functions["f"].drop_body()
    assert str(module) == before


@pytest.mark.parametrize(
    "header",
    [
        "define private void @f()",
        "define available_externally void @f() #0",
        "define internal spir_func noundef ptr @f(ptr %0, i32 %1) align 8",
        'define linkonce_odr hidden <2 x i32> @f([2 x i8] %"a, b", { i32, ptr } %c) comdat($c) gc "g"',
        "define void @f(ptr byval({ i32, i8 }) %x, ptr sret(i32) align 4 %y) prologue i8 1",
        "define void @f(ptr ; %no )\n %x) ; comdat\n comdat($c) ; more\n",
        "define weak void @f() ; c\n",
        "define dso_local void @f(ptr noundef captures(none) %x) local_unnamed_addr addrspace(0) nounwind !k !0",
    ],
)
def test_any_definition_can_become_a_declaration(header: str) -> None:
    rest = "$c = comdat any\nattributes #0 = { cold }\n!0 = !{}\n"
    module = Module.parse(f"{header} {{\n  unreachable\n}}\n{rest}")
    llvm.verify(module)
    module.functions["f"].drop_body()
    llvm.verify(module)
    assert str(module).endswith(f"\n{rest}")
    again = Module.parse(str(module)).functions["f"]
    assert again.is_declaration
    assert not again.is_internal
    assert again.comdat is None
    assert all(parameter.key is None for parameter in again.parameters)


@pytest.mark.parametrize(
    "type_",
    [
        *"void i1 i32 i128 half float double x86_fp80 ptr %T {}".split(),
        *("ptr addrspace(3)", "<2 x i32>", "<vscale x 4 x i32>", "[2 x ptr]", "{ i32, ptr }"),
    ],
)
def test_a_body_is_emptied(type_: str) -> None:
    header = f"define {type_} @f(i32 %entry) prefix i32 1 !k !0"
    text = f"%T = type {{ i32 }}\n{header} {{\n  unreachable ; }}\n}} ; end\n!0 = !{{}}\n"
    module = Module.parse(text)
    module.functions["f"].empty_body()
    llvm.verify(module)
    assert module.functions["f"].calls == ()
    with pytest.raises(EditError, match="'@g' is a declaration"):
        Module.parse("declare void @g()").functions["g"].empty_body()


def test_a_body_is_set(module: Module) -> None:
    module.functions["h"].set_body("{\n  unreachable\n}")
    check(module, ("{ ret void }", "{\n  unreachable\n}"))
    with pytest.raises(EditError, match="expected a body in braces"):
        module.functions["h"].set_body("ret void")


@pytest.mark.parametrize(
    "declaration",
    [
        "declare void @f()",
        "declare void @f() ; { c",
        "declare !k !0 extern_weak spir_func void @f() #0\n; after",
        "declare void @f(i32) /* x */",
    ],
)
def test_a_declaration_gets_a_body(declaration: str) -> None:
    module = Module.parse(f"{declaration}\nattributes #0 = {{ cold }}\n!0 = !{{}}\n")
    module.functions["f"].set_body("{\n  ret void\n}")
    llvm.verify(module)
    assert not Module.parse(str(module)).functions["f"].is_declaration


def test_an_initializer_is_dropped(module: Module) -> None:
    module.globals["w"].drop_initializer()
    module.globals["v"].drop_initializer()
    module.globals["i"].drop_initializer()
    check(
        module,
        (
            '@w = global i32 7, section "a, b", comdat($"q c"), !kind !0, !other !{!1} "k"',
            '@w = external global i32, section "a, b" "k"',
        ),
        (
            "@v = linkonce_odr hidden   global ptr @f, comdat($f), align 8, !kind !0",
            "@v = external hidden   global ptr, align 8",
        ),
        ("@i = internal constant ptr @w", "@i = external constant ptr"),
    )
    assert module.globals["w"].is_declaration


def test_an_initializer_of_a_person_is_dropped() -> None:
    module = Module.parse(
        '$c = comdat any\n@x = ; a\n global ; b\n [2 x i8] ; c\n c"x,"\n, /* , */ comdat /* ( */ ($c) , align 4\n'
    )
    module.globals["x"].drop_initializer()
    llvm.verify(module)
    assert Module.parse(str(module)).globals["x"].is_declaration


def test_a_symbol_leaves_its_comdat(module: Module) -> None:
    module.functions["f"].remove_comdat()
    module.globals["w"].remove_comdat()
    check(module, ('section "s" comdat prefix', 'section "s" prefix'), (', comdat($"q c")', ""))


def test_a_symbol_is_renamed_everywhere(module: Module) -> None:
    module.functions["f"].rename("new name")
    check(
        module,
        ("ptr @f, comdat($f), align", 'ptr @"new name", comdat($f), align'),
        ("i32 @f(i32", 'i32 @"new name"(i32'),
        (' section "s" comdat prefix', ' section "s" comdat($f) prefix'),
    )
    assert module.functions["new name"].comdat == "f"
    assert [*module.symbols][:4] == ["v", "w", "i", "new name"]
    with pytest.raises(EditError, match="'@w' is already defined"):
        module.functions["h"].rename("w")


def test_all_spellings_of_a_name_are_renamed() -> None:
    text = """@"\\66" = global ptr @f ; @f
!0 = !{ptr @"f", !"@f"}
define void @g() section "@f" {
  store ptr @f, ptr @"\\66"
  %f = add i32 1, 2
  ret void
}
@"f.0" = global i32 0
"""
    module = Module.parse(text)
    module.globals["f"].rename("x")
    assert str(module) == (text.replace('@"\\66"', "@x").replace('ptr @"f"', "ptr @x").replace("ptr @f", "ptr @x"))
    llvm.verify(module)


def test_an_entity_is_removed_with_its_line(module: Module) -> None:
    module.globals["i"].remove()
    check(module, ("@i = internal constant ptr @w\n", ""))


def test_edits_of_edits(module: Module) -> None:
    function = module.functions["f"]
    function.set_linkage("internal")
    function.remove_comdat()
    function.rename("z")
    function.set_metadata("kind", None)
    function.replace_call(function.calls[1], "")
    function.add_attribute("cold")
    function.set_linkage("weak")
    assert str(module).count("\n") == TEXT.count("\n") - 1
    llvm.verify(module)
    again = Module.parse(str(module)).functions["z"]
    assert (again.linkage, again.comdat, [*again.metadata]) == ("weak", None, ["other"])
    assert "cold" in again.attributes


def test_text_of_windows_stays_as_it_is() -> None:
    text = TEXT.replace("\n", "\r\n")
    module = Module.parse(text)
    module.functions["f"].set_linkage("internal")
    module.globals["w"].set_metadata("kind", None)
    assert str(module) == text.replace("weak_odr dso_local hidden spir_func", "internal spir_func").replace(
        'comdat($"q c"), !kind !0,', 'comdat($"q c"),'
    )
    llvm.verify(module)


def test_typed_pointers_are_edited_as_any_text() -> None:
    text = "define linkonce_odr i8* @f(i32* nonnull %x, void (i8*)* %y) comdat {\n  ret i8* null\n}\n$f = comdat any\n"
    module = Module.parse(text)
    function = module.functions["f"]
    function.empty_body()
    assert "  ret i8* null\n" in str(module)
    function.drop_body()
    assert str(module) == "declare i8* @f(i32* nonnull, void (i8*)*)\n$f = comdat any\n"
