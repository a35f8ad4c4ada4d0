; Before LLVM 22, marks of the life of a variable told its size: beside those of the library, they are written without.
; RUN: syclopt -passes=sycl-link-device-library,verify -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-link-device-library<device=nvptx64>,verify' -S < %s | FileCheck %s

; CHECK-LABEL: @run(ptr %p)
; CHECK:         call void @llvm.lifetime.start.p0(ptr nonnull %x) #0
; CHECK:         call void @llvm.lifetime.end.p0(ptr nonnull %x) #0
define spir_kernel void @run(ptr %p) {
  %x = alloca i64, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %x) #0
  call void @fill(ptr %x)
  %value = load i64, ptr %x
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %x) #0
  %id = call i64 @_Z20get_global_linear_idv()
  %sum = add i64 %id, %value
  store i64 %sum, ptr %p
  ret void
}

define void @fill(ptr %x) noinline {
  store i64 7, ptr %x
  ret void
}

declare i64 @_Z20get_global_linear_idv()
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

attributes #0 = { nounwind }
