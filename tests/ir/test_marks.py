"""What stands on functions and variables, by the quick look and by the views."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from syclopt.errors import SycloptError
from syclopt.ir.edits.cut import Cutter
from syclopt.ir.module import Module
from syclopt.ir.text.spelling import Key
from syclopt.ir.views.symbol import Symbol
from syclopt.pipeline.run import run_pipeline

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
declare !first !0 void @behind() !not_there !0
define void @tight()!tight!0!inline !{!1, !{i32 1}} { ret void }
define void @distinct() !kept distinct !{} { ret void }
define void @flags() nounwind noinline #3 { ret void }
define void @parameter(ptr "sycl-optlevel"="7" %p) #3 { ret void }
define void @"#0"(ptr byval(%"sycl-optlevel") %x) { ret void }
define void @values() "key"="sycl-optlevel" "other"="#0" { ret void }
define void @both() "sycl-optlevel"="inline" #2 { ret void }
@variable = global i32 0, !no_function !0
@grouped = global [5 x i8] c"a #1;\22", align 1 #2
@two = global i32 0 #3 #1
@beside = global i32 0 "other"="here" #1
@before = global i32 0 #1 "other"="here"
@commented = global i32 0 ; #1
@split = global i32 0, align 4
  "sycl-optlevel"="5" ; a comment
@section = global i32 0, section "sycl-optlevel"
@text = global [5 x i8] c"\22 #1 \22"
@"#1" = global i32 0
%"sycl-optlevel" = type { i32 }
attributes #0 = { "indirectly-callable"="S" }
attributes #1 = { "sycl-optlevel"="1" nounwind }
attributes #2 = { "sycl-optlevel"="2" "other" }
attributes #3 = { "other"="none" }
attributes #4 = { "odd" = "1;" "odd" ; "absent"
 "\61bc"="d" }
!0 = !{}
!1 = !{}
"""


def by_views(symbols: Mapping[Key, Symbol]) -> dict[str, dict[Key, str]]:
    """Name of each attribute -> key -> value, in the order of the module."""
    found: dict[str, dict[Key, str]] = {}
    for key, symbol in symbols.items():
        for name, value in symbol.attributes.strings.items():
            found.setdefault(name, {})[key] = value
    return found


def check(module: Module) -> None:
    attached: dict[str, list[Key]] = {}
    for function in module.functions.values():
        for kind in function.metadata_kinds:
            attached.setdefault(kind, []).append(function.key)
    for kind, keys in attached.items():
        assert [function.key for function in module.functions_with_metadata(kind)] == keys
    assert module.functions_with_metadata("absent") == []
    for name, values in by_views(module.functions).items():
        assert [*module.functions_with_string(name).items()] == [*values.items()]
    for name, values in by_views(module.globals).items():
        assert [*module.globals_with_string(name).items()] == [*values.items()]
    for number, group in module.attribute_groups.items():
        for name, value in group.attributes.strings.items():
            assert module.groups_with_string(name)[number] == group.strings[name] == value
    assert not module.functions_with_string("absent")
    assert not module.groups_with_string("absent")


def test_odd_headers() -> None:
    module = Module.parse(ODD)
    check(module)
    assert module.functions_with_string("sycl-optlevel") == {
        "a!b #2": "3",
        "comment": "2",
        "escaped": "1",
        "declared": "2",
        "both": "2",
    }
    assert not module.functions_with_string("nounwind")  # a flag
    assert not module.functions_with_string("sycl-grf-size")
    assert module.globals_with_string("sycl-optlevel") == {
        "grouped": "2",
        "two": "1",
        "beside": "1",
        "before": "1",
        "split": "5",
    }
    assert [function.name for function in module.functions_with_metadata("real")] == ["comment"]


def test_a_string_without_a_value() -> None:
    check(Module.parse('define void @cut_short() "frame-pointer"={\n  ret void\n}\n'))


def test_edits_are_seen() -> None:
    module = Module.parse('define void @f() #0 {\n  ret void\n}\n@g = global i32 0\nattributes #0 = { "a"="1" }\n')
    assert module.functions_with_string("a") == {"f": "1"}
    module.functions["f"].add_attribute("a", "2", string=True)
    assert module.functions_with_string("a") == {"f": "2"}
    module.functions["f"].set_metadata("kind", module.add_metadata("!{}"))
    assert [function.name for function in module.functions_with_metadata("kind")] == ["f"]
    module.globals["g"].add_attribute("b", string=True)
    assert module.globals_with_string("b") == {"g": ""}
    module.functions["f"].remove()
    assert not module.functions_with_string("a")


@pytest.mark.parametrize("folder", sorted({path.parent for path in FILES}), ids=lambda path: path.name)
def test_the_quick_look_agrees_with_the_views(folder: Path) -> None:
    for path in folder.glob("*.ll"):
        try:
            module = Module.read(path)
        except SycloptError:  # some fixtures are several modules, or none
            continue
        check(module)


def test_parts_of_a_module_have_marks_of_their_own() -> None:
    module = Module.parse(ODD)
    cutter = Cutter(module, many=True)
    for key in module.functions:
        part = cutter.cut([key])
        check(part)
        check(part.copy())
        assert not part.functions_with_string("fresh")
        part.functions[key].add_attribute("fresh", string=True)
        part.functions[key].set_metadata("fresh", part.add_metadata("!{}"))
        assert part.functions_with_string("fresh") == {key: ""}
        assert [function.key for function in part.functions_with_metadata("fresh")] == [key]
        check(part)


def test_images_have_the_mark_that_the_split_gives_them() -> None:
    text = "define spir_kernel void @a() {\n  ret void\n}\n\ndefine spir_kernel void @b() {\n  ret void\n}\n"
    images = run_pipeline(text, "device-code-split<mode=kernel>")
    found = [[*image.module.functions_with_string("sycl-entry-point")] for image in images]
    assert found == [["b"], ["a"]]
    for image in images:
        check(image.module)
