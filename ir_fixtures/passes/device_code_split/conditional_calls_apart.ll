; Kernels that call functions of add-on images, also by way of others, are apart from the kernels of their unit that need
; none: what is compiled ahead of time can only be the latter.
; RUN: syclopt -passes='device-code-split<mode=source;clean-up;outline-virtual-functions;conditional-calls-apart>' %s -o %t.table
; RUN: FileCheck %s --check-prefix=APART < %t_0.ll
; RUN: FileCheck %s --check-prefix=PLAIN < %t_1.ll
; RUN: FileCheck %s --check-prefix=ADD_ON < %t_2.ll
; RUN: syclopt -passes='device-code-split<mode=source;clean-up;outline-virtual-functions>' %s -o %t.together.table
; RUN: FileCheck %s --check-prefix=TOGETHER < %t.together_0.ll

; APART-NOT: @plain
; APART-DAG: define spir_kernel void @direct()
; APART-DAG: define spir_kernel void @indirect()
; APART-DAG: declare spir_func void @action()
; APART-NOT: @plain

; PLAIN:     define spir_kernel void @plain()
; PLAIN-NOT: @action

; ADD_ON:     define spir_func void @action()
; ADD_ON-NOT: define

; TOGETHER-DAG: define spir_kernel void @direct()
; TOGETHER-DAG: define spir_kernel void @indirect()
; TOGETHER-DAG: define spir_kernel void @plain()
; TOGETHER-DAG: declare spir_func void @action()

define spir_kernel void @direct() #0 {
  call spir_func void @action()
  ret void
}

define spir_kernel void @plain() #0 {
  call spir_func void @harmless()
  ret void
}

define spir_kernel void @indirect() #0 {
  call spir_func void @helper()
  ret void
}

define internal spir_func void @helper() {
  call spir_func void @action()
  ret void
}

define internal spir_func void @harmless() {
  ret void
}

define spir_func void @action() #1 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-add-on-image"="1" "sycl-add-on-condition"="-1,6" }
