; What counts as a use of a type, and what does not.
; RUN: syclopt -passes=sycl-propagate-aspects-usage -S < %s | FileCheck %s

%Feature = type { i32 }
%Outer = type { i8, [4 x %Inner] }
%Inner = type { %Feature, ptr }
%Recursive = type { ptr, %Feature, ptr }
%WithLiteral = type { { i32, double }, i8 }
%WithImage = type { target("spirv.Image", double, 0) }
%Plain = type { i32, ptr }

@feature = external addrspace(1) global %Feature
@unused = external addrspace(1) global %Feature

; CHECK: define spir_func void @allocates() !sycl_used_aspects ![[F:[0-9]+]] {
define spir_func void @allocates() {
  %x = alloca %Outer
  ret void
}

; CHECK: define spir_func void @allocates_recursive() !sycl_used_aspects ![[F]] {
define spir_func void @allocates_recursive() {
  %x = alloca [2 x %Recursive], align 8
  ret void
}

; CHECK: define spir_func i32 @steps(ptr %p) !sycl_used_aspects ![[F]] {
define spir_func i32 @steps(ptr %p) {
  %q = getelementptr inbounds %Inner, ptr %p, i64 0, i32 0
  %r = load i32, ptr %q
  ret i32 %r
}

; An access through a pointer says nothing of what is behind it.
; CHECK: define spir_func i32 @loads(ptr %p) {
define spir_func i32 @loads(ptr %p) {
  %r = load i32, ptr %p
  ret i32 %r
}

; The value type of a variable that is an operand, also behind casts.
; CHECK: define spir_func i32 @reads_variable() !sycl_used_aspects ![[F]] {
define spir_func i32 @reads_variable() {
  %r = load i32, ptr addrspace(1) @feature
  ret i32 %r
}

; CHECK: define spir_func i32 @reads_behind_cast() !sycl_used_aspects ![[F]] {
define spir_func i32 @reads_behind_cast() {
  %r = load i32, ptr addrspace(4) addrspacecast (ptr addrspace(1) @feature to ptr addrspace(4))
  ret i32 %r
}

; CHECK: define spir_func i32 @reads_with_offset() {
define spir_func i32 @reads_with_offset() {
  %r = load i32, ptr addrspace(1) getelementptr inbounds (%Feature, ptr addrspace(1) @feature, i64 1, i32 0)
  ret i32 %r
}

; CHECK: define spir_func void @by_value(ptr byval(%Feature) %p, ptr sret([2 x %Feature]) %q) {
define spir_func void @by_value(ptr byval(%Feature) %p, ptr sret([2 x %Feature]) %q) {
  ret void
}

; CHECK: define spir_func %Feature @result() !sycl_used_aspects ![[F]] {
define spir_func %Feature @result() {
  ret %Feature zeroinitializer
}

; CHECK: declare !sycl_used_aspects ![[F]] spir_func void @parameter(i32, %Feature)
declare spir_func void @parameter(i32, %Feature)

; A call has the types of the function, in the caller too.
; CHECK: define spir_func void @calls() !sycl_used_aspects ![[F]] {
define spir_func void @calls() {
  call spir_func void @parameter(i32 0, %Feature poison)
  ret void
}

; CHECK: define spir_func void @takes_address(ptr %p) !sycl_used_aspects ![[F]] {
define spir_func void @takes_address(ptr %p) {
  store ptr @parameter, ptr %p
  ret void
}

; CHECK: define spir_func void @constants(ptr %p) !sycl_used_aspects ![[FP64:[0-9]+]] {
define spir_func void @constants(ptr %p) {
  store double 1.000000e+00, ptr %p
  ret void
}

; CHECK: define spir_func void @converts(i32 %x, ptr %p) !sycl_used_aspects ![[FP64]] {
define spir_func void @converts(i32 %x, ptr %p) {
  %d = sitofp i32 %x to double
  %f = fptrunc double %d to float
  store float %f, ptr %p
  ret void
}

; CHECK: define spir_func <4 x double> @vectors(<4 x double> %x) !sycl_used_aspects ![[FP64]] {
define spir_func <4 x double> @vectors(<4 x double> %x) {
  ret <4 x double> %x
}

; A struct in a struct counts, be it named or literal.
; CHECK: define spir_func void @literal() !sycl_used_aspects ![[FP64]] {
define spir_func void @literal() {
  %x = alloca %WithLiteral
  ret void
}

; CHECK: define spir_func void @image() !sycl_used_aspects ![[FP64]] {
define spir_func void @image() {
  %x = alloca %WithImage
  ret void
}

; CHECK: define spir_func half @half_is_plain(half %x) {
define spir_func half @half_is_plain(half %x) {
  %y = alloca %Plain
  %z = fadd half %x, %x
  ret half %z
}

; Names that look like types are none.
; CHECK: define spir_func i32 @names(i32 %Feature) {
define spir_func i32 @names(i32 %Feature) {
  %double = add i32 %Feature, %Feature ; double %Feature
  call void asm sideeffect "double %Feature", ""()
  ret i32 %double
}

; CHECK: define spir_func i32 @names_and_types(i32 %Feature) !sycl_used_aspects ![[F]] {
define spir_func i32 @names_and_types(i32 %Feature) {
  %x = add i32 %Feature, %Feature
  %y = alloca %Feature, align 4
  ret i32 %x
}

; Metadata is no operand.
; CHECK: define spir_func void @debug_records() {
define spir_func void @debug_records() {
    #dbg_value(double 1.000000e+00, !3, !DIExpression(), !3)
    #dbg_value(ptr addrspace(1) @feature, !3, !DIExpression(), !3)
  call void @use_metadata(metadata double 2.000000e+00)
  ret void
}
declare void @use_metadata(metadata)

; An instruction can say itself what it uses.
; CHECK: define spir_func void @annotated(ptr %p) !sycl_used_aspects ![[I:[0-9]+]] {
define spir_func void @annotated(ptr %p) {
  store i32 0, ptr %p, !sycl_used_aspects !4
  ret void
}

!sycl_aspects = !{!0, !1}
!sycl_types_that_use_aspects = !{!2}
!0 = !{!"fp64", i32 6}
!1 = !{!"feature", i32 -2}
!2 = !{!"Feature", i32 -2}
!3 = !{}
!4 = !{i32 9, i32 3}
; CHECK: ![[F]] = !{i32 -2}
; CHECK: ![[FP64]] = !{i32 6}
; CHECK: ![[I]] = !{i32 3, i32 9}
