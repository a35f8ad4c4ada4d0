; Kernels whose work-items may notice each other, or that reach memory in other ways, have a problem.
; RUN: syclopt -passes=emit-kernel-accesses %s -o %t.table && syclopt-image show %t_0.prop | FileCheck %s

target triple = "spirv64-unknown-unknown"

; CHECK: problem parameter 0 is local memory{{$}}
define spir_kernel void @local(ptr addrspace(3) %tile) {
  ret void
}

; CHECK: problem '%old = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst' is atomic
define spir_kernel void @atomic(ptr addrspace(1) %p) {
  %old = atomicrmw add ptr addrspace(1) %p, i32 1 seq_cst
  ret void
}

; CHECK: problem 'store volatile i32 0, ptr addrspace(1) %p' is volatile
define spir_kernel void @volatile(ptr addrspace(1) %p) {
  store volatile i32 0, ptr addrspace(1) %p
  ret void
}

; CHECK: problem '%"a v" = load atomic i32, ptr addrspace(1) %p monotonic, align 4' is atomic
define spir_kernel void @atomic_load(ptr addrspace(1) %p) {
  %"a v" = load atomic i32, ptr addrspace(1) %p monotonic, align 4
  ret void
}

; CHECK: problem 'call spir_func void @_Z7barrierj(i32 1)' calls '@_Z7barrierj'
define spir_kernel void @waits() {
  call spir_func void @_Z7barrierj(i32 1)
  ret void
}

; CHECK: problem '%v = load i32, ptr addrspace(1) @global' uses the variable '@global'
define spir_kernel void @variable() {
  %v = load i32, ptr addrspace(1) @global
  ret void
}

; CHECK: problem 'store i32 0, ptr addrspace(1) %q' goes through a pointer that is no parameter
define spir_kernel void @stored_pointer(ptr addrspace(1) %p) {
  %q = load ptr addrspace(1), ptr addrspace(1) %p
  store i32 0, ptr addrspace(1) %q
  ret void
}

; CHECK: problem 'store i32 0, ptr addrspace(1) %p' goes through a pointer that is no parameter
define spir_kernel void @number(i64 %n) {
  %p = inttoptr i64 %n to ptr addrspace(1)
  store i32 0, ptr addrspace(1) %p
  ret void
}

; CHECK: problem 'store i32 0, ptr %s' writes to what other work-items read
define spir_kernel void @by_value(ptr byval(i32) %s) {
  store i32 0, ptr %s
  ret void
}

; CHECK: problem 'call spir_func void @helper(ptr addrspace(1) %p)' calls '@helper'
define spir_kernel void @calls(ptr addrspace(1) %p) {
  call spir_func void @helper(ptr addrspace(1) %p)
  ret void
}

define internal spir_func void @helper(ptr addrspace(1) %p) {
  ret void
}

; CHECK: problem '%v = call spir_func float @_Z5fractfPU3AS1f(float %x, ptr addrspace(1) %p)' passes a pointer to '@_Z5fractfPU3AS1f'
define spir_kernel void @second_result(float %x, ptr addrspace(1) %p) {
  %v = call spir_func float @_Z5fractfPU3AS1f(float %x, ptr addrspace(1) %p)
  ret void
}

; CHECK: problem 'call void asm sideeffect "nop", ""()' calls assembly
define spir_kernel void @assembly() {
  call void asm sideeffect "nop", ""()
  ret void
}

; CHECK: problem 'call spir_func void %f()' calls through a pointer
define spir_kernel void @indirect(ptr %f) {
  call spir_func void %f()
  ret void
}

; CHECK: problem '%n = call spir_func i32 @_Z22get_sub_group_local_idv()' calls
define spir_kernel void @sub_group() {
  %n = call spir_func i32 @_Z22get_sub_group_local_idv()
  ret void
}

; A function that nobody knows, and that only computes by what is said of it, is no problem; one of all work-items is.
; CHECK: computes: none
; CHECK: problem '%n = call spir_func i32 @everybody(i32 1)' calls '@everybody'
define spir_kernel void @computes() {
  %n = call spir_func i32 @alone(i32 1)
  ret void
}

define spir_kernel void @communicates() {
  %n = call spir_func i32 @everybody(i32 1)
  ret void
}

declare spir_func i32 @alone(i32) nounwind willreturn memory(none)
declare spir_func i32 @everybody(i32) convergent nounwind willreturn memory(none)

; CHECK: problem '%n = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) null)' calls '@printf'
define spir_kernel void @prints() {
  %n = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) null)
  ret void
}

@global = addrspace(1) global i32 0

declare spir_func void @_Z7barrierj(i32)
declare spir_func float @_Z5fractfPU3AS1f(float, ptr addrspace(1))
declare spir_func i32 @_Z22get_sub_group_local_idv()
declare spir_func i32 @printf(ptr addrspace(2), ...)
