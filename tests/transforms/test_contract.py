"""What every module pass promises: it says whether it changed something, and a second run changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from syclopt.analysis.entry_points import EntryPoints
from syclopt.errors import InputError
from syclopt.images.image import DeviceImage
from syclopt.ir.module import Module
from syclopt.passes import AnalysisCache, ModulePass, PassContext
from syclopt.pipeline.parse import parse_pipeline

FIXTURES = Path(__file__).parents[2] / "ir_fixtures"
FOLDERS = (
    "real",
    "passes/internalize",
    "passes/globaldce",
    "passes/strip_dead_prototypes",
    "passes/strip_debug",
    "passes/device_code_split",
)
FILES = [path for folder in FOLDERS for path in sorted((FIXTURES / folder).glob("*.ll"))]
PASSES = (
    "internalize<entry-points>",
    "internalize",
    "globaldce",
    "strip-dead-prototypes",
    "strip-debug",
    "record-esimd-split-status",
    "refuse-unlowered-features",
)


def _run(pass_: ModulePass, module: Module) -> bool:
    cache = AnalysisCache(DeviceImage(module))
    cache.get(EntryPoints)
    result = pass_.run(module, PassContext(pass_, cache))
    cache.drop(result)
    assert cache.get(EntryPoints) == EntryPoints.compute(module), "a preserved analysis is out of date"
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
        except InputError:
            continue
        assert changed == (edited.to_bytes() != module.to_bytes()), text
        again = edited.to_bytes()
        assert not _run(pass_, edited), f"{text}: a second run changes something"
        assert edited.to_bytes() == again
        assert Module.parse(again).to_bytes() == again
