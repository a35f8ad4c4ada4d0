; What is in each image of a table, in plain words; also of a property file alone.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt -passes='device-code-split<mode=source>,emit-device-requirements,emit-kernel-param-info,emit-exported-symbols,emit-kernel-names,emit-imported-symbols<dynamic-linking>,emit-program-metadata,emit-misc-properties,emit-assert-used,emit-implicit-local-arg,emit-dynamic-local-memory,emit-virtual-functions,emit-registered-kernels,emit-device-globals,emit-devicelib-mask,emit-symbols' %s -S -o %t/app.table
; RUN: syclopt-image show %t/app.table | FileCheck %s
; RUN: syclopt-image show %t/app_0.prop | FileCheck %s --check-prefix=ONE

; CHECK:      {{^}}image 0 of {{.*}}app.table{{$}}
; CHECK-NEXT: {{^}}  code                  {{.*}}app_0.ll, {{[0-9]+}} bytes{{$}}
; CHECK-NEXT: {{^}}  properties            {{.*}}app_0.prop, {{[0-9]+}} bytes{{$}}
; CHECK-NEXT: {{^}}  symbols               {{.*}}app_0.sym, 14 bytes{{$}}
; CHECK-NEXT: {{^}}  entry points          kb{{$}}
; CHECK-NEXT: {{^}}                        _Z6sharedv{{$}}
; CHECK-NEXT: {{^}}  requires              aspects fp64 (6), 4711{{$}}
; CHECK-NEXT: {{^}}                        sub-group size 16{{$}}
; CHECK-NEXT: {{^}}                        work-group size 8 x 4{{$}}
; CHECK-NEXT: {{^}}                        dimensions of the work-group size 2{{$}}
; CHECK-NEXT: {{^}}  arguments left out    kb: 0, 2 of 3{{$}}
; CHECK-NEXT: {{^}}  exports               _Z6sharedv{{$}}
; CHECK-NEXT: {{^}}                        dg{{$}}
; CHECK-NEXT: {{^}}  kernels               kb{{$}}
; CHECK-NEXT: {{^}}  imports               _Z9elsewherev{{$}}
; CHECK-NEXT: {{^}}  metadata              kb: work-group size 8 x 4{{$}}
; CHECK-NEXT: {{^}}                        kb: sub-group size 16{{$}}
; CHECK-NEXT: {{^}}                        kb: dimensions of the work-group size 2{{$}}
; CHECK-NEXT: {{^}}                        _Z6sharedv: work-group size 8 x 4{{$}}
; CHECK-NEXT: {{^}}                        _Z6sharedv: sub-group size 16{{$}}
; CHECK-NEXT: {{^}}                        _Z6sharedv: dimensions of the work-group size 2{{$}}
; CHECK-NEXT: {{^}}                        id of dg: the device global is the variable dg{{$}}
; CHECK-NEXT: {{^}}                        id of local: the device global is the variable local{{$}}
; CHECK-NEXT: {{^}}  compilation           registers a thread (GRF size) 256{{$}}
; CHECK-NEXT: {{^}}                        optimization level 2{{$}}
; CHECK-NEXT: {{^}}  assertions in         kb{{$}}
; CHECK-NEXT: {{^}}  local memory          kb: parameter 1{{$}}
; CHECK-NEXT: {{^}}  sized at launch       kb{{$}}
; CHECK-NEXT: {{^}}  virtual functions     calls those of S, T{{$}}
; CHECK-NEXT: {{^}}  device globals        id of dg: 8 bytes{{$}}
; CHECK-NEXT: {{^}}                        id of local: 4 bytes, one in this image alone (device_image_scope){{$}}
; CHECK-NEXT: {{^}}  device libraries      assert{{$}}
; CHECK-EMPTY:
; CHECK-NEXT: {{^}}image 1 of {{.*}}app.table{{$}}
; CHECK:      {{^}}  entry points          ka{{$}}
; CHECK-NEXT: {{^}}  requires              no aspects{{$}}
; CHECK-NEXT: {{^}}  arguments left out    none{{$}}
; CHECK:      {{^}}  device libraries      none{{$}}

; ONE:      {{^}}{{.*}}app_0.prop{{$}}
; ONE-NEXT: {{^}}  requires              aspects fp64 (6), 4711{{$}}
; ONE-NEXT: {{^}}                        sub-group size 16{{$}}

target triple = "spir64-unknown-unknown"

@dg = addrspace(1) global i64 0 #2
@local = addrspace(1) global i32 0 #3

define spir_kernel void @ka() #0 {
  ret void
}

define spir_kernel void @kb(i32 %a, ptr addrspace(3) "sycl-implicit-local-arg" %b, i32 %c) #1 !sycl_used_aspects !0 !intel_reqd_sub_group_size !1 !reqd_work_group_size !2 !work_group_num_dim !3 !sycl_kernel_omit_args !4 {
  store i64 1, ptr addrspace(1) @dg
  store i32 1, ptr addrspace(1) @local
  call spir_func void @_Z9elsewherev()
  call spir_func void @__devicelib_assert_fail()
  ret void
}

define spir_func void @_Z6sharedv() #1 !sycl_used_aspects !0 !intel_reqd_sub_group_size !1 !reqd_work_group_size !2 !work_group_num_dim !3 {
  ret void
}

declare spir_func void @_Z9elsewherev()
declare spir_func void @__devicelib_assert_fail()

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" "sycl-grf-size"="256" "sycl-optlevel"="2" "sycl-work-group-static" "calls-indirectly"="S,T" "sycl-work-group-scratch" }
attributes #2 = { "sycl-device-global-size"="8" "sycl-unique-id"="id of dg" }
attributes #3 = { "sycl-device-global-size"="4" "sycl-unique-id"="id of local" "sycl-device-image-scope" }

!0 = !{i32 6, i32 4711}
!1 = !{i32 16}
!2 = !{i32 8, i32 4}
!3 = !{i32 2}
!4 = !{i1 true, i1 false, i1 true}
