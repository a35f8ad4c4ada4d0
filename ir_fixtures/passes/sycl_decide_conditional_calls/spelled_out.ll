; The default address space that is written out is the same type as one that is not: data are handed on as they are.
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=spir64_x86_64>' -S < %s | FileCheck %s

; CHECK-LABEL: define void @kernel()
; CHECK-NEXT:    call void @cpu(ptr null)
; CHECK-NEXT:    ret void
define void @kernel() {
  call void @stub(ptr @cpu, ptr addrspace(0) null, i32 -2, i64 216172782113783808)
  ret void
}

declare void @stub(ptr, ptr, i32, i64) "sycl-call-if-on-device-conditionally"

define void @cpu(ptr %this) {
  ret void
}
