; A warning names the shortest chain of calls to a use, and ends where the use is, also behind functions that call each
; other.
; RUN: syclopt -passes=sycl-propagate-aspects-usage %s -o %t.ll 2>&1 | FileCheck %s
; CHECK: {{^.*}}shortest_chain.ll:[[#]]:1: warning: function 'first' uses aspect 'fp16' not listed in its 'sycl::device_has' attribute: the actual use is in 'user', which is called by 'a', which is called by 'first' (compile with '-g' to get source locations)

%half.user = type { half }

define spir_kernel void @kernel() !sycl_declared_aspects !2 {
  call spir_func void @first()
  ret void
}

define spir_func void @first() !sycl_declared_aspects !2 {
  call spir_func void @a()
  ret void
}

define spir_func void @a() {
  call spir_func void @b()
  call spir_func void @user()
  ret void
}

define spir_func void @b() {
  call spir_func void @a()
  call spir_func void @longer()
  ret void
}

define spir_func void @longer() {
  call spir_func void @user()
  ret void
}

define spir_func void @user() {
  %x = alloca %half.user
  ret void
}

!sycl_aspects = !{!0, !3}
!sycl_types_that_use_aspects = !{!1}
!0 = !{!"fp16", i32 5}
!1 = !{!"half.user", i32 5}
!2 = !{i32 1}
!3 = !{!"cpu", i32 1}
