"""Possessive groups: what Python before 3.11.5 gets wrong, and that no pattern is left to it."""

import re
import subprocess
import sys

import pytest

from syclopt.ir.patterns import compile_pattern, repaired

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


def test_every_pattern_of_the_package_is_repaired_where_it_must_be() -> None:
    """In a Python that says that it is old, nothing compiles a possessive group that is not repaired."""
    program = """
import pkgutil, re, sys
import syclopt
from syclopt.ir.patterns import repaired
sys.version_info = (3, 11, 2)
compile_, seen = re.compile, []
def record(pattern, flags=0):
    seen.append(pattern)
    return compile_(pattern, flags)
re.compile = record
for module in pkgutil.walk_packages(syclopt.__path__, "syclopt."):
    if not module.name.endswith("llvm_worker") and ".testing" not in module.name:
        __import__(module.name)
sys.version_info = (3, 13)
seen = [pattern for pattern in seen if isinstance(pattern, str)]
possessive = [pattern for pattern in seen if repaired(pattern) != pattern]
print(len(possessive), [pattern for pattern in possessive if repaired(pattern.replace("|(?!))", ")")) != pattern])
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    count, _, wrong = done.stdout.partition(" ")
    assert int(count) > 10
    assert wrong == "[]\n", f"compile these with syclopt.ir.patterns.compile_pattern: {wrong}"
