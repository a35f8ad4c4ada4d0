"""The passes about conditional calls: odd spellings, and programs that run what their conditions say."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from random import Random

import pytest

from syclopt import targets
from syclopt.conditions.condition import Condition
from syclopt.images.device_image import DeviceImage
from syclopt.ir.llvm import verify
from syclopt.ir.module import Module
from syclopt.passes import AnalysisCache, ModulePass, PassContext, Warnings
from syclopt.pipeline.parse import parse_pipeline

OUTLINE = "sycl-conditional-call-on-device<prefix=x>"
DECIDE = "sycl-decide-conditional-calls<target=intel_gpu_pvc>"


def run(text: str, module: Module) -> bool:
    [pass_] = parse_pipeline(text, "test")
    assert isinstance(pass_, ModulePass)
    cache = AnalysisCache(DeviceImage(module))
    return pass_.run(module, PassContext(pass_, cache, Warnings(emit=lambda _: None))).changed


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_odd_spellings(ending: str) -> None:
    """Lines over several lines, comments, one-line bodies, names in UTF-8, and other line endings."""
    text = """%"é" = type { ptr }
define void @user(ptr %d) { call void ; where ) it goes
  @"cé"(
  ptr byval(%"é") ; the data
  %d, i32 -3, i32 -3, i32 -1, i32 6), !note !0 ret void }
define internal void @"cé"(ptr byval(%"é") %f, i32, i32, i32, i32) "sycl-call-if-on-device-conditionally" {
  call void @"ação"(ptr %f) ret void }
define internal void @"ação"(ptr %f) { store ptr null, ptr %f ret void }
!0 = !{!"é"}
"""
    module = Module.parse(text.replace("\n", ending))
    assert run(OUTLINE, module)
    verify(module)
    text = " ".join(str(module).split()).replace('ptr byval(%"é") ; the data %d', 'ptr byval(%"é") %d')
    arguments = 'ptr @"a\\C3\\A7\\C3\\A3o", ptr byval(%"é") %d, i32 -3, i32 -3, i32 -1, i32 6'
    assert f'@"c\\C3\\A9_x_1"({arguments}), !note !0' in text
    assert run(DECIDE, module)
    verify(module)
    assert 'call void @"a\\C3\\A7\\C3\\A3o"(ptr %sycl.copy), !note !0' in str(module)


def some_condition(random: Random, depth: int) -> Condition:
    if not depth:
        names = ("intel_gpu_pvc", "intel_gpu_dg1", "x86_64")
        return random.choice([*map(Condition.aspect, (1, 2, 5, 6)), *map(Condition.architecture, names)])
    first, second = (some_condition(random, random.randrange(depth)) for _ in range(2))
    return random.choice([~first, first & second, first | second])


@pytest.mark.skipif(shutil.which("lli-22") is None, reason="needs lli-22")
@pytest.mark.parametrize("target", ["intel_gpu_pvc", "intel_gpu_dg1", "nvidia_gpu_sm_90", "spir64"])
def test_code_runs_where_its_condition_holds(target: str, tmp_path: Path) -> None:
    """Each action prints its letter and writes to its data, of which the caller sees nothing."""
    random = Random(target)
    conditions = [some_condition(random, random.randrange(6)) for _ in range(40)]
    text = "declare i32 @putchar(i32)\n"
    body = ""
    for i, condition in enumerate(conditions):
        numbers = condition.integers()
        types = ["i32" if abs(number) < 1 << 31 else "i64" for number in numbers]
        text += f"""define internal void @action{i}(ptr %p) {{
  %v = load i32, ptr %p
  store i32 1, ptr %p
  %r = call i32 @putchar(i32 %v)
  ret void
}}
define internal void @caller{i}(ptr byval(i32) %f, {", ".join(types)}) "sycl-call-if-on-device-conditionally" {{
  call void @action{i}(ptr %f)
  ret void
}}
"""
        arguments = ", ".join(f"{type_} {number}" for type_, number in zip(types, numbers, strict=True))
        body += f"""  store i32 {48 + i}, ptr %x
  call void @caller{i}(ptr byval(i32) %x, {arguments})
  %l{i} = load i32, ptr %x
  %d{i} = sub i32 %l{i}, {48 + i}
  %s{i} = or i32 %d{i}, {f"%s{i - 1}" if i else 0}
"""
    text += f"define i32 @main() {{\n  %x = alloca i32\n{body}  ret i32 %s{len(conditions) - 1}\n}}\n"
    module = Module.parse(text)
    assert run(OUTLINE, module)
    assert run(f"sycl-decide-conditional-calls<target={target}>", module)
    module.write(tmp_path / "decided.ll")
    done = subprocess.run(["lli-22", tmp_path / "decided.ll"], capture_output=True, text=True, check=True)
    assert done.stdout == "".join(chr(48 + i) for i, c in enumerate(conditions) if c.decide(targets.get(target)))
