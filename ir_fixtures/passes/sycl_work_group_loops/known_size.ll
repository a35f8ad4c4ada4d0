; Where the size of work-groups is known, a kernel runs group by group, so that LLVM knows how long its rows are.
; RUN: syclopt -passes='sycl-work-group-loops<local-size=16,4>,verify' -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-work-group-loops -S < %s | FileCheck %s --check-prefix=ANY

; CHECK: define void @kernel(
; CHECK-NEXT: call void @__native_run_groups(ptr %..arguments, ptr %..launch, i64 0, ptr @kernel.group)
; CHECK: define internal void @kernel.group(ptr %..arguments, ptr %..item)
; CHECK: call void @__native_fix_local_size(ptr %..item, i64 16, i64 4, i64 1)
; CHECK: call i32 @__native_run_region(ptr %..arguments, ptr %..item, ptr %..frame, ptr @kernel.region.0, ptr null, i64 0)
; CHECK: define internal i32 @kernel.region.0(
; CHECK: store i32 1, ptr %to

; ANY: define void @kernel(
; ANY-NEXT: call void @__native_run_items(ptr %..arguments, ptr %..launch, i64 0, ptr @kernel.region.0, ptr null, i64 0)
; ANY-NOT: __native_fix_local_size(ptr %..item
define spir_kernel void @kernel(ptr %to) {
  store i32 1, ptr %to
  ret void
}
