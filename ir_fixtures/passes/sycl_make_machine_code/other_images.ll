; Nothing can be linked to machine code: an image that takes functions of others stays IR, with a warning, and one whose
; functions others may take comes as code and as IR. Who links with nobody must define all. What the target cannot run
; stays IR.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt -passes='device-code-split<mode=source;clean-up>,emit-device-requirements,emit-exported-symbols,emit-symbols,sycl-make-machine-code<target=nvptx64-nvidia-cuda;dynamic-linking>' -S %s -o %t/a.table 2>&1 | FileCheck %s --check-prefix=WARNING
; RUN: FileCheck %s --input-file=%t/a.table --check-prefix=TABLE
; RUN: syclopt-image show %t/a.table | FileCheck %s --check-prefix=SHOW
; RUN: not syclopt -passes='device-code-split<mode=source;clean-up>,emit-device-requirements,sycl-make-machine-code<target=nvptx64-nvidia-cuda>' -S %s -o %t/b.table 2>&1 | FileCheck %s --check-prefix=UNDEFINED

; WARNING:   warning: the code of 'importing' stays IR for nvptx64-nvidia-cuda: it takes 'elsewhere' of others [-Wleft-as-ir]
; TABLE:      [Code|Properties|Symbols]
; TABLE-NEXT: a_0.ll|
; TABLE-NEXT: a_1.ptx|
; TABLE-NEXT: a_2.ll|
; TABLE-NEXT: a_3.ll|{{.*}}.sym{{$}}
; TABLE-NOT:  {{.}}
; SHOW:       image 0 of
; SHOW:         entry points          importing
; SHOW-NOT:     machine code
; SHOW:       image 1 of
; SHOW:         entry points          exporting
; SHOW-NEXT:    requires              no aspects
; SHOW-NEXT:                          compiled for nvptx64-nvidia-cuda
; SHOW-NEXT:    machine code          of the kind ptx
; SHOW:       image 2 of
; SHOW:         entry points          exporting
; SHOW-NEXT:                          exported
; SHOW:         exports               exported
; SHOW-NOT:     machine code
; SHOW:       image 3 of
; SHOW:         entry points          small
; SHOW-NEXT:    requires              aspects cpu (1)
; SHOW-NOT:     machine code
; UNDEFINED:  error: sycl-link-device-library: kernel 'importing': neither the program nor the device library defines 'elsewhere'

target triple = "spir64-unknown-unknown"

define spir_kernel void @small() "sycl-module-id"="a.cpp" !intel_reqd_sub_group_size !0 !sycl_used_aspects !1 {
  ret void
}

define spir_kernel void @exporting() "sycl-module-id"="b.cpp" {
  ret void
}

define spir_func void @exported() "sycl-module-id"="b.cpp" {
  ret void
}

define spir_kernel void @importing() "sycl-module-id"="c.cpp" {
  call spir_func void @elsewhere()
  ret void
}

declare spir_func void @elsewhere()

!0 = !{i32 8}
!1 = !{!2}
!2 = !{!"cpu", i32 1}
