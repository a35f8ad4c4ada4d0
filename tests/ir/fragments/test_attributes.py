import pytest

from syclopt.errors import ParseError
from syclopt.ir.fragments import parse_attributes


@pytest.mark.parametrize(
    ("text", "name", "value", "is_string"),
    [
        ("nounwind", "nounwind", "", False),
        ("align 8", "align", "8", False),
        ("align=8", "align", "8", False),
        ("align(8)", "align", "8", False),
        ("alignstack=4", "alignstack", "4", False),
        ("alignstack(4)", "alignstack", "4", False),
        ("dereferenceable(8)", "dereferenceable", "8", False),
        ("memory(argmem: read, inaccessiblemem: none)", "memory", "argmem: read, inaccessiblemem: none", False),
        ("allocsize( 0,1 )", "allocsize", "0,1", False),
        ('byval({ i32, %"a ) b", [2 x i8] })', "byval", '{ i32, %"a ) b", [2 x i8] }', False),
        ("initializes((0, 4), (8, 12))", "initializes", "(0, 4), (8, 12)", False),
        ("captures(address, ret: provenance)", "captures", "address, ret: provenance", False),
        ('allockind("alloc,zeroed")', "allockind", "alloc,zeroed", False),
        ("unheard_of", "unheard_of", "", False),
        ("unheard_of(of 1 -> %x | !y [z])", "unheard_of", "of 1 -> %x | !y [z]", False),
        ('"a key"', "a key", "", True),
        ('"k\\41"="v; \\22 ,)"', "kA", 'v; " ,)', True),
    ],
)
def test_one_attribute(text: str, name: str, value: str, is_string: bool):
    (attribute,) = parse_attributes(text)
    assert (attribute.name, attribute.value, attribute.is_string) == (name, value, is_string)
    assert (attribute.group, attribute.text) == (None, text)


def test_a_list():
    text = '\n  noinline #3 ; "comment"\n "a"="b" /* ) */ align 4 cold'
    attributes = parse_attributes(text)
    assert [attribute.name for attribute in attributes] == ["noinline", "", "a", "align", "cold"]
    assert attributes[1].group == 3
    assert [text[slice(*attribute.span)] for attribute in attributes] == [
        "noinline",
        "#3",
        '"a"="b"',
        "align 4",
        "cold",
    ]
    assert parse_attributes(" \n") == ()


@pytest.mark.parametrize("text", ["align", "a(", "a)", '"a"=', '"a', "a=b", "memory(])", "8"])
def test_errors(text: str):
    with pytest.raises(ParseError, match="^<attribute list>:1:"):
        parse_attributes(text)
