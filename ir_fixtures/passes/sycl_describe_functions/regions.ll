; A kernel has been cut into two functions. The first one gets the kernel's subprogram; the other one gets another like it,
; in which its lines are inlined, those of its loop and of code that was inlined before included. What calls them gets
; one without lines, and a place for the calls, so that lines stay when LLVM inlines them. What is described stays.
; RUN: syclopt -passes=sycl-describe-functions,verify -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-describe-functions,sycl-describe-functions,verify -S < %s | FileCheck %s

; CHECK: define void @kernel(ptr %to) !dbg ![[KERNEL:[0-9]+]] {
; CHECK-NEXT: call void @kernel.region.0(ptr %to), !dbg ![[CALL:[0-9]+]]
; CHECK-NEXT: call void @kernel.region.1(ptr %to), !dbg ![[CALL]]
; CHECK-NEXT: call void @llvm.assume(i1 true)
; CHECK-NEXT: ret void
define void @kernel(ptr %to) {
  call void @kernel.region.0(ptr %to)
  call void @kernel.region.1(ptr %to)
  call void @llvm.assume(i1 true)
  ret void
}
; CHECK: define internal void @kernel.region.0(ptr %to) !dbg !4 {
; CHECK-NEXT: store i32 1, ptr %to, align 4, !dbg !8
; CHECK-NEXT: call void @helper(ptr %to), !dbg !{{[0-9]+}}
define internal void @kernel.region.0(ptr %to) {
  store i32 1, ptr %to, align 4, !dbg !8
  call void @helper(ptr %to)
  ret void
}
; CHECK: define internal void @kernel.region.1(ptr %to) !dbg ![[SECOND:[0-9]+]] {
; CHECK: store i32 2, ptr %to, align 4, !dbg ![[NINTH:[0-9]+]]
; CHECK: load i32, ptr %to, align 4, !dbg ![[INLINED:[0-9]+]]
; CHECK: br i1 %more, label %loop, label %end, !dbg ![[NINTH]], !llvm.loop ![[LOOP:[0-9]+]]
define internal void @kernel.region.1(ptr %to) {
start:
  br label %loop
loop:
  store i32 2, ptr %to, align 4, !dbg !9
  %n = load i32, ptr %to, align 4, !dbg !11
  %more = icmp eq i32 %n, 3
  br i1 %more, label %loop, label %end, !dbg !9, !llvm.loop !12
end:
  ret void
}
; CHECK: define void @helper(ptr %to) !dbg !5 {
; CHECK-NEXT: call void @outside(){{$}}
define void @helper(ptr %to) !dbg !5 {
  call void @outside()
  ret void, !dbg !10
}
declare void @outside()
declare void @llvm.assume(i1)

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
; CHECK: !4 = distinct !DISubprogram(name: "kernel",
; CHECK: !8 = !DILocation(line: 8, column: 1, scope: !4)
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "app.cpp", directory: "/src")
!3 = !DISubroutineType(types: !13)
!4 = distinct !DISubprogram(name: "kernel", scope: !2, file: !2, line: 7, type: !3, scopeLine: 7, spFlags: DISPFlagDefinition, unit: !1, retainedNodes: !13)
!5 = distinct !DISubprogram(name: "helper", scope: !2, file: !2, line: 3, type: !3, scopeLine: 3, spFlags: DISPFlagDefinition, unit: !1, retainedNodes: !13)
!6 = distinct !DILexicalBlock(scope: !4, file: !2, line: 9, column: 1)
!8 = !DILocation(line: 8, column: 1, scope: !4)
!9 = !DILocation(line: 9, column: 3, scope: !6)
!10 = !DILocation(line: 4, column: 1, scope: !5)
!11 = !DILocation(line: 3, column: 5, scope: !5, inlinedAt: !9)
!12 = distinct !{!12, !9, !10, !14}
!13 = !{}
!14 = !{!"llvm.loop.mustprogress"}
; CHECK-DAG: ![[KERNEL]] = distinct !DISubprogram(name: "kernel", scope: !2, file: !2, type: !DISubroutineType(types: !{}), flags: DIFlagArtificial, spFlags: DISPFlagDefinition, unit: !1)
; CHECK-DAG: ![[CALL]] = distinct !DILocation(line: 0, scope: ![[KERNEL]])
; CHECK-DAG: ![[SECOND]] = distinct !DISubprogram(name: "kernel", scope: !2, file: !2, line: 7, type: !3, scopeLine: 7, spFlags: DISPFlagDefinition, unit: !1)
; CHECK-DAG: ![[PLACE:[0-9]+]] = distinct !DILocation(line: 7, scope: ![[SECOND]])
; CHECK-DAG: ![[NINTH]] = !DILocation(line: 9, column: 3, scope: !6, inlinedAt: ![[PLACE]])
; CHECK-DAG: ![[INLINED]] = !DILocation(line: 3, column: 5, scope: !5, inlinedAt: ![[NINTH]])
; CHECK-DAG: ![[LOOP]] = distinct !{![[LOOP]], ![[NINTH]], !{{[0-9]+}}, !14}
