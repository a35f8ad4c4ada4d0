; Calls of stubs become direct calls of the actions. Actions under equal conditions that use the same aspects, own ones and
; those of what they call, are one group; groups are numbered in the order of their first call. A second run changes nothing.
; RUN: syclopt -passes='sycl-outline-conditional-calls,verify' -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-outline-conditional-calls,sycl-outline-conditional-calls' -S < %s | FileCheck %s

target datalayout = "e-i64:64-A5-G1"

%closure = type { ptr, i32 }

; CHECK-LABEL: define spir_kernel void @kernel(
; CHECK-SAME:    !sycl_used_aspects ![[GPU:[0-9]+]]
; CHECK-NEXT:    %sycl.copy = alloca %closure, align 8, addrspace(5)
; CHECK-NEXT:    call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 8 %sycl.copy, ptr addrspace(5) align 8 %c,
; CHECK-NEXT:    %sycl.data = addrspacecast ptr addrspace(5) %sycl.copy to ptr addrspace(4)
; CHECK-NEXT:    call spir_func void @first(ptr addrspace(4) %sycl.data) #[[CONV:[0-9]+]]
; CHECK-NEXT:    %sycl.data1 = addrspacecast ptr addrspace(5) %c to ptr addrspace(4)
; CHECK-NEXT:    call spir_func void @same(ptr addrspace(4) %sycl.data1)
; CHECK-NEXT:    %sycl.data2 =
; CHECK-NEXT:    call spir_func void @less(ptr addrspace(4) %sycl.data2)
; CHECK-NEXT:    %sycl.data3 =
; CHECK-NEXT:    call spir_func void @wide(ptr addrspace(4) %sycl.data3)
; CHECK-NEXT:    ret void
define spir_kernel void @kernel(ptr addrspace(5) %c) !sycl_used_aspects !2 {
  call spir_func void @stub(ptr @first, ptr addrspace(5) byval(%closure) align 8 %c, i32 -4, i32 -1, i32 5, i32 -1, i32 6) #1
  call spir_func void @stub(ptr @same, ptr addrspace(5) byval(%closure) align 8 %c, i32 -4, i32 -1, i32 6, i32 -1, i32 5)
  call spir_func void @stub(ptr @less, ptr addrspace(5) byval(%closure) align 8 %c, i32 -4, i32 -1, i32 6, i32 -1, i32 5)
  call spir_func void @x86(ptr @wide, ptr addrspace(5) byval(%closure) align 8 %c, i32 -2, i64 216172782113783808)
  ret void
}

; A stub of what never returns does.
; CHECK-LABEL: define internal spir_func void @first(ptr addrspace(4) %this)
; CHECK-SAME:    nounwind "sycl-add-on-image"="1" "sycl-add-on-condition"="-4,-1,5,-1,6" !sycl_used_aspects ![[FP64:[0-9]+]] {
define internal spir_func void @first(ptr addrspace(4) %this) nounwind noreturn {
  %x = alloca double
  unreachable
}

; CHECK-LABEL: define linkonce_odr spir_func void @same(ptr addrspace(4) readonly %this)
; CHECK-SAME:    "sycl-add-on-image"="1" "sycl-add-on-condition"="-4,-1,5,-1,6" !sycl_used_aspects ![[FP64]] {
define linkonce_odr spir_func void @same(ptr addrspace(4) readonly %this) {
  call spir_func void @helper()
  ret void
}

; CHECK-LABEL: define spir_func void @less(ptr addrspace(4) readnone %this)
; CHECK-SAME:    "sycl-add-on-image"="2" "sycl-add-on-condition"="-4,-1,5,-1,6" {
define spir_func void @less(ptr addrspace(4) readnone %this) {
  ret void
}

; An aspect that the front end lists stays one that is used; one that is declared joins them.
; CHECK-LABEL: define internal spir_func void @wide(ptr addrspace(4) readnone %this)
; CHECK-SAME:    "sycl-add-on-image"="3" "sycl-add-on-condition"="-2,216172782113783808" !sycl_declared_aspects !1 !sycl_used_aspects ![[BOTH:[0-9]+]]
define internal spir_func void @wide(ptr addrspace(4) readnone %this) !sycl_used_aspects !2 !sycl_declared_aspects !1 {
  ret void
}

; CHECK: define internal spir_func void @helper() {
define internal spir_func void @helper() {
  %x = alloca double
  ret void
}

; CHECK-NOT: @stub
; CHECK-NOT: @x86
declare spir_func void @stub(ptr, ptr addrspace(5) byval(%closure) align 8, i32, i32, i32, i32, i32) #0
declare spir_func void @x86(ptr, ptr addrspace(5) byval(%closure) align 8, i32, i64) #0

; CHECK-DAG: attributes #[[CONV]] = { convergent }
; CHECK-DAG: ![[GPU]] = !{i32 2}
; CHECK-DAG: ![[FP64]] = !{i32 6}
; CHECK-DAG: ![[BOTH]] = !{i32 2, i32 6}
attributes #0 = { "sycl-call-if-on-device-conditionally" }
attributes #1 = { convergent }

!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
!1 = !{i32 6}
!2 = !{i32 2}
