; An add-on image is followed by a stub: the same functions with bodies that only return, and nothing else. Of metadata they
; keep debug information alone: a stub requires nothing.
; RUN: split-file %s %t
; RUN: syclopt -passes='sycl-add-stub-images,emit-device-requirements,emit-symbols' -S %t/set.ll -o %t/set.table
; RUN: FileCheck %s --check-prefix=TABLE < %t/set.table
; RUN: FileCheck %s --check-prefix=REAL < %t/set_0.ll
; RUN: FileCheck %s --check-prefix=STUB < %t/set_1.ll
; RUN-UNCHANGED: LLVM accepts the stub
; RUN: syclopt -passes=verify %t/set_1.ll -o %t/verified.ll
; RUN: FileCheck %s --check-prefix=PROP < %t/set_0.prop
; RUN: FileCheck %s --check-prefix=STUBPROP < %t/set_1.prop
; RUN: cmp %t/set_0.sym %t/set_1.sym
; RUN: syclopt -passes='sycl-add-stub-images,emit-symbols' -S %t/plain.ll -o %t/plain.table
; RUN: FileCheck %s --check-prefix=PLAIN < %t/plain_1.ll

; TABLE:      {{^}}[Code|Properties|Symbols]{{$}}
; TABLE-NEXT: set_0.ll|{{.*}}set_0.prop|{{.*}}set_0.sym
; TABLE-NEXT: set_1.ll|{{.*}}set_1.prop|{{.*}}set_1.sym
; TABLE-NOT:  {{.}}

; REAL:     call spir_func void @inner(ptr %this)
; REAL:     define internal spir_func double @helper()
; REAL-NOT: sycl-add-on-stub

; STUB-NOT:  {{^}}@
; STUB-NOT:  {{^}}declare
; STUB:      define spir_func void @action(ptr %this) #[[A:[0-9]+]] "sycl-add-on-stub" !dbg ![[DBG:[0-9]+]] {
; STUB-NEXT: {{^}}entry:
; STUB-NEXT: ret void
; STUB-NEXT: {{^}}}
; STUB-NOT:  {{^}}d
; STUB:      define spir_func { ptr, i32 } @value$1(ptr byval([4 x double]) align 8 %this) #[[A]] "sycl-add-on-stub" {
; STUB-NEXT: {{^}}entry:
; STUB-NEXT: ret { ptr, i32 } zeroinitializer
; STUB-NEXT: {{^}}}
; STUB-NOT:  {{^}}d
; STUB:      attributes #[[A]] = { "sycl-add-on-condition"="-1,6" "sycl-add-on-image"="1" "sycl-entry-point" }
; STUB:      ![[DBG]] = distinct !DISubprogram(name: "action"

; PROP:      {{^}}[SYCL/device requirements]{{$}}
; PROP-NEXT: aspects=2|gAAAAAAAAAgBAAAA
; PROP-NEXT: reqd_sub_group_size=1|16

; STUBPROP:      {{^}}[SYCL/device requirements]{{$}}
; STUBPROP-NEXT: aspects=2|AAAAAAAAAAA
; STUBPROP-NOT:  {{.}}

; PLAIN:      define void @only() #0 "sycl-add-on-stub" {
; PLAIN-NEXT: {{^}}entry:
; PLAIN-NEXT: {{^}}  ret void

;--- set.ll
@state = addrspace(1) global i32 0

define spir_func void @action(ptr %this) #0 !dbg !4 !sycl_used_aspects !1 !sycl_conditionally_used_aspects !7 {
  %x = call spir_func double @helper()
  store i32 0, ptr addrspace(1) @state
  call spir_func void @inner(ptr %this)
  ret void
}

define spir_func { ptr, i32 } @value$1(ptr byval([4 x double]) align 8 %this) #0 !intel_reqd_sub_group_size !9 {
  unreachable
}

define internal spir_func double @helper() !sycl_used_aspects !1 {
  ret double 0.0
}

declare spir_func void @inner(ptr) #1

attributes #0 = { "sycl-add-on-condition"="-1,6" "sycl-add-on-image"="1" "sycl-entry-point" }
attributes #1 = { "sycl-add-on-condition"="-1,5" "sycl-add-on-image"="2" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!5}
!1 = !{i32 6}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.cpp", directory: ".")
!4 = distinct !DISubprogram(name: "action", file: !3, line: 8, type: !6, unit: !2, spFlags: DISPFlagDefinition)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !DISubroutineType(types: !{null})
!7 = !{!8}
!8 = !{!10, !11}
!9 = !{i32 16}
!10 = !{i32 -1, i32 5}
!11 = !{i32 5}
;--- plain.ll
define void @only() #0 {
  ret void
}

attributes #0 = { "sycl-add-on-condition"="-1,6" "sycl-add-on-image"="1" }
