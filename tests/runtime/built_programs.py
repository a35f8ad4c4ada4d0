"""Device code in IR, made into images by the post-link step, run, and beside it by LLVM as one program.

Kernels take one pointer to four numbers of 64 bits; what they have to tell is the last one, an `i32`.
"""

from __future__ import annotations

import re
import subprocess
from typing import TYPE_CHECKING, Any

import pytest

import syclopt
import syclrt
from syclopt.testing.golden import available

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from syclopt.images.device_image import DeviceImage
    from syclrt import Device, Kernel, Program

TRIPLE = 'target triple = "spirv64-unknown-unknown"\n'
NEEDS_FP64 = '\n!0 = !{!1}\n!1 = !{!"fp64", i32 6}\n'
needs_lli = pytest.mark.skipif(not {"llvm-link-22", "lli-22"} <= {*available()}, reason="needs llvm-link-22, lli-22")

_MAIN = """
@format = constant [4 x i8] c"%d \\00"
declare i32 @printf(ptr, ...)
{declarations}
define i32 @main() {{
  %object = alloca [4 x i64]
  %result = getelementptr i64, ptr %object, i64 3
{calls}
  ret i32 0
}}
"""


def images_of(text: str, **options: Any) -> list[DeviceImage]:
    """Return the images of device code, one for each kernel if nothing else is said."""
    sets = ("exported_symbols", "imported_symbols", "device_globals", "program_metadata")
    every: dict[str, Any] = dict.fromkeys(("symbols", "suppress_undefined_warnings", *sets), True)
    every.update(mode="kernel")
    every.update(options)
    return syclopt.post_link(TRIPLE + text, **every)


def library_of(text: str, **options: Any) -> list[DeviceImage]:
    """Return the images of device code that leaves functions to other images."""
    return images_of(text, dynamic_linking=True, **options)


def kernel(name: str, body: str, attributes: str = "") -> str:
    """Return a kernel of a source file of its own: `%n` of its body is what it tells."""
    return f"""
define spir_kernel void @{name}(ptr %object) "sycl-module-id"="{name}.cpp" {attributes} {{
{body}
  %result = getelementptr i64, ptr %object, i64 3
  store i32 %n, ptr %result
  ret void
}}
"""


def told_by(program: Program, kernels: Sequence[str], device: Device | None = None) -> list[int]:
    """Return what kernels tell that are run one after the other, with the same memory."""
    queue = syclrt.Queue(device)
    memory = syclrt.zeros(4, "i8", queue)
    found: list[int] = []
    for name in kernels:
        queue.single_task(program.kernel(name), memory).wait()
        found.append(int(memory.to_numpy().view("i4")[6]))
    return found


def told_ahead_of_time(texts: Sequence[str], kernels: Sequence[str], folder: Path) -> list[int]:
    """Return the same from one program, which LLVM links of texts and runs."""
    calls = "".join(
        f"  call void @{name}(ptr %object)\n  %n{at} = load i32, ptr %result\n"
        f"  call i32 (ptr, ...) @printf(ptr @format, i32 %n{at})\n"
        for at, name in enumerate(kernels)
    )
    declarations = "\n".join(f"declare void @{name}(ptr)" for name in dict.fromkeys(kernels))
    paths: list[Path] = []
    for text in (*texts, _MAIN.format(calls=calls, declarations=declarations)):
        paths.append(folder / f"ahead_{len(paths)}.ll")
        paths[-1].write_text(re.sub(r"\bspir_(?:func|kernel) |target triple = .*", "", text))
    linked = subprocess.run(["llvm-link-22", "-S", *paths], capture_output=True, check=True, timeout=60)
    done = subprocess.run(["lli-22"], input=linked.stdout, capture_output=True, check=True, timeout=60)
    return [int(word) for word in done.stdout.split()]


def target_of(device: Device) -> str:
    """Return the target of images that are made for a device alone."""
    return "native_cpu" if device.backend == "native_cpu" else device.architecture


def reasons(program: Program, of: Kernel | str, device: Device | None = None) -> list[str]:
    """Return why images are linked to a kernel, in order."""
    return [one.reason for one in program.explain(of, device).images]


LINKED = (
    """
@A = linkonce_odr addrspace(1) constant [2 x ptr] [ptr @f, ptr @g]
define linkonce_odr spir_func i32 @f(ptr %this) "indirectly-callable"="S" {
  ret i32 1
}
define linkonce_odr spir_func double @g(ptr %this) "indirectly-callable"="D" !sycl_used_aspects !0 {
  ret double 2.0
}
declare spir_func i32 @get(i32)
declare spir_func void @stub(ptr, ptr, i32, ...) "sycl-call-if-on-device-conditionally"
define internal spir_func void @action(ptr %object) {
  ret void
}
"""
    + kernel(
        "make",
        """  store ptr addrspace(1) @A, ptr %object
  call spir_func void (ptr, ptr, i32, ...) @stub(ptr @action, ptr %object, i32 -4, i32 -1, i32 6, i32 -1, i32 5)
  %n = call spir_func i32 @get(i32 0)""",
    )
    + kernel("call", "  %n = add i32 0, 0", '"calls-indirectly"="S"')
)
"""Kernels with virtual functions, of which one needs fp64 (`!0`), an imported one, and code under a condition."""
