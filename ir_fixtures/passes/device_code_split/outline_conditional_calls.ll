; With outline-virtual-functions, the functions of one add-on image are an image, after all others, in the order of their
; numbers; other images declare them, nested ones too. Local and inline ones get names of their own: another program may
; have them under another condition.
; RUN: syclopt -passes='device-code-split<mode=kernel;outline-virtual-functions;clean-up>,emit-symbols' %s -S -o %t.table
; RUN: cat %t_0.sym %t_1.sym %t_2.sym %t_3.sym %t_4.sym | FileCheck %s --check-prefix=SYM
; RUN: FileCheck %s --check-prefix=KERNEL < %t_1.ll
; RUN: FileCheck %s --check-prefix=SET < %t_0.ll
; RUN: FileCheck %s --check-prefix=TWO < %t_2.ll
; RUN: FileCheck %s --check-prefix=TEN < %t_3.ll
; RUN: syclopt -passes='device-code-split<mode=none;outline-virtual-functions;clean-up>,emit-symbols' %s -S -o %t.none.table
; RUN: cat %t.none_0.sym %t.none_1.sym %t.none_2.sym %t.none_3.sym | FileCheck %s --check-prefix=NONE
; RUN: syclopt -passes='device-code-split<mode=kernel;clean-up>,emit-symbols' %s -S -o %t.all.table
; RUN: not ls %t.all_1.ll
; RUN: FileCheck %s --check-prefix=INSIDE < %t.all_0.ll

; SYM:      {{^}}virtual${{[0-9a-f]+$}}
; SYM-NEXT: {{^}}k{{$}}
; SYM-NEXT: {{^}}first${{[0-9a-f]+$}}
; SYM-NEXT: {{^}}second${{[0-9a-f]+$}}
; SYM-NEXT: {{^}}third{{$}}
; SYM-NEXT: {{^}}fourth${{[0-9a-f]+$}}
; SYM-NOT:  {{.}}

; NONE:      {{^}}virtual${{[0-9a-f]+$}}
; NONE-NEXT: {{^}}k{{$}}
; NONE-NEXT: {{^}}first${{[0-9a-f]+$}}
; NONE-NEXT: {{^}}second${{[0-9a-f]+$}}
; NONE-NEXT: {{^}}third{{$}}

; KERNEL:      @state${{[0-9a-f]+}} = weak_odr addrspace(1) global i32 0
; KERNEL:      define spir_kernel void @k()
; KERNEL-NOT:  {{^}}de
; KERNEL:      declare spir_func void @first${{[0-9a-f]+}}(ptr) "sycl-add-on-image"="2" "sycl-add-on-condition"="-1,6"
; KERNEL-NOT:  {{^}}de
; KERNEL:      declare spir_func void @third(ptr) "sycl-add-on-image"="10" "sycl-add-on-condition"="-1,5"
; KERNEL-NOT:  {{^}}de

; SET:         declare spir_func void @second${{[0-9a-f]+}}(ptr)
; SET:         define spir_func void @virtual${{[0-9a-f]+}}(ptr %p) "indirectly-callable"="S"
; SET-NOT:     {{^}}de

; TWO:         @state${{[0-9a-f]+}} = weak_odr addrspace(1) global i32 0
; TWO:         define spir_func void @first${{[0-9a-f]+}}(ptr %p) "sycl-add-on-image"="2" "sycl-add-on-condition"="-1,6" "sycl-entry-point" comdat !sycl_used_aspects
; TWO-NEXT:    store i32 1
; TWO-NEXT:    call spir_func void @helper()
; TWO:         define spir_func void @second${{[0-9a-f]+}}(ptr %p) "sycl-add-on-image"="2" "sycl-add-on-condition"="-1,6" "sycl-entry-point" comdat {
; TWO:         declare spir_func void @third(ptr)
; TWO:         define internal spir_func void @helper()

; TEN:         define spir_func void @third(ptr %p) "sycl-add-on-image"="10"
; TEN:         declare spir_func void @fourth${{[0-9a-f]+}}(ptr)
; TEN-NOT:     {{^}}de

; INSIDE:      define spir_kernel void @k() "sycl-module-id"="a.cpp" "sycl-entry-point"
; INSIDE:      define internal spir_func void @first(

@state = internal addrspace(1) global i32 0

define spir_kernel void @k() "sycl-module-id"="a.cpp" {
  store i32 1, ptr addrspace(1) @state
  call spir_func void @first(ptr null)
  call spir_func void @third(ptr null)
  ret void
}

define internal spir_func void @first(ptr %p) "sycl-add-on-image"="2" "sycl-add-on-condition"="-1,6" !sycl_used_aspects !0 {
  store i32 1, ptr addrspace(1) @state
  call spir_func void @helper()
  ret void
}

define linkonce_odr spir_func void @second(ptr %p) "sycl-add-on-image"="2" "sycl-add-on-condition"="-1,6" comdat {
  call spir_func void @third(ptr null)
  ret void
}

$second = comdat any

define spir_func void @third(ptr %p) "sycl-add-on-image"="10" "sycl-add-on-condition"="-1,5" {
  call spir_func void @fourth(ptr null)
  ret void
}

define internal spir_func void @fourth(ptr %p) #0 {
  ret void
}

define internal spir_func void @virtual(ptr %p) "indirectly-callable"="S" {
  call spir_func void @second(ptr null)
  ret void
}

define spir_func void @helper() {
  ret void
}

attributes #0 = { "sycl-add-on-image"="11" "sycl-add-on-condition"="-1,9" }

!0 = !{i32 6}
