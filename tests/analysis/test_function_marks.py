"""What stands on functions, by the quick look and by the views."""

from pathlib import Path

import pytest

from syclopt.analysis.function_marks import FunctionMarks
from syclopt.errors import SycloptError
from syclopt.ir.module import Module

FIXTURES = Path(__file__).parents[2] / "ir_fixtures"
FILES = sorted(FIXTURES.rglob("*.ll"))
ODD = r"""
define spir_kernel void @"a!b #2"(ptr "x"="!no !5") #0 "sycl-optlevel"="3" section "sycl-grf-size" !used !0 !dbg !1 {
  ret void
}
define void @comment() ; #1 !commented !0
  #2 !real !0 {
  ret void
}
define void @escaped() "sycl\2Doptlevel"="\31" !esc\61ped !0 { ret void }
declare !first !0 !second !{i32 1} void @declared() #1 #2
define void @tight()!tight!0!inline !{!1, !{i32 1}} { ret void }
define void @distinct() !kept distinct !{} { ret void }
@variable = global i32 0, !no_function !0
attributes #0 = { "indirectly-callable"="S" }
attributes #1 = { "sycl-optlevel"="1" nounwind }
attributes #2 = { "sycl-optlevel"="2" "other" }
!0 = !{}
!1 = !{}
"""


def check(module: Module) -> FunctionMarks:
    marks = FunctionMarks.compute(module)
    attached: dict[str, list[object]] = {}
    attributes: dict[str, dict[object, str]] = {name: {} for name in marks.attributes}
    for function in module.functions.values():
        for kind in function.metadata_kinds:
            attached.setdefault(kind, []).append(function.key)
        for name, value in function.attributes.items():
            if name in attributes:
                attributes[name][function.key] = value
    assert marks.attached == attached
    assert marks.attributes == attributes
    assert FunctionMarks.compute(module) == marks
    return marks


def test_odd_headers() -> None:
    module = Module.parse(ODD)
    marks = check(module)
    assert marks.attributes["sycl-optlevel"] == {"a!b #2": "3", "comment": "2", "escaped": "1", "declared": "2"}
    assert not marks.attributes["sycl-grf-size"]
    assert sorted(marks.attached) == [
        *("dbg", "escaped", "first", "inline", "kept", "real", "second", "tight", "used"),
    ]
    assert [function.name for function in marks.with_metadata(module, "real")] == ["comment"]


@pytest.mark.parametrize("folder", sorted({path.parent for path in FILES}), ids=lambda path: path.name)
def test_the_quick_look_agrees_with_the_views(folder: Path) -> None:
    for path in folder.glob("*.ll"):
        try:
            module = Module.read(path)
        except SycloptError:  # some fixtures are several modules, or none
            continue
        check(module)
