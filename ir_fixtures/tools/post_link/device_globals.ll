; -device-globals decorates device globals for SPIR-V, lists those of each image, and refuses one with image scope in two
; images. The same run writes the C++ text that registers them in host code.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -split=kernel -properties -device-globals -integration-header=%t/h.h -integration-footer=%t/f.h -S %s -o %t/t.files
; RUN: FileCheck %s --input-file=%t/t_0.ll --check-prefix=CODE
; RUN: FileCheck %s --input-file=%t/t_0.prop --check-prefix=B
; RUN: FileCheck %s --input-file=%t/t_1.prop --check-prefix=A
; RUN: FileCheck %s --input-file=%t/f.h --check-prefix=FOOTER
; RUN: FileCheck %s --input-file=%t/h.h --check-prefix=HEADER
; RUN: syclopt-post-link -split=kernel -device-globals -spirv-decorations=host-access -S %s -o %t/u.files
; RUN: FileCheck %s --input-file=%t/u_0.ll --check-prefix=NUMBERS
; RUN: syclopt-post-link -integration-footer=%t/g.h -ir-output-only -split=auto -S %s -o %t/g.ll && diff %t/f.h %t/g.h
; RUN: sed 's/"of_a"/"of_a" "sycl-device-image-scope"/' %s > %t/scope.ll
; RUN: not syclopt-post-link -split=kernel -device-globals -properties -S -integration-footer=%t/x.h %t/scope.ll -o %t/x.files 2>&1 | FileCheck %s --check-prefix=SCOPE
; RUN: syclopt-post-link -split=none -device-globals -S %t/scope.ll -o %t/y.files
; RUN: not ls %t/x.files
; RUN: not ls %t/x.h
; RUN: not ls %t/x_0.ll

; CODE-DAG:  @a = addrspace(1) global i64 0, !spirv.Decorations ![[DS:[0-9]+]]
; CODE-DAG:  ![[DS]] = !{![[D:[0-9]+]]}
; CODE-DAG:  ![[D]] = !{i32 6147, i32 2, !"of_a"}
; NUMBERS:   i32 6188, i32 3, !"of_a"
; B:         [SYCL/device globals]
; B-NEXT:    of_a=2|ABAAAAAAAAACAAAAAAAAAA
; B-NOT:     {{.}}
; A:         [SYCL/device globals]
; A-NEXT:    of_a=2|
; FOOTER:    device_global_map::add({{.*}}"of_a");
; HEADER:    __sycl_device_global_registration
; SCOPE:     error: {{.*}}device_global variable 'a' with property "device_image_scope" is used in more than one device image.

target triple = "spir64-unknown-unknown"

@a = addrspace(1) global i64 0 #0

define spir_kernel void @ka() {
  %v = load i64, ptr addrspace(1) @a
  ret void
}

define spir_kernel void @kb() {
  call void @helper()
  ret void
}

define void @helper() {
  store i64 1, ptr addrspace(1) @a
  ret void
}

attributes #0 = { "sycl-device-global-size"="8" "sycl-unique-id"="of_a" }
