; The debug intrinsics of old LLVM go, calls and declarations, also with typed pointers; others stay.
; RUN: syclopt -passes=strip-debug -S < %s | FileCheck %s

; CHECK-LABEL: define void @main(i32 %x) {
; CHECK-NEXT:    %slot = alloca i32{{$}}
; CHECK-NEXT:    call void @llvm.donothing(){{$}}
; CHECK-NEXT:    ret void{{$}}
; CHECK-NEXT:  }
; CHECK-NOT:   @llvm.dbg
; CHECK:       {{^}}declare void @llvm.donothing(){{$}}
; CHECK-NOT:   @llvm.dbg
; CHECK-NOT:   !DI
define void @main(i32 %x) !dbg !3 {
  %slot = alloca i32
  call void @llvm.dbg.declare(metadata i32* %slot, metadata !5, metadata !DIExpression()), !dbg !6
  tail call void @llvm.dbg.value(metadata i32 %x, metadata !5, metadata !DIExpression()), !dbg !6
  call void @llvm.dbg.label(metadata !8), !dbg !6
  call void @llvm.donothing(), !dbg !6
  ret void, !dbg !6
}

declare void @llvm.dbg.declare(metadata, metadata, metadata)

declare void @llvm.dbg.value(metadata, metadata, metadata)

declare void @llvm.dbg.label(metadata)

declare void @llvm.donothing()

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}

!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "main", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 2, type: !7)
!6 = !DILocation(line: 3, scope: !3)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DILabel(scope: !3, name: "label", file: !1, line: 3)
