; Attributes of the parameters of kernels become decorations, a list for each parameter. An alignment becomes `align`,
; in place of another one. A second run changes nothing. Here pointers name what they point to.
; RUN: syclopt -passes=compile-time-properties -S < %s | FileCheck %s
; RUN: syclopt -passes=compile-time-properties,compile-time-properties -S < %s | FileCheck %s

; CHECK: define spir_kernel void @decorated(i32 addrspace(1)* align 8 "sycl-stable" "sycl-buffer-location"="3" %"a, b", i32 "sycl-conduit" %n, i8* noalias align 16 %q, i8 %c) !spirv.ParameterDecorations ![[LISTS:[0-9]+]] {
define spir_kernel void @decorated(i32 addrspace(1)* "sycl-alignment"="8" "sycl-stable" "sycl-buffer-location"="3" %"a, b", i32 "sycl-conduit" %n, i8* noalias align 4 "sycl-alignment"="16" %q, i8 %c) {
  ret void
}

; CHECK: define spir_kernel void @aligned(i8* align 1 %q) #0 {
define spir_kernel void @aligned(i8* "sycl-alignment"="1" %q) #0 {
  ret void
}

; CHECK: define spir_kernel void @joined(i32 "sycl-awidth"="5" %a, i32 %b) !spirv.ParameterDecorations ![[JOINED:[0-9]+]] {
define spir_kernel void @joined(i32 "sycl-awidth"="5" %a, i32 %b) !spirv.ParameterDecorations !0 {
  ret void
}

; CHECK: define spir_func void @function(i32 "sycl-awidth"="5" %a, i8* "sycl-alignment"="2" %b) {
define spir_func void @function(i32 "sycl-awidth"="5" %a, i8* "sycl-alignment"="2" %b) {
  ret void
}

attributes #0 = { "sycl-module-id"="m" "sycl-floating-point-control"="128" }

; CHECK: !spirv.ExecutionMode = !{![[MODE:[0-9]+]]}

!0 = !{!{!{i32 6177, i32 1}, !1}, !{!1}}
!1 = !{i32 19, i32 1}

; CHECK-DAG: ![[LISTS]] = !{![[A:[0-9]+]], ![[N:[0-9]+]], ![[NONE:[0-9]+]], ![[NONE]]}
; CHECK-DAG: ![[A]] = !{![[LOCATION:[0-9]+]], ![[STABLE:[0-9]+]]}
; CHECK-DAG: ![[LOCATION]] = !{i32 5921, i32 3}
; CHECK-DAG: ![[STABLE]] = !{i32 6183, i32 1}
; CHECK-DAG: ![[N]] = !{![[CONDUIT:[0-9]+]]}
; CHECK-DAG: ![[CONDUIT]] = !{i32 6175, i32 1}
; CHECK-DAG: ![[NONE]] = !{}
; CHECK-DAG: ![[MODE]] = !{void (i8*)* @aligned, i32 4459, i32 16}
; CHECK-DAG: ![[JOINED]] = !{![[J1:[0-9]+]], ![[J2:[0-9]+]]}
; CHECK-DAG: ![[J1]] = !{![[STRICT:[0-9]+]], ![[WIDTH:[0-9]+]]}
; CHECK-DAG: ![[STRICT]] = !{i32 19, i32 1}
; CHECK-DAG: ![[WIDTH]] = !{i32 6177, i32 5}
; CHECK-DAG: ![[J2]] = !{![[STRICT]]}
