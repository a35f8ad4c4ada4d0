"""What is loaded under a condition, and written over, is what was there before: LLVM loads it where ways meet."""

import numpy as np
from tests.launches import launch

import syclrt
from syclopt.ir import Module
from syclrt import Queue

# Work-items: if (now & 1) { old = p[i]; p[i] = now; now = old; } out[i] = now; `sums` adds, and has floats.
KERNELS = """
target triple = "spirv64-unknown-unknown"
define spir_kernel void @exchange(ptr addrspace(1) %p, ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %now = trunc i64 %i to i32
  %bit = and i32 %now, 1
  %is.odd = icmp eq i32 %bit, 1
  br i1 %is.odd, label %then, label %end
then:
  %place = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %old = load i32, ptr addrspace(1) %place, align 4
  store i32 %now, ptr addrspace(1) %place, align 4
  br label %end
end:
  %found = phi i32 [ %old, %then ], [ %now, %0 ]
  %to = getelementptr i32, ptr addrspace(1) %out, i64 %i
  store i32 %found, ptr addrspace(1) %to, align 4
  ret void
}
define spir_kernel void @sums(ptr addrspace(1) %p, ptr addrspace(1) %out) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %bit = and i64 %i, 1
  %is.odd = icmp eq i64 %bit, 1
  %to = getelementptr float, ptr addrspace(1) %out, i64 %i
  %now = load float, ptr addrspace(1) %to, align 4
  br i1 %is.odd, label %then, label %end
then:
  %place = getelementptr float, ptr addrspace(1) %p, i64 %i
  %old = load float, ptr addrspace(1) %place, align 4
  store float 7.0, ptr addrspace(1) %place, align 4
  %sum = fadd float %now, %old
  br label %end
end:
  %found = phi float [ %sum, %then ], [ %now, %0 ]
  store float %found, ptr addrspace(1) %to, align 4
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""


def test_exchanges_and_sums_under_a_condition(queue: Queue) -> None:
    program, at = syclrt.load(Module.parse(KERNELS)), np.arange(200)
    is_odd = at % 2 == 1
    for name, kind in (("exchange", "i4"), ("sums", "f4")):
        p, out = (at + 1000).astype(kind), (at * 3).astype(kind)
        launch(queue, 200, program.kernel(name), p, out)
        assert p.tolist() == np.where(is_odd, at if name == "exchange" else 7, at + 1000).tolist()
        expected = np.where(is_odd, at + 1000, at) if name == "exchange" else at * 3 + is_odd * (at + 1000)
        assert out.tolist() == expected.tolist()
