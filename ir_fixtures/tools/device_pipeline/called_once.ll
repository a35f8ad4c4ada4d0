; A function that is called once becomes part of the kernel, however large it is; one that is called twice does not.
; RUN: rm -rf %t && mkdir %t
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -print-pipeline-passes a.cpp)" -S %s -o %t/out.table'
; RUN: FileCheck %s < %t/out_0.ll

target triple = "spir64-unknown-unknown"

$once = comdat any
$twice = comdat any

; CHECK:          define {{.*}}spir_kernel void @kernel(
; CHECK-NOT:      @once
; CHECK-COUNT-16: call spir_func void @step(
; CHECK-COUNT-2:  call spir_func void @twice(
; CHECK-NEXT:     ret void
; CHECK-NOT:      @once
define weak_odr spir_kernel void @kernel(ptr addrspace(1) %x) #0 {
  call spir_func void @once(ptr addrspace(1) %x)
  call spir_func void @twice(ptr addrspace(1) %x)
  call spir_func void @twice(ptr addrspace(1) %x)
  ret void
}

define linkonce_odr spir_func void @once(ptr addrspace(1) %x) comdat {
  call spir_func void @step(ptr addrspace(1) %x, i32 0)
  call spir_func void @step(ptr addrspace(1) %x, i32 1)
  call spir_func void @step(ptr addrspace(1) %x, i32 2)
  call spir_func void @step(ptr addrspace(1) %x, i32 3)
  call spir_func void @step(ptr addrspace(1) %x, i32 4)
  call spir_func void @step(ptr addrspace(1) %x, i32 5)
  call spir_func void @step(ptr addrspace(1) %x, i32 6)
  call spir_func void @step(ptr addrspace(1) %x, i32 7)
  call spir_func void @step(ptr addrspace(1) %x, i32 8)
  call spir_func void @step(ptr addrspace(1) %x, i32 9)
  call spir_func void @step(ptr addrspace(1) %x, i32 10)
  call spir_func void @step(ptr addrspace(1) %x, i32 11)
  call spir_func void @step(ptr addrspace(1) %x, i32 12)
  call spir_func void @step(ptr addrspace(1) %x, i32 13)
  call spir_func void @step(ptr addrspace(1) %x, i32 14)
  call spir_func void @step(ptr addrspace(1) %x, i32 15)
  ret void
}

define linkonce_odr spir_func void @twice(ptr addrspace(1) %x) comdat {
  call spir_func void @step(ptr addrspace(1) %x, i32 0)
  call spir_func void @step(ptr addrspace(1) %x, i32 1)
  call spir_func void @step(ptr addrspace(1) %x, i32 2)
  call spir_func void @step(ptr addrspace(1) %x, i32 3)
  call spir_func void @step(ptr addrspace(1) %x, i32 4)
  call spir_func void @step(ptr addrspace(1) %x, i32 5)
  call spir_func void @step(ptr addrspace(1) %x, i32 6)
  call spir_func void @step(ptr addrspace(1) %x, i32 7)
  call spir_func void @step(ptr addrspace(1) %x, i32 8)
  call spir_func void @step(ptr addrspace(1) %x, i32 9)
  call spir_func void @step(ptr addrspace(1) %x, i32 10)
  call spir_func void @step(ptr addrspace(1) %x, i32 11)
  call spir_func void @step(ptr addrspace(1) %x, i32 12)
  call spir_func void @step(ptr addrspace(1) %x, i32 13)
  call spir_func void @step(ptr addrspace(1) %x, i32 14)
  call spir_func void @step(ptr addrspace(1) %x, i32 15)
  ret void
}

declare spir_func void @step(ptr addrspace(1), i32)

attributes #0 = { "sycl-module-id"="a.cpp" }
