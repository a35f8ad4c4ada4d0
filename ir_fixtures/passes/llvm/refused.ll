; Names that LLVM's table does not have, a pipeline that is not closed, and IR that LLVM refuses.
; RUN: not syclopt -passes='llvm(default<O9>)' %s 2>&1 | FileCheck %s --check-prefix=LEVEL
; RUN: not syclopt -passes='llvm(instcombin,globaldce)' %s 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not syclopt -passes='llvm(globaldce' %s 2>&1 | FileCheck %s --check-prefix=OPEN
; RUN: not syclopt -passes='llvm(globaldce)' %s 2>&1 | FileCheck %s --check-prefix=IR

; LEVEL: -passes:1:1: error: pass 'llvm': unknown LLVM pass{{.*}}'default<O9>'
; NAME:  -passes:1:1: error: pass 'llvm': unknown LLVM pass 'instcombin'; did you mean 'instcombine'
; OPEN:  -passes:1:15: error: {{.*}}')'
; IR:    refused.ll:{{[0-9]+}}:{{[0-9]+}}: error: LLVM {{.*}}

define i32 @f() {
  ret void
}
