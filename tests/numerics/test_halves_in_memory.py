"""Halves in memory: what `vstore_half` rounds as it is asked, and `vload_half` reads."""

import numpy as np
import pytest
from tests.launches import launch
from tests.numerics.conversions import MODES, Conversion, everything, values_of
from tests.numerics.formats import is_same

import syclrt
from syclopt.ir import Module

KERNELS = """
target triple = "spirv64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func float @_Z10vload_halfmPU3AS1KDh(i64, ptr addrspace(1))
define spir_kernel void @load(ptr addrspace(1) %from, ptr addrspace(1) %to) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %x = call spir_func float @_Z10vload_halfmPU3AS1KDh(i64 %id, ptr addrspace(1) %from)
  %p = getelementptr float, ptr addrspace(1) %to, i64 %id
  store float %x, ptr addrspace(1) %p
  ret void
}
"""
STORE = """
declare spir_func void @_Z{size}{word}{kind}mPU3AS1Dh({type}, i64, ptr addrspace(1))
define spir_kernel void @{word}{kind}(ptr addrspace(1) %from, ptr addrspace(1) %to) {{
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr {type}, ptr addrspace(1) %from, i64 %id
  %x = load {type}, ptr addrspace(1) %p
  call spir_func void @_Z{size}{word}{kind}mPU3AS1Dh({type} %x, i64 %id, ptr addrspace(1) %to)
  ret void
}}
"""
TYPES = {"f": "float", "d": "double"}


@pytest.fixture(scope="module")
def program() -> syclrt.Program:
    words = [(f"vstore_half{mode}", kind) for mode in MODES for kind in TYPES]
    stores = (STORE.format(size=len(word), word=word, kind=kind, type=TYPES[kind]) for word, kind in words)
    return syclrt.load(Module.parse("".join((KERNELS, *stores))))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("kind", TYPES)
def test_halves_are_stored(program: syclrt.Program, kind: str, mode: str) -> None:
    given = values_of(kind)[::3].copy()
    found = np.zeros(len(given), "f2")
    launch(syclrt.Queue(), len(given), program.kernel(f"vstore_half{mode}{kind}"), given, found)
    exact = Conversion(kind, "Dh", saturates=False, mode=mode).exact
    for value, one in zip(given.tolist(), found.tolist(), strict=True):
        assert is_same(one, exact(value)), value


def test_all_halves_are_loaded(program: syclrt.Program) -> None:
    given = everything("Dh")
    found = np.zeros(len(given), "f4")
    launch(syclrt.Queue(), len(given), program.kernel("load"), given, found)
    with np.errstate(invalid="ignore"):
        np.testing.assert_array_equal(found, given.astype("f4"))
