; An image that only names functions of other images, as in vtables, needs no type of their signatures: what a device may
; lack is left out there. Where such a function is called, and for PTX and typed pointers, signatures stay.
; RUN: split-file %s %t
; RUN: syclopt -passes='device-code-split<mode=kernel;outline-virtual-functions;clean-up>,verify' -S %t/in.ll -o %t.table
; RUN: FileCheck %s --check-prefix=CALL < %t_1.ll
; RUN: FileCheck %s --check-prefix=CREATE < %t_2.ll
; RUN: FileCheck %s --check-prefix=SET < %t_0.ll
; RUN: sed 's/^; TRIPLE/target triple = "nvptx64-nvidia-cuda"/' %t/in.ll | syclopt -passes='device-code-split<mode=kernel;outline-virtual-functions;clean-up>,verify' -S - -o %t.ptx.table
; RUN: FileCheck %s --check-prefix=PTX < %t.ptx_2.ll
; RUN: FileCheck %s --check-prefix=PTX-SET < %t.ptx_0.ll
; RUN: syclopt -passes='device-code-split<mode=kernel;outline-virtual-functions;clean-up>' -S %t/typed.ll -o %t.typed.table
; RUN: FileCheck %s --check-prefix=TYPED < %t.typed_1.ll

; CALL-NOT:    type
; CALL:        declare spir_func noundef double @double(ptr) #[[#]]
; CALL:        declare spir_func void @half() #[[#]]
; CALL:        declare spir_func i32 @plain(ptr, i64, float) #[[#]]

; CREATE-NOT:  type
; CREATE:      declare spir_func void @double() #[[#]]
; CREATE:      declare spir_func void @half() #[[#]]
; CREATE:      declare spir_func void @joint() unnamed_addr #[[#]]
; CREATE:      declare spir_func i32 @plain(ptr, i64, float) #[[#]]

; SET:         define spir_func noundef double @double(ptr %this) #[[#]] "sycl-entry-point" comdat {
; SET:         define spir_func void @half(ptr %this, ptr byval(%outer) %x) #[[#]] "sycl-entry-point" {
; SET:         define spir_func void @joint(target("spirv.JointMatrixINTEL", float) %m) unnamed_addr #[[#]] "sycl-entry-point" {
; SET:         define spir_func i32 @plain(ptr %this, i64 %n, float %x) #[[#]] "sycl-entry-point" {

; PTX:         declare spir_func noundef double @double(ptr)
; PTX:         declare spir_func void @half(ptr, ptr byval(%outer))
; PTX-SET:     define weak_odr spir_func noundef double @double(ptr %this) #[[#]] "sycl-entry-point" {

; TYPED:       declare spir_func double @double(i8*)

;--- in.ll
; TRIPLE
%outer = type { i32, [2 x %inner] }
%inner = type { half }

@vtable = linkonce_odr constant [4 x ptr] [ptr @double, ptr @half, ptr @joint, ptr @plain]

define spir_kernel void @create(ptr %p) #0 {
  store ptr @vtable, ptr %p
  ret void
}

define spir_kernel void @create_and_call(ptr %p) #0 {
  store ptr @vtable, ptr %p
  call spir_func void @helper(ptr %p)
  ret void
}

define internal spir_func void @helper(ptr %p) {
  %x = call spir_func double @double(ptr %p)
  ret void
}

define linkonce_odr spir_func noundef double @double(ptr %this) #1 {
  ret double 1.0
}

define spir_func void @half(ptr %this, ptr byval(%outer) %x) #1 {
  ret void
}

define spir_func void @joint(target("spirv.JointMatrixINTEL", float) %m) unnamed_addr #1 {
  ret void
}

define spir_func i32 @plain(ptr %this, i64 %n, float %x) #1 {
  ret i32 1
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="a.cpp" "indirectly-callable"="S" }
;--- typed.ll
@vtable = linkonce_odr constant [1 x double (i8*)*] [double (i8*)* @double]

define spir_kernel void @create([1 x double (i8*)*]** %p) #0 {
  store [1 x double (i8*)*]* @vtable, [1 x double (i8*)*]** %p
  ret void
}

define spir_func double @double(i8* %this) #1 {
  ret double 1.0
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="a.cpp" "indirectly-callable"="S" }
