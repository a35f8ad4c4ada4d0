; With debug information, a message gives the lines of the source for the place itself and for each call on the way.
; RUN: not syclopt -passes=sycl-diagnose-device-code %s 2>&1 | FileCheck %s

; CHECK:      {{^.*}}src/unit.cpp:20:1: error: {{.*}}: 'long' has fp128, which is called by kernel 'kernel' [long-double]{{$}}
; CHECK-NEXT: src/unit.cpp:3:7: error: {{.*}}: 'deep' calls 'operator new[](unsigned long)' (@_Znam), which is called by 'middle' at src/unit.cpp:8:3, which is called by kernel 'kernel' at src/unit.cpp:12:5 [allocation]{{$}}
; CHECK-NOT:  {{.}}

define spir_kernel void @kernel() !dbg !4 {
  call void @middle(), !dbg !5
  %x = call i32 @long(fp128 undef)
  ret void
}

define internal void @middle() !dbg !6 {
  call void @deep(), !dbg !7
  ret void
}

define internal void @deep() !dbg !8 {
  %p = call ptr @_Znam(i64 8), !dbg !9
  ret void
}

define internal i32 @long(fp128 %x) !dbg !10 {
  ret i32 0
}

declare ptr @_Znam(i64)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "unit.cpp", directory: "src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !11)
!4 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 11, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DILocation(line: 12, column: 5, scope: !4)
!6 = distinct !DISubprogram(name: "middle", scope: !1, file: !1, line: 7, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!7 = !DILocation(line: 8, column: 3, scope: !6)
!8 = distinct !DISubprogram(name: "deep", scope: !1, file: !1, line: 2, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DILocation(line: 3, column: 7, scope: !8)
!10 = distinct !DISubprogram(name: "long", scope: !1, file: !1, line: 20, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!11 = !{null}
