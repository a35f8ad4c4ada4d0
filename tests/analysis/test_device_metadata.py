"""Aspects, integers and strings out of the metadata of a function, and the refusal of anything else."""

from __future__ import annotations

import pytest

from syclopt.analysis.device_metadata import aspects_of, integers_of, strings_of
from syclopt.errors import InputError, UndefinedError
from syclopt.ir.module import Module
from syclopt.ir.views.function import Function


def _function(node: str, *nodes: str) -> Function:
    module = Module.parse(f"declare !kind !0 void @f()\n!0 = {node}\n" + "".join(f"{node}\n" for node in nodes))
    return module.functions["f"]


def _with_inline_node(node: str) -> Function:
    return Module.parse(f"define void @f() !kind {node} {{\n  ret void\n}}\n").functions["f"]


@pytest.mark.parametrize(
    ("node", "aspects"),
    [
        ("!{}", ()),
        ("!{i32 6}", (6,)),
        ("!{i32 6, i32 5}", (6, 5)),
        ("!{i64 6}", (6,)),
        ("!{i32 -1}", (-1,)),
        ("!{i32 4294967295}", (-1,)),
        ("!{i32 2147483647, i32 2147483648}", (2147483647, -2147483648)),
        ('!{!{!"fp64", i32 6}, i32 5}', (6, 5)),
        ("!{!1, !1}", (12, 12)),
        ("distinct !{i32 6}", (6,)),
        ("!{ i32  6 , i32 u0x5 }", (6, 5)),
        ('!{!{!"日本", i32 6}}', (6,)),
    ],
)
def test_aspects(node: str, aspects: tuple[int, ...]) -> None:
    """Integers and pairs mean a number, signed as 32 bits."""
    assert aspects_of(_function(node, '!1 = !{!"ext", i32 12}'), "kind") == aspects


@pytest.mark.parametrize(
    "node",
    [
        "!{null}",
        '!{!"fp64"}',
        "!{!1}",
        "!{!{}}",
        "!{float 1.0}",
        "!{ptr @f}",
        "!{i64 4294967296}",
        "!{i999999999999 6}",
        "!{%i32 6}",
    ],
)
def test_no_aspects(node: str) -> None:
    """What is neither an integer nor a pair that ends in one is refused, with function, kind and node."""
    with pytest.raises(InputError, match=r"<string>:2:1: error: !kind of '@f': expected aspects .* found !\{"):
        aspects_of(_function(node, '!1 = !{i32 6, !"fp64"}'), "kind")


def test_integers_and_strings() -> None:
    """Order and repetition are kept; a kind that is not attached is None, an empty node is not. No signs."""
    assert integers_of(_function("!{i32 16, i32 1, i32 1}"), "kind") == (16, 1, 1)
    assert integers_of(_function("!{i32 -1, i64 -1, i8 255}"), "kind") == (0xFFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 255)
    assert integers_of(_function("!{i1 true, i1 false,  i1 true}"), "kind") == (1, 0, 1)
    assert integers_of(_function("!{}"), "kind") == ()
    assert integers_of(_function("!{}"), "other") is None
    assert strings_of(_function(r'!{!"a\22b", !"", !"é\C3\A9"}'), "kind") == ('a"b', "", "éé")
    assert strings_of(_function("!{}"), "other") is None


def test_refusals_name_what_was_found() -> None:
    """A node of the wrong shape is an `InputError`, one that is not there an `UndefinedError`."""
    with pytest.raises(InputError, match=r"expected integers, found !\{!\"x\"\}"):
        integers_of(_function('!{!"x"}'), "kind")
    with pytest.raises(InputError, match="expected strings, found"):
        strings_of(_function("!{i32 1}"), "kind")
    with pytest.raises(InputError, match=r"<string>:2:1: .* expected integers, found !DIFile\("):
        integers_of(_function('!DIFile(filename: "a", directory: "")'), "kind")
    with pytest.raises(InputError, match=r"<string>:1:1: .* expected integers, found !DIFile\("):
        integers_of(_with_inline_node('!DIFile(filename: "a", directory: "")'), "kind")
    with pytest.raises(UndefinedError, match="'!1', to which .* refers, is not defined"):
        aspects_of(_function("!{!1}"), "kind")
