; Ahead of time nothing is linked: the image of a kernel holds the sets that it calls, also where it uses no vtable, and
; what their functions need. Sets that it does not call, and those that the target cannot run, are not there.
; RUN: syclopt-post-link -split=kernel -properties -S %s -o intel_gpu_icllp,%t.table
; RUN: FileCheck %s --check-prefix=CREATES < %t_0.ll
; RUN: FileCheck %s --check-prefix=CALLS < %t_1.ll
; RUN: FileCheck %s --check-prefix=HELPED < %t_2.ll
; RUN: syclopt-post-link -split=none -properties -S %s -o intel_gpu_icllp,%t.whole.table
; RUN: FileCheck %s --check-prefix=WHOLE < %t.whole_0.ll

; CREATES: @_ZTV1A = linkonce_odr constant [5 x ptr] [ptr null, ptr null, ptr @first, ptr @second, ptr null]
; CREATES: define internal spir_func void @first()
; CREATES: define internal spir_func void @second()

; CALLS-NOT: @_ZTV1A
; CALLS:     define spir_kernel void @calls(ptr %object)
; CALLS:     define weak_odr spir_func void @first()
; CALLS-NOT: {{^}}define

; HELPED-NOT:  @first
; HELPED:      define spir_kernel void @a_helped(ptr %object)
; HELPED:      define spir_func void @second()
; HELPED-NEXT:   call spir_func void @needed()
; HELPED:      define internal spir_func void @needed()
; HELPED-NOT:  {{^}}define

; WHOLE: define weak_odr spir_func void @first()
; WHOLE: define spir_func void @second()

@_ZTV1A = linkonce_odr constant [5 x ptr] [ptr null, ptr null, ptr @first, ptr @second, ptr @denied]

define spir_kernel void @z_creates(ptr %object) #0 {
  store ptr @_ZTV1A, ptr %object
  ret void
}

define spir_kernel void @calls(ptr %object) #1 {
  %f = load ptr, ptr %object
  call spir_func void %f() #6
  ret void
}

define spir_kernel void @a_helped(ptr %object) #2 {
  %f = load ptr, ptr %object
  call spir_func void %f() #6
  ret void
}

define linkonce_odr spir_func void @first() #3 {
  ret void
}

define internal spir_func void @second() #4 {
  call spir_func void @needed()
  ret void
}

define linkonce_odr spir_func void @denied() #5 !sycl_used_aspects !1 {
  ret void
}

define linkonce_odr spir_func void @needed() {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="a.cpp" "calls-indirectly"="one" }
attributes #2 = { "sycl-module-id"="a.cpp" "calls-indirectly"="two,three" }
attributes #3 = { "sycl-module-id"="a.cpp" "indirectly-callable"="one" }
attributes #4 = { "sycl-module-id"="a.cpp" "indirectly-callable"="two" }
attributes #5 = { "sycl-module-id"="a.cpp" "indirectly-callable"="three" }
attributes #6 = { "virtual-call" }

!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
!1 = !{i32 6}
