; Metadata of another form is refused, with the place of the node; nothing is written.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-propagate-aspects-usage %t/pair.ll -o - 2>&1 | FileCheck %s --check-prefix=PAIR
; RUN: not syclopt -passes=sycl-propagate-aspects-usage %t/string.ll -o - 2>&1 | FileCheck %s --check-prefix=STRING
; RUN: not syclopt -passes=sycl-propagate-aspects-usage %t/type_number.ll -o - 2>&1 | FileCheck %s --check-prefix=NUMBER
; RUN: not syclopt -passes=sycl-propagate-aspects-usage %t/function.ll -o - 2>&1 | FileCheck %s --check-prefix=FUNCTION
; RUN: not syclopt -passes=sycl-propagate-aspects-usage %t/large.ll -o - 2>&1 | FileCheck %s --check-prefix=LARGE
; RUN: not syclopt -passes=sycl-propagate-aspects-usage %t/fp64.ll -o - 2>&1 | FileCheck %s --check-prefix=FP64
; RUN: not syclopt -passes=sycl-propagate-aspects-usage %t/unnamed.ll -o - 2>&1 | FileCheck %s --check-prefix=UNNAMED
; RUN: not syclopt -passes=sycl-propagate-aspects-usage %t/property.ll -o - 2>&1 | FileCheck %s --check-prefix=PROPERTY
; RUN: not syclopt -passes=sycl-propagate-aspects-usage %t/blank.ll -o - 2>&1 | FileCheck %s --check-prefix=BLANK
; RUN: not syclopt -passes=sycl-propagate-aspects-usage %t/no_list.ll -o - 2>&1 | FileCheck %s --check-prefix=LIST
; RUN: not syclopt -passes=sycl-propagate-aspects-usage %t/inline.ll -o - 2>&1 | FileCheck %s --check-prefix=INLINE
; RUN: not syclopt -passes=sycl-propagate-aspects-usage -sycl-propagate-aspects-usage-fixed-targets=gpu,intel_gpu_slk %t/property.ll -o - 2>&1 | FileCheck %s --check-prefix=TARGET
; RUN: not syclopt -passes='sycl-propagate-aspects-usage<exclude-aspects=fp46>' %t/property.ll -o - 2>&1 | FileCheck %s --check-prefix=OPTION
; PAIR: pair.ll:2:1: error: !sycl_aspects: expected !{!"name", i32 number}, found !{!"fp64", i32 6, i32 7}
; STRING: string.ll:2:1: error: !sycl_aspects: expected !{!"name", i32 number}, found !{!"fp64", !"six"}
; NUMBER: type_number.ll:4:1: error: !sycl_types_that_use_aspects: expected !{!"type", i32 number, ...}, found !{!"Known", !"fp64"}
; FUNCTION: function.ll:3:1: error: !sycl_used_aspects of '@f': expected aspects (i32 numbers, or pairs of name and number), found !{!"fp64"}
; LARGE: large.ll:3:1: error: !sycl_declared_aspects of '@f': expected aspects {{.*}}, found !{i64 4294967296}
; FP64: fp64.ll:3:1: error: !sycl_aspects has no 'fp64', but '@f' uses 'double'
; UNNAMED: unnamed.ll:4:1: error: !sycl_aspects has no name for the aspect 7, which '@f' uses but does not declare
; PROPERTY: property.ll:3:1: error: "sycl-device-has" of '@f': expected decimal numbers between commas, found '1,x'
; BLANK: blank.ll:3:1: error: "sycl-device-has" of '@f': expected decimal numbers between commas, found '1, 6'
; LIST: no_list.ll:2:1: error: !sycl_aspects: expected !{!"name", i32 number}, found !DIFile({{.*}})
; INLINE: inline.ll:3:1: error: !sycl_used_aspects of '@f': expected aspects {{.*}}, found !DIFile({{.*}})
; TARGET: error: sycl-propagate-aspects-usage: option 'fixed-targets': unknown aspect or target 'intel_gpu_slk'; did you mean {{.*}}'intel_gpu_skl'
; OPTION: error: sycl-propagate-aspects-usage: option 'exclude-aspects': unknown aspect 'fp46'; did you mean {{.*}}'fp64'

;--- pair.ll
!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6, i32 7}
;--- string.ll
!sycl_aspects = !{!0}
!0 = !{!"fp64", !"six"}
;--- type_number.ll
!sycl_aspects = !{!0}
!sycl_types_that_use_aspects = !{!1}
!0 = !{!"fp64", i32 6}
!1 = !{!"Known", !"fp64"}
%Known = type { i32 }
;--- function.ll
!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
!1 = !{!"fp64"}
define void @f() !sycl_used_aspects !1 {
  ret void
}
;--- large.ll
!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
!1 = !{i64 4294967296}
declare !sycl_declared_aspects !1 void @f()
;--- fp64.ll
!sycl_aspects = !{!0}
!0 = !{!"gpu", i32 2}
declare void @f(double)
;--- unnamed.ll
!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
!1 = !{i32 7}
define void @f() "sycl-device-has"="6" !sycl_used_aspects !1 {
  ret void
}
;--- property.ll
!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
define void @f() "sycl-device-has"="1,x" {
  %x = alloca double
  ret void
}
;--- blank.ll
!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
define void @f() "sycl-device-has"="1, 6" {
  %x = alloca double
  ret void
}
;--- no_list.ll
!sycl_aspects = !{!0}
!0 = !DIFile(filename: "a", directory: "b")
;--- inline.ll
!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
define void @f() !sycl_used_aspects !DIFile(filename: "a", directory: "b") {
  ret void
}
