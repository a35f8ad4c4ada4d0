; What the attributes of a kernel say becomes metadata of it; other functions are left alone, and what a kernel has of a
; kind already wins. A second run changes nothing.
; RUN: syclopt -passes=compile-time-properties -S < %s | FileCheck %s
; RUN: syclopt -passes=compile-time-properties,compile-time-properties -S < %s | FileCheck %s

target datalayout = "e-p:32:32-i64:64"
target triple = "spir64_fpga-unknown-unknown"

; CHECK: define spir_kernel void @sizes() #0 !work_group_size_hint ![[OWN:[0-9]+]] !max_global_work_dim ![[ZERO:[0-9]+]] !intel_reqd_sub_group_size ![[SUB:[0-9]+]] !reqd_work_group_size ![[SIZE:[0-9]+]] !work_group_num_dim ![[TWO:[0-9]+]] {
define spir_kernel void @sizes() #0 !work_group_size_hint !0 {
  ret void
}

; CHECK: define spir_kernel void @interfaces() #1 !spirv.Decorations ![[PIPELINED:[0-9]+]] !RegisterAllocMode ![[TWO]] !ip_interface ![[CSR:[0-9]+]] {
define spir_kernel void @interfaces() #1 {
  ret void
}

; CHECK: define spir_kernel void @esimd() #2 !sycl_explicit_simd !0 !spirv.Decorations ![[DEFAULT:[0-9]+]] !ip_interface ![[STREAMING:[0-9]+]] {
define spir_kernel void @esimd() #2 !sycl_explicit_simd !0 {
  ret void
}

; CHECK: declare !spirv.Decorations ![[OFF:[0-9]+]] !RegisterAllocMode ![[MODE:[0-9]+]] !reqd_work_group_size ![[THREE:[0-9]+]] spir_kernel void @declared() #3
declare spir_kernel void @declared() #3

; CHECK: define spir_kernel void @limits() #4 !max_linear_work_group_size ![[LINEAR:[0-9]+]] !max_work_group_size ![[MOST:[0-9]+]] !work_group_num_dim ![[ONE:[0-9]+]] {
define spir_kernel void @limits() #4 {
  ret void
}

; CHECK: define spir_func void @function() #0 {
define spir_func void @function() #0 {
  ret void
}

attributes #0 = { "sycl-single-task" "sycl-sub-group-size"="16" "sycl-work-group-size"="4,2" "sycl-work-group-size-hint"="7" }
attributes #1 = { "sycl-grf-size"="256" "sycl-pipelined"="5" "sycl-register-map-interface"="1" "sycl-streaming-interface"="1" "sycl-strict" "sycl-floating-point-control"="145" }
attributes #2 = { "sycl-grf-size"="128" "sycl-pipelined"="-1" "sycl-streaming-interface"="0" "sycl-floating-point-control"="110" }
attributes #3 = { "sycl-register-alloc-mode"="9" "sycl-pipelined"="0" "sycl-work-group-size"="1,2,3" }
attributes #4 = { "sycl-max-work-group-size"="16" "sycl-max-linear-work-group-size"="12" }

; A mode that is listed already is listed once.
; CHECK: !spirv.ExecutionMode = !{![[M0:[0-9]+]], ![[M1:[0-9]+]], ![[M2:[0-9]+]], ![[M3:[0-9]+]], ![[M4:[0-9]+]], ![[M5:[0-9]+]], ![[M6:[0-9]+]], ![[M7:[0-9]+]], ![[M8:[0-9]+]], ![[M9:[0-9]+]], ![[M10:[0-9]+]], ![[M11:[0-9]+]], ![[M12:[0-9]+]], ![[M13:[0-9]+]], ![[M14:[0-9]+]], ![[M15:[0-9]+]], ![[M16:[0-9]+]], ![[M17:[0-9]+]]}
!spirv.ExecutionMode = !{!1}

!0 = !{}
!1 = !{ptr @interfaces, i32 4462, i32 32}

; CHECK-DAG: ![[OWN]] = !{}
; CHECK-DAG: ![[ZERO]] = !{i32 0}
; CHECK-DAG: ![[SUB]] = !{i32 16}
; CHECK-DAG: ![[SIZE]] = !{i32 2, i32 4, i32 1}
; CHECK-DAG: ![[TWO]] = !{i32 2}
; CHECK-DAG: ![[LINEAR]] = !{i32 12}
; CHECK-DAG: ![[MOST]] = !{i32 16, i32 1, i32 1}
; CHECK-DAG: ![[ONE]] = !{i32 1}
; CHECK-DAG: ![[PIPELINED]] = !{![[ENABLE:[0-9]+]], ![[INTERVAL:[0-9]+]], ![[STRICT:[0-9]+]]}
; CHECK-DAG: ![[ENABLE]] = !{i32 5919, i32 1}
; CHECK-DAG: ![[INTERVAL]] = !{i32 5917, i32 5}
; CHECK-DAG: ![[STRICT]] = !{i32 19, i32 1}
; CHECK-DAG: ![[CSR]] = !{!"csr", !"wait_for_done_write"}
; CHECK-DAG: ![[DEFAULT]] = !{![[ENABLE]]}
; CHECK-DAG: ![[STREAMING]] = !{!"streaming"}
; CHECK-DAG: ![[OFF]] = !{![[DISABLE:[0-9]+]]}
; CHECK-DAG: ![[DISABLE]] = !{i32 5919, i32 0}
; CHECK-DAG: ![[MODE]] = !{i32 9}
; CHECK-DAG: ![[THREE]] = !{i32 3, i32 2, i32 1}
; CHECK-DAG: ![[M0]] = !{ptr @interfaces, i32 4462, i32 32}
; CHECK-DAG: ![[M1]] = !{ptr @interfaces, i32 4462, i32 64}
; CHECK-DAG: ![[M2]] = !{ptr @interfaces, i32 4462, i32 16}
; CHECK-DAG: ![[M3]] = !{ptr @interfaces, i32 4460, i32 64}
; CHECK-DAG: ![[M4]] = !{ptr @interfaces, i32 4460, i32 32}
; CHECK-DAG: ![[M5]] = !{ptr @interfaces, i32 4460, i32 16}
; CHECK-DAG: ![[M6]] = !{ptr @interfaces, i32 4459, i32 16}
; CHECK-DAG: ![[M7]] = !{ptr @esimd, i32 5620, i32 64}
; CHECK-DAG: ![[M10]] = !{ptr @esimd, i32 5621, i32 64}
; CHECK-DAG: ![[M13]] = !{ptr @esimd, i32 4463, i32 64}
; CHECK-DAG: ![[M16]] = !{ptr @esimd, i32 4459, i32 32}
; CHECK-DAG: ![[M17]] = !{ptr @esimd, i32 4459, i32 64}
