; Lists of instructions count: nodes, and lists that are spelled inline, with pairs in them; comments and strings do not.
; RUN: syclopt -passes=sycl-propagate-aspects-usage -S < %s | FileCheck %s

; CHECK: define spir_kernel void @kernel() !sycl_used_aspects ![[ALL:[0-9]+]] !sycl_fixed_targets
define spir_kernel void @kernel() {
  %a = add i32 1, 2, !sycl_used_aspects !{!{!"fp64", i32 6}, i32 5}, !other !0
  %b = add i32 1, 2, !other !0, !sycl_used_aspects !{i32 7, !0}
  %c = add i32 1, 2, !sycl_used_aspects !{ i32 8 ,
    i32 9 }
  %d = add i32 1, 2, !sycl_used_aspects !{!{!"a, b}", i32 13}} ; !sycl_used_aspects !{i32 99}
  call void asm sideeffect "!sycl_used_aspects !{i32 98}", ""(), !sycl_used_aspects !2
  %f = add i32 1, 2, !sycl_used_aspects_of_another !{i32 97}
  ret void
}

!sycl_aspects = !{!0, !1}
!0 = !{!"fp64", i32 6}
!1 = !{!"fp64 für Geräte", i32 14}
!2 = !{!1, i64 -4}
; CHECK: ![[ALL]] = !{i32 -4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 13, i32 14}
