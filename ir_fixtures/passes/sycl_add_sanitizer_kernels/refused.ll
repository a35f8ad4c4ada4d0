; The name must not be taken by anything else.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-add-sanitizer-kernels %t/function.ll 2>&1 | FileCheck %s --check-prefix=FUNCTION
; RUN: not syclopt -passes=sycl-add-sanitizer-kernels %t/variable.ll 2>&1 | FileCheck %s --check-prefix=VARIABLE

; FUNCTION: function.ll:2:1: error: sycl-add-sanitizer-kernels: '@__sanitizerModule' is no kernel of a sanitizer
; VARIABLE: variable.ll:2:1: error: sycl-add-sanitizer-kernels: '@__sanitizerModule_1' is no kernel of a sanitizer

;--- function.ll
@__AsanKernelMetadata = addrspace(1) global { [0 x i64] } zeroinitializer
define spir_func void @__sanitizerModule() { ret void }
;--- variable.ll
@__AsanKernelMetadata_1 = addrspace(1) global { [0 x i64] } zeroinitializer
@__sanitizerModule_1 = global i32 0
