; Kernels over arrays of i32, most of them element by element.

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spirv64-unknown-unknown"

; to[i] = from[i] * factor
define spir_kernel void @scale(ptr addrspace(1) %to, ptr addrspace(1) %from, i32 %factor) {
  %i = call spir_func i64 @_Z20get_global_linear_idv()
  %p = getelementptr i32, ptr addrspace(1) %from, i64 %i
  %q = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %x = load i32, ptr addrspace(1) %p
  %y = mul i32 %x, %factor
  store i32 %y, ptr addrspace(1) %q
  ret void
}

; to[i] = one[i] + other[i]
define spir_kernel void @sum(ptr addrspace(1) %to, ptr addrspace(1) %one, ptr addrspace(1) %other) {
  %i = call spir_func i64 @_Z20get_global_linear_idv()
  %p = getelementptr i32, ptr addrspace(1) %one, i64 %i
  %q = getelementptr i32, ptr addrspace(1) %other, i64 %i
  %r = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %x = load i32, ptr addrspace(1) %p
  %y = load i32, ptr addrspace(1) %q
  %z = add i32 %x, %y
  store i32 %z, ptr addrspace(1) %r
  ret void
}

; if (i < n) to[i] = from[i] + 1, with an index of 32 bits
define spir_kernel void @guarded(ptr addrspace(1) %to, ptr addrspace(1) %from, i32 %n) {
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %cut = trunc i64 %id to i32
  %in = icmp slt i32 %cut, %n
  br i1 %in, label %work, label %end
work:
  %i = sext i32 %cut to i64
  %p = getelementptr i32, ptr addrspace(1) %from, i64 %i
  %q = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %x = load i32, ptr addrspace(1) %p
  %y = add i32 %x, 1
  store i32 %y, ptr addrspace(1) %q
  br label %end
end:
  ret void
}

; to[i] = to[i] * 3 + 1
define spir_kernel void @in_place(ptr addrspace(1) %to) {
  %i = call spir_func i64 @_Z20get_global_linear_idv()
  %q = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %x = load i32, ptr addrspace(1) %q
  %y = mul i32 %x, 3
  %z = add i32 %y, 1
  store i32 %z, ptr addrspace(1) %q
  ret void
}

; to[i] = from[i + 1]
define spir_kernel void @next(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %j = add i64 %i, 1
  %p = getelementptr i32, ptr addrspace(1) %from, i64 %j
  %q = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(1) %q
  ret void
}

; to[i] = from[size - 1 - i]
define spir_kernel void @reverse(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %n = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %last = sub i64 %n, 1
  %j = sub i64 %last, %i
  %p = getelementptr i32, ptr addrspace(1) %from, i64 %j
  %q = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(1) %q
  ret void
}

; to[i] = from[index[i]]
define spir_kernel void @gather(ptr addrspace(1) %to, ptr addrspace(1) %from, ptr addrspace(1) %index) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %index, i64 %i
  %j = load i32, ptr addrspace(1) %p
  %q = getelementptr i32, ptr addrspace(1) %from, i32 %j
  %x = load i32, ptr addrspace(1) %q
  %r = getelementptr i32, ptr addrspace(1) %to, i64 %i
  store i32 %x, ptr addrspace(1) %r
  ret void
}

; The same bytes as elements of 2 bytes, two for each work-item.
define spir_kernel void @halves(ptr addrspace(1) %to) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr [2 x i16], ptr addrspace(1) %to, i64 %i, i64 0
  %q = getelementptr [2 x i16], ptr addrspace(1) %to, i64 %i, i64 1
  %x = load i16, ptr addrspace(1) %p
  %y = load i16, ptr addrspace(1) %q
  store i16 %y, ptr addrspace(1) %p
  store i16 %x, ptr addrspace(1) %q
  ret void
}

; Elements of 8 bytes.
define spir_kernel void @wide(ptr addrspace(1) %to) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i64, ptr addrspace(1) %to, i64 %i
  %x = load i64, ptr addrspace(1) %p
  %y = add i64 %x, 5
  store i64 %y, ptr addrspace(1) %p
  ret void
}

define spir_kernel void @count(ptr addrspace(1) %to) {
  %old = atomicrmw add ptr addrspace(1) %to, i32 1 seq_cst
  ret void
}

define spir_kernel void @waits(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  call spir_func void @_Z7barrierj(i32 1)
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %from, i64 %i
  %q = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %x = load i32, ptr addrspace(1) %p
  store i32 %x, ptr addrspace(1) %q
  ret void
}

; to[y * width + x] = from[y * width + x] + 1
define spir_kernel void @plane(ptr addrspace(1) %to, ptr addrspace(1) %from, i32 %width) {
  %x = call spir_func i64 @_Z13get_global_idj(i32 0)
  %y = call spir_func i64 @_Z13get_global_idj(i32 1)
  %w = sext i32 %width to i64
  %row = mul i64 %y, %w
  %i = add i64 %row, %x
  %p = getelementptr i32, ptr addrspace(1) %from, i64 %i
  %q = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %a = load i32, ptr addrspace(1) %p
  %b = add i32 %a, 1
  store i32 %b, ptr addrspace(1) %q
  ret void
}

; **to = 1
define spir_kernel void @indirect(ptr addrspace(1) %to) {
  %p = load ptr addrspace(1), ptr addrspace(1) %to
  store i32 1, ptr addrspace(1) %p
  ret void
}

; to[i] = from[i] + the number of the work-group
define spir_kernel void @grouped(ptr addrspace(1) %to, ptr addrspace(1) %from) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %g = call spir_func i64 @_Z12get_group_idj(i32 0)
  %c = trunc i64 %g to i32
  %p = getelementptr i32, ptr addrspace(1) %from, i64 %i
  %q = getelementptr i32, ptr addrspace(1) %to, i64 %i
  %x = load i32, ptr addrspace(1) %p
  %y = add i32 %x, %c
  store i32 %y, ptr addrspace(1) %q
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z15get_global_sizej(i32)
declare spir_func i64 @_Z20get_global_linear_idv()
declare spir_func void @_Z7barrierj(i32)
