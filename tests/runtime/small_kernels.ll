; Small kernels for tests of queues and memory.
target triple = "spirv64-unknown-unknown"

; p[i] = p[i] * factor + term
define spir_kernel void @step(ptr addrspace(1) %p, i32 %factor, i32 %term) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %place = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %old = load i32, ptr addrspace(1) %place
  %product = mul i32 %old, %factor
  %new = add i32 %product, %term
  store i32 %new, ptr addrspace(1) %place
  ret void
}

; to[i] += from[i]
define spir_kernel void @add(ptr addrspace(1) %from, ptr addrspace(1) %to) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %source = getelementptr i32, ptr addrspace(1) %from, i64 %i
  %target = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %one = load i32, ptr addrspace(1) %source
  %other = load i32, ptr addrspace(1) %target
  %sum = add i32 %one, %other
  store i32 %sum, ptr addrspace(1) %target
  ret void
}

; waits until *p is 1
define spir_kernel void @until_one(ptr addrspace(1) %p) {
  br label %look
look:
  %now = load atomic volatile i32, ptr addrspace(1) %p acquire, align 4
  %is_one = icmp eq i32 %now, 1
  br i1 %is_one, label %end, label %look
end:
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
