; Where code of one image cannot call that of another, the kernels that make objects with virtual functions, and those
; that call these, are one image, whatever the mode and whatever features they need.
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=nvidia_gpu_sm_90>,device-code-split<mode=kernel;clean-up;virtual-calls-together>' %s -o %t.table
; RUN: FileCheck %s --check-prefix=TABLE < %t.table
; RUN: FileCheck %s --check-prefix=WITHOUT < %t_0.ll
; RUN: FileCheck %s --check-prefix=TOGETHER < %t_1.ll

; TABLE:      [Code
; TABLE-NEXT: _0.ll
; TABLE-NEXT: _1.ll
; TABLE-NOT:  {{.}}

; WITHOUT-NOT: @_Z
; WITHOUT:     define spir_kernel void @without()
; WITHOUT-NOT: define

; TOGETHER:     @_ZTV1A = {{.*}}constant
; TOGETHER:     define spir_kernel void @create(
; TOGETHER:     define spir_kernel void @call(
; TOGETHER:     define {{.*}}spir_func void @_ZN1A1fEv(
; TOGETHER-NOT: define

@_ZTV1A = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN1A1fEv] }

define spir_kernel void @without() #0 {
  ret void
}

define spir_kernel void @create(ptr %p) #0 {
  store ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), ptr %p
  ret void
}

define spir_kernel void @call(ptr %p) #1 !sycl_used_aspects !0 {
  %table = load ptr, ptr %p
  %function = load ptr, ptr %table
  call spir_func void %function(ptr %p)
  ret void
}

define spir_func void @_ZN1A1fEv(ptr %this) #2 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="a.cpp" "calls-indirectly"="S" }
attributes #2 = { "sycl-module-id"="a.cpp" "indirectly-callable"="S" }

!0 = !{i32 6}
