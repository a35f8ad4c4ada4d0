"""Where lines of edited functions are told to be: in the file that was read."""

from __future__ import annotations

from random import Random

import pytest

from syclopt.ir.module import Module

LINES = [f"  call void @g(i32 {number})" for number in range(12)]


def module_of(lines: list[str]) -> Module:
    text = "\n".join(("; what it is", "declare void @g(i32)", "define void @f() {", *lines, "  ret void", "}", ""))
    return Module.parse(text, "dir/a.ll")


def places(module: Module) -> dict[str, str]:
    return {call.text.split("(")[1]: str(call.location) for call in module.functions["f"].calls}


@pytest.mark.parametrize("seed", range(20))
def test_lines_that_stay_are_where_they_were(seed: int) -> None:
    random = Random(seed)
    module = module_of(LINES)
    before = places(module)
    function = module.functions["f"]
    for _ in range(random.randint(1, 4)):
        lines = function.body_text[1:-2].strip("\n").split("\n")
        at = random.randrange(len(lines) - 1)
        if random.random() < 0.5:
            lines.insert(at, f"  call void @g(i32 {random.randint(100, 1 << 20)})")
        else:
            del lines[at]
        function.set_body("\n".join(("{", *lines, "}")))
    now = places(module)
    assert {name: place for name, place in now.items() if name in before} == {
        name: place for name, place in before.items() if name in now
    }


def test_lines_that_are_edited_are_where_they_were() -> None:
    module = module_of(LINES)
    before = places(module)
    module.functions["g"].rename("of another length")
    assert str(module).count('@"of another length"') == 13
    assert places(module) == before


def test_what_is_put_in_is_where_it_was_put_in() -> None:
    module = module_of(LINES)
    function = module.functions["f"]
    with function.edit() as body:
        body.blocks[0].instructions[2].insert_before("call void @g(i32 77)")
        body.blocks[0].instructions[5].remove()
    found = places(module)
    assert [found[name] for name in ("i32 1)", "i32 77)", "i32 2)", "i32 5)")] == [
        f"dir/a.ll:{n}:3" for n in (5, 6, 6, 9)
    ]


def test_lines_of_a_function_that_lines_are_alike_in() -> None:
    module = module_of(["  call void @g(i32 0)"] * 40)
    with module.functions["f"].edit() as body:
        body.blocks[0].instructions[20].insert_before("call void @g(i32 7)")
    lines = [call.location.line for call in module.functions["f"].calls]
    assert lines == [*range(4, 24), 24, *range(24, 44)]
