; Virtual functions and vtables of another form than expected.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-virtual-functions-analysis %t/kernel.ll 2>&1 | FileCheck %s --check-prefix=KERNEL
; RUN: not syclopt -passes=sycl-virtual-functions-analysis %t/slot.ll 2>&1 | FileCheck %s --check-prefix=SLOT

; KERNEL: kernel.ll:1:1: error: '@k' has "indirectly-callable"="A", but it is a kernel, which cannot be a virtual function
; SLOT: slot.ll:1:1: error: a slot of the vtable '@table' points outside: found '@text', expected a function, type information, a number or null

;--- kernel.ll
define amdgpu_kernel void @k() "indirectly-callable"="A" {
  ret void
}
;--- slot.ll
@table = constant { ptr, ptr } { ptr @f, ptr @text }

@text = constant [2 x i8] c"a\00"

declare void @f() "indirectly-callable"="A"
