; Kernels that ask for a local id, for local memory or for a barrier, also through others and by pointers, stay.
; RUN: syclopt -passes=sycl-guard-kernels -S < %s | FileCheck %s
; UNCHANGED: each kernel asks for something of its group

@tile = internal addrspace(3) global i32 undef
@table = addrspace(1) global ptr @_Z12get_local_idj

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define i64 @_Z12get_local_idj(i32 %dimension) {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = zext i32 %x to i64
  ret i64 %wide
}

; CHECK-NOT: sycl-guarded
define ptx_kernel void @asks(ptr addrspace(1) %out) {
  %id = call i64 @between()
  store i64 %id, ptr addrspace(1) %out
  ret void
}

define internal i64 @between() {
  %id = call i64 @_Z12get_local_idj(i32 0)
  ret i64 %id
}

define ptx_kernel void @waits() {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

define ptx_kernel void @has_a_variable(i32 %value) {
  store i32 %value, ptr addrspace(3) @tile
  ret void
}

define ptx_kernel void @has_an_argument(ptr addrspace(3) %scratch) {
  store i32 1, ptr addrspace(3) %scratch
  ret void
}

define ptx_kernel void @has_an_argument_of_a_processor(ptr "sycl-local-memory" %scratch) {
  store i32 1, ptr %scratch
  ret void
}

define ptx_kernel void @calls_a_pointer(ptr %function) {
  %id = call i64 %function(i32 0)
  ret void
}

define ptx_kernel void @has_assembly() {
  %lane = call i32 asm "mov.u32 $0, %laneid;", "=r"()
  ret void
}
