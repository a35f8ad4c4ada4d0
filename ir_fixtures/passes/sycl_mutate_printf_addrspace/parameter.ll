; A format that a function is given is not known; the function is to be inlined before.
; RUN: not syclopt -passes=sycl-mutate-printf-addrspace -S %s -o - 2>&1 | FileCheck %s
; CHECK: parameter.ll:6:{{.*}}: error: sycl-mutate-printf-addrspace: the format of a call of printf in '@wrapper' is no constant: found '%format', expected a string literal

define spir_func i32 @wrapper(ptr addrspace(4) %format) {
  %n = call spir_func i32 @_Z18__spirv_ocl_printfIJEEiPKcDpT_(ptr addrspace(4) %format)
  ret i32 %n
}

declare spir_func i32 @_Z18__spirv_ocl_printfIJEEiPKcDpT_(ptr addrspace(4))
