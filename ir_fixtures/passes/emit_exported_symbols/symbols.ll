; SYCL_EXTERNAL functions with the convention spir_func, or of one compile, then device globals that other images can see.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-exported-symbols %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop --check-prefixes=FUNCTIONS,GLOBALS,END
; RUN: syclopt -passes='emit-exported-symbols<no-device-globals>' %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop --check-prefixes=FUNCTIONS,END
; RUN: syclopt -passes=emit-exported-symbols %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE --allow-empty

; FUNCTIONS:      {{^}}[SYCL/exported symbols]{{$}}
; FUNCTIONS-NEXT: {{^}}second=1|1{{$}}
; FUNCTIONS-NEXT: {{^}}first=1|1{{$}}
; FUNCTIONS-NEXT: {{^}}of_one_compile=1|1{{$}}
; GLOBALS-NEXT:   {{^}}seen=1|1{{$}}
; END-NOT:        {{.}}
; NONE-NOT:       {{.}}

;--- in.ll
@seen = addrspace(1) global i32 0 #1
@hidden = internal addrspace(1) global i32 0 #2
@merged = linkonce_odr addrspace(1) global i32 0 #3
@declared = external addrspace(1) global i32 #4
@of_image = addrspace(1) global i32 0 #5
@other = addrspace(1) global i32 0

define spir_kernel void @kernel() #0 {
  ret void
}

define spir_func void @second() #0 {
  ret void
}

define void @with_c_convention() #0 {
  ret void
}

define spir_func void @virtual() #0 "indirectly-callable"="S" {
  ret void
}

define spir_func void @helper() {
  ret void
}

define spir_func void @first() #0 {
  ret void
}

define void @of_one_compile() #0 "sycl-annotated-at"="a.cpp:3" {
  ret void
}

define spir_kernel void @kernel_of_one_compile() #0 "sycl-annotated-at"="a.cpp:7" {
  ret void
}

define void @virtual_of_one_compile() #0 "sycl-annotated-at"="a.cpp:9" "indirectly-callable"="S" {
  ret void
}

declare spir_func void @outside() #0

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-device-global-size"="4" "sycl-unique-id"="id.seen" }
attributes #2 = { "sycl-device-global-size"="4" "sycl-unique-id"="id.hidden" }
attributes #3 = { "sycl-device-global-size"="4" "sycl-unique-id"="id.merged" }
attributes #4 = { "sycl-device-global-size"="4" "sycl-unique-id"="id.declared" }
attributes #5 = { "sycl-device-global-size"="4" "sycl-unique-id"="id.of_image" "sycl-device-image-scope" }
;--- none.ll
define spir_kernel void @kernel() "sycl-module-id"="a.cpp" {
  ret void
}
