"""Which functions are entry points."""

from __future__ import annotations

import pytest

from syclopt.analysis.entry_points import EntryPoints
from syclopt.ir.module import Module

GROUPS = '\nattributes #0 = { nounwind "sycl-module-id"="m" }\nattributes #1 = { "sycl-module-id" }\n'


@pytest.mark.parametrize(
    ("header", "expected"),
    [
        ("define spir_kernel void @f()", True),
        ("define amdgpu_kernel void @f()", True),
        ("define ptx_kernel void @f()", True),
        ("define internal spir_kernel void @__builtin_x() #0", True),
        ("define spir_func void @f()", False),
        ("define spir_func void @f() #0", True),
        ("define spir_func void @f() #1", True),
        ("define fastcc void @f() #0", True),
        ('define void @f() "sycl-module-id"="m"', True),
        (r'define void @f() "sycl-module\2Did"="m"', True),
        ('define void @f() "other"="sycl-module-id"', False),
        ('define void @f() section "sycl-module-id"', False),
        ("define spir_func void @_Z12__spirv_thingv() #0", False),
        ("define spir_func void @_Z__sycl_thingv() #0", False),
        ("define spir_func void @_Z3__esimd_xv() #0", False),
        ("define spir_func void @__builtin_thing() #0", False),
        ("define spir_func void @_Zx__spirv_thing() #0", True),
        ("define spir_func void @__spirv_thing() #0", True),
        ("define spir_func void @x__builtin_thing() #0", True),
        ('define spir_func void @f() "indirectly-callable"="s"', False),
    ],
)
def test_definitions(header: str, expected: bool) -> None:
    module = Module.parse(f"{header} {{\n  ret void\n}}\n{GROUPS}")
    [function] = module.functions.values()
    assert EntryPoints.compute(module).ordered == ((function.key,) if expected else ())


@pytest.mark.parametrize("header", ["declare spir_kernel void @f()", "declare spir_func void @f() #0"])
def test_declarations(header: str) -> None:
    """A declaration never is one."""
    module = Module.parse(f"{header}\n{GROUPS}")
    assert EntryPoints.compute(module).names == frozenset()


def test_kernels_that_were_linked_to_an_image() -> None:
    """Copies of kernels and of SYCL_EXTERNAL functions are none in an image that was split off; a new kernel is one."""
    module = Module.parse(
        "define spir_kernel void @new() #0 {\n  ret void\n}\n"
        'define spir_kernel void @marked() #0 "sycl-entry-point" {\n  ret void\n}\n'
        "define internal spir_kernel void @copy() #0 {\n  ret void\n}\n"
        "define available_externally spir_kernel void @elsewhere() #0 {\n  ret void\n}\n"
        f"define spir_func void @called() #0 {{\n  ret void\n}}\ndeclare spir_kernel void @declared() #0{GROUPS}"
    )
    assert EntryPoints.compute(module).ordered == ("new", "marked")
