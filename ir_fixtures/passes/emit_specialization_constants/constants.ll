; Records of id, offset and size for each constant, and the bytes of all defaults: little-endian, laid out as the module
; says, padding zero.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-specialization-constants %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop
; RUN: syclopt-image show %t_0.prop | FileCheck %s --check-prefix=SHOWN
; RUN: syclopt -passes=emit-specialization-constants %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE --allow-empty

; CHECK:      {{^}}[SYCL/specialization constants]{{$}}
; CHECK-NEXT: {{^}}first=2|gBAAAAAAAAgBAAAAAAAAAQAAAAA{{$}}
; CHECK-NEXT: {{^}}a struct=2|AGAAAAAAAAwBAAAAAAAAAEAAAAACAAAAEAAAAQAAAAQCAAAAIAAAAIAAAAw/////KAAAAIAAAAA{{$}}
; CHECK-NEXT: {{^}}[SYCL/specialization constants default values]{{$}}
; CHECK-NEXT: {{^}}all=2|gCAAAAAAAAw/////CAAAAMAAAAAA8AAAAAAAAA{{$}}
; CHECK-NOT:  {{.}}
; NONE-NOT:   {{.}}

; SHOWN:      constants             first: id 6 at 0, 4 bytes
; SHOWN-NEXT:                       a struct: id 7 at 0, 1 byte; id 8 at 4, 4 bytes; id 9 at 8, 2 bytes; 2 bytes of padding
; SHOWN-NEXT: default values        all: 20 bytes

;--- in.ll
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-n8:16:32:64"

%struct = type { i8, i32, half, [2 x i8] }

!sycl.specialization-constants = !{!0, !1}
!sycl.specialization-constants-default-values = !{!2, !3, !4}
!0 = !{!"first", i32 6, i32 0, i32 4}
!1 = !{!"a struct", i32 7, i32 0, i32 1, i32 8, i32 4, i32 4, i32 9, i32 8, i32 2, i32 -1, i32 10, i32 2}
!2 = !{i32 -1}
!3 = !{%struct { i8 2, i32 3, half 1.0, [2 x i8] undef }}
!4 = !{[4 x i8] zeroinitializer}
;--- none.ll
!sycl.specialization-constants = !{}
!sycl.specialization-constants-default-values = !{}
