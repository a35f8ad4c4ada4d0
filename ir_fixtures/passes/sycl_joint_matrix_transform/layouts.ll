; A layout that is known stands where it was asked for; one that is not is asked for at run time.
; RUN: syclopt -passes='sycl-joint-matrix-transform,verify' -S %s | FileCheck %s

declare spir_func void @store_matrix(i32)

; CHECK-LABEL: define spir_kernel void @known
define spir_kernel void @known() {
  %l = alloca i32
  %g = addrspacecast ptr %l to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %l)
  store i32 2, ptr addrspace(4) %g, align 4
; CHECK: %n = load i32
  %n = load i32, ptr addrspace(4) %g, align 4
  %a = call spir_func i32 @joint_matrix_layout_to_spv(i32 noundef %n)
  %b = call spir_func i32 @joint_matrix_layout_to_spv(i32 noundef 1)
; CHECK-NEXT: call spir_func void @store_matrix(i32 2)
; CHECK-NEXT: call spir_func void @store_matrix(i32 1)
  call spir_func void @store_matrix(i32 %a)
  call spir_func void @store_matrix(i32 %b)
  ret void
}

; CHECK-LABEL: define spir_kernel void @numbered
define spir_kernel void @numbered() {
entry:
  %0 = alloca i32
  store i32 3, ptr %0
  %1 = load i32, ptr %0
  %2 = call spir_func i32 @joint_matrix_layout_to_spv(i32 %1)
; CHECK: call spir_func void @store_matrix(i32 3)
  call spir_func void @store_matrix(i32 %2)
  ret void
}

; CHECK-LABEL: define spir_kernel void @unknown
define spir_kernel void @unknown(i32 %x, i1 %c) {
  %l = alloca i32
  %k = alloca i32
  store i32 2, ptr %l
  store i32 %x, ptr %k
  call spir_func void @changes(ptr %l)
  %n = load i32, ptr %l
  %m = load i32, ptr %k
; CHECK: %a = call spir_func i32 @joint_matrix_layout_to_spv(i32 %n)
; CHECK-NEXT: %b = call spir_func i32 @joint_matrix_layout_to_spv(i32 %m)
; CHECK-NEXT: %d = call spir_func i32 @joint_matrix_layout_to_spv(i32 %x)
  %a = call spir_func i32 @joint_matrix_layout_to_spv(i32 %n)
  %b = call spir_func i32 @joint_matrix_layout_to_spv(i32 %m)
  %d = call spir_func i32 @joint_matrix_layout_to_spv(i32 %x)
  call spir_func void @store_matrix(i32 %a)
  ret void
}

declare spir_func void @changes(ptr)
declare void @llvm.lifetime.start.p0(ptr)

define linkonce_odr spir_func i32 @joint_matrix_layout_to_spv(i32 %l) {
  ret i32 %l
}
