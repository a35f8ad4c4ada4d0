; The sets of a property file stand in a fixed order; those that a flag asks for are there with it alone, and only with
; -properties. As JSON they say the same.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -split=source -properties -emit-param-info -emit-program-metadata -emit-kernel-names -emit-exported-symbols -emit-imported-symbols -emit-devicelib-mask -device-globals -S %s -o %t/all.files
; RUN: FileCheck %s --input-file=%t/all_0.prop --check-prefix=ALL
; RUN: FileCheck %s --input-file=%t/all_1.prop --check-prefix=EXTERNAL
; RUN: syclopt-post-link -split=source -properties -S %s -o %t/few.files
; RUN: FileCheck %s --input-file=%t/few_0.prop --check-prefix=FEW
; RUN: syclopt-post-link -split=none -properties -S %s -o %t/none.files
; RUN: FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE
; RUN: syclopt-post-link -split=source -emit-param-info -device-globals -S %s -o %t/no.files && not ls %t/no_0.prop
; RUN: FileCheck %s --input-file=%t/no.files --check-prefix=NO
; RUN: syclopt-post-link -split=source -properties -properties-format=json -S %s -o %t/j.files -o spir64,%t/k.files
; RUN: FileCheck %s --input-file=%t/j.files --check-prefix=TABLE
; RUN: FileCheck %s --input-file=%t/j_0.json --check-prefix=JSON

; ALL:      {{^}}[SYCL/devicelib req mask]{{$}}
; ALL-NEXT: {{^}}DeviceLibReqMask=1|2{{$}}
; ALL-NEXT: {{^}}[SYCL/device requirements]{{$}}
; ALL-NEXT: {{^}}aspects=2|gAAAAAAAAAgBAAAA{{$}}
; ALL-NEXT: {{^}}reqd_sub_group_size=1|16{{$}}
; ALL-NEXT: {{^}}reqd_work_group_size_uint64_t=2|
; ALL-NEXT: {{^}}[SYCL/kernel param opt]{{$}}
; ALL-NEXT: {{^}}k=2|DAAAAAAAAAQB{{$}}
; ALL-NEXT: {{^}}[SYCL/exported symbols]{{$}}
; ALL-NEXT: {{^}}dg=1|1{{$}}
; ALL-NEXT: {{^}}[SYCL/kernel names]{{$}}
; ALL-NEXT: {{^}}k=1|1{{$}}
; ALL:      {{^}}[SYCL/program metadata]{{$}}
; ALL-NEXT: {{^}}k@reqd_work_group_size=2|
; ALL:      {{^}}dg_id@global_id_mapping=2|
; ALL-NEXT: {{^}}[SYCL/misc properties]{{$}}
; ALL-NEXT: {{^}}optLevel=1|2{{$}}
; ALL-NEXT: {{^}}[SYCL/device globals]{{$}}
; ALL-NEXT: {{^}}dg_id=2|ABAAAAAAAAACAAAAAAAAAA{{$}}
; ALL-NOT:  {{.}}

; EXTERNAL: {{^}}[SYCL/kernel param opt]{{$}}
; EXTERNAL-NEXT: {{^}}[SYCL/exported symbols]{{$}}
; EXTERNAL-NEXT: {{^}}external=1|1{{$}}

; FEW:      {{^}}[SYCL/device requirements]{{$}}
; FEW:      {{^}}[SYCL/misc properties]{{$}}
; FEW-NEXT: {{^}}optLevel=1|2{{$}}
; FEW-NOT:  {{.}}

; NONE:     {{^}}[SYCL/device requirements]{{$}}
; NONE-NOT: reqd_work_group_size
; NONE:     {{^}}[SYCL/misc properties]{{$}}

; NO:       {{^}}[Code]{{$}}
; TABLE:      {{^}}[Code|Properties]{{$}}
; TABLE-NEXT: /j_0.ll|{{.*}}/j_0.json{{$}}
; JSON:     SYCL/device requirements
; JSON:     aspects
; JSON:     SYCL/misc properties
; JSON:     optLevel

target triple = "spir64-unknown-unknown"

@dg = addrspace(1) global i64 0 #2

define spir_kernel void @k(i32 %x, ptr %y, i32 %z) #0 !reqd_work_group_size !0 !intel_reqd_sub_group_size !1 !sycl_used_aspects !2 !sycl_kernel_omit_args !4 {
  %v = load i64, ptr addrspace(1) @dg
  %s = call spir_func float @__devicelib_sinf(float 0.0)
  ret void
}

define spir_func void @external() #1 {
  ret void
}

declare spir_func float @__devicelib_sinf(float)

attributes #0 = { "sycl-module-id"="a.cpp" "sycl-optlevel"="2" }
attributes #1 = { "sycl-module-id"="a.cpp" }
attributes #2 = { "sycl-device-global-size"="8" "sycl-unique-id"="dg_id" }

!0 = !{i32 16, i32 1, i32 1}
!1 = !{i32 16}
!2 = !{!3}
!3 = !{!"fp64", i32 6}
!4 = !{i1 true, i1 false, i1 true}
