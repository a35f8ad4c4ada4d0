"""Uses of types and symbols in text, token by token."""

import pytest

from syclopt.analysis.aspects.aspect_table import AspectTable
from syclopt.analysis.aspects.code_uses import CodeUses
from syclopt.analysis.aspects.masks import AspectMasks, Bits
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.ir.module import Module
from syclopt.ir.text.spelling import Key

T, U, DOUBLE, G = 2, 4, 1, 8
USES = CodeUses({"T": T, "a b": U, 0: U}, DOUBLE, lambda key: G if key == "g" else 0)


@pytest.mark.parametrize(
    ("text", "mask"),
    [
        ("%T", T),
        ("[4 x <2 x double>]", DOUBLE),
        ("{ %T, { i8, double } }", T | DOUBLE),
        ("<{ i8, %0 }>", U),
        ('%"a b"', U),
        ("%T*", 0),
        ("%T addrspace(1)*", 0),
        ("[2 x double]*", 0),
        ("{ double*, i8 }", 0),
        ("double (%T)*", 0),
        ("void (double, %T)", T | DOUBLE),
        ("{ %T (double)*, %0 }", U),
        ('target("spirv.Image", double, 0)', DOUBLE),
        ("ptr addrspace(1)", 0),
        ("%Other", 0),
    ],
)
def test_types(text: str, mask: int) -> None:
    assert USES.of_text(text) == mask


@pytest.mark.parametrize(
    ("line", "mask"),
    [
        ("%x = alloca %T, align 8", T),
        ("%x = load i32, ptr @g", G),
        ("%x = load i32, ptr addrspacecast (ptr addrspace(1) @g to ptr)", G),
        ("%x = load i32, ptr getelementptr inbounds (%T, ptr @g, i64 0, i32 0)", G),
        ("%x = load i32, ptr getelementptr inbounds (%T, ptr @g, i64 0, i32 1)", 0),
        ("%x = load i32, ptr getelementptr inbounds inrange(-16, 24) ({ [5 x double] }, ptr @g, i64 0, i32 1)", 0),
        ("%x = getelementptr inbounds nuw %T, ptr @g, i64 1", T | G),
        ("store i64 ptrtoint (ptr @g to i64), ptr %p", 0),
        ("store { ptr, double } { ptr @g, double 1.0 }, ptr %p", DOUBLE),
        ("%x = phi ptr [ @g, %a ], [ %p, %b ]", G),
        ("%x = select i1 %c, ptr @g, ptr null", G),
        ("call void @f(ptr byval(%T) %p, ptr sret([2 x %0]) %q)", 0),
        ("call void @f(%T %p, ptr elementtype(double) @g)", T | G),
        ("call i32 (ptr, ...) @f(ptr @g, double %d)", G | DOUBLE),
        ('call void @f() [ "deopt"(ptr @g, double 1.0) ]', G | DOUBLE),
        ("call void @llvm.dbg.value(metadata ptr @g, metadata !1, metadata !DIExpression())", 0),
        ("#dbg_value(!DIArgList(ptr @g, double 1.0), !1, !DIExpression(), !2)", 0),
        ('call void asm "double %T @g", "r"(%T %x)', T),
        ("store i32 1, ptr %p ; double @g", 0),
        ("ret %T zeroinitializer", T),
        ("%x = extractvalue %T %y, 0", T),
        ("%x = fptrunc double %y to float, !fpmath !{double 1.0}", DOUBLE),
        ("invoke void @f(double %x) to label %a unwind label %b", DOUBLE),
    ],
)
def test_instructions(line: str, mask: int) -> None:
    assert USES.of_body(f"{{\n  {line}\n  ret void\n}}\n", "define void @h(ptr %p) ") == mask


@pytest.mark.parametrize(
    "body",
    [
        "%T = add i32 %a, %a\n  %y = add i32 %T, %a\n  store i32 %T, ptr %p",
        "br label %T\nT:\n  br i1 %c, label %T, label %T",
        "%x = phi i32 [ %T, %T ]\n  br label %T\nT:\n  ret void",
        "%T = call i32 @f(i32 noundef %b)\n  call void @f(i32 %b, i32 noundef %T)\n  %z = sub i32 %b, %T",
    ],
)
def test_local_values_named_like_a_type_are_none(body: str) -> None:
    assert USES.of_body(f"{{\n  {body}\n  ret void\n}}\n", "define void @h() ") == 0


def test_a_name_may_be_a_value_here_and_a_type_there() -> None:
    body = "{ %T = alloca %T, align 4 store %T undef, ptr %T ret void }"
    assert USES.of_body(body, "define void @h() ") == T
    assert USES.of_body("{ store i32 %T, ptr %p ret void }", "define void @h(i32 %T) ") == 0
    assert USES.of_body("{ store %T %x, ptr %p ret void }", "define void @h(i32 %T) ") == T


def test_instructions_on_one_line() -> None:
    body = "{ %x = alloca double %y = tail call i32 @f(ptr @g) store %T zeroinitializer, ptr %x ret void }"
    found = [(i.opcode, i.callee, i.types, i.symbols) for i in USES.instructions(body, "define void @h() ")]
    assert [row for row in found if row[2] or row[3]] == [
        ("alloca", None, DOUBLE, 0),
        ("call", "f", 0, G),
        ("store", None, T, 0),
    ]


MODULE = """\
%T = type { i32 }
%U = type { [2 x %T], ptr }
@g = global %U zeroinitializer
declare double @d(ptr)
define void @empty() {
  ret void
}
define void @mentions(ptr byval(%T) %p) {
  call void @empty(), !note !{!"@d() double"}
  store ptr getelementptr (%T, ptr @g, i64 1), ptr %p
  ret void
}
define void @uses() {
  %double = alloca %U
  ret void
}
define void @calls(ptr %p) {
  %x = invoke double @d(ptr %p)
          to label %a unwind label %b
a:
  ret void
b:
  ret void
}
"""


def test_the_quick_look_says_the_same() -> None:
    module = Module.parse(MODULE)
    bits = Bits()
    masks = AspectMasks(module, AspectTable({}, {}, {"T": (7,)}), bits)
    symbols = CalledSymbols.compute(module).symbols
    found: dict[Key, tuple[int, ...]] = {}
    for key, (called, others) in symbols.items():
        function = module.functions[key]
        quick = masks.body(key, function.body_place, called, others)
        assert quick == masks.code.of_body(function.body_text, function.header), key
        found[key] = (quick & 1, *bits.numbers(quick))
    assert found == {"empty": (0,), "mentions": (0,), "uses": (0, 7), "calls": (1,)}
    assert bits.numbers(masks.symbol("g")) == (7,)
    assert masks.symbol("d") == 1
    assert masks.symbol("mentions") == 0
