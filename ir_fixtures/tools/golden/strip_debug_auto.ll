; Check lines written by scripts/update_golden.py.
; GOLDEN: auto
; RUN: syclopt -passes=strip-debug -S < %s | FileCheck %s

; CHECK-LABEL: define i32 @twice(i32 %x) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %sum = add i32 %x, %x
; CHECK-NEXT:   ret i32 %sum
; CHECK-NEXT: }
; CHECK: !llvm.module.flags = !{!2}
; CHECK: !2 = !{i32 2, !"Debug Info Version", i32 3}

define i32 @twice(i32 %x) !dbg !3 {
entry:
  %sum = add i32 %x, %x, !dbg !6
  ret i32 %sum, !dbg !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "twice.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "twice", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{}
!6 = !DILocation(line: 2, column: 10, scope: !3)
