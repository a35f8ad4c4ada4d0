"""What an alias stands for."""

import pytest

from syclopt.ir.aliases import symbol_behind
from syclopt.ir.module import Module

TEXT = """
@table = global [2 x ptr] zeroinitializer
@name = alias [2 x ptr], ptr @table
@again = alias [2 x ptr], ptr @name
@place = alias ptr, getelementptr ([2 x ptr], ptr @table, i64 0, i64 1)
@beyond = alias ptr, ptr @place
@loop = alias i32, ptr @loop
@first = alias i32, ptr @second
@second = alias i32, ptr @first
@distance = alias i32, inttoptr (i64 sub (i64 ptrtoint (ptr @table to i64), i64 ptrtoint (ptr @f to i64)) to ptr)
@number = alias i32, inttoptr (i64 4096 to ptr)
@outside = alias i32, ptr @absent
@resolved = ifunc void (), ptr @resolver
@chosen = alias void (), ptr @resolved
@"a b" = alias void (), ptr @f
define ptr @resolver() {
  ret ptr @f
}
define void @f() {
  ret void
}
"""


@pytest.mark.parametrize(
    ("alias", "target", "name_of"),
    [
        ("table", "table", "table"),
        ("name", "table", "table"),
        ("again", "table", "table"),
        ("place", "table", None),
        ("beyond", "table", None),
        ("loop", None, None),
        ("first", None, None),
        ("distance", None, None),
        ("number", None, None),
        ("outside", "absent", "absent"),
        ("resolved", "resolved", "resolved"),
        ("chosen", "resolved", "resolved"),
        ("a b", "f", "f"),
        ("absent", "absent", "absent"),
    ],
)
def test_aliases_are_followed(alias: str, target: str | None, name_of: str | None) -> None:
    symbols = Module.parse(TEXT).index.table("symbol")
    assert symbol_behind(symbols, alias) == target
    assert symbol_behind(symbols, alias, is_name=True) == name_of


def test_all_aliases_at_once_stand_for_what_each_alone_does() -> None:
    count = 2000  # aliases of aliases, of which each is looked at once
    chain = "".join(f"@a{at} = alias void (), ptr @a{at + 1}\n" for at in range(count))
    cycle = "@c = alias void (), ptr @d\n@d = alias void (), ptr @c\n@into = alias void (), ptr @c\n"
    others = "@part = alias i8, getelementptr (i8, ptr @a0, i64 1)\n@outside = alias i8, ptr @absent\n"
    module = Module.parse(f"{chain}{cycle}{others}define void @a{count}() {{\n  ret void\n}}\n")
    behind = module.symbols_behind()
    assert behind.keys() == module.aliases.keys()
    assert {behind[f"a{at}"] for at in range(count)} == {f"a{count}"}
    assert [behind[name] for name in ("c", "d", "into", "part", "outside")] == [None, None, None, f"a{count}", "absent"]
    names = module.symbols_behind(is_name=True)
    assert names["part"] is None
    assert names["a0"] == f"a{count}"
    some = ("a0", "a1999", "c", "into", "part", "outside")
    assert [module.symbol_behind(name) for name in some] == [behind[name] for name in some]
