"""Attributes of all functions at once, held to the attributes of each."""

from pathlib import Path

import pytest

from syclopt.analysis.attribute_values import attribute_values
from syclopt.errors import InputError
from syclopt.ir.module import Module

FIXTURES = Path(__file__).parents[2] / "ir_fixtures"
NAMES = ("sycl-module-id", "min-legal-vector-width", "frame-pointer", "nounwind", "sycl-optlevel")
TEXT = r"""
define void @grouped() #0 {
  ret void
}
define void @inline() "sycl-module-id"="a b.cpp" "frame-pointer" {
  ret void
}
define void @both() "sycl-module-id"="inline" #0 {
  ret void
}
define void @"#0"(ptr byval(%"sycl-module-id") %x) {
  ret void
}
define void @sections() section "sycl-module-id" {
  ret void
}
define void @values() "key"="sycl-module-id" "other"="#0" {
  ret void
}
define void @escaped() "sycl\2Dmodule-id"="c" {
  ret void
}
declare void @quoted(%"a b") "frame-pointer"="all" #1 ; "sycl-module-id" #0
%"a b" = type { i32 }
%"sycl-module-id" = type { i32 }
attributes #0 = { nounwind "sycl-module-id"="group" }
attributes #1 = { nounwind }
"""


def check(module: Module) -> None:
    expected = {name: {} for name in NAMES}
    for key, function in module.functions.items():
        for name, value in function.attributes.items():
            if name in expected:
                expected[name][key] = value
    flags = {"nounwind"}  # the words before a group are not looked at: SYCL's attributes are strings
    found = attribute_values(module, NAMES)
    assert {n: v for n, v in found.items() if n not in flags} == {n: v for n, v in expected.items() if n not in flags}


def test_spellings() -> None:
    check(Module.parse(TEXT))
    check(Module.parse('define void @cut_short() "frame-pointer"={\n  ret void\n}\n'))


@pytest.mark.parametrize("path", sorted((FIXTURES / "real").glob("*.ll")), ids=lambda path: path.name)
def test_real_modules(path: Path) -> None:
    try:
        check(Module.read(path))
    except InputError:
        pytest.skip("no module")
