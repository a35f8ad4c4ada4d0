; Kernels that one class names are told once, with the places of what they call, also where the class is one of a function or
; of a template. Classes of other functions, or of another block of one, which are other ones, and names that the compiler
; made are not. What a header of the system does is told where it is called.
; RUN: not syclopt -passes=sycl-diagnose-device-code %s 2>&1 | FileCheck %s

; CHECK:     /user.cpp:21:1: warning: 2 kernels are called 'Name', at /user.cpp:11 and /user.cpp:21: each needs a name of its own; give a template or a generic lambda names that its parameters are part of [-Wkernel-names]
; CHECK:     /user.cpp:21:1: warning: 2 kernels are called 'L', at /user.cpp:11 and /user.cpp:21:
; CHECK:     warning: 2 kernels are called 'T<int>':
; CHECK:     /user.cpp:12:3: error: sycl-diagnose-device-code: device code calls an undefined function, which is not SYCL_EXTERNAL: 'atoi' calls 'strtol' at /usr/include/stdlib.h:364:16, which is called by 'first' at /user.cpp:12:3, which is called by kernel 'Name' [host-function]
; CHECK-NOT: {{error|warning}}
define void @_Z5entryI4NameZ4mainE3$_0Evv() "sycl-kernel" "sycl-kernel-entry"="Name" "sycl-annotated-at"="/usr/include/kernel.hpp:1" {
  call void @first()
  ret void
}

define void @_Z5entryI4NameZ4mainE3$_1Evv() "sycl-kernel" "sycl-kernel-entry"="Name" "sycl-annotated-at"="/usr/include/kernel.hpp:1" {
  call void @second()
  ret void
}

define void @_Z5entryIZ1fvE1KEvv() "sycl-kernel" "sycl-kernel-entry"="K" {
  ret void
}

define void @_Z5entryIZ1gvE1KEvv() "sycl-kernel" "sycl-kernel-entry"="K" {
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"()
  ret void
}

define internal void @_Z5entryIZ4mainE1LZ4mainE3$_0Evv$0123456789abcdef() "sycl-kernel" "sycl-kernel-entry"="L" "sycl-annotated-at"="/usr/include/kernel.hpp:1" {
  call void @first()
  ret void
}

define internal void @_Z5entryIZ4mainE1LZ4mainE3$_1Evv$0123456789abcdef() "sycl-kernel" "sycl-kernel-entry"="L" "sycl-annotated-at"="/usr/include/kernel.hpp:1" {
  call void @second()
  ret void
}

define internal void @_Z5entryIZ4mainE1L_0Z4mainE3$_2Evv$0123456789abcdef() "sycl-kernel" "sycl-kernel-entry"="L" "sycl-annotated-at"="/usr/include/kernel.hpp:1" {
  ret void
}

define void @_Z5entryI1TIiEZ1fIiEvvEUlvE_Evv() "sycl-kernel" "sycl-kernel-entry"="T<int>" {
  ret void
}

define void @_Z5entryI1TIiEZ1fIiEvvEUlvE0_Evv() "sycl-kernel" "sycl-kernel-entry"="T<int>" {
  ret void
}

define void @_Z5entryIZ1fIiEvvEUlT_E_ivv() "sycl-kernel" "sycl-kernel-entry"="(lambda at user.cpp:5:1)" {
  ret void
}

define void @_Z5entryIZ1fIiEvvEUlT_E_fvv() "sycl-kernel" "sycl-kernel-entry"="(lambda at user.cpp:5:1)" {
  ret void
}

define void @first() !dbg !4 {
  call void @atoi(), !dbg !7
  ret void
}

define void @second() !dbg !5 {
  ret void
}

define void @atoi() !dbg !6 {
  call void @strtol(), !dbg !8
  ret void
}

declare void @strtol()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "user.cpp", directory: "/")
!2 = !DIFile(filename: "/usr/include/stdlib.h", directory: "")
!3 = !DISubroutineType(types: !{})
!4 = distinct !DISubprogram(name: "first", scope: !1, file: !1, line: 11, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "second", scope: !1, file: !1, line: 21, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = distinct !DISubprogram(name: "atoi", scope: !2, file: !2, line: 363, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!7 = !DILocation(line: 12, column: 3, scope: !4)
!8 = !DILocation(line: 364, column: 16, scope: !6)
!9 = !{i32 2, !"Debug Info Version", i32 3}
