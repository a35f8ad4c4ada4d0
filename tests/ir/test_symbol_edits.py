"""Words and parts of symbols that are set, initializers, comdats and types renamed; and what is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from syclopt.errors import EditError, LLVMError, SycloptError, UndefinedError
from syclopt.ir import llvm
from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Callable

TEXT = """target datalayout = "e-p1(glob):64:64-G1-P0"
%T = type { i32, [2 x i8] }
%U = type opaque
$f = comdat any
$"q c" = comdat any
@x = global i32 7, align 4 ; of x
@y = internal thread_local(localexec) unnamed_addr constant %T { i32 1, [2 x i8] c"ab" }, section "s", comdat($"q c"), !k !0
@z = external hidden global i32, !k !0 #0
@w = extern_weak dso_local global ptr
@d = external dllimport global i32
@e = dllexport global i32 0, comdat($f)
@c = common global i32 0, align 4
@p = global ptr @f, comdat($f), align 8
@s = external addrspace("glob") global i64
@u = external global %U
@v = available_externally global i32 9
@a = hidden alias i32, ptr @x
@i = ifunc void (), ptr @r

define ptr @r() {
  ret ptr null
}

define  weak_odr dso_local hidden spir_func  i32 @f(i32 noundef %a, ptr "x" %"b c") #0 "in"="1" section "s" comdat personality ptr @r !k !0 {  ; body
  ret i32 %a
}

define internal void @h() #0 { ret void }
declare dllimport void @g(i32) unnamed_addr #0
declare i32 @t(...)
declare void @llvm.trap()
attributes #0 = { cold }
!0 = !{i32 1}
"""  # noqa: E501

Edit = "Callable[[Module], object]"


@pytest.fixture
def module() -> Module:
    module = Module.parse(TEXT)
    llvm.verify(module)
    return module


@pytest.mark.parametrize(
    ("edit", "before", "after"),
    [
        (lambda m: m.globals["x"].set_section("a b"), "i32 7, align", 'i32 7, section "a b", align'),
        (lambda m: m.globals["y"].set_section('"'), 'section "s", comdat', 'section "\\22", comdat'),
        (lambda m: m.globals["y"].set_section(None), ', section "s", comdat', ", comdat"),
        (lambda m: m.functions["f"].set_section("t"), 'section "s" comdat pers', 'section "t" comdat pers'),
        (lambda m: m.functions["f"].set_section(None), '"in"="1" section "s" comdat', '"in"="1" comdat'),
        (lambda m: m.functions["h"].set_section("t"), "@h() #0 {", '@h() #0 section "t" {'),
        (lambda m: m.functions["g"].set_section("t"), "unnamed_addr #0\n", 'unnamed_addr #0 section "t"\n'),
        (lambda m: m.globals["z"].set_section("t"), "global i32, !k !0 #0", 'global i32, section "t", !k !0 #0'),
        (lambda m: m.globals["x"].set_alignment(16), "align 4 ; of x", "align 16 ; of x"),
        (lambda m: m.globals["x"].set_alignment(None), ", align 4 ; of x", " ; of x"),
        (lambda m: m.globals["y"].set_alignment(8), 'comdat($"q c"), !k', 'comdat($"q c"), align 8, !k'),
        (lambda m: m.functions["f"].set_alignment(8), "comdat pers", "comdat align 8 pers"),
        (lambda m: m.functions["t"].set_alignment(1 << 32), "@t(...)", "@t(...) align 4294967296"),
        (lambda m: m.globals["x"].set_comdat("f"), "align 4 ; of x", "align 4, comdat($f) ; of x"),
        (lambda m: m.functions["f"].set_comdat("q c"), "comdat pers", 'comdat($"q c") pers'),
        (lambda m: m.functions["h"].set_comdat("f"), "@h() #0 {", "@h() #0 comdat($f) {"),
        (lambda m: m.globals["y"].set_comdat(None), ', comdat($"q c")', ""),
        (lambda m: m.globals["x"].set_unnamed_addr("unnamed_addr"), "@x = global", "@x = unnamed_addr global"),
        (lambda m: m.globals["y"].set_unnamed_addr(""), "unnamed_addr constant", "constant"),
        (lambda m: m.globals["y"].set_unnamed_addr("local_unnamed_addr"), "unnamed_addr con", "local_unnamed_addr con"),
        (lambda m: m.globals["s"].set_unnamed_addr("unnamed_addr"), "addrspace(", "unnamed_addr addrspace("),
        (lambda m: m.functions["f"].set_unnamed_addr("unnamed_addr"), '%"b c") #0', '%"b c") unnamed_addr #0'),
        (lambda m: m.functions["g"].set_unnamed_addr(""), "(i32) unnamed_addr #0", "(i32) #0"),
        (lambda m: m.aliases["a"].set_unnamed_addr("unnamed_addr"), "hidden alias", "hidden unnamed_addr alias"),
        (lambda m: m.globals["x"].set_thread_local("generaldynamic"), "@x = global", "@x = thread_local global"),
        (lambda m: m.globals["y"].set_thread_local("initialexec"), "(localexec)", "(initialexec)"),
        (lambda m: m.globals["y"].set_thread_local(None), "thread_local(localexec) unnamed", "unnamed"),
        (lambda m: m.globals["x"].set_constant(True), "@x = global", "@x = constant"),
        (lambda m: m.globals["y"].set_constant(False), "constant %T", "global %T"),
        (lambda m: m.globals["x"].set_dso_local(True), "@x = global", "@x = dso_local global"),
        (lambda m: m.functions["f"].set_dso_local(False), "weak_odr dso_local hidden", "weak_odr hidden"),
        (lambda m: m.functions["t"].set_dso_local(True), "declare i32 @t", "declare dso_local i32 @t"),
        (lambda m: m.globals["x"].set_storage_class("dllexport"), "@x = global", "@x = dllexport global"),
        (lambda m: m.globals["w"].set_storage_class("dllimport"), "dso_local global", "dllimport global"),
        (lambda m: m.globals["v"].set_storage_class("dllimport"), "externally global", "externally dllimport global"),
        (lambda m: m.globals["d"].set_storage_class(""), "dllimport global", "global"),
        (lambda m: m.functions["g"].set_storage_class(""), "declare dllimport void", "declare void"),
        (lambda m: m.functions["f"].set_calling_convention("fastcc"), "spir_func  i32", "fastcc  i32"),
        (lambda m: m.functions["f"].set_calling_convention("ccc"), "hidden spir_func  i32", "hidden i32"),
        (
            lambda m: m.functions["h"].set_calling_convention("spir_kernel"),
            "internal void",
            "internal spir_kernel void",
        ),
        (lambda m: m.functions["t"].set_calling_convention("cc 10"), "declare i32 @t", "declare cc 10 i32 @t"),
        # Values.
        (lambda m: m.globals["x"].set_initializer("i32 5"), "i32 7", "i32 5"),
        (lambda m: m.globals["x"].set_initializer(" -6 ; six"), "i32 7", "i32 -6"),
        (lambda m: m.globals["x"].set_initializer("undef"), "i32 7", "i32 undef"),
        (lambda m: m.globals["y"].set_initializer("zeroinitializer"), '{ i32 1, [2 x i8] c"ab" }', "zeroinitializer"),
        (
            lambda m: m.globals["y"].set_initializer("%T { i32 2, [2 x i8] [i8 1, i8 2] }"),
            '{ i32 1, [2 x i8] c"ab" }',
            "{ i32 2, [2 x i8] [i8 1, i8 2] }",
        ),
        (lambda m: m.globals["z"].set_initializer("3"), "external hidden global i32,", "hidden global i32 3,"),
        (
            lambda m: m.globals["w"].set_initializer("ptr @x"),
            "extern_weak dso_local global ptr",
            "dso_local global ptr @x",
        ),
        (lambda m: m.globals["d"].set_initializer("1"), "external dllimport global i32", "global i32 1"),
        (
            lambda m: m.globals["s"].set_initializer("ptrtoint (ptr @x to i64)"),
            'external addrspace("glob") global i64',
            'addrspace("glob") global i64 ptrtoint (ptr @x to i64)',
        ),
        (
            lambda m: m.globals["p"].set_initializer("getelementptr (i8, ptr @x, i64 1)"),
            "ptr @f, c",
            "ptr getelementptr (i8, ptr @x, i64 1), c",
        ),
        (
            lambda m: m.globals["p"].set_initializer(None),
            "@p = global ptr @f, comdat($f), align 8",
            "@p = external global ptr, align 8",
        ),
        (
            lambda m: m.globals["c"].set_initializer("zeroinitializer"),
            "common global i32 0",
            "common global i32 zeroinitializer",
        ),
        # What goes with a linkage.
        (
            lambda m: m.globals["p"].set_linkage("available_externally"),
            "@p = global ptr @f, comdat($f)",
            "@p = available_externally global ptr @f",
        ),
        (
            lambda m: m.globals["e"].set_linkage("common"),
            "@e = dllexport global i32 0, comdat($f)",
            "@e = common dllexport global i32 0",
        ),
        (
            lambda m: m.functions["g"].set_body("{\n  ret void\n}"),
            "declare dllimport void @g(i32) unnamed_addr #0",
            "define void @g(i32) unnamed_addr #0 {\n  ret void\n}",
        ),
    ],
)
def test_an_edit_changes_its_words_only(
    module: Module, edit: Callable[[Module], object], before: str, after: str
) -> None:
    assert TEXT.count(before) == 1, before
    edit(module)
    assert str(module) == TEXT.replace(before, after)
    llvm.verify(module)
    assert [*Module.parse(str(module)).symbols] == [*module.symbols]


def test_what_is_set_is_read(module: Module) -> None:
    x, y, f = module.globals["x"], module.globals["y"], module.functions["f"]
    assert (x.section, x.alignment, x.unnamed_addr, x.thread_local, x.is_dso_local) == (None, 4, "", None, False)
    assert (y.section, y.alignment, y.unnamed_addr, y.thread_local) == ("s", None, "unnamed_addr", "localexec")
    assert (y.is_dso_local, f.section, f.alignment, f.is_dso_local) == (True, "s", None, True)
    assert (module.globals["s"].address_space, x.address_space, f.address_space) == (1, 0, 0)
    with pytest.raises(UndefinedError, match="no address space named 'x'"):
        _ = Module.parse('@s = external addrspace("x") global i32').globals["s"].address_space


REFUSED: list[tuple[Callable[[Module], object], str]] = [
    (lambda m: m.aliases["a"].add_attribute("k", "v", string=True), "'@a' is an alias, which has no attributes"),
    (lambda m: m.aliases["i"].set_metadata("k", m.metadata[0]), "'@i' is an ifunc, which has no metadata"),
    (lambda m: m.aliases["a"].set_linkage("common"), "'@a' is no global variable"),
    (lambda m: m.aliases["a"].set_linkage("extern_weak"), "'@a' is a definition"),
    (lambda m: m.aliases["a"].set_linkage("available_externally"), "'@a' is an alias of '@x', which has another"),
    (lambda m: m.aliases["i"].set_linkage("available_externally"), "'@i' is an ifunc"),
    (lambda m: m.globals["x"].set_linkage("available_externally"), "'@x' is what '@a' stands for"),
    (lambda m: m.globals["x"].drop_initializer(), "'@x' is what '@a' stands for"),
    (lambda m: m.globals["x"].set_initializer(None), "'@x' is what '@a' stands for"),
    (lambda m: m.functions["r"].drop_body(), "'@r' is what '@i' stands for"),
    (lambda m: m.globals["x"].set_linkage("extern_weak"), "'@x' is a definition"),
    (lambda m: m.globals["x"].set_linkage("common"), "may not be zero"),
    (lambda m: m.globals["y"].set_linkage("common"), "'@y' is a constant"),
    (lambda m: m.globals["x"].set_linkage("appending"), "'@x' is no array"),
    (lambda m: m.functions["f"].set_linkage("extern_weak"), "'@f' is a definition"),
    (lambda m: m.functions["f"].set_linkage("common"), "'@f' is no global variable"),
    (lambda m: m.functions["g"].set_linkage("internal"), "'@g' is a declaration"),
    (lambda m: m.set_linkage([m.functions["f"], m.functions["g"]], "weak"), "'@g' is a declaration"),
    (lambda m: m.functions["h"].set_visibility("hidden"), "'@h' is internal"),
    (lambda m: m.globals["d"].set_visibility("hidden"), "'@d' is dllimport"),
    (lambda m: m.globals["e"].set_visibility("hidden"), "'@e' is dllexport"),
    (lambda m: m.functions["f"].set_visibility("inner"), "unknown visibility"),
    (lambda m: m.functions["f"].rename(""), "cannot be empty"),
    (lambda m: m.functions["f"].rename("a\0b"), "NUL"),
    (lambda m: m.rename({"g": "k", "f": ""}), "cannot be empty"),
    (lambda m: m.functions["f"].rename("g"), "already defined"),
    (lambda m: m.functions["f"].rename("llvm.f"), "'@f' is a definition and cannot be called '@llvm.f'"),
    (lambda m: m.comdats["f"].rename("q c"), r"'\$q c' is already defined"),
    (lambda m: m.comdats["f"].rename(""), "cannot be empty"),
    (lambda m: m.types["T"].rename("U"), "'%U' is already defined"),
    (lambda m: m.types["T"].rename("a"), "'%a' is a value or block of '@f' too"),
    (lambda m: m.add_metadata("text"), "'text' is no metadata node"),
    (lambda m: m.add_metadata("!{foo}"), "is no metadata node"),
    (lambda m: m.add_metadata('!"s"'), "is no metadata node"),
    (lambda m: m.add_metadata("!{} !1 = !{}"), "is no metadata node"),
    (lambda m: m.add_metadata("!{!{}, distinct !{}}"), "is no metadata node"),
    (lambda m: m.metadata[0].set_content("i32 5"), "is no metadata node"),
    (lambda m: m.functions["f"].set_metadata("", m.metadata[0]), "cannot be empty"),
    (lambda m: m.functions["f"].attach({"": m.metadata[0]}), "cannot be empty"),
    (lambda m: m.functions["f"].set_metadata("k", m.copy().metadata[0]), "belongs to another module"),
    (lambda m: m.functions["f"].attach({"k": m.copy().metadata[0]}), "belongs to another module"),
    (lambda m: m.add_named_metadata("n", [m.copy().metadata[0]]), "belongs to another module"),
    (lambda m: m.functions["h"].set_body("ret void"), "expected a body in braces for '@h'"),
    (lambda m: m.functions["h"].set_body("{ ret void } define void @k() { ret void }"), "expected a body in braces"),
    (lambda m: m.functions["h"].set_body("{ ret void ; }"), "expected a body in braces"),
    (lambda m: m.functions["h"].set_body("{ ret void }}"), "expected a body in braces"),
    (lambda m: m.functions["h"].set_body('{ ret void " }'), "expected a body in braces"),
    (lambda m: m.functions["llvm.trap"].set_body("{\n  ret void\n}"), "'@llvm.trap' is an intrinsic"),
    (lambda m: m.functions["f"].set_calling_convention("fasttcc"), "did you mean 'fastcc'"),
    (lambda m: m.functions["f"].set_calling_convention("spir_kernel"), "'@f' returns a value"),
    (lambda m: m.functions["t"].set_calling_convention("fastcc"), r"'@t' takes '\.\.\.'"),
    (lambda m: m.globals["x"].set_alignment(3), "'3' is no alignment"),
    (lambda m: m.globals["x"].set_alignment(0), "'0' is no alignment"),
    (lambda m: m.globals["x"].set_alignment(1 << 33), "is no alignment"),
    (lambda m: m.globals["x"].set_comdat("x"), r"'\$x' is not defined"),
    (lambda m: m.globals["z"].set_comdat("f"), "'@z' is a declaration"),
    (lambda m: m.globals["c"].set_comdat("f"), "'@c' is common"),
    (lambda m: m.globals["v"].set_comdat("f"), "'@v' is available_externally"),
    (lambda m: m.globals["c"].set_constant(True), "'@c' is common"),
    (lambda m: m.globals["x"].set_thread_local("fast"), "expected one of generaldynamic"),
    (lambda m: m.globals["x"].set_unnamed_addr("yes"), "expected 'unnamed_addr'"),
    (lambda m: m.aliases["i"].set_unnamed_addr("unnamed_addr"), "'@i' is an ifunc"),
    (lambda m: m.globals["d"].set_dso_local(True), "'@d' is dllimport"),
    (lambda m: m.globals["y"].set_dso_local(False), "'@y' is internal"),
    (lambda m: m.globals["x"].set_storage_class("dllimport"), "'@x' is a definition"),
    (lambda m: m.globals["z"].set_storage_class("dllimport"), "'@z' is hidden"),
    (lambda m: m.globals["y"].set_storage_class("dllexport"), "'@y' is internal"),
    (lambda m: m.globals["x"].set_storage_class("dll"), "expected 'dllimport'"),
    (lambda m: m.globals["x"].set_initializer("five"), "is no value for '@x'"),
    (lambda m: m.globals["x"].set_initializer("i64 5"), "it has another type"),
    (lambda m: m.globals["x"].set_initializer("null"), "'null' is no 'i32'"),
    (lambda m: m.globals["x"].set_initializer("1.0"), "is no 'i32'"),
    (lambda m: m.globals["x"].set_initializer("%a"), "no constant"),
    (lambda m: m.globals["x"].set_initializer("5, align 8"), "is no value for '@x'"),
    (lambda m: m.globals["y"].set_initializer("{ i32 1 }"), "is no '"),
    (lambda m: m.globals["y"].set_initializer('{ i32 1, [2 x i8] c"abc" }'), r"is no '\[2 x i8\]'"),
    (lambda m: m.globals["y"].set_initializer('<{ i32 1, [2 x i8] c"ab" }>'), "is no '"),
    (lambda m: m.globals["u"].set_initializer("zeroinitializer"), "nothing has the type"),
    (lambda m: m.globals["p"].set_initializer("@absent"), "'@absent' is not defined"),
    (lambda m: m.globals["p"].set_initializer("@s"), "'@s' is in address space 1"),
    (lambda m: m.globals["p"].set_initializer("blockaddress(@g, %a)"), "'@g' is a declaration and has no blocks"),
    (lambda m: m.globals["c"].set_initializer("4"), "'@c' is common and must be zero"),
    (lambda m: m.node("!{}", m.globals["x"]).set_content("!{i32 1}"), "spelled inside of another"),
    (lambda m: m.node("!{}", m.globals["x"]).remove(), "spelled inside of another"),
]


@pytest.mark.parametrize(("edit", "message"), REFUSED)
def test_what_llvm_would_not_have_is_refused(module: Module, edit: Callable[[Module], object], message: str) -> None:
    with pytest.raises(EditError, match=message):
        edit(module)
    assert (str(module), module.version) == (TEXT, 0)


def test_parameters_get_names() -> None:
    text = """%a = type { i32 }
declare i32 @g(i32, ptr byval(%a) align 4 %old, ...)
define i32 @f(i32 noundef %a, ptr %"b c") {
b:
  %t = alloca %a
  %r = call i32 (i32, ptr, ...) @g(i32 %a, ptr byval(%a) align 4 %"b c") ; %a
  br label %a.1
a.1:
  ret i32 %a
}
define void @n(ptr %0) {
  ret void
}
"""
    module = Module.parse(text)
    g, f = module.functions["g"], module.functions["f"]
    g.name_parameter(0, "first")
    g.name_parameter(1, "a b")
    f.name_parameter(0, "x")
    f.name_parameter(1, "c")
    expected = text.replace("@g(i32, ptr byval(%a) align 4 %old", '@g(i32 %first, ptr byval(%a) align 4 %"a b"')
    expected = expected.replace("i32 noundef %a", "i32 noundef %x").replace("(i32 %a", "(i32 %x")
    assert str(module) == expected.replace("ret i32 %a", "ret i32 %x").replace('%"b c"', "%c")
    llvm.verify(module)
    before = str(module)
    for function, index, name, message in (
        (f, 0, "r", "'%r' is a value or block"),
        (f, 0, "a.1", "'%a.1' is a value or block"),
        (f, 0, "c", "'%c' is a parameter"),
        (f, 2, "d", "no parameter 2"),
        (f, 0, "", "cannot be empty"),
        (module.functions["n"], 0, "p", "has only a number"),
    ):
        with pytest.raises(EditError, match=message):
            function.name_parameter(index, name)
    assert str(module) == before


@pytest.mark.parametrize(
    "text", ["{ ret void ; }\n}", '{\n  call void asm "}", ""()\n  ret void\n} ', "{\nret void /* } */\n}"]
)
def test_brackets_in_strings_and_comments_end_no_body(module: Module, text: str) -> None:
    module.functions["h"].set_body(text)
    llvm.verify(module)
    assert [*Module.parse(str(module)).symbols] == [*module.symbols]


def test_what_an_alias_stands_for_may_go_after_it(module: Module) -> None:
    with pytest.raises(EditError):
        module.globals["x"].drop_initializer()
    module.aliases["a"].remove()
    module.globals["x"].drop_initializer()
    module.add("@b = alias i32, ptr @e")
    with pytest.raises(EditError):
        module.globals["e"].drop_initializer()
    llvm.verify(module)


def test_a_comment_swallows_nothing_when_a_word_goes() -> None:
    module = Module.parse('declare void @f() ; c\nunnamed_addr @x = global i32 0 ; d\n, section "s" @y = global i32 0')
    module.functions["f"].set_unnamed_addr("")
    module.globals["x"].set_section(None)
    llvm.verify(module)
    assert [*Module.parse(str(module)).symbols] == ["f", "x", "y"]


def test_a_private_symbol_is_in_no_comdat_of_windows() -> None:
    text = 'target triple = "x86_64-pc-windows-msvc"\n$f = comdat any\n@f = global i32 0, comdat\n'
    module = Module.parse(text)
    with pytest.raises(EditError, match="COFF"):
        module.globals["f"].set_linkage("private")
    module.triple = "x86_64-unknown-linux-gnu"
    module.globals["f"].set_linkage("private")
    llvm.verify(module)


def test_a_comdat_is_renamed_where_only_the_name_of_a_symbol_says_it() -> None:
    text = """$f = comdat any
$"\\67" = comdat any ; $f
define void @f() section "$f" comdat {
  ret void
}
@x = global i32 0, comdat ($"f"), align 4
@g = global i32 0, comdat
"""
    module = Module.parse(text)
    module.comdats["f"].rename("a b")
    module.comdats["g"].rename("h")
    assert str(module) == text.replace("$f = c", '$"a b" = c').replace('$"\\67"', "$h").replace(
        " comdat {", ' comdat($"a b") {'
    ).replace('comdat ($"f")', 'comdat($"a b")').replace("0, comdat\n", "0, comdat($h)\n")
    assert [*module.comdats] == ["a b", "h"]
    assert module.functions["f"].comdat == "a b"
    llvm.verify(module)


def test_a_type_is_renamed_everywhere() -> None:
    text = """%T = type { i32, ptr }
%"T x" = type { %T, [2 x %"T"] } ; %T
@x = global %T zeroinitializer, section "%T"
declare %T @d(ptr byval(%T), ptr)

define %T @f(ptr %p) {
entry:
  %t = alloca %T
  %T.1 = call %T @d(ptr byval(%T) %t, ptr %t)
  ret %T %T.1
}
"""
    module = Module.parse(text)
    module.types["T"].rename("class.S")
    llvm.verify(module)
    assert "%T " not in str(module).replace("; %T ", "").replace('"%T"', "").replace("%T x", "")
    assert '; %T\n@x = global %class.S zeroinitializer, section "%T"' in str(module)
    module.types["class.S"].rename("T")
    assert str(module) == text.replace('%"T"', "%T")
    with pytest.raises(SycloptError, match="'%T' is a value or block of '@f' too"):
        Module.parse("%T = type { i32 }\ndefine void @f() {\n br label %T\nT:\n  ret void\n}").types["T"].rename("S")
    with pytest.raises(SycloptError, match="only a number"):
        Module.parse("%0 = type { i32 }").types[0].rename("S")


def test_a_pointer_of_old_llvm_points_to_what_its_type_says() -> None:
    module = Module.parse("@n = global i32 1\n@p = global i32* null\n@q = global i8* null\n")
    module.globals["p"].set_initializer("@n")
    with pytest.raises(EditError, match="'@n' points to 'i32'"):
        module.globals["q"].set_initializer("@n")
    assert str(module).splitlines()[1:] == ["@p = global i32* @n", "@q = global i8* null"]


NUMBERS = """
    1.1 1.5 -0.0 +2.5 65504.0 65536.0 16777217.0 1.0e-50 0x1 0x3FF8000000000000 0x36A0000000000000 0x3F10000000000000
    0x47EFFFFFE0000000 0x7FF0000000000000 0x7FF8000000000001 0x7FF8000020000000 0x7FFC000000000000 0xH3C00 0xR3F80
    0xK3FFF8000000000000000 0xL00000000000000003FFF000000000000
""".split()


@pytest.mark.parametrize("type_", ["half", "bfloat", "float", "double", "fp128", "x86_fp80"])
def test_numbers_that_a_type_cannot_hold_are_refused_as_llvm_does(type_: str) -> None:
    refused: list[str] = []
    for number in NUMBERS:
        module = Module.parse(f"@g = global {type_} zeroinitializer\n")
        try:
            module.globals["g"].set_initializer(number)
        except EditError:
            refused.append(number)
    theirs: list[str] = []
    for number in NUMBERS:
        try:
            llvm.verify(Module.parse(f"@g = global {type_} {number}\n"))
        except LLVMError:
            theirs.append(number)
    assert refused == theirs
