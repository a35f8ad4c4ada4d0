"""Calls: which there are, what they call, and that their spans cut the instruction out of the text."""

from __future__ import annotations

import pickle

import pytest

from syclopt.errors import EditError, ParseError
from syclopt.ir import llvm
from syclopt.ir.body.call_sites import Call
from syclopt.ir.module import Module

RESULTS = [
    ("call void @g()", "void"),
    ("%r = tail call fast float @g(float 1.0)", "float"),
    ("%0 = call spir_func noundef ptr addrspace(4) @g()", "ptr addrspace(4)"),
    ('%r = call %"of { two" @g()', '%"of { two"'),
    ("%r = call <4 x float> @g()", "<4 x float>"),
    ("%r = call { i32, ptr } %p(i32 1)", "{ i32, ptr }"),
    ("%r = call ptr (i32, ...) @g(i32 1)", "ptr"),
    ("%r = call cc 10 zeroext i1 @g()", "i1"),
    ("%r = call addrspace(4) range(i32 0, 7) i32 @g()", "i32"),
    ("%r = call ; a ( comment\n  i32 @g()", "i32"),
    ("%r = call\ti8* addrspace(1)* @g()", "i8* addrspace(1)*"),
    ('%r = call i32 asm "", "=r"()', "i32"),
]


def calls_in(body: str) -> tuple[Call, ...]:
    return Module.parse(f"define void @f(ptr %p) {{\n{body}\n}}\n").functions["f"].calls


@pytest.mark.parametrize(("instruction", "result_type"), RESULTS)
def test_the_type_of_the_result(instruction: str, result_type: str) -> None:
    (call,) = calls_in(instruction)
    assert call.result_type == call.parsed.return_type.text == result_type


@pytest.mark.parametrize(
    ("instruction", "callee", "arguments"),
    [
        ("call void @g()", "g", 0),
        ("%r = call i32 @g(i32 1, ptr %p)", "g", 2),
        ("%r = tail call fast nofpclass(nan) float @g(float 1.0)", "g", 1),
        ("musttail call spir_func void @g(ptr %p)", "g", 1),
        ("notail call cc 10 void @g()", "g", 0),
        ('%"r {" = call noundef i32 @"g }"(i32 noundef 1) #4', "g }", 1),
        ("call void (i32, ...) @g(i32 1, i32 2)", "g", 2),
        ("call void (i8*, ...)* @g(i8* null)", "g", 1),
        ("call void %p(i32 1)", None, 1),
        ("%r = call { i32, ptr } %p(i32 1)", None, 1),
        ("%r = call <2 x i32> @g([2 x i32] [i32 1, i32 2])", "g", 1),
        ("call addrspace(4) void @g()", "g", 0),
        ("call void bitcast (void (i32)* @g to void ()*)()", "g", 0),
        ("call void addrspacecast (ptr @g to ptr addrspace(4))(i32 1)", "g", 1),
        ("call void inttoptr (i64 3 to ptr)()", None, 0),
        ("call void null()", None, 0),
        ('call void asm sideeffect "call @x(); }", "r,~{memory}"(i32 1)', None, 1),
        ('%r = call i32 asm "mov $0, $1", "=r,r"(i32 1) #3, !srcloc !4', None, 1),
        ('call void @g() [ "deopt"(i32 1, ptr @h), "x"() ]', "g", 0),
        ("call void @g(), !dbg !3, !tbaa !{!3, !3}, !x !DILocation(line: 1, scope: !3)", "g", 0),
        ("call void @g(ptr byval({ i32, i8 }) align 4 %p, ptr sret(i32) %p)", "g", 2),
        ('call void @g(ptr @"h)", i32 0) nounwind "k"="v)" memory(none)', "g", 2),
        ("call void @g(metadata !{}, metadata ptr %p, metadata !DIExpression())", "g", 3),
        ("%r = call ptr @g(ptr getelementptr (i8, ptr @h, i64 1))", "g", 1),
    ],
)
def test_one_call(instruction: str, callee: str | None, arguments: int) -> None:
    for before, after in (
        ("  ", "\n  ret void"),
        ("  %a = add i32 1, 2 ", " ret void"),
        ("l: ", " ; ) call void @no()\n  ret void"),
    ):
        (call,) = calls_in(f"{before}{instruction}{after}")
        assert call.text == instruction
        assert call.source.text[call.span.start : call.span.end] == instruction
        assert call.callee == callee
        assert len(call.arguments) == arguments
        assert call.is_asm == (" asm " in instruction)
        assert call.is_indirect == (callee is None and not call.is_asm)
        assert call.source.text[call.arguments_span.start] == "("
        assert call.location.line == 2
        if callee is not None:
            assert call.is_direct == call.callee_text.startswith("@")
            assert callee in call.callee_text


@pytest.mark.parametrize(
    "instruction",
    [
        "invoke void @g() to label %a unwind label %b",
        "%r = invoke i32 @g(i32 1) #3\n          to label %a unwind label %b, !dbg !3",
        'invoke void %p() [ "deopt"(i32 1) ]\n          to label %"a b"\n          unwind label %b',
        'callbr void asm "", "!i"() to label %a [label %b, label %c]',
        'callbr void asm sideeffect "jmp ${0:l}", "!i"() #3\n          to label %a [label %b], !srcloc !4',
    ],
)
def test_calls_that_end_a_block(instruction: str) -> None:
    (call,) = calls_in(f"  {instruction}\na:\n  ret void\nb:\n  unreachable")
    assert call.text == instruction
    assert call.keyword == instruction.removeprefix("%r = ").split()[0]


def test_a_call_over_many_lines() -> None:
    text = "%r ; a\n = ; b\n tail ; c\n call ; d\n i32 ; e\n @g ; f\n ( ; )\n i32 1 ) ; g\n #3 ; h\n , !dbg ; i\n !3"
    (call,) = calls_in(f"  {text}\n  ret void")
    assert call.text == text
    assert call.callee == "g"


def test_the_next_result_may_stand_on_two_lines() -> None:
    (call,) = calls_in("  call void @g()%s1\n= ptrtoint ptr null to i64\n  ret void")
    assert call.text == "call void @g()"


def test_a_bracket_that_is_not_closed_is_refused() -> None:
    with pytest.raises(ParseError, match="^<string>:2:8: error: '<' is not closed"):
        calls_in("  call <<4 x float %p()")


def test_what_only_looks_like_a_call() -> None:
    body = """  ; call void @g()
  %call = add i32 1, 2 /* call void @g() */
  %invoke = add i32 %call, 1
  br label %call1
call1:
  store ptr @call, ptr %p
  %x.call = load i32, ptr %p
  store [14 x i8] c"call void @g()", ptr %p
  br label %"call void @g()"
"call void @g()":
  ret void"""
    assert calls_in(body) == ()


@pytest.mark.parametrize("first", ["%p(ptr null)", "null()", "inttoptr (i64 3 to ptr)()", "bitcast (ptr @a to ptr)()"])
def test_calls_of_pointers_end_before_the_next(first: str) -> None:
    calls = calls_in(f"  call void {first} tail call void @g() ret void")
    assert [call.text for call in calls] == [f"call void {first}", "tail call void @g()"]


def test_calls_are_in_order_and_apart() -> None:
    calls = calls_in("  call void @a() call void @b() %x = call i32 @c() ret void")
    assert [call.text for call in calls] == ["call void @a()", "call void @b()", "%x = call i32 @c()"]


CALLER = """declare void @g(i32)
declare i32 @h()
define i32 @f() {
  call void @g(i32 1) ; one
  %x = call i32 @h()
  call void @g(i32 2)
  %y = add i32 %x, 1 call void @g(i32 3)
  ret i32 %y
}
"""


def test_calls_are_replaced_in_place() -> None:
    module = Module.parse(CALLER)
    function = module.functions["f"]
    function.replace_call(function.calls[1], "%x = add i32 3, 4")
    assert str(module) == CALLER.replace("%x = call i32 @h()", "%x = add i32 3, 4")
    llvm.verify(module)


def test_a_removed_call_takes_its_line_if_it_fills_it() -> None:
    module = Module.parse(CALLER)
    function = module.functions["f"]
    first, _, second, third = function.calls
    function.remove_call(second)
    assert str(module) == CALLER.replace("  call void @g(i32 2)\n", "")
    function.remove_call(first)
    function.remove_call(third)  # calls from before the first edit stay good
    assert str(module) == CALLER.replace("  call void @g(i32 2)\n", "").replace("call void @g(i32 1)", "").replace(
        "call void @g(i32 3)", ""
    )
    llvm.verify(module)
    assert [call.text for call in function.calls] == ["%x = call i32 @h()"]


def test_many_calls_at_once() -> None:
    module = Module.parse(CALLER)
    function = module.functions["f"]
    function.replace_calls(
        {call: f"call void @g(i32 {i})" for i, call in enumerate(function.calls) if call.callee == "g"}
    )
    assert [call.text for call in function.calls] == [
        "call void @g(i32 0)",
        "%x = call i32 @h()",
        "call void @g(i32 2)",
        "call void @g(i32 3)",
    ]
    llvm.verify(module)


def test_a_call_is_replaced_once() -> None:
    module = Module.parse(CALLER)
    function = module.functions["f"]
    call = function.calls[0]
    function.replace_call(call, "call void @g(i32 9)")
    text = str(module)
    with pytest.raises(EditError, match="has been replaced before"):
        function.replace_call(call, "")
    with pytest.raises(EditError, match="has been replaced before"):
        function.replace_calls({call: ""})
    assert str(module) == text


def test_calls_of_a_body_that_is_gone() -> None:
    """A call from before the body was given anew cannot bring the old body back."""
    module = Module.parse(CALLER)
    function = module.functions["f"]
    first, second, *_ = function.calls
    function.remove_call(first)
    function.set_body("{\n  ret i32 0\n}")
    text = str(module)
    with pytest.raises(EditError, match=r"the call '.*' is not in the body of '@f'"):
        function.replace_call(second, "")
    function.replace_calls({})
    assert str(module) == text


def test_one_bad_call_leaves_all_as_it_was() -> None:
    module = Module.parse(CALLER)
    other = Module.parse(CALLER).functions["f"].calls[0]
    function = module.functions["f"]
    with pytest.raises(EditError):
        function.replace_calls({function.calls[0]: "", other: ""})
    assert str(module) == CALLER
    function.remove_call(function.calls[2])
    assert str(module) == CALLER.replace("  call void @g(i32 2)\n", "")


def test_use_lists_go_with_the_uses() -> None:
    text = """declare void @g(i32)
define void @f(i32 %a) {
  call void @g(i32 %a)
  call void @g(i32 %a)
  call void @g(i32 %a)
  ret void

; uselistorder directives
  uselistorder i32 %a, {
    2, 1, 0 }
}
uselistorder ptr @g, { 2, 1, 0 }
"""
    module = Module.parse(text)
    llvm.verify(module)
    function = module.functions["f"]
    function.remove_call(function.calls[0])
    assert "uselistorder i32" not in str(module)
    assert module.texts("uselist") == ()
    llvm.verify(module)


def test_a_copy_between_replacements_stays_as_it_was() -> None:
    """Texts are made when they are asked for, of what had been said until then."""
    module = Module.parse(CALLER)
    function = module.functions["f"]
    first, _, second, third = function.calls
    function.remove_call(second)
    copy, sent = module.copy(), module.copy()
    function.remove_call(first)
    function.rename("z")
    function.remove_call(third)
    assert str(copy) == CALLER.replace("  call void @g(i32 2)\n", "")
    assert pickle.loads(pickle.dumps(sent.functions["f"].entity)).text == copy.functions["f"].text
    assert [call.text for call in function.calls] == ["%x = call i32 @h()"]
    assert "define i32 @z()" in str(module)
    llvm.verify(module)


def test_calls_go_one_after_the_other() -> None:
    body = "".join(f"  call void @g(i32 {number})\n" for number in range(5000))
    module = Module.parse(f"declare void @g(i32)\ndefine void @f() {{\n{body}  ret void\n}}\n")
    function = module.functions["f"]
    for call in function.calls:
        function.remove_call(call)
    assert function.body == "{\n  ret void\n}"
