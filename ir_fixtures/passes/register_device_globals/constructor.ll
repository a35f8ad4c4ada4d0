; Each device global that the module defines is registered, with its id, before the other constructors run. A second run
; finds nothing to do, and a variable that is new then joins the others.
; RUN: syclopt -passes=register-device-globals -S < %s | FileCheck %s
; RUN: syclopt -passes=register-device-globals,register-device-globals -S < %s | FileCheck %s
; RUN: syclopt -passes='register-device-globals<function=other_name>' -S < %s | FileCheck %s --check-prefix=OTHER

target triple = "x86_64-unknown-linux-gnu"

@shared = global { ptr } zeroinitializer, align 8 #0
@"quoted \22name" = internal addrspace(1) global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="\22\C3\A9\22"
@0 = internal constant i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="unnamed"
@elsewhere = external global i32 "sycl-device-global-size"="4" "sycl-unique-id"="elsewhere"
@copied = available_externally global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="copied"
@plain = global i32 0 "sycl-unique-id"="plain"
@.sycl_device_global_id.0 = private constant i8 0

; CHECK:      @.sycl_device_global_id.1 = private unnamed_addr constant [7 x i8] c"shared\00"
; CHECK-NEXT: @.sycl_device_global_id.2 = private unnamed_addr constant [5 x i8] c"\22\C3\A9\22\00"
; CHECK-NEXT: @.sycl_device_global_id.3 = private unnamed_addr constant [8 x i8] c"unnamed\00"
; CHECK-NEXT: @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @__sycl_register_device_globals, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @first, ptr null }]{{$}}
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @first, ptr null }]

define internal void @first() {
  ret void
}

; CHECK:      declare void @_ZN4sycl6detail17device_global_map3addEPvPKc(ptr, ptr)
; CHECK-LABEL: define internal void @__sycl_register_device_globals() {
; CHECK-NEXT:   call void @_ZN4sycl6detail17device_global_map3addEPvPKc(ptr @shared, ptr @.sycl_device_global_id.1)
; CHECK-NEXT:   call void @_ZN4sycl6detail17device_global_map3addEPvPKc(ptr addrspacecast (ptr addrspace(1) @"quoted \22name" to ptr), ptr @.sycl_device_global_id.2)
; CHECK-NEXT:   call void @_ZN4sycl6detail17device_global_map3addEPvPKc(ptr @0, ptr @.sycl_device_global_id.3)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

; OTHER: call void @other_name(ptr @shared, ptr @.sycl_device_global_id.1)

attributes #0 = { "sycl-device-global-size"="8" "sycl-unique-id"="shared" }
