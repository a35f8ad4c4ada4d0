; Short kernels, and some that are there only once.
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

; p[i] = value
define spir_kernel void @put(ptr addrspace(1) %p, i32 %value) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %place = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i32 %value, ptr addrspace(1) %place
  ret void
}

; turns each work-group of p around, through q
define spir_kernel void @turn(ptr addrspace(1) %p, ptr addrspace(1) %q) {
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = call spir_func i64 @_Z12get_local_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %place = getelementptr i32, ptr addrspace(1) %p, i64 %i
  %aside = getelementptr i32, ptr addrspace(1) %q, i64 %i
  %mine = load i32, ptr addrspace(1) %place
  store i32 %mine, ptr addrspace(1) %aside
  call spir_func void @_Z7barrierj(i32 2)
  %first = sub i64 %i, %at
  %end = add i64 %first, %size
  %last = sub i64 %end, 1
  %mirror = sub i64 %last, %at
  %other = getelementptr i32, ptr addrspace(1) %q, i64 %mirror
  %found = load i32, ptr addrspace(1) %other
  store i32 %found, ptr addrspace(1) %place
  ret void
}

define spir_kernel void @empty() {
  ret void
}

define spir_kernel void @add_at_once(ptr addrspace(1) %p, i32 %term) {
  %old = atomicrmw add ptr addrspace(1) %p, i32 %term monotonic
  ret void
}

; waits until *p is not 0
define spir_kernel void @wait(ptr addrspace(1) %p) {
  br label %look
look:
  %now = load atomic volatile i32, ptr addrspace(1) %p acquire, align 4
  %is_zero = icmp eq i32 %now, 0
  br i1 %is_zero, label %look, label %end
end:
  ret void
}

; *p = how often it was called
@calls = internal addrspace(1) global i32 0
define spir_kernel void @count(ptr addrspace(1) %p) {
  %old = load i32, ptr addrspace(1) @calls
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) @calls
  store i32 %new, ptr addrspace(1) %p
  ret void
}

; the device global += 1
@total = addrspace(1) global ptr addrspace(1) null #0
define spir_kernel void @note() {
  %place = load ptr addrspace(1), ptr addrspace(1) @total
  %old = load i32, ptr addrspace(1) %place
  %new = add i32 %old, 1
  store i32 %new, ptr addrspace(1) %place
  ret void
}
attributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="total" }

@form = internal addrspace(2) constant [3 x i8] c"%d\00"
define spir_kernel void @say(i32 %number) {
  %done = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @form, i32 %number)
  ret void
}

define internal spir_func i64 @extent() {
  %extent = call spir_func i64 @_Z15get_global_sizej(i32 0)
  ret i64 %extent
}
define spir_kernel void @give(ptr addrspace(1) %p) {
  store ptr @extent, ptr addrspace(1) %p
  ret void
}

; p[1] = what the function returns whose address p[0] is
define spir_kernel void @ask(ptr addrspace(1) %p) {
  %function = load ptr, ptr addrspace(1) %p
  %found = call spir_func i64 %function()
  %place = getelementptr i64, ptr addrspace(1) %p, i64 1
  store i64 %found, ptr addrspace(1) %place
  ret void
}

declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z15get_global_sizej(i32)
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func void @_Z7barrierj(i32)
declare spir_func i32 @printf(ptr addrspace(2), ...)
