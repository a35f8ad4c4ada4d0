; The same in the IR of LLVM up to 14, whose pointers name what they point to. A module without constructors gets a list.
; RUN: syclopt -passes=register-device-globals -S < %s | FileCheck %s

%class.dg = type { i32* }

; CHECK: @llvm.global_ctors = appending global [1 x { i32, void ()*, i8* }] [{ i32, void ()*, i8* } { i32 65535, void ()* @__sycl_register_device_globals, i8* null }]{{$}}
; CHECK: declare void @_ZN4sycl6detail17device_global_map3addEPvPKc(i8*, i8*)
; CHECK: call void @_ZN4sycl6detail17device_global_map3addEPvPKc(i8* bitcast (%class.dg* @shared to i8*), i8* bitcast ([2 x i8]* @.sycl_device_global_id.0 to i8*))
@shared = global %class.dg zeroinitializer "sycl-device-global-size"="8" "sycl-unique-id"="s"
