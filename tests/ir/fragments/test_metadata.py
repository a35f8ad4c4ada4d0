import pytest

from syclopt.errors import ParseError
from syclopt.ir.fragments import parse_metadata


def test_nodes():
    node = parse_metadata('distinct !{!0, null, !"a\\22b", i32 6, ptr @f, !{!7}, !DIFile(filename: "x"), !0}')
    assert (node.kind, node.distinct) == ("tuple", True)
    assert " ".join(part.kind for part in node.operands) == "ref null string value value tuple DIFile ref"
    assert (node.operands[0].number, node.operands[2].string) == (0, 'a"b')
    constants = [part.constant for part in node.operands if part.constant]
    assert [(constant.kind, constant.value) for constant in constants] == [("integer", 6), ("global", "f")]
    assert node.references == (0, 7)
    assert parse_metadata("!5").number == 5
    assert parse_metadata("!{}").operands == ()
    assert not parse_metadata("!DIExpression()").distinct


def test_fields():
    node = parse_metadata(
        'distinct !DISubprogram(name: "f", scope: !1, line: 12, flags: DIFlagPublic | DIFlagX, isLocal: false, '
        "templateParams: !{}, unit: null, virtualIndex: 18446744073709551615, extraData: i64 -1, "
        "future: {!2, !DIExpression()})"
    )
    assert (node.kind, node.distinct) == ("DISubprogram", True)
    assert [name for name, _ in node.fields][:3] == ["name", "scope", "line"]
    kinds = {name: value.kind for name, value in node.fields}
    assert kinds["name"] == "string"
    assert kinds["future"] == kinds["templateParams"] == "tuple"
    assert (kinds["unit"], kinds["extraData"]) == ("null", "value")
    line, flags, local = node.field("line"), node.field("flags"), node.field("isLocal")
    assert line is not None
    assert line.number == 12
    assert flags is not None
    assert (flags.words, flags.text) == (("DIFlagPublic", "DIFlagX"), "DIFlagPublic | DIFlagX")
    assert local is not None
    assert local.words == ("false",)
    assert node.field("missing") is None
    assert node.references == (1, 2)


def test_positional_operands():
    expression = parse_metadata("!DIExpression(DW_OP_constu, 3, DW_ATE_signed)")
    assert [part.text for part in expression.operands] == ["DW_OP_constu", "3", "DW_ATE_signed"]
    arguments = parse_metadata("!DIArgList(i32 1, ptr %x)")
    assert [part.constant.kind for part in arguments.operands if part.constant] == ["integer", "local"]


def test_blanks_and_comments():
    node = parse_metadata(' distinct\n! /* } */ { ! 5 ; }\n , ! "x" }\n')
    assert [part.kind for part in node.operands] == ["ref", "string"]
    assert node.text.endswith("}")


@pytest.mark.parametrize(
    "text", ["", "!", "!{", "!{!1 !2}", "!{!1,}", "!DIFile(filename: )", "distinct null", "!x", "!{distinct !{}}"]
)
def test_errors(text: str):
    with pytest.raises(ParseError, match="^<metadata>:1:"):
        parse_metadata(text)
