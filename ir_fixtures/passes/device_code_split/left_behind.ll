; What comes along into every image: target, source name, module assembly, module flags, other named metadata. What only
; code of other images used does not: types, comdats, attribute groups, metadata. Metadata that names what is not in an
; image has null there, and a compile unit is in the images that it describes something in.
; RUN: syclopt -passes='device-code-split<mode=kernel>' %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.ll --check-prefixes=CHECK,SECOND
; RUN: FileCheck %s --input-file=%t_1.ll --check-prefixes=CHECK,FIRST

; CHECK:       {{^}}source_filename = "app"{{$}}
; CHECK-NEXT:  {{^}}target datalayout = "e-i64:64-n8:16:32:64-G1"{{$}}
; CHECK-NEXT:  {{^}}target triple = "spir64-unknown-unknown"{{$}}
; CHECK-NEXT:  {{^}}module asm ".ident"{{$}}
source_filename = "app"
target datalayout = "e-i64:64-n8:16:32:64-G1"
target triple = "spir64-unknown-unknown"
module asm ".ident"

; FIRST-NOT:   %second
; FIRST:       {{^}}%first = type { i32 }{{$}}
; FIRST-NOT:   {{^}}%
; FIRST:       {{^[$]}}first_helper = comdat any{{$}}
; FIRST-NOT:   {{^[$]}}
; SECOND:      {{^}}%second = type { float }{{$}}
; SECOND-NOT:  {{^}}%
; SECOND-NOT:  {{^[$]}}
%first = type { i32 }
%second = type { float }
$first_helper = comdat any

; FIRST:       {{^}}define spir_kernel void @first(ptr byval(%first) %p) #0 "sycl-entry-point" !dbg !4 {{{$}}
; FIRST:       {{^}}define linkonce_odr spir_func void @first_helper() comdat {{{$}}
; SECOND:      {{^}}define spir_kernel void @second(ptr byval(%second) %p) #1 "sycl-entry-point" !kernel_arg_name !6 {{{$}}
; CHECK-NOT:   {{^define}}
define spir_kernel void @first(ptr byval(%first) %p) #0 !dbg !4 {
  call spir_func void @first_helper(), !dbg !5
  ret void
}

define linkonce_odr spir_func void @first_helper() comdat {
  ret void
}

define spir_kernel void @second(ptr byval(%second) %p) #1 !kernel_arg_name !6 {
  ret void
}

; FIRST:       {{^}}attributes #0 = { "sycl-module-id"="a.cpp" }{{$}}
; SECOND:      {{^}}attributes #1 = { "sycl-module-id"="b.cpp" }{{$}}
; CHECK-NOT:   attributes
attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }

; FIRST:       {{^}}!llvm.dbg.cu = !{!0}{{$}}
; SECOND-NOT:  {{^}}!llvm.dbg.cu
; CHECK:       {{^}}!llvm.module.flags = !{!2}{{$}}
; CHECK-NEXT:  {{^}}!spirv.ExecutionMode = !{!3, !8}{{$}}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!spirv.ExecutionMode = !{!3, !8}

; FIRST:       {{^}}!0 = distinct !DICompileUnit
; FIRST:       {{^}}!1 = !DIFile
; SECOND-NOT:  !DI
; CHECK:       {{^}}!2 = !{i32 2, !"Debug Info Version", i32 3}{{$}}
; FIRST-NEXT:  {{^}}!3 = !{ptr @first, i32 31}{{$}}
; FIRST-NEXT:  {{^}}!4 = distinct !DISubprogram
; FIRST-NEXT:  {{^}}!5 = !DILocation
; FIRST-NEXT:  {{^}}!7 = !DISubroutineType
; FIRST-NEXT:  {{^}}!8 = !{null, i32 4459}{{$}}
; SECOND-NEXT: {{^}}!3 = !{null, i32 31}{{$}}
; SECOND-NEXT: {{^}}!6 = !{!"p"}{{$}}
; SECOND-NEXT: {{^}}!8 = !{ptr @second, i32 4459}{{$}}
; CHECK-NOT:   {{^!}}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_17, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.cpp", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{ptr @first, i32 31}
!4 = distinct !DISubprogram(name: "first", file: !1, line: 1, type: !7, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DILocation(line: 3, scope: !4)
!6 = !{!"p"}
!7 = !DISubroutineType(types: !{null})
!8 = !{ptr @second, i32 4459}
