; Debug records of every kind, attachments, debug metadata and its lists go; other attachments stay in their order.
; RUN: syclopt -passes=strip-debug -S < %s | FileCheck %s

; CHECK:      {{^}}@variable = global i32 0, align 4, !type !30{{$}}
@variable = global i32 0, align 4, !dbg !8, !dbg !18, !type !30

; CHECK-LABEL: define i32 @main(i32 %x) !prof !31 {
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %slot = alloca i32, align 4{{$}}
; CHECK-NEXT:    store i32 %x, ptr %slot, align 4, !annotation !32{{$}}
; CHECK-NEXT:    %p = call ptr @malloc(i64 4) [ "deopt"(i32 1) ]{{$}}
; CHECK-NEXT:    %text = load i8, ptr @text{{$}}
; CHECK-NEXT:    call void asm "#dbg_value(, !dbg !11", ""(){{$}}
; CHECK-NEXT:    ret i32 %x, !annotation !32{{$}}
; CHECK-NEXT:  }
define i32 @main(i32 %x) !dbg !5 !prof !31 {
entry:
  %slot = alloca i32, align 4, !DIAssignID !12
    #dbg_declare(ptr %slot, !10, !DIExpression(), !11)
    #dbg_assign(i32 %x, !10, !DIExpression(), !12, ptr %slot, !DIExpression(), !11)
  store i32 %x, ptr %slot, align 4, !dbg !11, !annotation !32, !DIAssignID !12
    #dbg_value(!DIArgList(i32 %x, i32 4), !10, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !11)
    #dbg_label(!13, !11)
  %p = call ptr @malloc(i64 4) [ "deopt"(i32 1) ], !dbg !11, !heapallocsite !7
  %text = load i8, ptr @text, !dbg !DILocation(line: 5, scope: !5)
  call void asm "#dbg_value(, !dbg !11", ""(), !dbg !11
  ret i32 %x, !annotation !32, !dbg !11
}

; CHECK: {{^}}@text = constant [6 x i8] c", !dbg"{{$}}
@text = constant [6 x i8] c", !dbg"

; CHECK: {{^}}declare ptr @malloc(i64){{$}}
declare !dbg !14 ptr @malloc(i64)

; CHECK-NOT:  !llvm.dbg.cu
; CHECK:      {{^}}!llvm.module.flags = !{!2}{{$}}
; CHECK-NOT:  !llvm.gcov
; CHECK:      {{^}}!2 = !{i32 2, !"Debug Info Version", i32 3}{{$}}
; CHECK-NOT:  !DI
; CHECK:      {{^}}!30 = !{i64 0, !"type"}{{$}}
; CHECK-NEXT: {{^}}!31 = !{!"function_entry_count", i64 3}{{$}}
; CHECK-NEXT: {{^}}!32 = !{!"auto-init"}{{$}}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!llvm.gcov = !{!33}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug, globals: !{!8, !18})
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "main", file: !1, line: 1, type: !6, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !{!7})
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "variable", scope: !0, file: !1, line: 1, type: !7, isLocal: false, isDefinition: true)
!10 = !DILocalVariable(name: "x", scope: !5, file: !1, line: 2, type: !7)
!11 = !DILocation(line: 3, scope: !5)
!12 = distinct !DIAssignID()
!13 = !DILabel(scope: !5, name: "label", file: !1, line: 3)
!14 = !DISubprogram(name: "malloc", file: !1, line: 1, type: !6, spFlags: DISPFlagOptimized)
!18 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression(DW_OP_LLVM_fragment, 0, 16))
!30 = !{i64 0, !"type"}
!31 = !{!"function_entry_count", i64 3}
!32 = !{!"auto-init"}
!33 = !{!"a.gcno", !"a.gcda", !0}
