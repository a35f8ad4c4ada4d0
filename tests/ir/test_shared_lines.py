"""Entities that share a line, in every order: nothing that works by lines loses one."""

from __future__ import annotations

from itertools import permutations

import pytest

from syclopt.ir import link
from syclopt.ir.module import Module
from syclopt.ir.node_graph import NodeGraph
from syclopt.pipeline.run import run_pipeline

_ENTITIES = (
    "@x = global ptr @f, !k !0",
    "define void @f() !k !1 { ret void }",
    "!0 = !{}",
    "!1 = distinct !{!1, !2}",
    '!2 = !{!"!7 = !{}"}',
    "!named = !{!1}",
)
_ORDERS = [*permutations(range(len(_ENTITIES)))][::23]


@pytest.mark.parametrize("order", _ORDERS, ids=str)
@pytest.mark.parametrize("between", [" ", "\n", " ; !8 = !{}\n"])
def test_nodes_keep_their_numbers(order: tuple[int, ...], between: str) -> None:
    text = between.join(_ENTITIES[at] for at in order) + "\n"
    module = Module.parse(text)
    assert module.add_metadata("!{i32 7}").number == 3
    assert {*module.metadata} == {0, 1, 2, 3}
    assert module.metadata[1].nodes[1].operands[0].string == "!7 = !{}"


@pytest.mark.parametrize("order", _ORDERS, ids=str)
def test_what_is_needed_is_found(order: tuple[int, ...]) -> None:
    module = Module.parse(" ".join(_ENTITIES[at] for at in order))
    graph = NodeGraph(module.copy().index.entities)
    assert graph.search({1}).nodes == {1, 2}
    assert graph.missing({0, 1, 2}) is None
    assert {*module.extract(["f"]).metadata} == {1, 2}
    for pipeline in ("globaldce", "strip-debug", "strip-dead-prototypes", "device-code-split<mode=source>"):
        (image,) = run_pipeline(module.copy(), pipeline)
        assert {*image.module.metadata} >= {1, 2}, pipeline


@pytest.mark.parametrize("order", _ORDERS, ids=str)
def test_linked_nodes_have_numbers_of_their_own(order: tuple[int, ...]) -> None:
    first = Module.parse(" ".join(_ENTITIES[at] for at in order))
    second = Module.parse(str(first).replace("@f", "@g").replace("@x", "@y"))
    linked = link([first, second])
    linked.index.check()
    assert len(linked.metadata) == 2 * 3
    assert [len(node.nodes) for node in linked.named_metadata["named"].operands] == [2, 2]


def test_what_goes_on_in_the_next_line_is_no_run() -> None:
    module = Module.parse("!0 = !{!1} !1\n= !{} !2 = !{!0,\n!1} !3 = !{}\n!4 = !{}\n!5 = !{}")
    assert [*module.metadata] == [0, 1, 2, 3, 4, 5]
    assert [node.number for node in module.metadata[2].nodes if node.number is not None] == [0, 1]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ('declare void @f() "k"', "declare void @g()"),
        ("declare void @f()", "declare<2 x i32> @g()"),
        ("@x = global i32 0", "declare[2 x i32] @g()"),
        ("declare void @f()", "define%T @g() { ret %T undef }"),
        ("declare void @f() #0", 'module asm "x"'),
    ],
)
@pytest.mark.parametrize("between", ["", " "])
def test_what_begins_with_a_word_is_found_wherever_it_stands(first: str, second: str, between: str) -> None:
    if between or not (first[-1].isalnum() and second[0].isalnum()):
        module = Module.parse(f"{first}{between}{second}\n")
        assert [entity.text.strip() for entity in module.index.entities] == [first, second]
