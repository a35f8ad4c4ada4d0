"""Every pattern of the packages is linear: its steps grow with a text that was made for it, and not with its square.

Steps are counted by a matcher of our own, as times depend on the machine and `re` counts nothing. It works as `re`
does: what both find is compared on each text. `tests/patterns/linear.py` does the same with more texts.
"""

from __future__ import annotations

import re
import threading
from collections.abc import Callable, Iterator

import pytest
from tests.patterns.collected import Use, collected, compiled
from tests.patterns.linear import Slow, attacked

from syclopt.ir.text.patterns import _GROUP_END

_ATTACKS = 5

# Patterns that are not linear, and why that does no harm.
EXPLAINED = {
    _GROUP_END: "it reads patterns of ours",
    r"([%@]?)([-a-zA-Z$._0-9]++|[^ \t\r\n])[ \t\r\n]*+\Z": "it looks at a few characters before a place",
}
# Patterns that are put together in a run, as they are spelled, and what they are put together of.
OF_A_RUN = {
    "self.pattern": "attribute_kinds: words and numbers, one after the other",
    "f'@(?:{plain}|{quoted})' if len(keys) <= _FEW else '@'": "a choice of names that begin alike",
    r"f'(?P<keyword>define|declare)\\b{GAP}(?P<attachments>(?:!{METADATA_NAME}{GAP}{node}{GAP})*+){_WORDS}"
    r"(?P<convention>(?:{_CONVENTION})(?![a-zA-Z0-9_.$])|)'": "a header with one kind of node or another",
    r"f'%({names}|{STRING})[ \\t]*+=|^({names}|{STRING}):'": "a choice of names",
    r"f'%({names}|{STRING})[ \\t]*+[,)]'": "a choice of names",
    "f'{wanted}|{NOISE}'": "names_in_text: each use of `outside_noise` is looked at",
    "f\"({'|'.join((*wanted, NOISE))})\"": "renaming: names behind sigils, strings and comments",
    "text": "what `compile_pattern` was given",
    "f\"(?<![\\\\w-])(?:{'|'.join(map(re.escape, request.comment_prefixes))}):\"": "a choice of words",
    "_DIRECTIVE.format(prefixes='|'.join(map(re.escape, blocks)))": "a choice of words",
    "f'(?:\\\\\\\\\\\\n)?\\\\s*{re.escape(_escaped(str(text.parent)))}/[^\\\\s:]*:?'": "the path of a folder",
    "f'(?:\\\\\\\\\\\\n)?[ ]*{re.escape(_escaped(str(path)))}(?::\\\\n|(?=\\\\s))'": "the path of a file",
    "f'{macro}(?<!\\\\w{macro})(?!\\\\w)'": "one name",
    "f\"!({'|'.join(map(str, nodes))})\\\\b(?!{GAP}=)\"": "a choice of numbers",
    "pattern": "emit_devicelib_mask: names of functions",
    "'|'.join((_MARK, NEEDLESS_ESCAPE.pattern, *(f'#{group}\\\\b' for group in groups)))": "a choice of groups",
}


def test_all_patterns_are_looked_at() -> None:
    """Those that only a run knows are on the list, and nothing else is."""
    uses = collected()
    assert len(uses) > 300
    assert {use.spelled for use in uses if use.pattern is None} == {*OF_A_RUN}
    assert {*EXPLAINED} <= {use.pattern for use in uses}


def in_deep_stack(body: Callable[[], None]) -> None:
    """Run what calls itself for each repetition of a group."""
    failed: list[BaseException] = []

    def run() -> None:
        try:
            body()
        except BaseException as error:
            failed.append(error)

    size = threading.stack_size(256 << 20)
    thread = threading.Thread(target=run)
    try:
        thread.start()
        thread.join()
    finally:
        threading.stack_size(size)
    if failed:
        raise failed[0]


def different(uses: list[Use]) -> Iterator[Use]:
    seen: set[tuple[object, ...]] = set()
    for use in uses:
        key = (use.pattern, use.flags, use.is_searched)
        if use.pattern is not None and use.pattern not in EXPLAINED and key not in seen:
            seen.add(key)
            yield use


@pytest.mark.parametrize("part", range(4))
def test_patterns_are_linear(part: int) -> None:
    slow: list[Slow] = []
    in_deep_stack(
        lambda: slow.extend(found for use in [*different(collected())][part::4] for found in attacked(use, _ATTACKS))
    )
    assert not slow


@pytest.mark.parametrize(
    ("pattern", "is_searched", "is_slow"),
    [
        ("(a+)+b", False, True),
        ("(?:a|a)*b", False, True),
        ("a*a*b", False, True),
        ("a+b", True, True),
        (r"\s*;", True, True),
        (r"(?:\.[0-9]+)+\Z", True, True),
        ("a+b", False, False),
        ("(?<!a)a++b", True, False),
        ('"[^"]*+"', True, False),
        (r"(?:[^()]|\([^()]*\))*", False, False),
    ],
)
def test_slow_patterns_are_found(pattern: str, is_searched: bool, is_slow: bool) -> None:
    found: list[Slow] = []
    use = Use("here", pattern, pattern, 0, is_searched)
    in_deep_stack(lambda: found.extend(attacked(use, _ATTACKS)))
    assert bool(found) is is_slow
    assert compiled(use) == re.compile(pattern)
