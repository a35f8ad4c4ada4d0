; Keys compare as text, byte by byte: 8 is greater than 64, and no sub-group size stands between 32 and 16 when an
; optimisation level follows. Within an image the order is that of the module.
; RUN: split-file %s %t
; RUN: syclopt -passes='device-code-split<mode=source>,emit-symbols' %t/sizes.ll -o %t/sizes.table
; RUN: cat %t/sizes_0.sym %t/sizes_1.sym %t/sizes_2.sym %t/sizes_3.sym %t/sizes_4.sym | FileCheck %s --check-prefix=SIZES
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-symbols' %t/names.ll -o %t/names.table
; RUN: cat %t/names_0.sym %t/names_1.sym %t/names_2.sym %t/names_3.sym %t/names_4.sym | FileCheck %s --check-prefix=NAMES

; SIZES:      {{^}}eight{{$}}
; SIZES-NEXT: {{^}}sixty_four{{$}}
; SIZES-NEXT: {{^}}thirty_two{{$}}
; SIZES-NEXT: {{^}}any_size{{$}}
; SIZES-NEXT: {{^}}any_size_too{{$}}
; SIZES-NEXT: {{^}}sixteen{{$}}
; SIZES-NOT:  {{.}}

; NAMES:      {{^}}über{{$}}
; NAMES-NEXT: {{^}}middle{{$}}
; NAMES-NEXT: {{^}}foo.{{$}}
; NAMES-NEXT: {{^}}foo{{$}}
; NAMES-NEXT: {{^}}Zoo{{$}}
; NAMES-NOT:  {{.}}

;--- sizes.ll
define spir_kernel void @any_size() #0 {
  ret void
}

define spir_kernel void @sixteen() #0 !intel_reqd_sub_group_size !0 {
  ret void
}

define spir_kernel void @thirty_two() #0 !intel_reqd_sub_group_size !1 {
  ret void
}

define spir_kernel void @any_size_too() #0 {
  ret void
}

define spir_kernel void @sixty_four() #0 !intel_reqd_sub_group_size !2 {
  ret void
}

define spir_kernel void @eight() #0 !intel_reqd_sub_group_size !3 {
  ret void
}

attributes #0 = { "sycl-module-id"="m" "sycl-optlevel"="3" }

!0 = !{i32 16}
!1 = !{i32 32}
!2 = !{i32 64}
!3 = !{i32 8}
;--- names.ll
define spir_kernel void @foo() {
  ret void
}

define spir_kernel void @middle() {
  ret void
}

define spir_kernel void @"\C3\BCber"() {
  ret void
}

define spir_kernel void @Zoo() {
  ret void
}

define spir_kernel void @foo.() {
  ret void
}
