; Code that is compiled ahead of time for a CPU is of the architecture x86_64, as `if_architecture_is` says too.
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=spir64_x86_64>' -Werror=undecided-condition -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-resolve-if-architecture<target=spir64_x86_64>' -S < %s | FileCheck %s --check-prefix=IF

; CHECK-LABEL: define void @kernel()
; CHECK-NEXT:    call void @cpu(ptr null)
; CHECK-NEXT:    ret void
define void @kernel() {
  call void @stub(ptr @cpu, ptr null, i32 -2, i64 216172782113783808)
  call void @not(ptr @gpu, ptr null, i32 -3, i32 -2, i64 216172782113783808)
  call void @stub(ptr @gpu, ptr null, i32 -2, i64 13136561920)
  ret void
}

declare void @stub(ptr, ptr, i32, i64) "sycl-call-if-on-device-conditionally"
declare void @not(ptr, ptr, i32, i32, i64) "sycl-call-if-on-device-conditionally"
declare void @gpu(ptr)

; IF-LABEL: define void @cpu(ptr %this) {
; IF-NEXT:    call void @gpu(ptr %this)
define void @cpu(ptr %this) "sycl-if-architecture-is"="x86_64" {
  call void @gpu(ptr %this)
  ret void
}
