"""The syntax of pipelines."""

from functools import cache
from importlib.resources import files

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from lark import Lark, UnexpectedInput

from syclopt.errors import LimitError, ParseError
from syclopt.pipeline.text import Element, Option, PipelineText, Value, parse, quote, render


def canonical(text: str) -> str:
    return ",".join(render(element) for element in parse(PipelineText(text)))


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("", ""),
        (" \n", ""),
        ("a", "a"),
        (" a , b ", "a,b"),
        ("a<>", "a"),
        ("a< x ; y = 1 , 2 >", "a<x;y=1,2>"),
        ("a<x=>", "a<x=>"),
        ('a<x="">', 'a<x="">'),
        ('a<x="plain","with space","_Z1f(int)">', 'a<x=plain,"with space","_Z1f(int)">'),
        (r'a<x="\"\\\x0a">', r'a<x="\"\\\x0a">'),
        ("print<aspects>", "print<aspects>"),
        ("llvm( globaldce , default<O2> )", "llvm(globaldce,default<O2>)"),
        ("llvm()", "llvm()"),
        ("a(b(c<d>,e))", "a(b(c<d>,e))"),
        ("a<n=-1>", "a<n=-1>"),
    ],
)
def test_canonical_form(text: str, printed: str) -> None:
    assert canonical(text) == printed
    assert canonical(printed) == printed


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a,", "p:1:3: error: malformed pipeline: found the end, expected a name: 'a,^'"),
        ("a b", "p:1:3: error: malformed pipeline: found 'b', expected ',' or the end or '(': 'a ^b'"),
        ("a<x", "p:1:4: error: malformed pipeline: found the end, expected '>' or ';': 'a<x^'"),
        ("a>", "p:1:2: error: malformed pipeline: found '>', expected ',' or the end or '(': 'a^>'"),
        ("a(b", "p:1:4: error: malformed pipeline: found the end, expected ')' or ',': 'a(b^'"),
        ('a<"x', "p:1:3: error: malformed pipeline: found '\"', expected a name or a string: 'a<^\"x'"),
        ("a,\nb<x=1=2>", "p:2:6: error: malformed pipeline: found '=', expected '>' or ';': 'b<x=1^=2>'"),
        ('"a"', "p:1:1: error: malformed pipeline: found '\"a\"', expected a name: '^\"a\"'"),
        ("a(b))", "p:1:5: error: malformed pipeline: found ')', expected ',' or the end: 'a(b)^)'"),
        (")", "p:1:1: error: malformed pipeline: found ')', expected the end: '^)'"),
    ],
)
def test_syntax_errors_name_the_column(text: str, message: str) -> None:
    with pytest.raises(ParseError) as caught:
        parse(PipelineText(text, "p"))
    assert str(caught.value) == message


def test_deep_nesting_is_an_error() -> None:
    with pytest.raises(LimitError, match="<pipeline>:1:203: error: too many levels inside each other: found 101"):
        parse(PipelineText("a(" * 5000 + ")" * 5000))


@given(st.text(max_size=60))
def test_any_text_is_parsed_or_refused(text: str) -> None:
    try:
        printed = canonical(text)
    except ParseError:
        return
    assert canonical(printed) == printed


@cache
def grammar() -> Lark:
    text = files("syclopt.pipeline").joinpath("pipeline.lark").read_text(encoding="utf-8")
    return Lark(text, start="pipeline", parser="lalr")


@given(st.text(max_size=30) | st.text(st.sampled_from('ab \n,;<>()="'), max_size=30))
@example("a<x=>,b(c<d>,e)")
@example('a<"x";y="z",w>()')
@example("a(b<c>(d))(e)")
def test_the_grammar_file_says_the_same(text: str) -> None:
    """What the parser takes is what `pipeline.lark` derives."""
    try:
        parse(PipelineText(text))
    except ParseError:
        with pytest.raises(UnexpectedInput):
            grammar().parse(text)
    else:
        grammar().parse(text)


WORDS = st.from_regex(r'[^\s,;<>()="]{1,8}', fullmatch=True)
VALUES = st.text(st.characters(exclude_categories=["Cs"]), max_size=8).map(lambda text: Value(text, 0))
OPTIONS = st.builds(Option, VALUES, st.none() | st.lists(VALUES, max_size=3).map(tuple))
ELEMENTS = st.recursive(
    st.builds(Element, WORDS.map(lambda text: Value(text, 0)), st.lists(OPTIONS, max_size=3).map(tuple), st.none()),
    lambda inner: st.builds(
        Element,
        WORDS.map(lambda text: Value(text, 0)),
        st.lists(OPTIONS, max_size=2).map(tuple),
        st.lists(inner, max_size=3).map(tuple),
    ),
    max_leaves=5,
)


@given(st.lists(ELEMENTS, max_size=3))
def test_printing_parses_back(elements: list[Element]) -> None:
    text = ",".join(render(element) for element in elements)
    parsed = parse(PipelineText(text))
    assert [without_places(element) for element in parsed] == elements


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_quoting_keeps_any_text(text: str) -> None:
    (element,) = parse(PipelineText(f"a<x={quote(text)}>"))
    values = element.options[0].values
    assert values is not None
    assert [value.text for value in values] == [text]


def without_places(element: Element) -> Element:
    def bare(value: Value) -> Value:
        return Value(value.text, 0)

    options = tuple(
        Option(bare(option.name), None if option.values is None else tuple(map(bare, option.values)))
        for option in element.options
    )
    nested = None if element.nested is None else tuple(map(without_places, element.nested))
    return Element(bare(element.name), options, nested)
