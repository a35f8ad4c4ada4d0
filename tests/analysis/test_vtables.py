"""Slots of vtables: what stands in them, however it is spelled, and how they are emptied."""

from __future__ import annotations

import pytest

from syclopt.analysis.virtual_functions import VirtualFunctions
from syclopt.analysis.vtables import vtables, without_slots
from syclopt.errors import InputError, SycloptError
from syclopt.ir.module import Module

SYMBOLS = """
@_ZTI1A = external constant { ptr, ptr }
@text = constant [2 x i8] c"a\\00"
@alias = alias void (), ptr @f
@second = alias void (), ptr @alias
declare void @f() "indirectly-callable"="S"
declare void @"a, b"()
declare void @0()
"""


def _slots(members: str) -> list[tuple[str, object]]:
    [vtable] = vtables(Module.parse(f"@_ZTV1A = constant {members}\n{SYMBOLS}"))
    return [(slot.kind, slot.function if slot.function is not None else slot.symbol) for slot in vtable.slots]


@pytest.mark.parametrize(
    ("value", "slot"),
    [
        ("ptr null", ("null", None)),
        ("ptr undef", ("null", None)),
        ("i32 -16", ("number", None)),
        ("ptr inttoptr (i64 -16 to ptr)", ("number", None)),
        ("ptr inttoptr (i64 add (i64 1, i64 0) to ptr)", None),
        ("ptr @f", ("function", "f")),
        ("ptr @alias", ("function", "f")),
        ("ptr @second", ("function", "f")),
        ('ptr @"a, b"', ("function", "a, b")),
        ("ptr @0", ("function", 0)),
        ("ptr @_ZTI1A", ("type info", "_ZTI1A")),
        ("ptr addrspace(1) addrspacecast (ptr @f to ptr addrspace(1))", ("function", "f")),
        ("ptr addrspacecast(ptr addrspace(1) addrspacecast (ptr @f to ptr addrspace(1)) to ptr)", ("function", "f")),
        ("i8* bitcast (void ()* @f to i8*)", ("function", "f")),
        ("i8* bitcast (void (i8* (i8*)*)* @f to i8*)", ("function", "f")),
        ("ptr dso_local_equivalent @f", ("function", "f")),
        ("ptr no_cfi @f", ("function", "f")),
        ("ptr ptrauth (ptr @f, i32 0)", ("function", "f")),
        ("i64 ptrtoint (ptr @f to i64)", ("function", "f")),
        ("ptr getelementptr (i8, ptr @f, i64 0)", ("function", "f")),
        ("ptr getelementptr (i8, ptr @f, i64 8)", None),
        ("ptr @text", None),
        ("ptr @_ZTV1A", None),
        ("ptr @nowhere", None),
        ("ptr foo(@f)", None),
        ("ptr blockaddress(@f, %b)", None),
        ("i32 trunc (i64 sub (i64 ptrtoint (ptr @f to i64), i64 ptrtoint (ptr @_ZTV1A to i64)) to i32)", None),
    ],
)  # fmt: skip
def test_a_slot(value: str, slot: tuple[str, object] | None) -> None:
    """A slot is read through casts and aliases, or refused."""
    kind = value[: value.index(" ")]
    if slot is None:
        with pytest.raises(InputError, match=r"_ZTV1A"):
            _slots(f"[1 x {kind}] [{value}]")
    else:
        assert _slots(f"[1 x {kind}] [{value}]") == [slot]
        assert _slots(f"<{{ [1 x {kind}], ptr }}> <{{ [1 x {kind}] [{value}], ptr null }}>, align 8")[0] == slot


def test_tables_follow_each_other() -> None:
    """All tables of a variable are read, in order; arrays of nothing too."""
    members = "{ [2 x ptr], [0 x ptr], { ptr, [2 x i8] }, [1 x ptr] } { [2 x ptr] [ptr null, ptr @f], [0 x ptr] [], "
    members += '{ ptr, [2 x i8] } { ptr @_ZTI1A, [2 x i8] c"},"}, [1 x ptr] zeroinitializer }'
    assert [kind for kind, _ in _slots(members)] == ["null", "function", "type info", "number", "null"]


def test_what_is_no_table() -> None:
    """Declarations, single values, lists of LLVM and variables that change are no vtables."""
    text = SYMBOLS + "\n".join(
        (
            "@_ZTV1B = external constant [1 x ptr]",
            "@_ZTV1C = constant i32 5",
            "@_ZTV1D = constant [1 x ptr] zeroinitializer",
            "@mutable = global [1 x ptr] [ptr @f]",
            "@one = constant ptr @f",
            "@other = constant [1 x ptr] [ptr @0]",
            '@llvm.used = appending constant [1 x ptr] [ptr @f], section "llvm.metadata"',
            "@found = constant [1 x ptr] [ptr @second]",
        )
    )
    module = Module.parse(text)
    assert [vtable.variable.key for vtable in vtables(module)] == []
    virtual = VirtualFunctions.compute(module)
    assert [vtable.variable.key for vtable in vtables(module, virtual.names)] == ["found"]


def test_emptied_slots_keep_the_rest() -> None:
    """Only the values of the slots change, and a number stays a number."""
    members = "{ [2 x ptr] [ptr null,\r\n ptr @f ], ; @f\n i64 ptrtoint (ptr @f to i64) }"
    header = f"@_ZTV1A = constant {{ [2 x ptr], i64 }} {members}\n"
    [vtable] = vtables(Module.parse(header + SYMBOLS))
    emptied = without_slots(vtable, [slot for slot in vtable.slots if slot.symbol == "f"])
    assert emptied == header.replace("ptr @f ]", "ptr null ]").replace("ptrtoint (ptr @f to i64)", "0")


def test_a_cycle_of_aliases_ends() -> None:
    """Aliases that stand for each other stand for no virtual function."""
    text = "@a = alias void (), ptr @b\n@b = alias void (), ptr @a\n@_ZTV1A = constant [1 x ptr] [ptr @a]\n"
    module = Module.parse(text + 'declare void @f() "indirectly-callable"="S"\n')
    assert VirtualFunctions.compute(module).aliases == {}
    with pytest.raises(SycloptError):
        vtables(module)


def test_casts_in_casts() -> None:
    """Casts that are nested by the thousand: the cost does not grow with the square."""
    depth = 20_000
    slot = "i8* bitcast (i16* bitcast (" * depth + "i8* @f" + " to i16*) to i8*)" * depth
    assert _slots(f"[3 x i8*] [i8* null, i8* null, {slot}]")[2] == ("function", "f")
