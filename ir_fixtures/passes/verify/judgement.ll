; The verifier of LLVM refuses a module in one line; a module that it accepts goes through as it is.
; RUN: split-file %s %t
; RUN: not syclopt -passes=verify %t/type.ll 2>&1 | FileCheck %s --check-prefix=TYPE
; RUN: not syclopt -passes=verify %t/absent.ll 2>&1 | FileCheck %s --check-prefix=ABSENT
; RUN-UNCHANGED: -verify-each looks at the input before any pass
; RUN: not syclopt -passes= -verify-each %t/type.ll 2>&1 | FileCheck %s --check-prefix=FIRST
; RUN-UNCHANGED: the verifier changes nothing
; RUN: syclopt -passes=verify %t/good.ll | FileCheck %s --check-prefix=GOOD

; TYPE:   type.ll:{{.*}}error: {{.*}}
; ABSENT: absent.ll:2:{{[0-9]+}}: error: {{.*}}@absent
; FIRST:  type.ll:{{.*}}error: invalid before the first pass: {{.*}}
; GOOD:      define  void @good()
; GOOD-NEXT: ret void

;--- type.ll
define void @type() {
  ret i32 0
}
;--- absent.ll
define void @absent_callee() {
  call void @absent()
  ret void
}
;--- good.ll
define  void @good()
{ ret void }
