; What a pass says of a function that one before it has edited names lines of the file that was read.
; RUN: not syclopt -passes='sycl-limit-alignment,sycl-mutate-printf-addrspace' -S %s 2>&1 | FileCheck %s
; RUN: not syclopt -passes='sycl-limit-alignment,verify' -S %s 2>&1 | FileCheck %s --check-prefix=LLVM
; CHECK: edited_places.ll:12:3: error: sycl-mutate-printf-addrspace: the format of a call of printf in '@wrapper' is no
; LLVM: edited_places.ll:13:{{[0-9]+}}: error: {{.*}}%absent

define spir_func i32 @other() { ret i32 1 }

define spir_func i32 @wrapper(ptr addrspace(4) %format, ptr %p) {
  %a = load <8 x float>, ptr %p, align 32
  store <8 x float> %a, ptr %p, align 64
  %n = call spir_func i32 @_Z18__spirv_ocl_printfIJEEiPKcDpT_(ptr addrspace(4) %format)
  %m = add i32 %n, %absent
  ret i32 %m
}

declare spir_func i32 @_Z18__spirv_ocl_printfIJEEiPKcDpT_(ptr addrspace(4))
