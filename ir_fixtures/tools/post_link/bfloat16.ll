; When an image declares a conversion between float and bfloat16, the two libraries that define them come last, as they
; are: the fallback, and what hardware does.
; RUN: rm -rf %t && split-file %s %t && mkdir %t/lib
; RUN: syclopt -emit-bitcode %t/fallback.ll -o %t/lib/libsycl-fallback-bfloat16.bc
; RUN: syclopt -emit-bitcode %t/native.ll -o %t/lib/libsycl-native-bfloat16.bc
; RUN: syclopt-post-link -split=kernel -properties -symbols -emit-imported-symbols -device-lib-dir=%t/lib -S %t/in.ll -o %t/t.files
; RUN: FileCheck %s --input-file=%t/t.files
; RUN: FileCheck %s --input-file=%t/t_1.prop --check-prefix=IMPORTED
; RUN: FileCheck %s --input-file=%t/t_2.prop --check-prefix=FALLBACK
; RUN: FileCheck %s --input-file=%t/t_2.ll --check-prefix=CODE
; RUN: FileCheck %s --input-file=%t/t_3.prop --check-prefix=NATIVE
; RUN: syclopt-post-link -split=kernel -properties -device-lib-dir=%t/lib -S %t/none.ll -o %t/n.files && not ls %t/n_1.ll
; RUN: syclopt-post-link -split=kernel -properties -S %t/in.ll -o %t/m.files && not ls %t/m_2.ll
; RUN: not syclopt-post-link -split=kernel -properties -device-lib-dir=%t -S %t/in.ll -o %t/x.files 2>&1 | FileCheck %s --check-prefix=ABSENT
; RUN: not ls %t/x_0.ll

; CHECK:      {{^}}[Code|Properties|Symbols]{{$}}
; CHECK-NEXT: /t_0.ll|{{.*}}/t_0.prop|{{.*}}/t_0.sym{{$}}
; CHECK-NEXT: /t_1.ll|{{.*}}/t_1.prop|{{.*}}/t_1.sym{{$}}
; CHECK-NEXT: /t_2.ll|{{.*}}/t_2.prop|{{.*}}/t_2.sym{{$}}
; CHECK-NEXT: /t_3.ll|{{.*}}/t_3.prop|{{.*}}/t_3.sym{{$}}
; CHECK-NOT:  {{.}}
; IMPORTED:      [SYCL/imported symbols]
; IMPORTED-NEXT: __devicelib_ConvertFToBF16INTEL=1|1
; FALLBACK:      {{^}}[SYCL/exported symbols]{{$}}
; FALLBACK-NEXT: {{^}}__devicelib_ConvertFToBF16INTEL=1|1{{$}}
; FALLBACK-NEXT: {{^}}[SYCL/devicelib metadata]{{$}}
; FALLBACK-NEXT: {{^}}bfloat16=1|0{{$}}
; FALLBACK-NOT:  {{.}}
; CODE:       define spir_func void @unrelated()
; NATIVE:     bfloat16=1|1
; ABSENT:     libsycl-fallback-bfloat16.bc: error: failed to load bfloat16 device library modules: cannot read: no such file

;--- in.ll
target triple = "spir64-unknown-unknown"

define spir_kernel void @a(ptr %p) {
  %r = call spir_func i16 @__devicelib_ConvertFToBF16INTEL(ptr %p)
  ret void
}

define spir_kernel void @b() {
  ret void
}

declare spir_func i16 @__devicelib_ConvertFToBF16INTEL(ptr)
;--- none.ll
target triple = "spir64-unknown-unknown"

define spir_kernel void @b() {
  ret void
}

declare spir_func i16 @__devicelib_ConvertFToBF16INTEL(ptr)
;--- fallback.ll
target triple = "spir64-unknown-unknown"

define spir_func i16 @__devicelib_ConvertFToBF16INTEL(ptr %p) {
  ret i16 0
}

define i16 @__devicelib_of_another_convention(ptr %p) {
  ret i16 0
}

define spir_func void @unrelated() {
  ret void
}
;--- native.ll
target triple = "spir64-unknown-unknown"

define spir_func i16 @__devicelib_ConvertFToBF16INTEL(ptr %p) {
  ret i16 1
}
