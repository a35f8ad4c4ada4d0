; Without compile-time properties of SYCL nothing changes, whatever else attributes say.
; UNCHANGED: there is no compile-time property
; RUN: syclopt -passes=compile-time-properties -S < %s | FileCheck %s

; CHECK: {{^}}@a = global i32 0 "sycl-unique-id"="a"{{$}}
@a = global i32 0 "sycl-unique-id"="a"
@.str = private constant [6 x i8] c"other\00", section "llvm.metadata"

; CHECK: {{^}}define spir_kernel void @kernel(ptr "sycl-other"="1" %p) #0 {{[{]}}{{$}}
define spir_kernel void @kernel(ptr "sycl-other"="1" %p) #0 {
  ; CHECK: {{^}}  %q = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @.str, ptr @.str, i32 3, ptr null){{$}}
  %q = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @.str, ptr @.str, i32 3, ptr null)
  ret void
}

declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)

; CHECK: {{^}}attributes #0 = { "sycl-module-id"="m" "sycl-optlevel"="2" }{{$}}
attributes #0 = { "sycl-module-id"="m" "sycl-optlevel"="2" }
