; Variables, types and classes go from records, attachments and nodes; functions, files and locations stay, those of
; loops and of inlined code too, and what has nothing to do with debug information.
; RUN: syclopt -passes=strip-nonlinetable-debuginfo -S < %s | FileCheck %s

; CHECK:      {{^}}@variable = global i32 0, align 4, !type !30{{$}}
@variable = global i32 0, align 4, !dbg !8, !type !30

; CHECK-LABEL: define i32 @main(i32 %x) !dbg !5 !prof !31 {
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %slot = alloca i32, align 4{{$}}
; CHECK-NEXT:    store i32 %x, ptr %slot, align 4, !dbg !11, !annotation !32{{$}}
; CHECK-NEXT:    %p = call ptr @malloc(i64 4), !dbg !15{{$}}
; CHECK-NEXT:    %text = load i8, ptr @text, !dbg !DILocation(line: 5, scope: !5){{$}}
; CHECK-NEXT:    call void asm "#dbg_value(, !heapallocsite !7", ""(), !dbg !16{{$}}
; CHECK-NEXT:    br label %loop, !dbg !11, !llvm.loop !20{{$}}
; CHECK:         ret i32 %x, !dbg !11
define i32 @main(i32 %x) !dbg !5 !prof !31 {
entry:
  %slot = alloca i32, align 4, !DIAssignID !12
    #dbg_declare(ptr %slot, !10, !DIExpression(), !11)
    #dbg_assign(i32 %x, !10, !DIExpression(), !12, ptr %slot, !DIExpression(), !11)
  store i32 %x, ptr %slot, align 4, !dbg !11, !annotation !32, !DIAssignID !12
    #dbg_label(!13, !11)
  %p = call ptr @malloc(i64 4), !dbg !15, !heapallocsite !7
  %text = load i8, ptr @text, !dbg !DILocation(line: 5, scope: !5)
  call void asm "#dbg_value(, !heapallocsite !7", ""(), !dbg !16
  br label %loop, !dbg !11, !llvm.loop !20

loop:
  ret i32 %x, !dbg !11
}

; CHECK: {{^}}@text = constant [6 x i8] c", !dbg"{{$}}
@text = constant [6 x i8] c", !dbg"

; CHECK: {{^}}declare !dbg !14 ptr @malloc(i64){{$}}
declare !dbg !14 ptr @malloc(i64)

; CHECK:      {{^}}!llvm.dbg.cu = !{!0}{{$}}
; CHECK:      {{^}}!0 = distinct
; CHECK-NEXT: !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "a, (b)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false){{$}}
; CHECK-NEXT: {{^}}!1 = !DIFile(filename: "a.cpp", directory: "/", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000"){{$}}
; CHECK-NEXT: {{^}}!2 = !{i32 2, !"Debug Info Version", i32 3}{{$}}
; CHECK-NEXT: {{^}}!5 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: ![[TYPE:[0-9]+]], scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0){{$}}
; CHECK-NEXT: {{^}}!11 = !DILocation(line: 2, column: 3, scope: !17){{$}}
; CHECK-NEXT: {{^}}!14 = !DISubprogram(name: "malloc", scope: !1, file: !1, line: 9, type: ![[TYPE]], spFlags: 0){{$}}
; CHECK-NEXT: {{^}}!15 = !DILocation(line: 8, scope: !18, inlinedAt: !11){{$}}
; CHECK-NEXT: {{^}}!16 = !DILocation(line: 1, scope: !19){{$}}
; CHECK-NEXT: {{^}}!17 = distinct !DILexicalBlock(scope: !5, file: !1, line: 2, column: 1){{$}}
; CHECK-NEXT: {{^}}!18 = distinct !DISubprogram(name: "member", scope: !1, file: !1, line: 7, type: ![[TYPE]], scopeLine: 7, spFlags: DISPFlagDefinition, unit: !0){{$}}
; CHECK-NEXT: {{^}}!19 = !DILexicalBlockFile(scope: !5, file: !29, discriminator: 0){{$}}
; CHECK-NEXT: {{^}}!20 = distinct !{!20, !11, !21}{{$}}
; CHECK-NEXT: {{^}}!21 = !{!"llvm.loop.mustprogress"}{{$}}
; CHECK-NEXT: {{^}}!29 = !DIFile(filename: "included.h", directory: "/"){{$}}
; CHECK-NEXT: {{^}}!30 = !{i64 0, !"type"}{{$}}
; CHECK-NEXT: {{^}}!31 = !{!"function_entry_count", i64 3}{{$}}
; CHECK-NEXT: {{^}}!32 = !{!"auto-init"}{{$}}
; CHECK-NEXT: {{^}}![[TYPE]] = !DISubroutineType(types: !{}){{$}}
; CHECK-NOT:  !DI
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct ; the unit
  !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "a, (b)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !22, retainedTypes: !22, globals: !{!8}, imports: !22, splitDebugInlining: false)
!1 = !DIFile(filename: "a.cpp", directory: "/", checksumkind: CSK_MD5, checksum: "00000000000000000000000000000000")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !{!10, !13})
!6 = !DISubroutineType(types: !{!7, !7})
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "variable", scope: !0, file: !1, line: 1, type: !7, isLocal: false, isDefinition: true)
!10 = !DILocalVariable(name: "x", arg: 1, scope: !5, file: !1, line: 1, type: !7)
!11 = !DILocation(line: 2, column: 3, scope: !17)
!12 = distinct !DIAssignID()
!13 = !DILabel(scope: !5, name: "label", file: !1, line: 3)
!14 = !DISubprogram(name: "malloc", linkageName: "malloc", scope: !1, file: !1, line: 9, type: !6, spFlags: 0)
!15 = !DILocation(line: 8, scope: !18, inlinedAt: !11)
!16 = !DILocation(line: 1, scope: !19)
!17 = distinct !DILexicalBlock(scope: !5, file: !1, line: 2, column: 1)
!18 = distinct !DISubprogram(name: "member", linkageName: "_ZN1S6memberEv", scope: !23, file: !1, line: 7, type: !6, scopeLine: 7, spFlags: DISPFlagDefinition, unit: !0, templateParams: !22, declaration: !24)
!19 = !DILexicalBlockFile(scope: !5, file: !29, discriminator: 0)
!20 = distinct !{!20, !11, !21}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{}
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 6, size: 8, elements: !{!24}, identifier: "_ZTS1S")
!24 = !DISubprogram(name: "member", linkageName: "_ZN1S6memberEv", scope: !23, file: !1, line: 7, type: !6, scopeLine: 7, spFlags: 0)
!29 = !DIFile(filename: "included.h", directory: "/")
!30 = !{i64 0, !"type"}
!31 = !{!"function_entry_count", i64 3}
!32 = !{!"auto-init"}
