; Data that are handed over by value are copied, unless the action only reads them; addresses are cast as the action
; wants them. The tail call goes, as the copy is the caller's.
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>,verify' -S < %s | FileCheck %s

target datalayout = "e-i64:64-A5-G1"

%closure = type { ptr, i32 }

; CHECK-LABEL: define spir_func void @by_value(ptr addrspace(5) %data)
; CHECK-NEXT: start: ; a comment
; CHECK-NEXT:   %sycl.copy = alloca %closure, align 8, addrspace(5)
; CHECK-NEXT:   br label %next
; CHECK:      next:
; CHECK-NEXT:   call void @llvm.memcpy.p5.p5.i64(ptr addrspace(5) align 8 %sycl.copy, ptr addrspace(5) align 8 %data, i64 ptrtoint (ptr getelementptr (%closure, ptr null, i32 1) to i64), i1 false)
; CHECK-NEXT:   %sycl.data = addrspacecast ptr addrspace(5) %sycl.copy to ptr addrspace(4)
; CHECK-NEXT:   call spir_func void @writes(ptr addrspace(4) align 8 %sycl.data) #1
; CHECK-NEXT:   br label %next
define spir_func void @by_value(ptr addrspace(5) %data) {
start: ; a comment
  br label %next

next:
  tail call spir_func void @stub(ptr @writes, ptr addrspace(5) byval(%closure) align 8 %data, i32 -1, i32 6) #1
  br label %next
}

; CHECK-LABEL: define spir_func void @twice(
; CHECK-NEXT:   %sycl.copy1 = alloca %closure, align 8, addrspace(5)
; CHECK-NEXT:   %sycl.copy2 = alloca %closure, align 8, addrspace(5)
; CHECK-NEXT:   %sycl.copy = alloca i32
; CHECK:        call spir_func void @writes(ptr addrspace(4) align 8 %sycl.data
; CHECK:        call spir_func void @writes(ptr addrspace(4) align 8 %sycl.data
; CHECK-NEXT:   ret void
define spir_func void @twice(ptr addrspace(5) %data) {
  %sycl.copy = alloca i32, addrspace(5)
  call spir_func void @stub(ptr @writes, ptr addrspace(5) byval(%closure) align 8 %data, i32 -1, i32 6)
  call spir_func void @stub(ptr @writes, ptr addrspace(5) byval(%closure) align 8 %data, i32 -1, i32 6)
  ret void
}

; CHECK-LABEL: define spir_func void @no_copy(
; CHECK-NEXT:   %sycl.data = addrspacecast ptr addrspace(5) %data to ptr addrspace(4)
; CHECK-NEXT:   call spir_func void @reads(ptr addrspace(4) %sycl.data)
; CHECK-NEXT:   %sycl.result = call i32 @returns(ptr addrspace(5) byval(%closure) align 8 %data)
; CHECK-NEXT:   %1 = add i32 1, 1
; CHECK-NEXT:   ret void
define spir_func void @no_copy(ptr addrspace(5) %data) {
  call spir_func void @stub(ptr @reads, ptr addrspace(5) byval(%closure) align 8 %data, i32 -1, i32 6)
  call spir_func void @stub(ptr @returns, ptr addrspace(5) byval(%closure) align 8 %data, i32 -1, i32 6)
  %1 = add i32 1, 1
  ret void
}

declare spir_func void @writes(ptr addrspace(4) align 8)
declare spir_func void @reads(ptr addrspace(4) readonly)
declare i32 @returns(ptr addrspace(5) byval(%closure) align 8)
declare spir_func void @stub(ptr, ptr addrspace(5) byval(%closure) align 8, i32, i32) #0

attributes #0 = { "sycl-call-if-on-device-conditionally" }
attributes #1 = { convergent }
