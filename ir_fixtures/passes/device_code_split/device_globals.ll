; With device-globals, a device global is defined where it is used, also when it is external; other external variables
; are in every image. One with image scope may be in one image; the message tells which images use it, and how.
; RUN: split-file %s %t
; RUN: syclopt -passes='device-code-split<mode=kernel;device-globals>' %t/placed.ll -o %t/x.table
; RUN: FileCheck %s --check-prefix=B < %t/x_0.ll
; RUN: FileCheck %s --check-prefix=A < %t/x_1.ll
; RUN: syclopt -passes='device-code-split<mode=kernel>' %t/placed.ll -o %t/y.table
; RUN: FileCheck %s --check-prefix=PLAIN < %t/y_0.ll
; RUN: not syclopt -passes='device-code-split<mode=kernel;device-globals>' %t/scoped.ll -S -o /dev/null 2>&1 | FileCheck %s --check-prefix=ERR
; RUN: syclopt -passes='device-code-split<mode=source;device-globals>' %t/scoped.ll -S | FileCheck %s --check-prefix=ONE

; A:     @shared = addrspace(1) global ptr null #0
; A:     @plain = global i32 0
; B-NOT: @shared
; B:     @plain = global i32 0
; PLAIN: @shared = addrspace(1) global ptr null #0
; PLAIN-NOT: @a(

; ONE: @dg = internal addrspace(1) global i32 0
; ONE: define spir_kernel void @a() #[[#]] "sycl-entry-point"
; ONE: define spir_kernel void @b() #[[#]] "sycl-entry-point"

; ERR: scoped.ll:1:1: error: device_global variable 'dg' with property "device_image_scope" is used in more than one device image. (image 0: b -> table -> dg; image 1: a -> helper -> dg): '^@dg = {{.*}}
; ERR-NOT: {{.}}

;--- placed.ll
@shared = addrspace(1) global ptr null #0
@plain = global i32 0

define spir_kernel void @a() {
  store ptr null, ptr addrspace(1) @shared
  ret void
}

define spir_kernel void @b() {
  ret void
}

attributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="shared" }
;--- scoped.ll
@dg = internal addrspace(1) global i32 0 #0
@table = internal constant ptr addrspace(1) @dg

define spir_kernel void @a() #1 {
  call spir_func void @helper()
  ret void
}

define spir_kernel void @b() #1 {
  %p = load ptr addrspace(1), ptr @table
  ret void
}

define spir_func void @helper() {
  store i32 1, ptr addrspace(1) @dg
  ret void
}

attributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id"="dg" "sycl-device-image-scope" }
attributes #1 = { "sycl-module-id"="a.cpp" }
