; Source locations go from the nodes of loops and from what these refer to; what else is said of a loop stays. A loop of
; which only locations were known loses its node; one that says nothing from the start keeps it.
; RUN: syclopt -passes=strip-debug -S < %s | FileCheck %s

; CHECK-LABEL: define void @main(i1 %c) {
; CHECK:         br i1 %c, label %described, label %located, !llvm.loop !10{{$}}
; CHECK:         br i1 %c, label %located, label %nested{{$}}
; CHECK:         br i1 %c, label %nested, label %bare, !llvm.loop !14{{$}}
; CHECK:         br i1 %c, label %bare, label %end, !llvm.loop !18{{$}}
define void @main(i1 %c) !dbg !3 {
  br label %described

described:
  br i1 %c, label %described, label %located, !dbg !5, !llvm.loop !10

located:
  br i1 %c, label %located, label %nested, !llvm.loop !12, !dbg !5

nested:
  br i1 %c, label %nested, label %bare, !llvm.loop !14

bare:
  br i1 %c, label %bare, label %end, !llvm.loop !18

end:
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

; CHECK-NOT:  !DI
; CHECK:      {{^}}!10 = distinct !{!10, !11, !{!"inline"}}{{$}}
; CHECK-NEXT: {{^}}!11 = !{!"llvm.loop.mustprogress"}{{$}}
; CHECK-NEXT: {{^}}!14 = distinct !{!14, !15}{{$}}
; CHECK-NEXT: {{^}}!15 = !{!"llvm.loop.vectorize.followup_all", !16, !11}{{$}}
; CHECK-NEXT: {{^}}!16 = distinct !{!16, !11}{{$}}
; CHECK-NEXT: {{^}}!18 = distinct !{!18}{{$}}
; CHECK-NOT:  !DI
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "main", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocation(line: 3, scope: !3)
!10 = distinct !{!10, !5, !DILocation(line: 7, scope: !3), !11, !{!"inline"}}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !5, !5}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.vectorize.followup_all", !16, !11}
!16 = distinct !{!16, !5, !11}
!18 = distinct !{!18}
