; The debug intrinsics of old LLVM go, calls and declarations, also with typed pointers; locations stay. Nodes may be
; spelled as no compiler prints them; a type of no parameters that is there is taken.
; RUN: syclopt -passes=strip-nonlinetable-debuginfo -S < %s | FileCheck %s

; CHECK-LABEL: define void @main(i32 %x) !dbg !3 {
; CHECK-NEXT:    %slot = alloca i32{{$}}
; CHECK-NEXT:    call void @llvm.donothing(), !dbg !6{{$}}
; CHECK-NEXT:    ret void, !dbg !6{{$}}
; CHECK-NEXT:  }
; CHECK-NOT:   @llvm.dbg
; CHECK:       {{^}}declare void @llvm.donothing(){{$}}
; CHECK-NOT:   @llvm.dbg
define void @main(i32 %x) !dbg !3 {
  %slot = alloca i32
  call void @llvm.dbg.declare(metadata i32* %slot, metadata !5, metadata !DIExpression()), !dbg !6
  tail call void @llvm.dbg.value(metadata i32 %x, metadata !5, metadata !DIExpression()), !dbg !6
  call void @llvm.donothing(), !dbg !6
  ret void, !dbg !6
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.dbg.value(metadata, metadata, metadata)

declare void @llvm.donothing()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

; CHECK:      {{^}}!0=distinct !DICompileUnit (language: DW_LANG_C11, file: !1, emissionKind: LineTablesOnly, dwoId: 0){{$}}
!0=distinct !DICompileUnit ( language: DW_LANG_C11, file: !1, ; the unit
  emissionKind: FullDebug, enums: !{ !8 }, dwoId: 0 )
; CHECK-NEXT: {{^}}!1 = !DIFile(filename: "a.c", directory: "/"){{$}}
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
; CHECK:      {{^}}!3 = distinct !DISubprogram(linkageName: "main", scope: !1, file: !1, line: 1, type: !9, unit: !0, isDefinition: true){{$}}
!3 = distinct !DISubprogram(linkageName: "main", scope: !0, file: !1, line: 1, type: !4, unit: !0, isDefinition: true, variables: !{!5})
!4 = !DISubroutineType(types: !{null, !7})
!5 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 2, type: !7)
; CHECK-NEXT: {{^}}!6 = !DILocation(line: 3, scope: !3){{$}}
; CHECK-NEXT: {{^}}!9 = !DISubroutineType(types: !10){{$}}
; CHECK-NEXT: {{^}}!10 = !{null}{{$}}
; CHECK-NOT:  !DI
!6 = !DILocation(line: 3, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", elements: !{})
!9 = !DISubroutineType(types: !10)
!10 = !{null}
