; Each image that is cut out is looked at for functions that are declared and used; each is named once. Not in the mode
; none, and not when images may depend on each other.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -split=kernel -symbols -S %s -o %t/t 2>&1 | FileCheck %s
; RUN: syclopt-post-link -split=none -symbols -S %s -o %t/t 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
; RUN: syclopt-post-link -split=kernel -symbols -S -allow-device-image-dependencies %s -o %t/t 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
; RUN: syclopt-post-link -split=kernel -symbols -S -Wno-undefined-function %s -o %t/t 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
; RUN: not syclopt-post-link -split=kernel -symbols -S -Werror %s -o %t/x.files 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: not syclopt-post-link -split=kernel -symbols -S -Wno-undefined %s -o %t/x.files 2>&1 | FileCheck %s --check-prefix=NAME
; RUN: not ls %t/x.files
; RUN: not ls %t/x_0.ll

; CHECK:      warning: Undefined function bar found in {{.*}}undefined_functions.ll. This may result in runtime errors. [-Wundefined-function]
; CHECK-NEXT: warning: Undefined function foo found in
; CHECK-NOT:  warning
; QUIET-NOT:  {{.}}
; ERROR:      {{^}}syclopt-post-link: error: warn-undefined-functions: Undefined function bar found in {{.*}}[-Werror=undefined-function]{{$}}
; NAME:       error: -Wno-undefined: no pass has the warning 'undefined'

target triple = "spir64-unknown-unknown"

define spir_kernel void @a() {
  call void @foo()
  call void @bar()
  call void @__devicelib_sinf()
  ret void
}

define spir_kernel void @b() {
  call void @bar()
  ret void
}

define spir_kernel void @c() {
  ret void
}

declare void @foo()
declare void @bar()
declare void @__devicelib_sinf()
