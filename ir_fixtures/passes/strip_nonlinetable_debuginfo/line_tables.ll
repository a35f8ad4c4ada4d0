; A module with line tables alone comes back as it is, nodes that nothing refers to included.
; UNCHANGED: there are line tables alone
; RUN: syclopt -passes=strip-nonlinetable-debuginfo -S < %s | FileCheck %s --strict-whitespace

;      CHECK:{{^}}define void @main()  !dbg !3 {{{$}}
;      CHECK:{{^}}  ret void, !dbg  !6{{$}}
define void @main()  !dbg !3 {
  ret void, !dbg  !6
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

;      CHECK:{{^}}!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: LineTablesOnly){{$}}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
;      CHECK:{{^}}!3 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition){{$}}
!3 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
;      CHECK:{{^}}!4 = !DISubroutineType(types: !5){{$}}
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DILocation(line: 3, scope: !3)
;      CHECK:{{^}}!7 = !{!"unused"}{{$}}
!7 = !{!"unused"}
