; A kernel that calls itself conditionally: a copy of it becomes the function of the add-on image, and calls itself, too.
; RUN: syclopt -passes=sycl-outline-conditional-calls -S < %s | FileCheck %s

; CHECK-LABEL: define spir_kernel void @kernel()
; CHECK-NEXT:    call spir_kernel void @kernel$1()
; CHECK-LABEL: define internal spir_kernel void @kernel$1()
; CHECK-SAME:    "sycl-add-on-image"="1" "sycl-add-on-condition"="-1,5"
; CHECK-NEXT:    call spir_kernel void @kernel$1()
define spir_kernel void @kernel() #0 {
  call void @stub_x_1(ptr @kernel, ptr null, i32 -1, i32 5)
  ret void
}

; CHECK-NOT: @stub_x_1
declare void @stub_x_1(ptr, ptr, i32, i32) #0

attributes #0 = { "sycl-call-if-on-device-conditionally" "sycl-module-id"="a" }
