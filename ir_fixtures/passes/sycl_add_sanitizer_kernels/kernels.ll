; Each module that a sanitizer has instrumented gets an empty kernel, named by the id of its notes: once for two sanitizers,
; and once for two runs. It is marked where other entry points are.
; RUN: split-file %s %t
; RUN: cat %t/variables.ll %t/kernel.ll > %t/in.ll
; RUN: cat %t/variables.ll %t/marked.ll > %t/split.ll
; RUN: syclopt -passes=sycl-add-sanitizer-kernels -S %t/in.ll | FileCheck %s --check-prefixes=CHECK,PLAIN
; RUN: syclopt -passes=sycl-add-sanitizer-kernels,sycl-add-sanitizer-kernels,verify -S %t/in.ll | FileCheck %s --check-prefixes=CHECK,PLAIN
; RUN: syclopt -passes=sycl-add-sanitizer-kernels -S %t/split.ll | FileCheck %s --check-prefixes=CHECK,MARKED

; CHECK:       define spir_kernel void @k()
; PLAIN:       define weak_odr dso_local spir_kernel void @__sanitizerModule_7f() {
; MARKED:      define weak_odr dso_local spir_kernel void @__sanitizerModule_7f() "sycl-entry-point" {
; CHECK-NEXT:  entry:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
; CHECK:       define weak_odr dso_local spir_kernel void @"__sanitizerModule of old"()
; CHECK:       define weak_odr dso_local spir_kernel void @__sanitizerModule()
; CHECK-NOT:   define

;--- variables.ll
@__AsanKernelMetadata_7f = addrspace(1) global { [0 x i64] } zeroinitializer
@__MsanKernelMetadata_7f = addrspace(1) global { [0 x i64] } zeroinitializer
@"__TsanKernelMetadata of old" = addrspace(1) global { [0 x i64] } zeroinitializer
@__TsanKernelMetadata = addrspace(1) global { [0 x i64] } zeroinitializer
;--- kernel.ll
define spir_kernel void @k() {
  ret void
}
;--- marked.ll
define spir_kernel void @k() "sycl-entry-point" {
  ret void
}
