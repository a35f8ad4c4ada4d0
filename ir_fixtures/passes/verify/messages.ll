; What LLVM refuses, each in one line: at parsing with line and column, at verification with the value that is wrong.
; RUN: split-file %s %t
; RUN: not syclopt -passes=verify %t/undefined_type.ll 2>&1 | FileCheck %s --check-prefix=TYPE
; RUN: not syclopt -passes=verify %t/no_terminator.ll 2>&1 | FileCheck %s --check-prefix=TERMINATOR
; RUN: not syclopt -passes=verify %t/dominance.ll 2>&1 | FileCheck %s --check-prefix=DOMINANCE
; RUN: not syclopt -passes=verify %t/comdat.ll 2>&1 | FileCheck %s --check-prefix=COMDAT
; RUN: not syclopt -passes=verify %t/debug_info.ll 2>&1 | FileCheck %s --check-prefix=DEBUG
; RUN: not syclopt -passes='verify<strict>' %t/comdat.ll 2>&1 | FileCheck %s --check-prefix=OPTION

; TYPE:       undefined_type.ll:1:{{[0-9]+}}: error: LLVM {{.*}}%absent
; TERMINATOR: no_terminator.ll:{{[0-9]+}}:{{[0-9]+}}: error: LLVM {{.*}}
; DOMINANCE:  dominance.ll: error: LLVM {{.*}}: Instruction does not dominate all uses;{{.*}}%a = add i32 %b, 1
; COMDAT:     comdat.ll: error: LLVM {{.*}}Comdat
; DEBUG:      debug_info.ll: error: LLVM {{.*}}: invalid debug info: {{.*}}
; OPTION:     error: pass 'verify' has no option 'strict'

;--- undefined_type.ll
@g = global %absent zeroinitializer
;--- no_terminator.ll
define void @f() {
  call void @f()
}
;--- dominance.ll
define i32 @f() {
  %a = add i32 %b, 1
  %b = add i32 %a, 1
  ret i32 %b
}
;--- comdat.ll
$c = comdat any
declare void @f() comdat($c)
;--- debug_info.ll
define void @f() !dbg !1 {
  ret void
}

!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DISubprogram(name: "f", spFlags: DISPFlagDefinition)
