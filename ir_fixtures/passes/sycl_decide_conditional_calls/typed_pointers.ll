; With typed pointers, copies are made as bytes.
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>' -S < %s | FileCheck %s

%closure = type { i32 addrspace(4)* }

; CHECK-LABEL: define spir_kernel void @kernel()
; CHECK-NEXT:   %sycl.copy = alloca %closure, align 8
; CHECK-NEXT:   %c = alloca %closure, align 8
; CHECK-NEXT:   %sycl.bytes = bitcast %closure* %sycl.copy to i8*
; CHECK-NEXT:   %sycl.bytes1 = bitcast %closure* %c to i8*
; CHECK-NEXT:   call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 8 %sycl.bytes, i8* align 8 %sycl.bytes1, i64 ptrtoint (%closure* getelementptr (%closure, %closure* null, i32 1) to i64), i1 false)
; CHECK-NEXT:   %sycl.data1 = addrspacecast %closure* %sycl.copy to %closure addrspace(4)*
; CHECK-NEXT:   call spir_func void @action(%closure addrspace(4)* %sycl.data1)
; CHECK-NEXT:   ret void
define spir_kernel void @kernel() {
  %c = alloca %closure, align 8
  call spir_func void @stub(void (%closure addrspace(4)*)* @action, %closure* byval(%closure) align 8 %c, i32 -1, i32 6)
  ret void
}

define internal spir_func void @action(%closure addrspace(4)* %this) {
  ret void
}

; CHECK-NOT: stub
declare spir_func void @stub(void (%closure addrspace(4)*)*, %closure* byval(%closure) align 8, i32, i32) #0

attributes #0 = { "sycl-call-if-on-device-conditionally" }
