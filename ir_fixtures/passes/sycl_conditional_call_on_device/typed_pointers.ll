; With typed pointers, the action has the type of a pointer to it.
; RUN: syclopt -passes='sycl-conditional-call-on-device<prefix=P>' -S < %s | FileCheck %s

%closure = type { i32 addrspace(4)* }

; CHECK: call spir_func void @caller_P_1(void (%closure addrspace(4)*)* @action, %closure* byval(%closure) align 8 %c, i32 -1, i32 6)
define spir_kernel void @kernel() {
  %c = alloca %closure, align 8
  call spir_func void @caller(%closure* byval(%closure) align 8 %c, i32 -1, i32 6)
  ret void
}

define internal spir_func void @action(%closure addrspace(4)* %this) {
  ret void
}

; CHECK-NOT: define {{.*}}caller
; CHECK: declare spir_func void @caller_P_1(void (%closure addrspace(4)*)*, %closure* byval(%closure) align 8, i32, i32) #0
define internal spir_func void @caller(%closure* byval(%closure) align 8 %f, i32 %0, i32 %1) #0 {
  %f.ascast = addrspacecast %closure* %f to %closure addrspace(4)*
  call spir_func void @action(%closure addrspace(4)* %f.ascast)
  ret void
}

attributes #0 = { "sycl-call-if-on-device-conditionally" }
