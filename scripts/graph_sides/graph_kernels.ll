; A kernel that does nothing, and one that computes for some tens of microseconds.
target triple = "spirv64-unknown-unknown"

define spir_kernel void @empty() {
  ret void
}

define spir_kernel void @busy(i32 %times, ptr addrspace(1) %result) {
start:
  br label %loop
loop:
  %i = phi i32 [ 0, %start ], [ %next, %loop ]
  %x = phi i32 [ 1, %start ], [ %y, %loop ]
  %product = mul i32 %x, 1664525
  %shifted = lshr i32 %product, 13
  %y = xor i32 %product, %shifted
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %times
  br i1 %more, label %loop, label %end
end:
  store i32 %y, ptr addrspace(1) %result
  ret void
}
