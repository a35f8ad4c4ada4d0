import pytest

from syclopt.errors import ParseError
from syclopt.ir.fragments import parse_call


def test_every_part():
    text = (
        "%x = tail call fast nnan fastcc noundef addrspace(3) i32 (ptr, ...) "
        "@f(ptr align 8 %a, i32 signext -1, ptr @g) "
        '#3 nounwind [ "deopt"(i32 1, ptr @h), "x\\20y"() ], !dbg !5, !kind !{}'
    )
    call = parse_call(text)
    assert (call.opcode, call.result, call.tail, call.fast_math) == ("call", "x", "tail", ("fast", "nnan"))
    assert (call.calling_convention, call.address_space) == ("fastcc", 3)
    assert [attribute.name for attribute in call.return_attributes] == ["noundef"]
    assert (call.function_type, call.return_type.text) == ("i32 (ptr, ...)", "i32")
    assert (call.callee.key, call.callee.text, call.callee.is_asm) == ("f", "@f", False)
    assert [argument.value for argument in call.arguments] == ["%a", "-1", "@g"]
    assert [argument.type.text for argument in call.arguments] == ["ptr", "i32", "ptr"]
    assert [a.text for argument in call.arguments for a in argument.attributes] == ["align 8", "signext"]
    assert text[slice(*call.arguments[1].span)] == call.arguments[1].text == "i32 signext -1"
    assert [(attribute.name, attribute.group) for attribute in call.attributes] == [("", 3), ("nounwind", None)]
    assert [(bundle.tag, len(bundle.arguments)) for bundle in call.bundles] == [("deopt", 2), ("x y", 0)]
    assert [attachment.kind for attachment in call.attachments] == ["dbg", "kind"]
    assert call.globals == ("f", "g", "h")


def test_invoke_and_callbr():
    invoke = parse_call('%0 = invoke ptr %f(i8 1)\n          to label %next unwind label %"a b"')
    assert (invoke.opcode, invoke.result, invoke.callee.key, invoke.function_type) == ("invoke", 0, None, "ptr (i8)")
    assert invoke.labels is not None
    assert (invoke.labels.normal, invoke.labels.unwind, invoke.labels.indirect) == ("next", "a b", ())
    branch = parse_call('callbr void asm sideeffect "j", "!i"() to label %a [label %b, label %0]')
    assert branch.labels is not None
    assert (branch.labels.normal, branch.labels.unwind, branch.labels.indirect) == ("a", None, ("b", 0))


def test_inline_assembly():
    call = parse_call('call i32 asm sideeffect inteldialect "mov $0, \\22${1:c}\\22 ; #(", "=r,i,~{flags}"(i32 5) #1')
    assert call.callee.is_asm
    assert (call.callee.key, call.callee.flags) == (None, ("sideeffect", "inteldialect"))
    assert (call.callee.assembly, call.callee.constraints) == ('mov $0, "${1:c}" ; #(', "=r,i,~{flags}")


@pytest.mark.parametrize(
    ("callee", "globals_"),
    [
        ("bitcast (void (i8)* @g to void (i32)*)", ("g",)),
        ("inttoptr (i64 64 to ptr)", ()),
        ("%indirect", ()),
        ("undef", ()),
    ],
)
def test_other_callees(callee: str, globals_: tuple[str, ...]):
    call = parse_call(f"call void {callee}(i32 1)")
    assert (call.callee.text, call.callee.key, call.globals) == (callee, None, globals_)


def test_arguments_of_every_kind():
    texts = [
        "<2 x i8> <i8 1, i8 2>",
        '[2 x i8] c"ab"',
        "i64 u0xFF",
        "<{ i8 }> <{ i8 1 }>",
        "{} zeroinitializer",
        "ptr nonnull getelementptr inbounds (i8, ptr @x, i64 1)",
        "ptr byval({ i32 }) align 4 null",
        "metadata !5",
        'metadata !"s"',
        "metadata ptr %x",
        "metadata !DIArgList(i32 %x, i32 1)",
        "metadata { i32 } { i32 5 }",
        "i8* blockaddress(@f, %b)",
        "float 0x3FF0000000000000",
        "void (i32)* %callback",
        "token none",
    ]
    call = parse_call(f"call void @f({', '.join(texts)})")
    assert [argument.text for argument in call.arguments] == texts
    assert call.globals == ("f", "x")


def test_forwarded_arguments():
    assert parse_call("musttail call void (ptr, ...) @f(ptr %x, ...)").forwards_varargs
    assert not parse_call("call void (ptr, ...) @f(ptr %x)").forwards_varargs


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("call @f()", "1:6"),
        ("call void @f(i32)", "1:17"),
        ("call void @f(i32 1", "1:19"),
        ("%x call void @f()", "1:4"),
        ("invoke void @f() to label %a\n unwind %b", "2:9"),
        ("call void @f() !dbg !1", "1:16"),
        ("ret void", "1:1"),
    ],
)
def test_errors_name_the_place(text: str, place: str):
    with pytest.raises(ParseError, match=f"^<call>:{place}: error: "):
        parse_call(text)
