"""What entry points need, over uses and over indirect calls."""

from __future__ import annotations

import pytest

from syclopt.errors import UndefinedError
from syclopt.ir.module import Module
from syclopt.transforms.device_code_split.cutter import ImageCutter

INDIRECT = """
define void @caller(ptr %f) {{
  {call}
  ret void
}}
define {callee} #0 {{
  unreachable
}}
attributes #0 = {{ "referenced-indirectly" }}
"""


@pytest.mark.parametrize(
    ("call", "callee", "is_needed"),
    [
        ("call void %f()", "void @g()", True),
        ("call spir_func void %f()", "fastcc void @g()", True),
        ("tail call noundef i32 %f(i32 noundef 1)", "noundef i32 @g(i32 signext %x)", True),
        ("call i32 (ptr, ...) %f(ptr null, i32 1)", "i32 @g(ptr, ...)", True),
        ("call i32 %f(ptr null)", "i32 @g(ptr, ...)", False),
        ("call void %f(ptr addrspace(4) null)", "void @g(ptr  addrspace( 4 ) %p)", True),
        ("call void %f(ptr addrspace(4) null)", "void @g(ptr %p)", False),
        ("call void %f(ptr byval(i32) null)", "void @g(ptr %p)", True),
        ("call void %f([2 x  {i32,ptr}] undef)", "void @g([2 x { i32, ptr }] %p)", True),
        ("call void %f(i32 1)", "void @g(i64 %x)", False),
        ("call void %f()", "spir_kernel void @g()", False),
        ("call void @caller(ptr %f)", "void @g(ptr %p)", False),
        ('call void asm "", ""()', "void @g()", False),
        ("call void null()", "void @g()", True),
    ],
)
def test_indirect_calls(call: str, callee: str, is_needed: bool) -> None:
    """A possible callee is needed when its function type is exactly that of an indirect call."""
    module = Module.parse(INDIRECT.format(call=call, callee=callee))
    assert ("g" in ImageCutter(module).cut(["caller"]).functions) is is_needed


def test_declared_callees_do_not_come() -> None:
    """A declaration is there when something names it, not when an indirect call might reach it."""
    module = Module.parse(
        'define void @f(ptr %p) {\n  call void %p()\n  ret void\n}\ndeclare void @g() "referenced-indirectly"\n'
    )
    assert [*ImageCutter(module).cut(["f"]).functions] == ["f"]


def test_a_missing_symbol_is_refused_where_it_is_needed() -> None:
    """The message names the user; other cuts of the module are not in the way."""
    module = Module.parse(
        "define void @f() {\n  call void @absent()\n  ret void\n}\ndefine void @g() {\n  ret void\n}\n"
    )
    dependencies = ImageCutter(module)
    assert [*dependencies.cut(["g"]).functions] == ["g"]
    with pytest.raises(UndefinedError, match="'@absent', to which '@f' refers, is not defined"):
        dependencies.cut(["f"])


def test_aliases_are_in_the_comdat_of_what_they_stand_for() -> None:
    """Through other aliases and expressions; an alias of no symbol, of two, or of itself is in none."""
    module = Module.parse(
        "$c = comdat any\n@v = global i32 0, comdat($c)\n@w = global i32 0\n"
        "@a = alias i32, getelementptr (i8, ptr @v, i64 2)\n@b = alias i32, ptr @a\n@x = alias i32, ptr @w\n"
        "@n = alias i32, inttoptr (i64 1 to ptr)\n"
        "@d = alias i32, inttoptr (i64 sub (i64 ptrtoint (ptr @v to i64), i64 ptrtoint (ptr @w to i64)) to ptr)\n"
        "@loop = alias i32, ptr @pool\n@pool = alias i32, ptr @loop\n"
    )
    assert module.comdats_of_symbols() == {"v": "c", "a": "c", "b": "c"}
