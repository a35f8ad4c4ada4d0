; A slot may hold a function, type information, a number or null; a virtual function is in one set, and no kernel.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-cleanup-vtables %t/variable.ll 2>&1 | FileCheck %s --check-prefix=VARIABLE
; RUN: not syclopt -passes=sycl-cleanup-vtables %t/inside.ll 2>&1 | FileCheck %s --check-prefix=INSIDE
; RUN: not syclopt -passes=sycl-cleanup-vtables %t/relative.ll 2>&1 | FileCheck %s --check-prefix=RELATIVE
; RUN: not syclopt -passes=sycl-cleanup-vtables %t/undefined.ll 2>&1 | FileCheck %s --check-prefix=UNDEFINED
; RUN: not syclopt -passes=sycl-cleanup-vtables %t/kernel.ll 2>&1 | FileCheck %s --check-prefix=KERNEL
; RUN: not syclopt -passes=sycl-cleanup-vtables %t/comma.ll 2>&1 | FileCheck %s --check-prefix=COMMA
; RUN: not syclopt -passes=sycl-cleanup-vtables %t/empty.ll 2>&1 | FileCheck %s --check-prefix=EMPTY
; RUN: not syclopt -passes=sycl-cleanup-vtables %t/two.ll 2>&1 | FileCheck %s --check-prefix=TWO
; RUN: not syclopt -passes=sycl-cleanup-vtables %t/groups.ll 2>&1 | FileCheck %s --check-prefix=GROUPS
; RUN: not syclopt -passes=sycl-cleanup-vtables %t/group.ll 2>&1 | FileCheck %s --check-prefix=GROUP

; VARIABLE: variable.ll:3:1: error: a slot of the vtable '@_ZTV1B' points outside: found '@state', expected a function, type information, a number or null
; INSIDE: inside.ll:1:1: error: a slot of the vtable '@_ZTV1B' points outside: found 'getelementptr (i8, ptr @f, i64 8)', expected
; RELATIVE: relative.ll:1:1: error: a slot of the vtable '@_ZTV1B' points outside: {{.*}}; tables of relative addresses are not supported
; UNDEFINED: error: '@nowhere', to which '@_ZTV1B' refers, is not defined
; KERNEL: kernel.ll:1:1: error: '@k' has "indirectly-callable"="A", but it is a kernel, which cannot be a virtual function
; COMMA: comma.ll:1:1: error: '@f' has "indirectly-callable"="A,B", expected the name of one set, without a comma
; EMPTY: empty.ll:1:1: error: '@f' has "indirectly-callable"="", expected the name of one set, without a comma
; TWO: two.ll:1:1: error: '@f' is in two sets, 'B' and 'A'
; GROUPS: groups.ll:1:1: error: '@f' is in two sets, 'A' and 'B'
; GROUP: group.ll:1:1: error: '@f' is in two sets, 'A' and 'B'

;--- variable.ll
@state = global i32 0

@_ZTV1B = constant [3 x ptr] [ptr null, ptr null, ptr @state]
;--- inside.ll
@_ZTV1B = constant [1 x ptr] [ptr getelementptr (i8, ptr @f, i64 8)]

declare void @f()
;--- relative.ll
@_ZTV1B = constant { [1 x i32] } { [1 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @f to i64), i64 ptrtoint (ptr @_ZTV1B to i64)) to i32)] }

declare void @f()
;--- undefined.ll
@_ZTV1B = constant [1 x ptr] [ptr @nowhere]
;--- kernel.ll
define spir_kernel void @k() "indirectly-callable"="A" {
  ret void
}
;--- comma.ll
declare void @f() "indirectly-callable"="A,B"
;--- empty.ll
declare void @f() "indirectly-callable"
;--- two.ll
declare void @f() #0 "indirectly-callable"="B"

attributes #0 = { "indirectly-callable"="A" }
;--- groups.ll
declare void @f() #0 #1

attributes #0 = { "indirectly-callable"="A" }
attributes #1 = { "indirectly-callable"="B" }
;--- group.ll
declare void @f() #0

attributes #0 = { "indirectly-callable"="A" nounwind "indirectly-callable"="B" }
