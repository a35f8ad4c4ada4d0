; The notes of sanitizers on kernels become device globals that the host can read, whatever the end of their names is. The
; arrays of two modules were joined: the size is that of both. A second run changes nothing, and LLVM accepts the result.
; RUN: syclopt -passes=sycl-lower-sanitizer-metadata -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-lower-sanitizer-metadata,sycl-lower-sanitizer-metadata,verify' -S < %s | FileCheck %s

target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"

@first = internal addrspace(1) constant [2 x i8] c"k\00"
@second = internal addrspace(1) constant [2 x i8] c"l\00"

; CHECK: @__AsanKernelMetadata_7f = dso_local local_unnamed_addr addrspace(1) global { [2 x { i64, i64 }] } { [2 x { i64, i64 }] [{ i64, i64 } { i64 ptrtoint (ptr addrspace(1) @first to i64), i64 1 }, { i64, i64 } { i64 ptrtoint (ptr addrspace(1) @second to i64), i64 1 }] }, align 8, !spirv.Decorations ![[LIST:[0-9]+]] #[[ASAN:[0-9]+]] "sycl-device-global-size"="32"{{$}}
@__AsanKernelMetadata_7f = appending dso_local local_unnamed_addr addrspace(1) global [2 x { i64, i64 }] [{ i64, i64 } { i64 ptrtoint (ptr addrspace(1) @first to i64), i64 1 }, { i64, i64 } { i64 ptrtoint (ptr addrspace(1) @second to i64), i64 1 }], align 8, !other !0 #0

; CHECK: @__MsanKernelMetadata = addrspace(1) global { [1 x { i64, i64, i64 }] } { [1 x { i64, i64, i64 }] zeroinitializer }, !spirv.Decorations ![[LIST]] "sycl-device-global-size"="24"
@__MsanKernelMetadata = internal addrspace(1) global [1 x { i64, i64, i64 }] zeroinitializer

; CHECK: @"__TsanKernelMetadata of another" = addrspace(1) global { [0 x { i64, i32 }] } { [0 x { i64, i32 }] zeroinitializer }, !spirv.Decorations ![[LIST]] "sycl-device-global-size"="0"
@"__TsanKernelMetadata of another" = linkonce_odr addrspace(1) global [0 x { i64, i32 }] zeroinitializer, comdat($other)
$other = comdat any

; CHECK: @__AsanKernelMetadata_old = addrspace(1) global { [0 x i64] } zeroinitializer{{$}}
@__AsanKernelMetadata_old = addrspace(1) global { [0 x i64] } zeroinitializer

; CHECK: @__AsanDeviceGlobalMetadata = appending addrspace(1) global [0 x i64] zeroinitializer{{$}}
@__AsanDeviceGlobalMetadata = appending addrspace(1) global [0 x i64] zeroinitializer

; CHECK: @__asan_check_shadow_bounds = linkonce_odr addrspace(1) constant i32 1
@__asan_check_shadow_bounds = weak_odr addrspace(1) constant i32 1

; CHECK: @__msan_track_origins = external addrspace(1) constant i32
@__msan_track_origins = external addrspace(1) constant i32

; CHECK: attributes #[[ASAN]] = { "sycl-unique-id"="id" }
attributes #0 = { "sycl-device-global-size"="16" "sycl-unique-id"="id" }

; CHECK-DAG: ![[LIST]] = !{![[ACCESS:[0-9]+]]}
; CHECK-DAG: ![[ACCESS]] = !{i32 6147, i32 0, !"_Z20__SanitizerKernelMetadata"}
!0 = !{}
