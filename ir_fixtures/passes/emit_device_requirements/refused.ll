; Metadata of another shape is refused, with the function and what was found.
; RUN: split-file %s %t
; RUN: not syclopt -passes=emit-device-requirements %t/aspect.ll 2>&1 | FileCheck %s --check-prefix=ASPECT
; RUN: not syclopt -passes=emit-device-requirements %t/target.ll 2>&1 | FileCheck %s --check-prefix=TARGET
; RUN: not syclopt -passes=emit-device-requirements %t/matrix.ll 2>&1 | FileCheck %s --check-prefix=MATRIX
; RUN: not syclopt -passes=emit-device-requirements %t/float.ll 2>&1 | FileCheck %s --check-prefix=FLOAT
; RUN: not syclopt -passes=emit-device-requirements %t/absent.ll 2>&1 | FileCheck %s --check-prefix=ABSENT
; RUN: not syclopt -passes=emit-device-requirements %t/large.ll 2>&1 | FileCheck %s --check-prefix=LARGE
; RUN: not syclopt -passes='emit-device-requirements<work-group-size=8>' %t/float.ll 2>&1 | FileCheck %s --check-prefix=OPTION

; ASPECT: aspect.ll:3:1: error: !sycl_used_aspects of '@f': expected aspects (i32 numbers, or pairs of name and number), found !{null}
; TARGET: target.ll:3:1: error: !sycl_fixed_targets of '@f': expected integers, found !{!"a"}
; MATRIX: matrix.ll:3:1: error: !sycl_joint_matrix_mad of '@f': expected strings, found !{i32 1}
; FLOAT:  float.ll:3:1: error: !intel_reqd_sub_group_size of '@f': expected integers, found !{float 1.0}
; ABSENT: absent.ll:1:1: error: '!9', to which '@f' refers, is not defined
; LARGE:  large.ll:1:1: error: emit-device-requirements: !reqd_work_group_size of '@f': 18446744073709551616 has more than 64 bits
; OPTION: error: option 'work-group-size' of pass 'emit-device-requirements': found '8', expected 'true' or 'false'

;--- aspect.ll
define spir_kernel void @f() !sycl_used_aspects !0 { ret void }

!0 = !{null}
;--- target.ll
declare !sycl_fixed_targets !0 spir_func void @f()

!0 = !{!"a"}
;--- matrix.ll
define spir_kernel void @f() !sycl_joint_matrix_mad !0 { ret void }

!0 = !{i32 1}
;--- float.ll
define spir_kernel void @f() !intel_reqd_sub_group_size !0 { ret void }

!0 = !{float 1.0}
;--- absent.ll
define spir_kernel void @f() !sycl_used_aspects !9 { ret void }
;--- large.ll
define spir_kernel void @f() !reqd_work_group_size !0 { ret void }

!0 = !{i32 1, i128 18446744073709551616}
