"""An interrupt anywhere inside of a lock lets go of it: what CPython's compiler makes of the runtime's files.

Where the body of a loop ends with a condition, compilers since 3.12 make a jump back of its own, to which no handler
of an exception belongs, though an interrupt may come there.
"""

import dis
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

import syclrt

RUNTIME = Path(syclrt.__file__).parent
_PUSHED = 2  # bytes of the instruction before that which ends a `with`
FILES = sorted(path.relative_to(RUNTIME).as_posix() for path in RUNTIME.rglob("*.py"))


def codes_in(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


def unprotected_jumps(code: CodeType) -> list[int]:
    """Return the lines of jumps back that stay inside of a `with` whose end an exception in them does not reach."""
    instructions = [*dis.get_instructions(code)]
    ends = {one.offset for one in instructions if one.opname == "WITH_EXCEPT_START"}
    table: Any = dis.Bytecode(code)
    entries = [one for one in table.exception_entries if one.target + _PUSHED in ends]

    def around(offset: int) -> set[int]:
        return {one.target for one in entries if one.start <= offset < one.end}

    return [
        one.positions.lineno
        for one in instructions
        if one.opname == "JUMP_BACKWARD" and one.positions and one.positions.lineno
        if around(one.argval) - around(one.offset)
    ]


@pytest.mark.parametrize("file", FILES)
def test_an_interrupt_in_a_loop_lets_go_of_locks(file: str) -> None:
    whole = compile((RUNTIME / file).read_bytes(), file, "exec")
    found = {code.co_qualname: lines for code in codes_in(whole) if (lines := unprotected_jumps(code))}
    assert not found, "move the loop into a function that is called inside of the lock"
