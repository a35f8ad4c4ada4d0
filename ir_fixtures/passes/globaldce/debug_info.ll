; Debug records are no uses: the code is the same with and without them. poison takes the place of a symbol that goes.
; A compile unit goes with the last function and variable that it describes; C++ variables in a namespace keep theirs.
; RUN: syclopt -passes=globaldce -S < %s | FileCheck %s

; CHECK-NOT:  {{^}}@only_watched
; CHECK:      {{^}}@variable = global i32 0, !dbg !4{{$}}
; CHECK-NOT:  {{^}}@
@only_watched = internal global i32 0, !dbg !8
@variable = global i32 0, !dbg !4

; CHECK-LABEL: define void @main() {
; CHECK-NEXT:      #dbg_value(ptr poison, !13, !DIExpression(), !14)
; CHECK-NEXT:      #dbg_value(!DIArgList(ptr poison, i32 4, ptr @variable), !13, !DIExpression(DW_OP_LLVM_arg, 0), !14)
; CHECK-NEXT:      #dbg_declare(ptr poison, !13, !DIExpression(), !14)
; CHECK-NEXT:    ret void
; CHECK-NOT:   define
define void @main() {
    #dbg_value(ptr @only_watched, !13, !DIExpression(), !14)
    #dbg_value(!DIArgList(ptr @only_watched, i32 4, ptr @variable), !13, !DIExpression(DW_OP_LLVM_arg, 0), !14)
    #dbg_declare(ptr getelementptr (i8, ptr @only_watched, i64 4), !13, !DIExpression(), !14)
  ret void
}

define internal void @dead() !dbg !11 {
  ret void
}

; CHECK: {{^}}!llvm.dbg.cu = !{!0}{{$}}
!llvm.dbg.cu = !{!0, !10}
!llvm.module.flags = !{!2}

; CHECK:     {{^}}!0 = distinct !DICompileUnit
; CHECK-NOT: !10 =
; CHECK-NOT: !11 =
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug, globals: !3)
!1 = !DIFile(filename: "a.cpp", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!4, !8}
!4 = !DIGlobalVariableExpression(var: !5, expr: !DIExpression())
!5 = distinct !DIGlobalVariable(name: "variable", scope: !6, file: !1, line: 1, type: !7, isLocal: false, isDefinition: true)
!6 = !DINamespace(name: "space", scope: null)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "only_watched", scope: !6, file: !1, line: 1, type: !7, isLocal: true, isDefinition: true)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!11 = distinct !DISubprogram(name: "dead", file: !1, line: 1, type: !12, unit: !10, spFlags: DISPFlagDefinition)
!12 = !DISubroutineType(types: !{null})
!13 = !DILocalVariable(name: "p", scope: !15, file: !1, line: 2, type: !7)
!14 = !DILocation(line: 3, scope: !15)
!15 = distinct !DISubprogram(name: "main", file: !1, line: 1, type: !12, unit: !0, spFlags: DISPFlagDefinition)
