; A debug record is no use of a declaration; poison takes its place there.
; RUN: syclopt -passes=strip-dead-prototypes -S < %s | FileCheck %s

; CHECK-NOT: @watched
@watched = external global i32

; CHECK-LABEL: define void @main() !dbg !3 {
; CHECK-NEXT:      #dbg_value(ptr poison, !5, !DIExpression(), !6)
define void @main() !dbg !3 {
    #dbg_value(ptr @watched, !5, !DIExpression(), !6)
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "main", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocalVariable(name: "p", scope: !3, file: !1, line: 2, type: !7)
!6 = !DILocation(line: 3, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
