"""Modules whose types, constants and metadata nest deeper than Python's stack, as LLVM takes them."""

from __future__ import annotations

import pytest

from syclopt.errors import SycloptError
from syclopt.ir.linking import link
from syclopt.ir.module import Module
from syclopt.pipeline.registry import _PASSES
from syclopt.pipeline.run import run_pipeline

DEPTH = 1000  # one frame of Python for each of these is more than its stack has
HEAD = 'target datalayout = "e-i64:64-v16:16-v24:32-n8:16:32:64-G1"\ntarget triple = "spir64-unknown-unknown"\n'
UNIT = 'attributes #0 = { "sycl-module-id"="a.cpp" }\n'
STRUCT = "{ " * DEPTH + "i32" + " }" * DEPTH
CHAIN = "%T0 = type { i32 }\n" + "".join(f"%T{level} = type {{ %T{level - 1} }}\n" for level in range(1, DEPTH))
NODE = "!{" * DEPTH + "i32 1" + "}" * DEPTH
NODES = "".join(f"!{number} = !{{!{number + 1}}}\n" for number in range(DEPTH)) + f"!{DEPTH} = !{{i32 1}}\n"
LISTS = "".join(f"!{name} = !{{!0}}\n" for name in ("sycl_aspects", "sycl_types_that_use_aspects", "other"))
ATTACHED = "!sycl_used_aspects !0 !intel_reqd_sub_group_size !0 !sycl_kernel_omit_args !0"
CAST = "getelementptr (i8, ptr addrspace(1) " * DEPTH + "@a" + ", i32 1)" * DEPTH


def kernel(parameter: str = "", attached: str = "", body: str = "") -> str:
    return f"define spir_kernel void @k({parameter}) #0 {attached} {{\n{body}  ret void\n}}\n{UNIT}"


MODULES = {
    "a struct": HEAD + kernel(f"ptr byval({STRUCT}) %p"),
    "a chain of structs": HEAD + CHAIN + kernel(f"ptr byval(%T{DEPTH - 1}) %p"),
    "a parameter": HEAD + kernel(f"{STRUCT} %p"),
    "a variable": f"{HEAD}@g = internal addrspace(1) constant {STRUCT} zeroinitializer\n"
    + kernel(body="  %x = load i32, ptr addrspace(1) @g\n"),
    "a constant": f"{HEAD}@a = addrspace(1) global i32 0\n@g = addrspace(1) global ptr addrspace(1) {CAST}\n"
    + kernel(body="  %x = load i32, ptr addrspace(1) @g\n"),
    "a node": HEAD + kernel(attached=ATTACHED) + f"!0 = !{{{NODE}}}\n{LISTS}",
    "a chain of nodes": HEAD + kernel(attached=f"{ATTACHED} !dbg !0") + NODES + LISTS,
}


@pytest.mark.parametrize("name", MODULES)
def test_passes_run_or_refuse(name: str) -> None:
    """Any other exception is a failure."""
    module = Module.parse(MODULES[name])
    done = 0
    for name_of_pass in [each for each in _PASSES if each not in ("verify", "llvm", "print")]:
        try:
            for image in run_pipeline(module.copy(), name_of_pass):
                image.module.to_bytes()
            done += 1
        except SycloptError:
            continue
    assert done > len(_PASSES) // 2


@pytest.mark.parametrize("name", MODULES)
def test_modules_are_linked(name: str) -> None:
    other = Module.parse(MODULES[name].replace("@k", "@other").replace("@g", "@h").replace("@a", "@b"))
    linked = link([Module.parse(MODULES[name]), other])
    assert {"k", "other"} <= {*linked.functions}
