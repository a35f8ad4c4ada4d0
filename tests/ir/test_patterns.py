"""Possessive groups: what Python before 3.11.5 gets wrong, and that no pattern is left to it."""

import re
import subprocess
import sys

import pytest

from syclopt.ir.text.patterns import compile_pattern, repaired

SAMPLES = [
    (r"(?:(?!b)[a-z])*+b", "aab", (0, 3)),
    (r'(?:"[^"]*+")?+"x', '"x', (0, 2)),
    (r'(?:"[^"]*+"|[^";]++)*+"x', 'a"b"c"x', (0, 7)),
    (r"(?:(?!global\b)[a-z_]++\b(?:[ ]++|;[^\n]*+)*+)*+(global)", "abc def global", (0, 14)),
    (r"(?:[a-z_]+(?:\([^()]*+\))?+ )*+global", "linkonce_odr addrspace(1) global", (0, 32)),
    (r"(?:a[)]b){1,2}+a[)]", "a)ba)ba)", (0, 8)),
]


@pytest.mark.parametrize(("pattern", "text", "span"), SAMPLES)
def test_possessive_groups_match(pattern: str, text: str, span: tuple[int, int]) -> None:
    for compiled in (compile_pattern(pattern), re.compile(repaired(pattern))):
        found = compiled.match(text)
        assert found
        assert found.span() == span


@pytest.mark.parametrize(
    ("pattern", "after"),
    [
        (r"(?:a|b)*+", r"(?:a|b|(?!))*+"),
        (r"((a)++){2,3}+", r"((a|(?!))++|(?!)){2,3}+"),
        (r"[()]*+\)*+[])]++(?:a)*(b)+?(c)?", r"[()]*+\)*+[])]++(?:a)*(b)+?(c)?"),
        (r"(?:[^])\]]\))?+", r"(?:[^])\]]\)|(?!))?+"),
    ],
)
def test_only_possessive_groups_are_repaired(pattern: str, after: str) -> None:
    assert repaired(pattern) == after


def test_a_pattern_is_compiled_with_its_first_use() -> None:
    """What is wrong with a pattern shows then, and all methods are those of `re`."""
    compile_pattern("(")
    with pytest.raises(re.error):
        compile_pattern("(").match("")
    pattern = compile_pattern(r"a(?P<b>b)", re.IGNORECASE)
    assert pattern.sub("x", "AB ab") == "x x"
    assert pattern.groupindex == {"b": 1}
    assert [found.start() for found in pattern.finditer("ab ab")] == [0, 3]
    with pytest.raises(AttributeError):
        getattr(pattern, "absent")  # noqa: B009 - type checkers know that it is not there


def test_every_pattern_of_the_package_is_repaired_where_it_must_be() -> None:
    """Nothing compiles a possessive group but `compile_pattern`."""
    program = """
import pkgutil, re
import syclopt
from syclopt.ir.text import patterns
compile_, later, seen, ours = re.compile, patterns.compile_pattern, [], []
def record(pattern, flags=0):
    seen.append(pattern)
    return compile_(pattern, flags)
def record_ours(pattern, flags=0):
    ours.append(pattern)
    return later(pattern, flags)
re.compile, patterns.compile_pattern = record, record_ours
for module in pkgutil.walk_packages(syclopt.__path__, "syclopt."):
    if not module.name.endswith("llvm_worker.worker") and ".testing" not in module.name:
        __import__(module.name)
plain = [pattern for pattern in seen if isinstance(pattern, str) and patterns.repaired(pattern) != pattern]
print(len(ours), plain)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    count, _, plain = done.stdout.partition(" ")
    assert int(count) > 10
    assert plain == "[]\n", f"compile these with syclopt.ir.text.patterns.compile_pattern: {plain}"
