; An indirect call brings in each "referenced-indirectly" definition of exactly its function type, whatever the calling
; convention, and so on from there. Kernels and declarations never come this way; other types and address spaces do not
; match; a direct call, a call of assembly or one behind a cast is not indirect.
; RUN: syclopt -passes='device-code-split<mode=kernel>' %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.ll --check-prefix=CALLER
; RUN: FileCheck %s --input-file=%t_1.ll --check-prefix=DIRECT

; CALLER-NOT:  {{^de(fine|clare)}}
; CALLER:      {{^}}define spir_kernel void @z_caller(
; CALLER:      {{^}}define spir_func i32 @same(ptr %p, { i32, float } %s) #0 personality ptr @personality {{{$}}
; CALLER:        %f = invoke spir_func float %q(i32 1)
; CALLER:      {{^}}define i32 @same_type_other_convention(ptr noundef %p, { i32, float } %s, ...) #0 {{{$}}
; CALLER:      {{^}}define spir_func float @second_step(i32 %x) #0 {{{$}}
; CALLER:      {{^}}declare i32 @personality(...){{$}}
; CALLER-NOT:  {{^de(fine|clare)}}
define spir_kernel void @z_caller(ptr %f, ptr %p) {
  %a = call spir_func i32 %f(ptr %p, { i32, float } zeroinitializer)
  %b = call i32 (ptr, {i32,  float}, ...) %f(ptr %p, { i32, float } zeroinitializer, i32 1)
  call spir_func void %f(i8 0)
  ret void
}

define spir_func i32 @same(ptr %p, { i32, float } %s) #0 personality ptr @personality {
  %q = load ptr, ptr %p
  %f = invoke spir_func float %q(i32 1)
          to label %ok unwind label %bad

ok:
  ret i32 0

bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

define i32 @same_type_other_convention(ptr noundef %p, { i32, float } %s, ...) #0 {
  ret i32 0
}

define spir_func float @second_step(i32 %x) #0 {
  ret float 0.0
}

declare i32 @personality(...)

define spir_func i32 @not_marked(ptr %p, { i32, float } %s) {
  ret i32 0
}

define spir_func i32 @other_address_space(ptr addrspace(4) %p, { i32, float } %s) #0 {
  ret i32 0
}

define spir_func i64 @other_result(ptr %p, { i32, float } %s) #0 {
  ret i64 0
}

define spir_func i32 @other_packing(ptr %p, <{ i32, float }> %s) #0 {
  ret i32 0
}

declare spir_func i32 @declared(ptr, { i32, float }) #0

define spir_kernel void @a_kernel(i8 %x) #0 {
  ret void
}

; DIRECT-NOT: {{^de(fine|clare)}}
; DIRECT:     {{^}}define spir_kernel void @direct() "sycl-entry-point" {{{$}}
; DIRECT:     {{^}}define spir_func void @callee() {{{$}}
; DIRECT-NOT: {{^de(fine|clare)}}
define spir_kernel void @direct() {
  call spir_func void @callee()
  call spir_func void addrspacecast (ptr addrspace(1) addrspacecast (ptr @callee to ptr addrspace(1)) to ptr)()
  call void asm sideeffect "", ""()
  ret void
}

define spir_func void @callee() {
  ret void
}

define spir_func void @unwanted() #0 {
  ret void
}

attributes #0 = { "referenced-indirectly" }
