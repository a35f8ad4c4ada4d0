; Types count, and pointers to them do not, wherever lines end and comments stand.
; RUN: syclopt -passes=sycl-propagate-aspects-usage -S < %s | FileCheck %s

%0 = type { double, i32 }

; CHECK-NOT: define spir_func void @pointers({{.*}}!sycl_used_aspects
define spir_func void @pointers(double* %a, %0* %b) {
  %x = bitcast %0
    * %b to i8*
  %y = load double
    addrspace(1)*, double
    addrspace(1)** null
  %z = call double (i32
    )* @makes(i32 0)
  ret void
}

declare double (i32)* @makes(i32)

; CHECK: define spir_func void @value() !sycl_used_aspects ![[FP64:[0-9]+]] {
define spir_func void @value() {
  %x = fpext float 1.0 to double
  ret void
}

; CHECK: define spir_func void @one_line_down() !sycl_used_aspects ![[FP64]] {
define spir_func void @one_line_down() {
  %x = fpext float 1.0 to
    double ; * no pointer
  ret void
}

; What comments and strings have is no type.
; CHECK: define spir_func void @inside() {
define spir_func void @inside() {
  /*
  store double 0.0, ptr null
  */
  call void asm sideeffect "
  load double, ptr", ""()
  ret void
}

; CHECK: define spir_func void @after() ; (double)
; CHECK-NEXT: {
define spir_func void @after() ; (double)
{
  ret void
}

; CHECK: define spir_func void @by_value(double* byval(double) %x, %0* sret ( %0 ) %y) prefix double 1.0 {
define spir_func void @by_value(double* byval(double) %x, %0* sret ( %0 ) %y) prefix double 1.0 {
  ret void
}

; The symbol in the cast is the one that is called; the comment names another.
; CHECK: define spir_kernel void @calls() !sycl_used_aspects ![[FP64]] !sycl_fixed_targets
define spir_kernel void @calls() {
  call void bitcast ( ; @pointers(
    void ()* @value to void ()*)()
  ret void
}

; CHECK: define spir_func void @value_of_metadata() {
define spir_func void @value_of_metadata() {
  call void @llvm.dbg.value(
    metadata double 0.0, metadata !0, metadata !DIExpression())
  ret void
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
; CHECK: ![[FP64]] = !{i32 6}
