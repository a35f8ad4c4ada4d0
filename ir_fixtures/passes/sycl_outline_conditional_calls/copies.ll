; An action of two groups, or with another use, is copied for each group; other uses keep the original. A copy is internal,
; in no comdat, no entry point and no virtual function, calls itself where the original does, and has debug information of
; its own. Names of actions become such that any assembler takes them.
; RUN: syclopt -passes='sycl-outline-conditional-calls,verify' -S < %s | FileCheck %s

$used = comdat any

@table = constant [1 x ptr] [ptr @listed]
@llvm.compiler.used = appending global [1 x ptr] [ptr @"single.5"], section "llvm.metadata"

; CHECK-LABEL: define void @user(ptr %p)
; CHECK-NEXT:    call void @twice$1(ptr %p)
; CHECK-NEXT:    call void @twice$2(ptr %p)
; CHECK-NEXT:    call void @twice$1(ptr %p)
; CHECK-NEXT:    call void @used$2(ptr %p)
; CHECK-NEXT:    call void @used(ptr %p)
; CHECK-NEXT:    call void @external$1(ptr %p)
; CHECK-NEXT:    call void @listed$1(ptr %p)
; CHECK-NEXT:    call void @virtual$1(ptr %p)
; CHECK-NEXT:    call void @single$5(ptr %p)
; CHECK-NEXT:    call void @unnamed$0(ptr %p)
; CHECK-NEXT:    call void @_1$st(ptr %p)
; CHECK-NEXT:    ret void
define void @user(ptr %p) {
  call void @stub(ptr @twice, ptr %p, i32 -1, i32 5)
  call void @stub(ptr @twice, ptr %p, i32 -1, i32 6)
  call void @stub(ptr @twice, ptr %p, i32 -1, i32 5)
  call void @stub(ptr @used, ptr %p, i32 -1, i32 6)
  call void @used(ptr %p)
  call void @stub(ptr @external, ptr %p, i32 -1, i32 6)
  call void @stub(ptr @listed, ptr %p, i32 -1, i32 6)
  call void @stub(ptr @virtual, ptr %p, i32 -1, i32 6)
  call void @stub(ptr @"single.5", ptr %p, i32 -1, i32 6)
  call void @stub(ptr @0, ptr %p, i32 -1, i32 6)
  call void @stub(ptr @"1.st", ptr %p, i32 -1, i32 6)
  ret void
}

; With no other use, the original is the first of them.
; CHECK-LABEL: define internal void @twice$1(ptr %p) "sycl-add-on-image"="1"
; CHECK-SAME:    !dbg ![[TWICE:[0-9]+]] {
; CHECK-NEXT:    #dbg_value(ptr %p, ![[VARIABLE:[0-9]+]], !DIExpression(), ![[AT:[0-9]+]])
; CHECK-NEXT:    br label %again, !dbg ![[AT]]
; CHECK:         call void @twice$1(ptr %p), !dbg ![[AT]]
; CHECK-NEXT:    br label %again, !llvm.loop ![[LOOP:[0-9]+]]
define internal void @twice(ptr %p) !dbg !5 {
  #dbg_value(ptr %p, !9, !DIExpression(), !8)
  br label %again, !dbg !8

again:
  call void @twice(ptr %p), !dbg !8
  br label %again, !llvm.loop !10
}

; CHECK-LABEL: define linkonce_odr void @used(ptr %p) comdat {
define linkonce_odr void @used(ptr %p) comdat {
  ret void
}

; CHECK-LABEL: define void @external(ptr %p)
; CHECK-SAME:    #[[EXTERNAL:[0-9]+]] {
define void @external(ptr %p) #1 {
  ret void
}

; CHECK-LABEL: define internal void @listed(ptr %p) {
define internal void @listed(ptr %p) {
  ret void
}

; CHECK-LABEL: define internal void @virtual(ptr %p) "indirectly-callable"="S" {
define internal void @virtual(ptr %p) "indirectly-callable"="S" {
  ret void
}

; CHECK-LABEL: define internal void @single$5(ptr %p) "sycl-add-on-image"="2" "sycl-add-on-condition"="-1,6" {
define internal void @"single.5"(ptr %p) {
  ret void
}

; CHECK-LABEL: define internal void @unnamed$0(ptr %p) "sycl-add-on-image"="2"
define internal void @0(ptr %p) {
  ret void
}

; CHECK-LABEL: define void @_1$st(ptr %p) "sycl-add-on-image"="2"
define void @"1.st"(ptr %p) {
  ret void
}

; CHECK-LABEL: define void @used$1()
define void @used$1() {
  ret void
}

declare void @stub(ptr, ptr, i32, i32) #0

; CHECK-LABEL: define internal void @twice$2(ptr %p)
; CHECK-SAME:    "sycl-add-on-image"="2" "sycl-add-on-condition"="-1,6" !dbg ![[COPY:[0-9]+]] {
; CHECK-NEXT:    #dbg_value(ptr %p, ![[VARIABLE2:[0-9]+]], !DIExpression(), ![[AT2:[0-9]+]])
; CHECK:         call void @twice$2(ptr %p), !dbg ![[AT2]]
; CHECK-NEXT:    br label %again, !llvm.loop ![[LOOP2:[0-9]+]]
; CHECK-LABEL: define internal void @used$2(ptr %p) "sycl-add-on-image"="2" "sycl-add-on-condition"="-1,6" {
; CHECK-LABEL: define internal void @external$1(ptr %p)
; CHECK-SAME:    #[[COPIED:[0-9]+]] "sycl-add-on-image"="2"
; CHECK-LABEL: define internal void @listed$1(ptr %p) "sycl-add-on-image"="2"
; CHECK-LABEL: define internal void @virtual$1(ptr %p) "sycl-add-on-image"="2" "sycl-add-on-condition"="-1,6" {
; CHECK-DAG: attributes #[[EXTERNAL]] = { nounwind "sycl-module-id"="a.cpp" }
; CHECK-DAG: attributes #[[COPIED]] = { nounwind }
attributes #0 = { "sycl-call-if-on-device-conditionally" }
attributes #1 = { nounwind "sycl-module-id"="a.cpp" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!4}
; CHECK-DAG: ![[TWICE]] = distinct !DISubprogram(name: "twice"
; CHECK-DAG: ![[COPY]] = distinct !DISubprogram(name: "twice", {{.*}} retainedNodes: ![[RETAINED:[0-9]+]])
; CHECK-DAG: ![[RETAINED]] = !{![[VARIABLE2]]}
; CHECK-DAG: ![[AT2]] = !DILocation(line: 9, scope: ![[BLOCK:[0-9]+]])
; CHECK-DAG: ![[BLOCK]] = distinct{{$}}
; CHECK-DAG: !DILexicalBlock (scope: ![[COPY]], file: !3
; CHECK-DAG: ![[VARIABLE2]] = !DILocalVariable(name: "p", scope: ![[COPY]], file: !3, type: !13)
; CHECK-DAG: ![[LOOP2]] = distinct !{![[LOOP2]], ![[AT2]]}
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.cpp", directory: ".")
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "twice", file: !3, line: 8, type: !6, unit: !2, spFlags: DISPFlagDefinition, retainedNodes: !11)
!6 = !DISubroutineType(types: !{null})
!8 = !DILocation(line: 9, scope: !12)
!9 = !DILocalVariable(name: "p", scope: !5, file: !3, type: !13)
!10 = distinct !{!10, !8}
!11 = !{!9}
!12 = distinct
  !DILexicalBlock (scope: !5, file: !3, line: 8)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
