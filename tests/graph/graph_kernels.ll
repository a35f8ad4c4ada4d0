; Small kernels for tests of graphs.
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

; p[i] += term, whoever else does so
define spir_kernel void @count(ptr addrspace(1) %p, i32 %term) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %place = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %old = atomicrmw add ptr addrspace(1) %place, i32 %term monotonic
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

; p[i] = value
define spir_kernel void @put(ptr addrspace(1) %p, i32 %value) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %place = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 %value, ptr addrspace(1) %place
  ret void
}

; p[row * columns + column] = value, for two extents
define spir_kernel void @put_2d(ptr addrspace(1) %p, i32 %value) {
  %row = call spir_func i64 @_Z13get_global_idj(i32 1)
  %columns = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %column = call spir_func i64 @_Z13get_global_idj(i32 0)
  %start = mul i64 %row, %columns
  %at = add i64 %start, %column
  %place = getelementptr i32, ptr addrspace(1) %p, i64 %at
  store i32 %value, ptr addrspace(1) %place
  ret void
}

; p[i] = the size of its work-group
define spir_kernel void @group_size(ptr addrspace(1) %p) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %number = trunc i64 %size to i32
  %place = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 %number, ptr addrspace(1) %place
  ret void
}

; p[i] = pair.first * 100 + pair.second
%pair = type { i32, i32 }
define spir_kernel void @put_pair(ptr addrspace(1) %p, ptr byval(%pair) %values) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %first = load i32, ptr %values
  %next = getelementptr i32, ptr %values, i64 1
  %second = load i32, ptr %next
  %hundreds = mul i32 %first, 100
  %sum = add i32 %hundreds, %second
  %place = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 %sum, ptr addrspace(1) %place
  ret void
}

; turns each work-group of p around, through local memory
define spir_kernel void @reverse(ptr addrspace(1) %p, ptr addrspace(3) %local) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = call spir_func i64 @_Z12get_local_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %place = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %mine = load i32, ptr addrspace(1) %place
  %slot = getelementptr i32, ptr addrspace(3) %local, i64 %at
  store i32 %mine, ptr addrspace(3) %slot
  call spir_func void @_Z7barrierj(i32 1)
  %last = sub i64 %size, 1
  %mirror = sub i64 %last, %at
  %other = getelementptr i32, ptr addrspace(3) %local, i64 %mirror
  %found = load i32, ptr addrspace(3) %other
  store i32 %found, ptr addrspace(1) %place
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
declare spir_func i64 @_Z15get_global_sizej(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32)

; turns each work-group of 8 around, through local memory of its own
@scratch = internal addrspace(3) global [8 x i32] undef, align 4
define spir_kernel void @reverse_8(ptr addrspace(1) %p) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = call spir_func i64 @_Z12get_local_idj(i32 0)
  %place = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %mine = load i32, ptr addrspace(1) %place
  %slot = getelementptr [8 x i32], ptr addrspace(3) @scratch, i64 0, i64 %at
  store i32 %mine, ptr addrspace(3) %slot
  call spir_func void @_Z7barrierj(i32 1)
  %mirror = sub i64 7, %at
  %other = getelementptr [8 x i32], ptr addrspace(3) @scratch, i64 0, i64 %mirror
  %found = load i32, ptr addrspace(3) %other
  store i32 %found, ptr addrspace(1) %place
  ret void
}
