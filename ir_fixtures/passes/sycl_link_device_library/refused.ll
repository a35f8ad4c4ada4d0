; What nobody defines is named with the calls that lead to it, or with what uses it; so is a barrier where kernels cannot be cut.
; RUN: not syclopt -passes=sycl-link-device-library < %s 2>&1 | FileCheck %s --check-prefix=ABSENT
; RUN: sed -e 's/call void @_Z6absentj(i32 1)/&, !dbg !5/' -e 's/@down(i32 %%n) {/@down(i32 %%n) !dbg !3 {/' %s | not syclopt -passes=sycl-link-device-library 2>&1 | FileCheck %s --check-prefix=PLACE
; RUN: sed s/_Z6absentj/_Z7barrierj/ %s | not syclopt -passes=sycl-link-device-library 2>&1 | FileCheck %s --check-prefix=SELF
; RUN: sed s/_Z6absentj/_Z20sub_group_reduce_addj/ %s | not syclopt -passes=sycl-link-device-library 2>&1 | FileCheck %s --check-prefix=SUB-GROUP
; RUN: sed 's/i32 %n, 1$/i32 %n, ptrtoint (ptr @seed to i32)/' %s | not syclopt -passes=sycl-link-device-library 2>&1 | FileCheck %s --check-prefix=VARIABLE
; RUN: sed 's/x86_64-unknown-linux-gnu/spirv64-unknown-unknown/' %s | not syclopt -passes=sycl-link-device-library 2>&1 | FileCheck %s --check-prefix=TARGET

; TARGET: error: sycl-link-device-library: the module is for 'spirv64-unknown-unknown', expected what 'sycl-retarget' makes for a processor
; ABSENT: error: sycl-link-device-library: kernel 'run': neither the program nor the device library defines 'absent(unsigned int)' (@_Z6absentj), which is called by 'down', which is called by 'run'
; PLACE: {{^}}deep.cpp:8:5: error: sycl-link-device-library: kernel 'run': neither the program nor the device library defines 'absent(unsigned int)'
; VARIABLE: error: sycl-link-device-library: kernel 'run': nothing in the program defines the variable 'seed', which 'down' uses
; SELF: error: sycl-link-device-library: kernel 'run': a barrier in a function that calls itself, so it cannot become a part of a kernel: 'down', which is called by 'run'
; SUB-GROUP: error: sycl-link-device-library: kernel 'run': something of a sub-group in a function that calls itself, so it cannot become a part of a kernel: 'down', which is called by 'run'

target triple = "x86_64-unknown-linux-gnu"

@seed = external global i32

define spir_kernel void @run(i32 %n) {
  call void @down(i32 %n)
  ret void
}

define void @down(i32 %n) {
  %less = sub i32 %n, 1
  %done = icmp eq i32 %less, 0
  br i1 %done, label %end, label %more

more:
  call void @down(i32 %less)
  br label %end

end:
  call void @_Z6absentj(i32 1)
  ret void
}

declare void @_Z6absentj(i32)

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: NoDebug)
!1 = !DIFile(filename: "deep.cpp", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "down", scope: !1, file: !1, line: 7, type: !4, unit: !0)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocation(line: 8, column: 5, scope: !3)
