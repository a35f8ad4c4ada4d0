; With typed pointers, too.
; RUN: syclopt -passes='sycl-outline-conditional-calls' -S < %s | FileCheck %s

%closure = type { i32 addrspace(4)* }

; CHECK-LABEL: define spir_kernel void @kernel()
; CHECK:         %sycl.data = addrspacecast %closure* %c to %closure addrspace(4)*
; CHECK-NEXT:    call spir_func void @action$1(%closure addrspace(4)* %sycl.data)
; CHECK-NEXT:    %sycl.data1 = addrspacecast %closure* %c to %closure addrspace(4)*
; CHECK-NEXT:    call spir_func void @action$2(%closure addrspace(4)* %sycl.data1)
define spir_kernel void @kernel() {
  %c = alloca %closure, align 8
  call spir_func void @stub(void (%closure addrspace(4)*)* @action, %closure* byval(%closure) align 8 %c, i32 -1, i32 6)
  call spir_func void @stub(void (%closure addrspace(4)*)* @action, %closure* byval(%closure) align 8 %c, i32 -1, i32 5)
  ret void
}

; CHECK-LABEL: define internal spir_func void @action$1(%closure addrspace(4)* readonly %this) "sycl-add-on-image"="1"
define internal spir_func void @action(%closure addrspace(4)* readonly %this) {
  ret void
}

; CHECK-NOT: stub
declare spir_func void @stub(void (%closure addrspace(4)*)*, %closure* byval(%closure) align 8, i32, i32) #0

; CHECK-LABEL: define internal spir_func void @action$2(%closure addrspace(4)* readonly %this) "sycl-add-on-image"="2"
attributes #0 = { "sycl-call-if-on-device-conditionally" }
