; llvm(...) runs LLVM's own passes in the order given.
; RUN: syclopt -passes='llvm(globaldce,instcombine)' %s | FileCheck %s
; RUN: syclopt -passes='llvm(default<O2>)' %s | FileCheck %s --check-prefix=O2
; RUN: not syclopt -passes='verify,llvm(globldce)' %s 2>&1 | FileCheck %s --check-prefix=ERR

; CHECK-NOT:   @dead
; CHECK-LABEL: define i32 @twice(i32 %x)
; CHECK-NEXT:    shl i32 %x, 1
; CHECK-NOT:   @dead

; O2-LABEL:    define {{.*}}i32 @twice(i32 {{.*}}%x)
; O2-NEXT:       shl i32 %x, 1

; ERR: -passes:1:8: error: pass 'llvm': unknown LLVM pass 'globldce'; did you mean 'globaldce'?: 'verify,^llvm(globldce)'

define i32 @twice(i32 %x) {
  %zero = add i32 %x, 0
  %sum = add i32 %zero, %x
  ret i32 %sum
}

define internal void @dead() {
  ret void
}
