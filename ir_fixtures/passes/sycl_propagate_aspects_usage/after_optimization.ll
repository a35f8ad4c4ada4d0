; The optimizer takes the types away that tell of aspects. What was listed before stays, also behind conditional calls, and
; what is found now joins it: the code of a device with both uses both, and each add-on image its own.
; RUN: syclopt -passes='sycl-propagate-aspects-usage<exclude-aspects=fp64>,llvm(default<O2>),sycl-propagate-aspects-usage' \
; RUN:   -S -o %t.ll < %s
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' -S %t.ll | FileCheck %s
; RUN: syclopt -passes='sycl-outline-conditional-calls' -S %t.ll | FileCheck %s --check-prefix=ADD-ON
; RUN: syclopt-post-link -split=kernel -properties -symbols -S -o %t.table %t.ll
; RUN: syclopt-image show %t.table | FileCheck %s --check-prefix=IMAGES

; IMAGES:      entry points by_half
; IMAGES-NEXT: requires     aspects fp16 (5)
; IMAGES-NEXT: is add-on image 1: code

%half = type { i16 }

; CHECK: define spir_kernel void @kernel(ptr %p)
; CHECK-SAME: !sycl_used_aspects ![[BOTH:[0-9]+]]
define spir_kernel void @kernel(ptr %p) {
  call spir_func void @stub(ptr @by_half, ptr %p, i32 -1, i32 5)
  call spir_func void @stub(ptr @by_double, ptr %p, i32 -1, i32 6)
  ret void
}

; ADD-ON: define internal spir_func void @by_half(ptr
; ADD-ON-SAME: "sycl-add-on-condition"="-1,5"
; ADD-ON-SAME: !sycl_used_aspects ![[HALF:[0-9]+]] {
; ADD-ON-NEXT: store i16 1
define internal spir_func void @by_half(ptr %p) {
  %x = alloca %half
  store i16 1, ptr %x
  %bits = load i16, ptr %x
  store i16 %bits, ptr %p
  ret void
}

; ADD-ON: define internal spir_func void @by_double(ptr
; ADD-ON-SAME: "sycl-add-on-condition"="-1,6"
; ADD-ON-SAME: !sycl_used_aspects ![[DOUBLE:[0-9]+]] {
define internal spir_func void @by_double(ptr %p) {
  store double 1.5, ptr %p
  ret void
}

declare spir_func void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"

!sycl_aspects = !{!0, !1}
!sycl_types_that_use_aspects = !{!2}
!0 = !{!"fp64", i32 6}
!1 = !{!"fp16", i32 5}
!2 = !{!"half", i32 5}
; CHECK: ![[BOTH]] = !{i32 5, i32 6}
; ADD-ON-DAG: ![[HALF]] = !{i32 5}
; ADD-ON-DAG: ![[DOUBLE]] = !{i32 6}
