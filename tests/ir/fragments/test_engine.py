import itertools
import logging
import multiprocessing
import random
import subprocess
import sys
from contextlib import suppress
from importlib import resources
from threading import Event, Thread

import lark
import pytest

from syclopt.errors import ParseError
from syclopt.ir.fragments import (
    parse_attributes,
    parse_call,
    parse_constant,
    parse_header,
    parse_metadata,
    parse_type,
    parser_tables,
)
from syclopt.ir.fragments.engine import FragmentParser

EXAMPLES = [
    (parse_type, '<{ i8, %"a b", [4 x ptr addrspace(1)], void (i32, ...)* }>'),
    (parse_constant, '{ ptr, [2 x i8] } { ptr getelementptr inbounds (i8, ptr @x, i64 1), [2 x i8] c"\\00a" }'),
    (
        parse_metadata,
        'distinct !DIFile(name: "x", flags: A | B, list: {!1, null, i32 5}, e: !DIExpression(DW_OP_x, 1))',
    ),
    (parse_attributes, 'nounwind align=8 memory(argmem: read) "k"="v" #4 byval({ i8 })'),
    (parse_header, 'define internal spir_func i32 @f(ptr noundef %x, ...) #0 section "s" comdat align 4 !dbg !4'),
    (parse_call, '%x = tail call fastcc i32 @f(ptr align 8 %a, metadata !5) #3 [ "deopt"(i32 1) ], !dbg !5'),
]
PIECES = ["", "", '"', "(", ")", "}", "<", "!", "@", "%", "\\", " ", ";", "/*", "x", "0", "\xe9", "i32", ","]
STARTS = {
    "type": "whole_type",
    "constant": "constant",
    "metadata": "whole_metadata",
    "attribute": "attributes",
    "header": "header",
    "call": "call",
}


def test_importing_builds_nothing():
    code = "import syclopt.ir.fragments; assert 'lark' not in sys.modules"
    path = [str(part) for part in sys.path]
    done = subprocess.run([sys.executable, "-c", f"import sys; sys.path[:] = {path!r}; {code}"], check=False)
    assert done.returncode == 0


@pytest.mark.parametrize("grammar", STARTS)
def test_a_grammar_has_no_conflict(grammar: str, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG, "lark")
    path = str(resources.files("syclopt.ir") / "grammars" / f"{grammar}.lark")
    lark.Lark.open(path, parser="lalr", start=STARTS[grammar], debug=True)
    assert [message for message in caplog.messages if "onflict" in message] == []


@pytest.mark.parametrize("grammar", STARTS)
def test_tables_are_those_of_the_grammars(grammar: str):
    """If not, scripts/regen_parser_tables makes them anew."""
    known = parser_tables.read_tables(grammar)
    assert known is not None
    assert known["grammars"] == parser_tables.digest_of_grammars()


@pytest.mark.parametrize("why", ["none", "lark", "grammars"])
@pytest.mark.parametrize(("parse", "text"), EXAMPLES)
def test_without_tables_the_same_is_parsed(
    parse: FragmentParser[object], text: str, monkeypatch: pytest.MonkeyPatch, why: str
):
    other: FragmentParser[object] = copy(parse)
    known = parser_tables.read_tables(parse.grammar)
    assert known is not None
    known |= {why: "another", "data": {}}
    monkeypatch.setattr(parser_tables, "read_tables", lambda _: None if why == "none" else known)
    chance = random.Random(text)
    changed = (spoilt(text, chance) for _ in range(60))
    texts = {text: None, **dict.fromkeys(changed)}
    assert [said_by(other, one) for one in texts] == [said_by(parse, one) for one in texts]


def copy(parse: FragmentParser[object]) -> FragmentParser[object]:
    """Return a parser that has no tables yet."""
    return FragmentParser(parse.what, parse.grammar, parse.rule, type(parse._builder)())


def said_by(parse: FragmentParser[object], text: str) -> str:
    """Return what a parser makes of a text."""
    try:
        return repr(parse(text))
    except ParseError as error:
        return str(error)


def spoilt(text: str, chance: random.Random) -> str:
    """Return a text with a piece of it changed."""
    start = chance.randrange(len(text))
    end = min(len(text), start + chance.randrange(4))
    return text[:start] + chance.choice(PIECES) + text[end:]


@pytest.mark.parametrize(("parse", "text"), EXAMPLES)
def test_what_was_parsed_is_remembered(parse, text: str):
    assert parse(text) is parse(text)


@pytest.mark.parametrize(("parse", "text"), EXAMPLES)
def test_a_changed_text_parses_or_is_refused(parse, text: str):
    chance = random.Random(text)
    for _ in range(120):
        with suppress(ParseError):
            parse(spoilt(text, chance))


def test_threads_do_not_mix():
    results: list[str] = []

    def work(number: int):
        results.extend(parse_type(f"[{number} x i{bits}]").text for bits in range(1, 60))

    threads = [Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(results) == sorted(f"[{number} x i{bits}]" for number in range(4) for bits in range(1, 60))


def test_a_child_of_a_fork_parses_what_a_thread_was_parsing() -> None:
    is_over = Event()

    def parse_all() -> None:
        for number in itertools.count():
            if is_over.is_set():
                return
            parse_type(f"[{number} x {{ i32, [{number} x ptr] }}]")

    thread = Thread(target=parse_all)
    thread.start()
    try:
        for _ in range(5):
            child = multiprocessing.get_context("fork").Process(target=parse_type, args=("{ i32, i64 }",))
            child.start()
            child.join(30)
            child.kill()
            assert child.exitcode == 0
    finally:
        is_over.set()
        thread.join()
