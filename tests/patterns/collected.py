"""All regular expressions that the packages compile, and with which methods they are used."""

from __future__ import annotations

import ast
import importlib
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from syclopt.ir.text.names_in_text import outside_noise
from syclopt.ir.text.patterns import repaired

ROOT = Path(__file__).parents[2]
_FOLDERS = {"syclopt": ROOT / "passes" / "syclopt", "syclrt": ROOT / "runtime" / "syclrt"}
_AT_ONE_PLACE = frozenset({"match", "fullmatch"})
_DIRECT = frozenset({"match", "search", "fullmatch", "sub", "split", "findall", "finditer", "subn"})


class Use(NamedTuple):
    """A pattern in the source: where, its argument as it is spelled, what it is, and whether it is searched for.

    `pattern` is None where it is put together of what only a run knows.
    """

    place: str
    spelled: str
    pattern: str | bytes | None
    flags: int
    is_searched: bool


@cache
def collected() -> list[Use]:
    """Return the patterns of all modules."""
    found: list[Use] = []
    for package, folder in _FOLDERS.items():
        for path in sorted(folder.rglob("*.py")):
            text = path.read_text()
            if "re." in text or "compile_pattern(" in text or "outside_noise(" in text:
                name = ".".join((package, *path.relative_to(folder).with_suffix("").parts)).removesuffix(".__init__")
                found += _in_module(name, ast.parse(text))
    return found


def _in_module(name: str, tree: ast.Module) -> Iterator[Use]:
    methods = _methods(tree)
    chained = {id(node.value): node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    names = dict(filter(None, map(_named, ast.walk(tree))))
    space: dict[str, Any] | None = None
    for node in ast.walk(tree):
        method = _compiler(node) if isinstance(node, ast.Call) else None
        if method is None or not isinstance(node, ast.Call):
            continue
        if space is None:
            space = vars(importlib.import_module(name))
        direct = method if method in _DIRECT else chained.get(id(node))
        used = {direct} if direct else methods.get(names.get(id(node), ""), set())
        is_searched = not used or not used <= _AT_ONE_PLACE
        pattern, flags = _value(node.args[0], space), 0
        rest = [*node.args[1:], *(each.value for each in node.keywords if each.arg == "flags")]
        for argument in rest:
            value = _value(argument, space)
            flags = int(value) if isinstance(value, int) else flags
        known = pattern if isinstance(pattern, (str, bytes)) else None
        if isinstance(known, str) and isinstance(node.func, ast.Name) and node.func.id == "outside_noise":
            known, flags = outside_noise(known).pattern, re.DOTALL
        yield Use(f"{name}:{node.lineno}", ast.unparse(node.args[0]), known, flags, is_searched)


def _named(node: ast.AST) -> tuple[int, str] | None:
    """Return what an assignment gives a name, by its identity, and the name."""
    if not isinstance(node, ast.Assign) or len(node.targets) != 1:
        return None
    target = node.targets[0]
    return (id(node.value), target.id) if isinstance(target, ast.Name) else None


def _compiler(node: ast.Call) -> str | None:
    """Return the name of the function where a call compiles a pattern."""
    if not node.args:
        return None
    called = node.func
    if isinstance(called, ast.Name):
        return "compile" if called.id in ("compile_pattern", "outside_noise") else None
    if not isinstance(called, ast.Attribute) or not isinstance(called.value, ast.Name) or called.value.id != "re":
        return None
    return called.attr if called.attr in {"compile", *_DIRECT} else None


def _methods(tree: ast.Module) -> dict[str, set[str]]:
    """Return name -> the attributes that a module asks it for."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found.setdefault(node.value.id, set()).add(node.attr)
        elif isinstance(node, ast.Call):  # handed on: whoever takes it may do anything, but where its name tells
            is_matched = isinstance(node.func, ast.Attribute) and node.func.attr == "match"
            for argument in node.args:
                if isinstance(argument, ast.Name):
                    found.setdefault(argument.id, set()).add("match" if is_matched else "handed on")
    for node in ast.walk(tree):
        if isinstance(node, ast.For) and isinstance(node.target, ast.Name) and isinstance(node.iter, ast.Tuple):
            for name in node.iter.elts:
                if isinstance(name, ast.Name):
                    found.setdefault(name.id, set()).update(found.get(node.target.id, {"handed on"}))
    return found


def _value(node: ast.expr, space: dict[str, Any]) -> object:
    """Return what an expression is outside of all functions; None when it needs what a function has."""
    try:
        return eval(compile(ast.Expression(node), "<pattern>", "eval"), dict(space))
    except (NameError, AttributeError):
        return None


def compiled(use: Use) -> re.Pattern[Any]:
    """Return the pattern of a use."""
    pattern = use.pattern
    assert pattern is not None
    if isinstance(pattern, str) and sys.version_info < (3, 11, 5):
        pattern = repaired(pattern)
    return re.compile(pattern, use.flags)
