"""What the passes of virtual functions promise: `changed` is true, a second run changes nothing, preserved is right."""

from __future__ import annotations

from pathlib import Path

import pytest

from syclopt.analysis.call_graph import CallGraph
from syclopt.analysis.called_symbols import CalledSymbols
from syclopt.analysis.entry_points import EntryPoints
from syclopt.errors import InputError, PassFailed
from syclopt.images.image import DeviceImage
from syclopt.ir.module import Module
from syclopt.passes import AnalysisCache, ModulePass, PassContext
from syclopt.pipeline.parse import parse_pipeline
from syclopt.pipeline.run import run_pipeline

FIXTURES = Path(__file__).parents[2] / "ir_fixtures"
FOLDERS = (
    "real",
    "passes/sycl_cleanup_vtables",
    "passes/sycl_virtual_functions_analysis",
    "passes/sycl_resolve_virtual_functions",
)
FILES = [path for folder in FOLDERS for path in sorted((FIXTURES / folder).glob("*.ll"))]
PASSES = (
    "sycl-cleanup-vtables",
    "sycl-virtual-functions-analysis",
    "sycl-resolve-virtual-functions<target=intel_gpu_icllp>",
)


def _run(pass_: ModulePass, module: Module) -> bool:
    cache = AnalysisCache(DeviceImage(module))
    for analysis in (EntryPoints, CalledSymbols, CallGraph):
        cache.get(analysis)
    result = pass_.run(module, PassContext(pass_, cache))
    cache.drop(result)
    assert cache.get(EntryPoints) == EntryPoints.compute(module)
    assert cache.get(CalledSymbols).symbols == CalledSymbols.compute(module).symbols
    assert cache.get(CallGraph).callees == CallGraph.compute(module).callees
    return result.changed


@pytest.mark.parametrize("path", FILES, ids=[f"{path.parent.name}/{path.name}" for path in FILES])
def test_changed_means_that_the_text_differs(path: Path) -> None:
    """So it is for each pass, on the input and on what the pass made of it."""
    try:
        module = Module.read(path)
    except InputError:
        pytest.skip("no module")
    for text in PASSES:
        [pass_] = parse_pipeline(text, "test")
        assert isinstance(pass_, ModulePass)
        edited = module.copy()
        try:
            changed = _run(pass_, edited)
        except (InputError, PassFailed):
            continue
        assert changed == (edited.to_bytes() != module.to_bytes()), text
        again = edited.to_bytes()
        assert not _run(pass_, edited), f"{text}: a second run changes something"
        assert edited.to_bytes() == again
        assert Module.parse(again).to_bytes() == again


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
