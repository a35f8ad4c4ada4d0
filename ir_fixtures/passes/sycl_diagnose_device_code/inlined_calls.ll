; What was inlined is told with the lines of its calls, from the place of an instruction outwards, as calls are.
; RUN: not syclopt -passes=sycl-diagnose-device-code %s 2>&1 | FileCheck %s

; CHECK:      {{^.*}}src/unit.cpp:3:7: error: {{.*}}: 'middle' calls 'operator new[](unsigned long)' (@_Znam) in 'deep(int)' (@_Z4deepi), which is inlined into 'between' at src/unit.cpp:6:5, which is inlined into 'middle' at src/unit.cpp:9:3, which is called by kernel 'kernel' at src/unit.cpp:6:9 in 'between', which is inlined into kernel 'kernel' at src/unit.cpp:12:5 [allocation]{{$}}
; CHECK-NEXT: {{^.*}}src/unit.cpp:10:3: error: {{.*}}: 'middle' calls 'malloc', which is called by {{.*}} [allocation]{{$}}
; CHECK-NOT:  {{.}}

define spir_kernel void @kernel() !dbg !4 {
  call void @middle(), !dbg !5
  ret void
}

define internal void @middle() !dbg !6 {
  %p = call ptr @_Znam(i64 8), !dbg ; the place
    !9
  %q = call ptr @malloc(i64 8), !dbg !14
  ret void
}

declare ptr @_Znam(i64)
declare ptr @malloc(i64)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "unit.cpp", directory: "src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !15)
!4 = distinct !DISubprogram(name: "kernel", scope: !1, file: !1, line: 11, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DILocation(line: 6, column: 9, scope: !8, inlinedAt: !13)
!6 = distinct !DISubprogram(name: "middle", scope: !1, file: !1, line: 8, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!7 = distinct !DISubprogram(name: "deep", linkageName: "_Z4deepi", scope: !1, file: !1, line: 2, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!8 = distinct !DISubprogram(name: "between", scope: !1, file: !1, line: 5, type: !3, spFlags: DISPFlagDefinition, unit: !0)
!9 = !DILocation(line: 3, column: 7, scope: !10, inlinedAt: !11)
!10 = distinct !DILexicalBlock(scope: !7, file: !1, line: 2, column: 9)
!11 = distinct !DILocation(line: 6, column: 5, scope: !8, inlinedAt: !12)
!12 = distinct !DILocation(line: 9, column: 3, scope: !6)
!13 = distinct !DILocation(line: 12, column: 5, scope: !4)
!14 = !DILocation(line: 10, column: 3, scope: !6)
!15 = !{null}
