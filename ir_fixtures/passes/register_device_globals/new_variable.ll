; A variable that a registered module got later is registered with the others.
; RUN: syclopt -passes=register-device-globals -S < %s | FileCheck %s

@old = global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="old"
@new = global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="new"
@.sycl_device_global_id.0 = private unnamed_addr constant [4 x i8] c"old\00"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @__sycl_register_device_globals, ptr null }]

; CHECK:      @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }]
; CHECK:      define internal void @__sycl_register_device_globals() {
; CHECK-NEXT:   call void @_ZN4sycl6detail17device_global_map3addEPvPKc(ptr @old, ptr @.sycl_device_global_id.0)
; CHECK-NEXT:   call void @_ZN4sycl6detail17device_global_map3addEPvPKc(ptr @new, ptr @.sycl_device_global_id.1)
; CHECK-NEXT:   ret void
define internal void @__sycl_register_device_globals() {
  call void @_ZN4sycl6detail17device_global_map3addEPvPKc(ptr @old, ptr @.sycl_device_global_id.0)
  ret void
}

declare void @_ZN4sycl6detail17device_global_map3addEPvPKc(ptr, ptr)
