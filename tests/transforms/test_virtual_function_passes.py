"""The passes of virtual functions, as seen from Python."""

from __future__ import annotations

from syclopt.pipeline.run import run_pipeline


def test_a_dummy_is_a_module_of_its_own() -> None:
    """Editing the dummy leaves the original alone, and what it carries too."""
    text = """
define spir_func i32 @f() "indirectly-callable"="S" !sycl_used_aspects !0 {
  ret i32 1
}
!0 = !{i32 6}
"""
    original, dummy = run_pipeline(text, "emit-virtual-functions,sycl-add-dummy-images,emit-symbols")
    assert "ret i32 1" in str(original.module)
    assert "ret i32 zeroinitializer" in str(dummy.module)
    dummy.sets["SYCL/virtual functions"].clear()
    assert [*original.sets["SYCL/virtual functions"]] == ["virtual-functions-set"]


def test_use_lists_go_when_slots_are_emptied() -> None:
    """A use-list order would be wrong afterwards."""
    text = """
@_ZTV1A = constant [2 x ptr] [ptr @f, ptr @f]
@other = global ptr @f
declare void @f()
uselistorder ptr @f, { 2, 1, 0 }
"""
    [image] = run_pipeline(text, "sycl-cleanup-vtables")
    assert "uselistorder" not in str(image.module)
