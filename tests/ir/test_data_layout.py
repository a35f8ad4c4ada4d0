"""Extents of types: however deep they nest, and each type looked at once."""

import pytest

from syclopt.errors import LimitError
from syclopt.ir.constant_bytes import ConstantBytes
from syclopt.ir.data_layout import DataLayout, resolved
from syclopt.ir.fragments import parse_constant, parse_type
from syclopt.ir.module import Module

LAYOUT = "e-i64:64-n8:16:32:64"
DEEP = 5000  # levels, which Python's stack does not hold


def extent(type_: str, types: str = "") -> tuple[int, int]:
    return DataLayout(LAYOUT).extent(parse_type(type_), Module.parse(types))


def chain(levels: int, body: str) -> str:
    """Return types, each of which has the one before it inside."""
    lines = (f"%T{level} = type {body.replace('INNER', f'%T{level - 1}')}\n" for level in range(1, levels + 1))
    return "%T0 = type { i32, i8 }\n" + "".join(lines)


def test_a_member_is_padded_to_the_alignment_of_its_struct() -> None:
    """Each level adds one byte behind a multiple of four, and three of padding."""
    assert extent("%T18", chain(18, "{ INNER, i8 }")) == (8 + 4 * 18, 4)
    assert extent("%T18", chain(18, "<{ INNER, i8 }>")) == (8 + 18, 1)


def test_each_type_is_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two members of each type: to look into both, level by level, would never end."""
    asked: list[object] = []

    def counted(value_type: object, module: Module) -> object:
        asked.append(value_type)
        if len(asked) > 1000:
            raise AssertionError("a type was looked at again")
        return resolved(value_type, module)  # pyright: ignore[reportArgumentType]

    monkeypatch.setattr("syclopt.ir.data_layout.resolved", counted)
    assert extent("%T100", chain(100, "{ INNER, INNER }")) == (8 << 100, 4)
    assert len(asked) == 101


@pytest.mark.parametrize(
    ("type_", "expected"),
    [
        ("{ " * DEEP + "i32" + " }" * DEEP, (4, 4)),
        ("<{ " * DEEP + "i32" + " }>" * DEEP, (4, 1)),
        ("[2 x " * DEEP + "i16" + "]" * DEEP, (2 << DEEP, 2)),
        ("{ i8, " * DEEP + "i8" + " }" * DEEP, (DEEP + 1, 1)),
    ],
    ids=["structs", "packed structs", "arrays", "structs of two"],
)
def test_depth_is_no_matter(type_: str, expected: tuple[int, int]) -> None:
    assert extent(type_) == expected


def test_depth_is_no_matter_by_name() -> None:
    assert extent(f"%T{DEEP}", chain(DEEP, "{ INNER }")) == (8, 4)
    assert extent(f"%T{DEEP}", chain(DEEP, "[1 x INNER]")) == (8, 4)


def test_depth_of_constants_is_no_matter() -> None:
    """A value says its type at each level, so that its text grows with the square of the levels."""
    levels = 340
    types = ["{ " * level + "i16" + " }" * level for level in range(levels + 1)]
    value = "".join(f"{{ {types[level]} " for level in range(levels - 1, -1, -1)) + "258" + " }" * levels
    bytes_of = ConstantBytes(Module.parse("")).of
    assert bytes_of(parse_constant(f"{types[levels]} {value}")) == b"\2\1"
    assert bytes_of(parse_constant("{ " * DEEP + "i16" + " }" * DEEP + " zeroinitializer")) == bytes(2)


def test_a_constant_of_very_many_bytes_is_refused() -> None:
    constant = parse_constant("[4000000000 x i8] zeroinitializer")
    with pytest.raises(LimitError, match="found 4000000000, expected at most"):
        ConstantBytes(Module.parse("")).of(constant)


def test_what_is_known_of_a_type_ends_with_it() -> None:
    module = Module.parse("%T = type { i32 }\n%U = type { %T, %T }\n")
    layout = DataLayout(LAYOUT)
    assert layout.extent(parse_type("%U"), module).bytes == 8
    module.types["T"].remove()
    module.add("%T = type { i64 }")
    assert layout.extent(parse_type("%U"), module).bytes == 16


def test_types_of_another_module_are_others() -> None:
    layout = DataLayout(LAYOUT)
    one, other = Module.parse("%T = type i8\n"), Module.parse("%T = type i64\n")
    found = [layout.extent(parse_type("[2 x %T]"), module).bytes for module in (one, other, one)]
    assert found == [2, 16, 2]


@pytest.mark.parametrize("types", ["", "%T = type opaque\n", "%T = type %U\n%U = type %T\n", "%T = type { %T }\n"])
def test_what_has_no_size_has_none(types: str) -> None:
    assert extent("%T", types) == (0, 1)


def test_a_name_may_have_anything_in_it() -> None:
    module = Module.parse('%"a = type i8" = type { i64 }\n%"b" = type ; a = comment\n i64\n')
    for name in ('%"a = type i8"', "%b"):
        assert DataLayout(LAYOUT).extent(parse_type(name), module).bytes == 8
