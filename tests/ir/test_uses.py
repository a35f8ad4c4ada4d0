"""Uses of symbols: all that an entity names, less what only metadata operands in a body name."""

from __future__ import annotations

import pytest

from syclopt.ir.module import Module
from syclopt.ir.references import references
from syclopt.ir.uses import uses, without_mentions


def _body(line: str) -> Module:
    return Module.parse(f"define void @f() {{\n  {line}\n  ret void\n}}\n")


@pytest.mark.parametrize(
    ("line", "without"),
    [
        ("#dbg_value(ptr @g, !1, !DIExpression(), !2)", "#dbg_value(ptr poison, !1, !DIExpression(), !2)"),
        (
            "#dbg_value(!DIArgList(ptr @g, i32 4), !1, !DIExpression(), !2)",
            "#dbg_value(!DIArgList(ptr poison, i32 4), !1, !DIExpression(), !2)",
        ),
        (
            "#dbg_assign(i32 0, !1, !DIExpression(), !3, ptr addrspace(4) addrspacecast (ptr @g to ptr addrspace(4)), "
            "!DIExpression(), !2)",
            "#dbg_assign(i32 0, !1, !DIExpression(), !3, ptr addrspace(4) poison, !DIExpression(), !2)",
        ),
        (
            "call void @h(metadata ptr @g, metadata !1, metadata !DIExpression())",
            "call void @h(metadata ptr poison, metadata !1, metadata !DIExpression())",
        ),
        ("call void @h(metadata i32* @g)", "call void @h(metadata i32* undef)"),
        (
            "call void @h(metadata i8* bitcast ({ i32, i8 }* @g to i8*), metadata !1)",
            "call void @h(metadata i8* undef, metadata !1)",
        ),
        (
            'call void @h(metadata ptr @g), !k !DILocation(line: 1, scope: !3) ; "@g',
            'call void @h(metadata ptr poison), !k !DILocation(line: 1, scope: !3) ; "@g',
        ),
    ],
)
def test_mentions(line: str, without: str) -> None:
    """What a metadata operand names is a mention; `poison` takes its place when it goes."""
    entity = _body(line).functions["f"].entity
    assert "g" in references(entity).symbols
    assert "g" not in uses(entity)
    assert without in without_mentions(entity, {"h"}).body
    assert without_mentions(entity, {"g", "h"}) is entity


@pytest.mark.parametrize(
    "line",
    [
        "call void @g(metadata i32 1)",
        "call void @metadata (ptr @g)",
        "call void @h(metadata i32 1, ptr @g)",
        "call void @h(metadata !1), !k !{ptr @h} call void @g()",
        "#dbg_value(ptr @g, !1, !DIExpression(), !2)\n  store ptr @g, ptr null",
        "%metadata = load ptr, ptr @g",
        "store ptr @g, ptr %metadata , !dbg !1",
    ],
)
def test_uses(line: str) -> None:
    """Anything else is a use, also beside a mention."""
    entity = _body(line).functions["f"].entity
    assert "g" in uses(entity)
    assert uses(entity) <= references(entity).symbols


def test_a_cut_without_mentions_is_valid_text() -> None:
    """Cutting drops what only debug records name and leaves the records readable."""
    module = Module.parse(
        "@g = internal global i32 0\ndefine void @f() {\n    #dbg_value(ptr @g, !0, !DIExpression(), !0)\n"
        "  ret void\n}\n!0 = !{}\n"
    )
    cut = module.extract(["f"])
    assert [*cut.symbols] == ["f"]
    assert "#dbg_value(ptr poison, !0, !DIExpression(), !0)" in str(cut)
    assert "#dbg_value(ptr @g" in str(module)


def test_thousands_of_mentions_are_replaced_at_once() -> None:
    lines = "".join(f"    #dbg_value(ptr @g, !{n}, !DIExpression(), !0)\n" for n in range(5000))
    module = Module.parse(f"define void @f() {{\n{lines}  ret void\n}}\n")
    body = without_mentions(module.functions["f"].entity, set()).body
    assert body == f"{{\n{lines}  ret void\n}}\n".replace("@g", "poison")
