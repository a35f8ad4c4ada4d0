import pytest

from syclopt.errors import ParseError
from syclopt.ir.fragments import parse_constant


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("i8 -5", "integer", -5),
        ("i8 u0xFF", "integer", 255),
        ("i8 s0x80", "integer", -128),
        ("i1 true", "boolean", True),
        ("float -1.5e+3", "float", "-1.5e+3"),
        ("half 0xH3C00", "float", "0xH3C00"),
        ("double f0x3FF0000000000000", "float", "f0x3FF0000000000000"),
        ("float -inf", "float", "-inf"),
        ("ptr null", "null", "null"),
        ("token none", "none", "none"),
        ("%T zeroinitializer", "zeroinitializer", "zeroinitializer"),
        ('ptr @"a\\20b"', "global", "a b"),
        ("ptr @0", "global", 0),
        ("i32 %x", "local", "x"),
        ('[3 x i8] c"\\00\\FF\\\\"', "bytes", b"\0\xff\\"),
        ('[2 x i8] c"\xc3\xa9"', "bytes", b"\xc3\xa9"),
        ("ptr dso_local_equivalent @f", "dso_local_equivalent", "f"),
        ("ptr no_cfi @f", "no_cfi", "f"),
        ("i64 ptrtoint (ptr @f to i64)", "expression", "ptrtoint"),
    ],
)
def test_kind_and_value(text: str, kind: str, value: object):
    constant = parse_constant(text)
    assert (constant.kind, constant.value, constant.text) == (kind, value, text)


def test_aggregates():
    type_ = "{ i8, <{ ptr }>, [2 x i1], {} }"
    constant = parse_constant(f"{type_} {{ i8 1, <{{ ptr }}> <{{ ptr @a }}>, [2 x i1] [i1 1, i1 0], {{}} {{}} }}")
    assert constant.type is not None
    assert constant.type.text == type_
    assert [operand.kind for operand in constant.operands] == ["integer", "packed struct", "array", "struct"]
    assert constant.operands[1].text == "<{ ptr }> <{ ptr @a }>"
    assert constant.globals == ("a",)
    assert [part.text for part in constant.walk()][3] == "ptr @a"


def test_expressions():
    written = parse_constant("ptr getelementptr inbounds nuw inrange(-16, 16) ({ i8 }, ptr @t, i32 0, i32 1)")
    assert written.flags == ("inbounds", "nuw", "inrange(-16, 16)")
    assert written.other_type is not None
    assert written.other_type.text == "{ i8 }"
    assert [operand.value for operand in written.operands] == ["t", 0, 1]
    old = parse_constant("i8** getelementptr ({ [3 x i8*] }, { [3 x i8*] }* @t, inrange i32 0)")
    assert old.operands[1].flags == ("inrange",)
    cast = parse_constant("i32 trunc (i64 sub nuw (i64 ptrtoint (ptr @a to i64), i64 ptrtoint (ptr @b to i64)) to i32)")
    assert cast.globals == ("a", "b")
    assert [type_.text for type_ in cast.types] == ["i32", "i32", "i64", "i64", "i64", "ptr", "i64", "i64", "ptr"]
    block = parse_constant('ptr blockaddress(@f, %"a b")')
    assert (block.value, block.block, block.globals) == ("f", "a b", ("f",))
    signed = parse_constant("ptr ptrauth (ptr @f, i32 2, i64 1234, ptr @d)")
    assert signed.globals == ("f", "d")
    assert parse_constant("<4 x i32> splat (i32 3)").operands[0].value == 3
    assert parse_constant("i1 icmp ult (i32 1, i32 2)").flags == ("ult",)
    assert [o.value for o in parse_constant("i32 extractvalue ({ i32 } zeroinitializer, 0)").operands][1] == 0


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("i32", "1:4"),
        ("i32 1 2", "1:7"),
        ("[1 x i8] [i8 1,\n ]", "2:2"),
        ('[1 x i8] c"', "1:10"),
        ("ptr getelementptr (i8)x", "1:23"),
    ],
)
def test_errors_name_the_place(text: str, place: str):
    with pytest.raises(ParseError, match=f"^<constant>:{place}: error: "):
        parse_constant(text)


def test_depth_costs_no_recursion():
    depth = 5000
    text = "{i8}" + "{{i8}" * depth + "{i8 1}" + "}" * depth
    assert sum(1 for _ in parse_constant(text).walk()) == depth + 2
