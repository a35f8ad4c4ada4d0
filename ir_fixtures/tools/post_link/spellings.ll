; Older spellings, one dash or two, values after = or a blank, flags with a value as LLVM reads them, options for what is
; not done here: all accepted.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -split kernel --properties -symbols=true -emit-param-info=false -S %s -o %t/a
; RUN: syclopt-post-link --split=kernel -properties=1 --symbols -S -f -O2 --force-disable-esimd-opt -split-esimd -lower-esimd -spec-const=native %s -o=%t/b
; RUN: syclopt-post-link --split=kernel -properties --symbols -S -Os -spec-const=rt -generate-device-image-default-spec-consts %s -o %t/c
; RUN: syclopt-post-link --split=kernel -properties --symbols -S -Oz -spec-const default -device-lib-dir=%t %s -o %t/d
; RUN: diff %t/a_0.ll %t/b_0.ll && diff %t/a_0.ll %t/c_0.ll && diff %t/a_0.ll %t/d_0.ll
; RUN: diff %t/a_0.prop %t/b_0.prop && diff %t/a_0.sym %t/b_0.sym && diff %t/a_0.prop %t/c_0.prop
; RUN: FileCheck %s --input-file=%t/a_0.ll
; RUN: syclopt-post-link -split=kernel -emit-imported-symbols -properties -S %s -allow-device-image-dependencies -o %t/new
; RUN: syclopt-post-link -split=kernel -emit-imported-symbols -properties -S %s -support-dynamic-linking -o %t/old
; RUN: diff %t/new_0.ll %t/old_0.ll && diff %t/new_0.prop %t/old_0.prop && diff %t/new_1.ll %t/old_1.ll
; RUN: FileCheck %s --input-file=%t/new_0.ll --check-prefix=DYNAMIC
; RUN: FileCheck %s --input-file=%t/new_0.prop --check-prefix=IMPORTED
; RUN: syclopt-post-link -split=kernel -imports -S %s -Wno-undefined-function -o %t/imports
; RUN: FileCheck %s --input-file=%t/imports_0.imported_sym --check-prefix=LIST
; RUN: FileCheck %s --input-file=%t/imports --check-prefix=TABLE

; CHECK:    define spir_kernel void @k()
; CHECK:    define internal spir_func void @_Z7outsidev()
; DYNAMIC:  declare spir_func void @_Z7outsidev()
; IMPORTED: [SYCL/imported symbols]
; IMPORTED-NEXT: _Z7outsidev=1|1
; LIST:      {{^}}elsewhere{{$}}
; LIST-NOT:  {{.}}
; TABLE:     {{^}}[Code]{{$}}

target triple = "spir64-unknown-unknown"

define spir_kernel void @k() #0 {
  call spir_func void @_Z7outsidev()
  call spir_func void @elsewhere()
  ret void
}

define spir_func void @_Z7outsidev() #0 {
  ret void
}

declare spir_func void @elsewhere()

attributes #0 = { "sycl-module-id"="a.cpp" }
