; A kernel that creates objects does not need what their virtual functions use; one that calls a set needs what the
; set uses: with the default set nothing, with the set of the function that uses double fp64.
; RUN: syclopt -passes=sycl-propagate-aspects-usage -S < %s | FileCheck %s

; CHECK: define spir_kernel void @Constructor(ptr addrspace(1) %object) !sycl_fixed_targets !{{[0-9]+}} {
define spir_kernel void @Constructor(ptr addrspace(1) %object) {
  call spir_func void @construct(ptr addrspace(1) %object)
  ret void
}

; CHECK: define spir_kernel void @Use(ptr addrspace(1) %object) #0 !sycl_fixed_targets !{{[0-9]+}} {
define spir_kernel void @Use(ptr addrspace(1) %object) #0 {
  %table = load ptr addrspace(1), ptr addrspace(1) %object
  %foo = load ptr, ptr addrspace(1) %table
  call spir_func void %foo(ptr addrspace(1) %object)
  ret void
}

; CHECK: define spir_kernel void @UseFP64(ptr addrspace(1) %object) #1 !sycl_used_aspects ![[FP64:[0-9]+]] !sycl_fixed_targets
define spir_kernel void @UseFP64(ptr addrspace(1) %object) #1 {
  %table = load ptr addrspace(1), ptr addrspace(1) %object
  %slot = getelementptr ptr, ptr addrspace(1) %table, i64 1
  %bar = load ptr, ptr addrspace(1) %slot
  call spir_func void %bar(ptr addrspace(1) %object)
  ret void
}

; CHECK: define spir_kernel void @UseBoth() #2 !sycl_used_aspects ![[FP64]] !sycl_fixed_targets
define spir_kernel void @UseBoth() #2 {
  ret void
}

; CHECK: define spir_func void @construct(ptr addrspace(1) %object) {
define spir_func void @construct(ptr addrspace(1) %object) {
  store ptr addrspace(1) getelementptr inbounds ({ [4 x ptr] }, ptr addrspace(1) @_ZTV4Base, i64 0, i32 0, i64 2), ptr addrspace(1) %object
  ret void
}

; CHECK: define spir_func void @foo() #3 {
define spir_func void @foo() #3 {
  ret void
}

; The function gets what its own callees use, too.
; CHECK: define spir_func void @bar() #4 !sycl_used_aspects ![[FP64]] {
define spir_func void @bar() #4 {
  call spir_func void @really_bar()
  ret void
}

; CHECK: define spir_func void @really_bar() !sycl_used_aspects ![[FP64]] {
define spir_func void @really_bar() {
  %d = alloca double
  store double 3.140000e+00, ptr %d
  ret void
}

; No kernel, so its sets do not count.
; CHECK: define spir_func void @no_kernel() #1 {
define spir_func void @no_kernel() #1 {
  ret void
}

@_ZTV4Base = linkonce_odr addrspace(1) constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @foo, ptr @bar] }

attributes #0 = { "calls-indirectly"="_ZTSv" }
attributes #1 = { "calls-indirectly"="_ZTS8set_fp64" }
attributes #2 = { "calls-indirectly"="_ZTSv,_ZTS8set_fp64" }
attributes #3 = { "indirectly-callable"="_ZTSv" }
attributes #4 = { "indirectly-callable"="_ZTS8set_fp64" }

!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
; CHECK: ![[FP64]] = !{i32 6}
