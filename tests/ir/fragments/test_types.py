import pytest

from syclopt.errors import ParseError
from syclopt.ir.fragments import Type, parse_type

SPELLED = """
void|label|token|metadata|x86_mmx|x86_amx|opaque|i1|i8388607|half|bfloat|float|double|fp128|x86_fp80|ppc_fp128
ptr|ptr addrspace(3)|ptr addrspace("G")|i8*|i8**|i8 addrspace(1)*|i8 addrspace(1)* addrspace(2)*|%T|%0|%"a b"|%T*
[4 x i32]|[0 x [2 x ptr]]|<4 x float>|<vscale x 2 x i64>|{}|{ i32 }|{ { i8 }, [2 x {}] }|<{}>|<{ i8, i32* }>|<{ {} }>
void ()|i32 (i8*, ...)|void (...)*|i32 (ptr)* (i8)*|{ i8 } ({ i8 })|void (void (i32)*)|%T (<2 x i8>)
target("spirv.Sampler")|target("spirv.Image", void, 1, 0)|target("a", i32, { ptr })|[2 x target("x", 1)]
"""


@pytest.mark.parametrize("text", SPELLED.replace("\n", "|").strip("|").split("|"))
def test_canonical_text_is_kept(text: str):
    assert parse_type(text).text == text


def test_blanks_comments_and_quotes_do_not_matter():
    loose = '<{i8 ,%"plain"/* ; } */*; } "\n, target ( "x",1 )\t,[ 4x\0i1 ],{ }\r\n} >'
    written = parse_type(loose)
    assert written.text == '<{ i8, %plain*, target("x", 1), [4 x i1], {} }>'
    assert written == parse_type(written.text)
    assert hash(written) == hash(parse_type(written.text))
    assert written != parse_type("i8")


def test_structure():
    function = parse_type("%r (i32, { i8* }*, ...)")
    assert (function.kind, function.is_varargs, function.result.name) == ("function", True, "r")
    assert [parameter.text for parameter in function.parameters] == ["i32", "{ i8* }*"]
    assert function.parameters[0].size == 32
    pointer = function.parameters[1]
    assert (pointer.kind, pointer.elements[0].kind, pointer.is_opaque_pointer) == ("pointer", "struct", False)
    space = parse_type("ptr addrspace(4)")
    assert (space.address_space, space.is_opaque_pointer) == (4, True)
    assert parse_type("i8 addrspace(1)*").address_space == 1
    vector = parse_type("<vscale x 4 x half>")
    assert (vector.kind, vector.size, vector.is_scalable, vector.elements[0].name) == ("vector", 4, True, "half")
    image = parse_type(r'target("spirv\2EImage", void, 1, 0)')
    assert (image.name, image.numbers, [e.kind for e in image.elements]) == ("spirv.Image", (1, 0), ["void"])
    packed = parse_type("<{ i8 }>")
    assert (packed.kind, packed.is_packed) == ("struct", True)


def test_names_and_walk():
    written = parse_type('{ %a, [2 x %"b c"], %0 (%a*)* }')
    assert written.names == ("a", "b c", 0)
    assert [node.text for node in written.walk()][:4] == [written.text, "%a", '[2 x %"b c"]', '%"b c"']


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[4 x i32", "<type>:1:9: error: expected '(' or ']', found end of text: '[4 x i32^'"),
        ("{ i32,\n  }", "<type>:2:3: error: unexpected '}' in type: '^}'"),
        ("i32 x", "<type>:1:5: error: expected '(' or '*' or 'addrspace' or end of text, found 'x': 'i32 ^x'"),
        ("[-1 x i8]\xe9", "<type>:1:10: error: unexpected '\\xe9' in type: '[-1 x i8]^\xe9'"),
        ("", "<type>:1:1: error: unexpected end of text in type: '^'"),
        ("void (..., i8)", "<type>:1:10: error: expected ')', found ',': 'void (...^, i8)'"),
    ],
)
def test_errors_name_the_place(text: str, message: str):
    with pytest.raises(ParseError) as raised:
        parse_type(text)
    assert str(raised.value) == message


def test_depth_costs_no_recursion():
    depth = 5_000
    text = "{" * depth + "i8" + "}" * depth + "*" * depth
    written: Type = parse_type(text)
    assert sum(1 for _ in written.walk()) == 2 * depth + 1


def test_a_number_of_too_many_digits_is_refused():
    with pytest.raises(ParseError, match="too many digits"):
        parse_type("i" + "9" * 5000)
