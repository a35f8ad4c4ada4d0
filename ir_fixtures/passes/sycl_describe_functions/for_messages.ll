; UNCHANGED: lines are there for messages of compilers alone.
; RUN: syclopt -passes=sycl-describe-functions -S < %s | FileCheck %s

; CHECK: define void @kernel(ptr %to) {
define void @kernel(ptr %to) {
  store i32 1, ptr %to, align 4, !dbg !4
  ret void
}

!llvm.dbg.cu = !{!1}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, emissionKind:  NoDebug)
!2 = !DIFile(filename: "app.cpp", directory: "/src")
!3 = distinct !DISubprogram(name: "kernel", scope: !2, file: !2, line: 7, type: !DISubroutineType(types: !{}), spFlags: DISPFlagDefinition, unit: !1)
!4 = !DILocation(line: 8, column: 1, scope: !3)
