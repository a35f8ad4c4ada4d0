; With clean-up, an image has of the debug information of variables what is about its own: LLVM's strip-dead-debug-info
; finds nothing more to do. What gives a constant value to a variable without memory stays.
; RUN: syclopt -passes='device-code-split<mode=kernel;clean-up>' %s -o %t.table
; RUN: FileCheck %s --check-prefix=B < %t_0.ll
; RUN: FileCheck %s --check-prefix=A < %t_1.ll
; RUN: syclopt -passes='device-code-split<mode=none;clean-up>' %s -S | FileCheck %s --check-prefix=WHOLE

; A:         @of_a = internal global i32 0, !dbg !4
; A-DAG:     !2 = distinct !DICompileUnit({{.*}}globals: !3)
; A-DAG:     !3 = !{!4, !8}
; A-DAG:     DIGlobalVariable(name: "of_a"
; A-DAG:     DIGlobalVariable(name: "constant"
; A-NOT:     "of_b"
; A-NOT:     "scope of b"

; B:         define spir_kernel void @b()
; B-DAG:     !2 = distinct !DICompileUnit({{.*}}globals: !3)
; B-DAG:     !3 = !{!6, !8}
; B-DAG:     DIGlobalVariable(name: "of_b"
; B-DAG:     DISubprogram(name: "scope of b"
; B-DAG:     DIGlobalVariable(name: "constant"
; B-NOT:     "of_a"

; WHOLE-NOT: @unused
; WHOLE:     !3 = !{!4, !6, !8}
; WHOLE-NOT: "unused"

@of_a = internal global i32 0, !dbg !4
@of_b = internal global i32 0, !dbg !6
@unused = internal global i32 0, !dbg !12

define spir_kernel void @a() {
  store i32 1, ptr @of_a
  ret void
}

define spir_kernel void @b() {
  store i32 1, ptr @of_b
  ret void
}

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!0}

!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = !DIFile(filename: "a.cpp", directory: ".")
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !3)
!3 = !{!4, !6, !8, !12}
!4 = !DIGlobalVariableExpression(var: !5, expr: !DIExpression())
!5 = distinct !DIGlobalVariable(name: "of_a", scope: !2, file: !1, line: 1, type: !10, isLocal: true, isDefinition: true)
!6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression())
!7 = distinct !DIGlobalVariable(name: "of_b", scope: !11, file: !1, line: 2, type: !10, isLocal: true, isDefinition: true)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression(DW_OP_constu, 5, DW_OP_stack_value))
!9 = distinct !DIGlobalVariable(name: "constant", scope: !2, file: !1, line: 3, type: !10, isLocal: true, isDefinition: true)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = distinct !DISubprogram(name: "scope of b", scope: !1, file: !1, line: 2, unit: !2, spFlags: DISPFlagDefinition)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "unused", scope: !2, file: !1, line: 4, type: !10, isLocal: true, isDefinition: true)
