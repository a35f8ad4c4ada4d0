"""sycl-propagate-aspects-usage from Python: the lists that come out, warnings, laws."""

from __future__ import annotations

from pathlib import Path

import pytest

from syclopt.analysis.aspects.conditional_lists import listed_pairs
from syclopt.analysis.device_metadata import aspects_of
from syclopt.errors import InputError, PassFailed, SycloptError
from syclopt.images.device_image import DeviceImage
from syclopt.ir.module import Module
from syclopt.passes import AnalysisCache, ModulePass, PassContext, Warnings
from syclopt.transforms.sycl_propagate_aspects_usage import SYCLPropagateAspectsUsagePass

REAL = sorted((Path(__file__).parents[2] / "ir_fixtures" / "real").glob("*.ll"))
TABLE = '\n!sycl_aspects = !{!1000}\n!1000 = !{!"fp64", i32 6}\n'


def used(text: str, **options: object) -> dict[str, tuple[int, ...]]:
    module = Module.parse(text)
    run(SYCLPropagateAspectsUsagePass(**options), module)  # pyright: ignore[reportArgumentType]
    lists = {str(key): aspects_of(f, "sycl_used_aspects") for key, f in module.functions.items()}
    return {key: numbers for key, numbers in lists.items() if numbers}


def run(pass_: ModulePass, module: Module, warnings: list[str] | None = None) -> bool:
    shown = warnings.append if warnings is not None else None
    return pass_.run(module, PassContext(pass_, AnalysisCache(DeviceImage(module)), Warnings(emit=shown))).changed


@pytest.mark.parametrize("path", REAL, ids=lambda path: path.name)
def test_real_modules_with_a_table_of_aspects(path: Path) -> None:
    """The lists that come out are those that a second run finds, also where uses of double do not count."""
    text = path.read_text()
    module = Module.parse(text if "!sycl_aspects" in text else text + TABLE)
    for pass_ in (
        SYCLPropagateAspectsUsagePass(validate_aspects=False),
        SYCLPropagateAspectsUsagePass(validate_aspects=False, fp64_conv_emu=True, exclude_aspects=("fp64",)),
    ):
        edited = module.copy()
        assert run(pass_, edited) == (edited.to_bytes() != module.to_bytes())
        assert not run(pass_, edited)


@pytest.mark.parametrize("closed", [False, True], ids=["chain", "cycle"])
def test_deep_call_graphs(closed: bool) -> None:
    size = 5_000
    bodies = [f"call void @f{i + 1}()" for i in range(size - 1)]
    bodies.append(f"%x = alloca double\n  {'call void @f0()' if closed else ''}")
    functions = [f"define spir_func void @f{i}() {{\n  {body}\n  ret void\n}}" for i, body in enumerate(bodies)]
    text = "\n".join(functions).replace("spir_func", "spir_kernel", 1) + TABLE
    assert used(text) == {f"f{i}": (6,) for i in range(size)}


def test_deeply_nested_conditions() -> None:
    """Each of 60 entry points lists what it uses after any of those before it, and what any after it uses."""
    depth, module_id = 60, '"sycl-module-id"="unit.cpp"'
    calls = [f"call void (...) @stub(ptr @f{i + 1}, ptr null, i32 -1, i32 {i})" for i in range(depth)]
    bodies = [*calls, "%x = alloca double"]
    functions = [f"define void @f{i}() {module_id} {{\n  {body}\n  ret void\n}}" for i, body in enumerate(bodies)]
    stub = 'declare void @stub(...) "sycl-call-if-on-device-conditionally"="true"'
    module = Module.parse("\n".join([stub, *functions]) + TABLE)
    run(SYCLPropagateAspectsUsagePass(), module)
    found = {str(key): listed_pairs(function) for key, function in module.functions.items()}
    assert all(aspects == (6,) for pairs in found.values() for _, aspects in pairs)
    for i in range(depth):
        ways = [(*[-4] * (depth - first - 1), *chain(first, depth)) for first in reversed(range(i + 1))]
        assert sorted(condition for condition, _ in found[f"f{i}"]) == sorted(ways)


def chain(first: int, end: int) -> tuple[int, ...]:
    """Return the conditions from one to another, each an aspect."""
    return tuple(number for condition in range(first, end) for number in (-1, condition))


def test_the_number_of_fp64_is_what_the_module_says() -> None:
    text = 'declare double @f()\n!sycl_aspects = !{!0, !1}\n!0 = !{!"fp64", i32 6}\n!1 = !{!"fp64", i32 5}\n'
    assert used(text) == {"f": (5,)}


def test_empty_table() -> None:
    module = Module.parse("declare double @f()\n!sycl_aspects = !{}\n")
    assert not run(SYCLPropagateAspectsUsagePass(), module)


def test_lists_of_five_and_more_ascend() -> None:
    numbers = "i32 40, i32 -1, i32 3, i32 2147483647, i32 0, i32 -2147483648"
    text = f"define spir_kernel void @k() !sycl_used_aspects !0 {{\n  ret void\n}}\n!0 = !{{{numbers}}}{TABLE}"
    assert used(text) == {"k": (-2147483648, -1, 0, 3, 40, 2147483647)}


def test_names_known_elsewhere_are_no_error() -> None:
    text = f"declare double @f(){TABLE}"
    assert used(text, exclude_aspects=("gpu",), fixed_targets=("cpu",)) == {"f": (6,)}
    with pytest.raises(PassFailed, match="option 'exclude-aspects': unknown aspect 'gqu'"):
        used(text, exclude_aspects=("gqu",))


def test_a_refused_module_is_not_changed() -> None:
    text = 'define spir_kernel void @k(double %x) "sycl-device-has"="x" {\n  ret void\n}\n' + TABLE
    module = Module.parse(text)
    with pytest.raises(SycloptError):
        run(SYCLPropagateAspectsUsagePass(), module)
    assert str(module) == text


def test_cycles_of_conditional_calls_end() -> None:
    text = """
define spir_kernel void @k() {
  call void @stub(ptr @a, ptr null, i32 -1, i32 6)
  ret void
}
define void @a() {
  %x = alloca double
  call void @stub(ptr @a, ptr null, i32 -1, i32 6)
  call void @stub(ptr @b, ptr null, i32 -1, i32 7)
  ret void
}
define void @b() {
  call void @stub(ptr @a, ptr null, i32 -1, i32 6)
  ret void
}
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
"""
    module = Module.parse(text + TABLE)
    run(SYCLPropagateAspectsUsagePass(), module)
    assert "sycl_used_aspects" not in str(module)
    conditions = [node.content for node in module.metadata.values() if "i32 -1" in node.content]
    assert conditions == ["!{i32 -1, i32 6}", "!{i32 -4, i32 -1, i32 6, i32 -1, i32 7}"]


def test_too_many_conditions() -> None:
    calls = "\n".join(f"  call void @stub(ptr @a, ptr null, i32 -1, i32 {i})" for i in range(1001))
    text = f"""
define spir_kernel void @k() {{
{calls}
  ret void
}}
define void @a() {{
  ret void
}}
declare void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
"""
    with pytest.raises(InputError, match="'@a' is reached under more than 1000 conditions"):
        used(text + TABLE)
