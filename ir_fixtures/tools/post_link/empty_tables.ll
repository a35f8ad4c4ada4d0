; A table from which all images are left out says so, with a kernel that needs what the target lacks. With one image for
; all kernels that is an error, as the other kernels go with the one; unless nothing is to be said of empty tables.
; RUN: split-file %s %t
; RUN: syclopt-post-link -split=kernel -S %t/two.ll -o intel_gpu_dg1,%t/two.files 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
; RUN: FileCheck %s --check-prefix=TWO < %t/two.files
; RUN: syclopt-post-link -split=kernel -S %t/one.ll -o intel_gpu_dg1,%t/one.files 2>&1 | FileCheck %s --check-prefix=WARNING
; RUN: FileCheck %s --check-prefix=EMPTY < %t/one.files
; RUN: not syclopt-post-link -split=none -symbols -S %t/two.ll -o %t/any.files -o intel_gpu_dg1,%t/none.files 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: not syclopt-post-link -split=kernel -Werror=empty-table -S %t/one.ll -o intel_gpu_dg1,%t/none.files 2>&1 | FileCheck %s --check-prefix=WERROR
; RUN: syclopt-post-link -split=none -spec-const=native -Wno-empty-table -S %t/two.ll -o intel_gpu_dg1,%t/quiet.files 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
; RUN: FileCheck %s --check-prefix=EMPTY < %t/quiet.files
; RUN: syclopt-post-link -split=none -lower-esimd -S %t/size.ll -o nvidia_gpu_sm_90,%t/size.files -Wno-empty-table 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
; RUN: syclopt-post-link -split=auto -S %t/size.ll -o nvidia_gpu_sm_90,%t/size.files 2>&1 | FileCheck %s --check-prefix=SIZE

; NONE-NOT: {{.}}
; TWO:      [Code]
; TWO-NEXT: two_0.ll
; TWO-NOT:  ll
; WARNING: warning: no image is left for target 'intel_gpu_dg1', which lacks aspect 'fp64': 'needs_double' needs it [-Wempty-table]
; EMPTY:     [Code]
; EMPTY-NOT: {{.}}
; ERROR: error: no image is left for target 'intel_gpu_dg1', which lacks aspect 'fp64': 'needs_double' needs it; -split=none makes one image of all kernels, write another mode
; WERROR: error: no image is left for target 'intel_gpu_dg1', which lacks aspect 'fp64': 'needs_double' needs it [-Werror=empty-table]
; SIZE: warning: no image is left for target 'nvidia_gpu_sm_90', which lacks sub-group size 8: 'small' needs it [-Wempty-table]

;--- two.ll
define spir_kernel void @plain() {
  ret void
}

define spir_kernel void @needs_double() !sycl_used_aspects !0 {
  ret void
}

!0 = !{!1}
!1 = !{!"fp64", i32 6}
;--- one.ll
define spir_kernel void @needs_double() !sycl_used_aspects !0 {
  ret void
}

!0 = !{!1}
!1 = !{!"fp64", i32 6}
;--- size.ll
define spir_kernel void @small() !intel_reqd_sub_group_size !0 {
  ret void
}

!0 = !{i32 8}
