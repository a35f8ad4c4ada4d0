; Variables of SPIR-V that tell where a work-item stands become calls of functions; events are pointers.
; RUN: syclopt -passes='sycl-retarget<processor=x86_64>' -S < %s | FileCheck %s

target triple = "spirv64-unknown-unknown"

@__spirv_BuiltInWorkgroupId = external addrspace(1) constant <3 x i64>, align 32
@__spirv_BuiltInSubgroupMaxSize = external addrspace(1) constant i32

; CHECK-LABEL: define spir_kernel void @run(ptr %out)
; CHECK:         %__spirv_BuiltInSubgroupMaxSize.place.called = call i32 @_Z30__spirv_BuiltInSubgroupMaxSizev()
; CHECK:         store i32 %{{.*}}, ptr %__spirv_BuiltInSubgroupMaxSize.place.own
; CHECK:         %__spirv_BuiltInWorkgroupId.place.called1 = call i64 @_Z26__spirv_BuiltInWorkgroupIdi(i32 1)
; CHECK:         store <3 x i64> %{{.*}}, ptr %__spirv_BuiltInWorkgroupId.place.own
; CHECK:         getelementptr i8, ptr %__spirv_BuiltInWorkgroupId.place, i64 8
; CHECK:         call void @_Z4waitP9ocl_event(ptr zeroinitializer)
define spir_kernel void @run(ptr addrspace(1) %out) {
  %y = load i64, ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @__spirv_BuiltInWorkgroupId, i64 8)
  %size = load i32, ptr addrspace(1) @__spirv_BuiltInSubgroupMaxSize
  store i64 %y, ptr addrspace(1) %out
  store i32 %size, ptr addrspace(1) %out
  call void @_Z4waitP9ocl_event(target("spirv.Event") zeroinitializer)
  ret void
}

declare void @_Z4waitP9ocl_event(target("spirv.Event"))
