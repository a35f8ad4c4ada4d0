"""Laws of blocks and instructions: on real modules, and on modules that nobody has written."""

from __future__ import annotations

import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from modules import Text, modules

from syclopt.errors import EditError
from syclopt.ir import llvm
from syclopt.ir.body.body import Body
from syclopt.ir.body.instruction import Instruction
from syclopt.ir.body.numbering import parameter_keys
from syclopt.ir.module import Module

if TYPE_CHECKING:
    from collections.abc import Callable

    from syclopt.ir.views.function import Function

REAL = Path(__file__).parents[2] / "ir_fixtures" / "real"
FILES = sorted(path.name for path in REAL.glob("*.ll"))
OLD = [name for name in FILES if name.endswith("_clang14.ll")]  # typed pointers, which LLVM of today cannot read
NEW = [name for name in FILES if name not in OLD]
CLANG_14 = shutil.which("clang-14")


@cache
def real(name: str) -> Module:
    return Module.read(REAL / name)


def joined(body: Body) -> str:
    parts = [body.head]
    for block in body.blocks:
        parts += [f"{block.label}:" if block.label else "", block.trail]
        for piece in block.pieces:
            parts += [piece.raw, piece.trail]
    return "".join((*parts, body.tail))


def check_tiles(function: Function) -> None:
    """Labels, instructions, records and what is between them are the body, and spans say where they stand."""
    body = Body(function)
    assert joined(body) == function.entity.body
    for block in body.blocks:
        assert block.terminator is not None
        for piece in block.pieces:
            assert piece.raw == piece.raw.strip()
            assert not re.sub(r";[^\n\r]*|/\*.*?\*/", "", piece.trail, flags=re.DOTALL).strip(" \t\r\n\0")
            assert piece.source.text[piece.span.start : piece.span.end] == piece.raw
    assert [i.call for i in function.instructions if i.call is not None] == [*function.calls]


def check_against_llvm(module: Module) -> None:
    """LLVM finds the same blocks, and the same instructions in them (it turns calls of `llvm.dbg` into records)."""
    theirs = [f for f in module.to_llvmlite().functions if not f.is_declaration]
    for function, found in zip(module.definitions(), theirs, strict=True):
        expected = [[i.opcode for i in block.instructions] for block in found.blocks]
        mine = [[i.opcode for i in block.instructions if not _is_debug(i)] for block in function.blocks]
        assert mine == expected, function.name
        names = [block.name for block in found.blocks]
        assert ["" if isinstance(block.key, int) else block.key for block in function.blocks] == names
        check_instructions(function, [i for block in found.blocks for i in block.instructions])


def check_instructions(function: Function, theirs: list) -> None:
    """Results, operand counts of what has no list, and types are those that LLVM has."""
    mine = [i for i in function.instructions if not _is_debug(i)]
    for one, other in zip(mine, theirs, strict=True):
        assert (one.result is not None) == (str(other.type) != "void"), one
        if isinstance(one.result, str):
            assert one.result == other.name
        if one.result_type is not None and "%" not in one.result_type and "*" not in one.result_type:
            assert one.result_type == str(other.type) or one.result is None, one
        if one.opcode in ("add", "icmp", "load", "store", "select", "getelementptr", "sext", "bitcast", "extractvalue"):
            count = len([*other.operands])
            assert len(one.operands) >= count if one.opcode == "extractvalue" else len(one.operands) == count, one


def _is_debug(instruction: Instruction) -> bool:
    return instruction.opcode == "call" and "@llvm.dbg." in instruction.raw


@pytest.mark.parametrize("name", NEW)
def test_real_bodies_are_what_llvm_says(name: str) -> None:
    module = real(name)
    for function in module.definitions():
        check_tiles(function)
    check_against_llvm(module)


@pytest.mark.parametrize("name", FILES)
def test_real_bodies_are_what_the_compiler_printed(name: str) -> None:
    """A compiler starts each instruction on a line of its own, two blanks in, and nothing else there."""
    for function in real(name).definitions():
        check_tiles(function)
        code = function.entity.body.partition("\n; uselistorder")[0]
        lines = re.findall(r"(?m)^  ([%a-z].*)", code)
        instructions = [*function.instructions]
        assert [i.raw.partition("\n")[0] for i in instructions] == [line.partition(" ;")[0] for line in lines]
        assert len(function.blocks) == len(re.findall(r"(?m)^[-\w$.\"]+:", code)) + (not function.blocks[0].label)


def verify(module: Module) -> None:
    """Let LLVM verify a module: that of today, or of its time, if there is one."""
    if not module.name.endswith("_clang14.ll"):
        llvm.verify(module)
    elif CLANG_14 is not None:
        command = [CLANG_14, "-x", "ir", "-S", "-emit-llvm", "-Xclang", "-disable-llvm-passes", "-w", "-o-", "-"]
        done = subprocess.run(command, input=module.to_bytes(), capture_output=True, check=False)
        assert not done.returncode, done.stderr.decode()


@given(modules())
def test_bodies_of_any_spelling_are_what_llvm_says(text: Text) -> None:
    module = Module.parse(text.data)
    for function in module.definitions():
        check_tiles(function)
    if "\0" not in text.text:
        check_against_llvm(module)


@pytest.mark.parametrize("name", FILES)
def test_numbers_are_those_of_llvm(name: str) -> None:
    """Where the text states numbers, counting gives the same."""
    for function in real(name).definitions():
        body = Body(function)
        written = [block.key for block in body.blocks if block.label] + [
            i.result for i in body.instructions if i.names_result
        ]
        counter = sum(1 for key in parameter_keys(function.entity) if isinstance(key, int))
        for block in body.blocks:
            if isinstance(block.key, int):
                assert block.key == counter
                counter += 1
            for instruction in block.instructions:
                if isinstance(instruction.result, int):
                    assert instruction.result == counter
                    counter += 1
        assert len(written) == len({*written})


@given(name=st.sampled_from(FILES), data=st.data())
def test_an_edit_that_changes_nothing_changes_no_byte(name: str, data: st.DataObject) -> None:
    """What is put in and taken out again leaves the text as it was, unnamed values included."""
    module = real(name).copy()
    function = data.draw(st.sampled_from([*module.definitions()]), label="function")
    before = module.to_bytes()
    with function.edit() as body:
        for _ in range(3):
            instruction = draw_instruction(data, body)
            new = instruction.insert_before("add i32 1, 2") if not instruction.is_leading else ()
            for piece in new:
                piece.remove()
    assert module.to_bytes() == before


def draw_instruction(data: st.DataObject, body: Body) -> Instruction:
    return data.draw(st.sampled_from([*body.instructions]), label="instruction")


def insert(data: st.DataObject, body: Body) -> None:
    text = data.draw(st.sampled_from(["add i32 1, 2", "%99999 = add i32 1, 2", f"%{body.fresh('new')} = add i32 1, 2"]))
    if "99999" in text and body.definition(99999) is not None:
        return
    instruction = draw_instruction(data, body)
    block = instruction.block
    if block.terminator is not None and block.terminator.opcode == "catchswitch":
        return
    how = data.draw(st.sampled_from(["before", "after", "start", "append"]))
    if how == "before" and not instruction.is_leading:
        instruction.insert_before(text)
    elif how == "after" and not instruction.is_leading and not instruction.is_terminator:
        instruction.insert_after(text)
    elif how == "start":
        block.insert_at_start(text)
    else:
        block.append(text)


def split(data: st.DataObject, body: Body) -> None:
    instruction = draw_instruction(data, body)
    before = instruction.previous
    is_tied = isinstance(before, Instruction) and "musttail" in before.raw
    if not instruction.is_leading and not is_tied:
        instruction.block.split(instruction)


def new_entry(data: st.DataObject, body: Body) -> None:
    body.add_entry_block(move_allocas=data.draw(st.booleans()))


def remove_what_nobody_uses(data: st.DataObject, body: Body) -> None:
    instruction = draw_instruction(data, body)
    if instruction.opcode in ("add", "load", "getelementptr", "icmp", "phi", "sext", "mul", "alloca"):
        if instruction.users:
            with pytest.raises(EditError, match="is used by"):
                instruction.remove()
        else:
            instruction.remove()


def replace_by_itself(data: st.DataObject, body: Body) -> None:
    instruction = draw_instruction(data, body)
    instruction.replace(instruction.text)


def add_block(data: st.DataObject, body: Body) -> None:
    after = draw_instruction(data, body).block
    (block,) = body.add_blocks("unreachable", after if data.draw(st.booleans()) else None)
    if data.draw(st.booleans()):
        block.remove()


KEEPING = [insert, split, new_entry, remove_what_nobody_uses, replace_by_itself, add_block]


@given(name=st.sampled_from(FILES), edits=st.lists(st.sampled_from(KEEPING), min_size=1, max_size=6), data=st.data())
def test_llvm_accepts_what_edits_make(
    name: str, edits: list[Callable[[st.DataObject, Body], None]], data: st.DataObject
) -> None:
    module = real(name).copy()
    function = data.draw(st.sampled_from([*module.definitions()]), label="function")
    before = module.internal_text()
    begin, end = function.entity.brace, function.entity.end
    with function.edit() as body:
        for edit in edits:
            edit(data, body)
    verify(module)
    if "uselistorder" not in before and "blockaddress" not in before:
        assert module.internal_text().startswith(before[:begin])
        assert module.internal_text().endswith(before[end:])
    check_tiles(function)


@settings(max_examples=settings().max_examples // 2)
@given(text=modules(), edits=st.lists(st.sampled_from(KEEPING), min_size=1, max_size=6), data=st.data())
def test_llvm_accepts_edits_of_any_spelling(
    text: Text, edits: list[Callable[[st.DataObject, Body], None]], data: st.DataObject
) -> None:
    module = Module.parse(text.data)
    definitions = [*module.definitions()]
    if not definitions:
        return
    function = data.draw(st.sampled_from(definitions))
    with function.edit() as body:
        for edit in edits:
            edit(data, body)
    llvm.verify(module)
    check_tiles(function)


@settings(max_examples=settings().max_examples // 2)
@given(name=st.sampled_from(FILES), data=st.data())
def test_branches_are_cut_and_what_is_dead_goes(name: str, data: st.DataObject) -> None:
    """A branch that always goes one way: phi nodes lose values, unreachable blocks go, the rest is valid."""
    module = real(name).copy()
    function = data.draw(st.sampled_from([*module.definitions()]), label="function")
    with function.edit() as body:
        for block in body.blocks:
            end = block.terminator
            assert end is not None
            if end.opcode in ("br", "switch") and data.draw(st.booleans()):
                end.replace(f"br label %{data.draw(st.sampled_from([*end.labels]))}")
        body.remove_unreachable()
    verify(module)
    assert all(block.is_entry or block.predecessors for block in function.blocks)


@pytest.mark.skipif(shutil.which("lli-22") is None, reason="needs lli-22")
@pytest.mark.parametrize("name", ["host_service.ll", "host_service_o2.ll", "if_device.ll"])
@pytest.mark.parametrize("seed", range(2))
def test_a_program_computes_what_it_did(name: str, seed: int, tmp_path: Path) -> None:
    """Each block cut in pieces, each function with a new entry and new values: the same output."""
    module = real(name).copy()
    for function in module.definitions():
        with function.edit() as body:
            body.add_entry_block(move_allocas=bool(seed))
            for block in body.blocks:
                for number, instruction in enumerate(reversed(block.instructions)):
                    if instruction.is_leading or "musttail" in block.text:
                        continue
                    if (number + seed) % 3 == 0:
                        block.split(instruction)
                    elif (number + seed) % 3 == 1:
                        instruction.insert_before("add i32 1, 2")
    llvm.verify(module)
    module.write(tmp_path / "edited.ll")
    outputs = [
        subprocess.run(["lli-22", path], capture_output=True, text=True, check=False)
        for path in (REAL / name, tmp_path / "edited.ll")
    ]
    assert (outputs[0].returncode, outputs[0].stdout) == (outputs[1].returncode, outputs[1].stdout)
