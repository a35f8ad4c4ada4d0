; Debug records need not start a line, and may go on in the next one; strings and comments may look like one.
; RUN: syclopt -passes=strip-debug -S < %s | FileCheck %s --match-full-lines

; CHECK:      define void @f(i32 %x) {
; CHECK-NEXT: entry:  ; a label
; CHECK-NEXT:   %y = add i32 %x, 1  call void asm "#dbg_label(!1, !2)", ""()
; CHECK-NEXT:   call void @g(i32 %y) ret void ; #dbg_value(i32 %x, !3, !DIExpression(), !2)
; CHECK-NEXT: }
define void @f(i32 %x) !dbg !1 {
entry: #dbg_value(i32 %x, !3, !DIExpression(), !2) ; a label
  %y = add i32 %x, 1 #dbg_label(!4, !2) call void asm "#dbg_label(!1, !2)", ""()
  #dbg_value(i32
    %y, !3,
    !DIExpression(), !2)
  call void @g(i32 %y), !dbg !2 ret void ; #dbg_value(i32 %x, !3, !DIExpression(), !2)
}

; What shares the line of a record stays where it is: not behind the comment of the line before.
; CHECK:      define void @shared(i32 %x, ptr %p) {
; CHECK-NEXT:   store i32 1, ptr %p ; one
; CHECK-NEXT:   store i32 2, ptr %p
; CHECK-NEXT:   store i32 3, ptr %p ; three
; CHECK-NEXT:   store i32 4, ptr %p store i32 5, ptr %p
; CHECK-NEXT:   %l = load i32, ptr %p call void @g(i32 %l)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @shared(i32 %x, ptr %p) {
  store i32 1, ptr %p ; one
  #dbg_value(i32 %x, !3, !DIExpression(), !2) store i32 2, ptr %p
  store i32 3, ptr %p ; three
  #dbg_value(i32 %x, !3, !DIExpression(), !2)#dbg_label(!4, !2)store i32 4, ptr %p#dbg_label(!4, !2)store i32 5, ptr %p
  %l = load i32, ptr %p, !dbg !DILocation(line: 4, scope: !1)call void @g(i32 %l), !dbg !2
  ret void,!dbg!2
}

; CHECK-NOT:  {{.*}}DI{{.*}}
declare void @g(i32)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !6, emissionKind: FullDebug)
!1 = distinct !DISubprogram(name: "f", file: !6, line: 1, type: !7, unit: !0, spFlags: DISPFlagDefinition)
!2 = !DILocation(line: 3, scope: !1)
!3 = !DILocalVariable(name: "x", scope: !1, file: !6, line: 2, type: !8)
!4 = !DILabel(scope: !1, name: "label", file: !6, line: 3)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !DIFile(filename: "a.c", directory: "/")
!7 = !DISubroutineType(types: !{null})
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
