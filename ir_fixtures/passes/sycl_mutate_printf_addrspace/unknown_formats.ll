; A format whose value is not known here is refused by name, and so is a printf whose address is taken.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-mutate-printf-addrspace -S %t/external.ll -o - 2>&1 | FileCheck %s --check-prefix=EXTERNAL
; RUN: not syclopt -passes=sycl-mutate-printf-addrspace -S %t/mutable.ll -o - 2>&1 | FileCheck %s --check-prefix=MUTABLE
; RUN: not syclopt -passes=sycl-mutate-printf-addrspace -S %t/initialized.ll -o - 2>&1 | FileCheck %s --check-prefix=INITIALIZED
; RUN: not syclopt -passes=sycl-mutate-printf-addrspace -S %t/weak.ll -o - 2>&1 | FileCheck %s --check-prefix=WEAK
; RUN: not syclopt -passes=sycl-mutate-printf-addrspace -S %t/none.ll -o - 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not syclopt -passes=sycl-mutate-printf-addrspace -S %t/table.ll -o - 2>&1 | FileCheck %s --check-prefix=TABLE
; RUN: not syclopt -passes=sycl-mutate-printf-addrspace -S %t/stored.ll -o - 2>&1 | FileCheck %s --check-prefix=STORED

; EXTERNAL: external.ll:3:{{.*}}: error: sycl-mutate-printf-addrspace: the format of a call of printf in '@f', '@there', has its value in another module; expected a string literal
;--- external.ll
@there = external constant [3 x i8]
define void @f() {
  %n = call spir_func i32 (ptr, ...) @_Z18__spirv_ocl_printfPKcz(ptr @there)
  ret void
}
declare spir_func i32 @_Z18__spirv_ocl_printfPKcz(ptr, ...)

; MUTABLE: mutable.ll:3:{{.*}} in '@f', '@changes', can change; expected a string literal
;--- mutable.ll
@changes = global [3 x i8] c"%d\00"
define void @f() {
  %n = call spir_func i32 (ptr, ...) @_Z18__spirv_ocl_printfPKcz(ptr @changes)
  ret void
}
declare spir_func i32 @_Z18__spirv_ocl_printfPKcz(ptr, ...)

; INITIALIZED: initialized.ll:3:{{.*}} in '@f', '@given', can change; expected a string literal
;--- initialized.ll
@given = externally_initialized constant [3 x i8] c"%d\00"
define void @f() {
  %n = call spir_func i32 (ptr, ...) @_Z18__spirv_ocl_printfPKcz(ptr @given)
  ret void
}
declare spir_func i32 @_Z18__spirv_ocl_printfPKcz(ptr, ...)

; WEAK: weak.ll:3:{{.*}} in '@f', '@other', may be another one after linking; expected a string literal
;--- weak.ll
@other = weak constant [3 x i8] c"%d\00"
define void @f() {
  %n = call spir_func i32 (ptr, ...) @_Z18__spirv_ocl_printfPKcz(ptr @other)
  ret void
}
declare spir_func i32 @_Z18__spirv_ocl_printfPKcz(ptr, ...)

; NONE: none.ll:2:{{.*}}: error: sycl-mutate-printf-addrspace: the format of a call of printf in '@f' is not there
;--- none.ll
define void @f() {
  %n = call spir_func i32 @_Z18__spirv_ocl_printfv()
  ret void
}
declare spir_func i32 @_Z18__spirv_ocl_printfv()

; TABLE: table.ll:1:{{.*}}: error: sycl-mutate-printf-addrspace: '@fp' takes the address of '@_Z18__spirv_ocl_printfPKcz', of which only calls can be made those of another
;--- table.ll
@fp = global ptr @_Z18__spirv_ocl_printfPKcz
declare spir_func i32 @_Z18__spirv_ocl_printfPKcz(ptr, ...)

; STORED: stored.ll:2:{{.*}}: error: sycl-mutate-printf-addrspace: '@f' takes the address of '@_Z18__spirv_ocl_printfPKcz'
;--- stored.ll
@text = constant [3 x i8] c"%d\00"
define void @f(ptr %p) {
  %n = call spir_func i32 (ptr, ...) @_Z18__spirv_ocl_printfPKcz(ptr @text)
  store ptr @_Z18__spirv_ocl_printfPKcz, ptr %p
  ret void
}
declare spir_func i32 @_Z18__spirv_ocl_printfPKcz(ptr, ...)
