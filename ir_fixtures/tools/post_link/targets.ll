; Each -o T,F is a table of its own, which lists the images that the target can run, with property files that name the
; target. IR and symbols are written once for all; numbers of images that a table leaves out leave gaps.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -split=kernel -properties -symbols -S %s -o intel_gpu_dg1,%t/dg1.files -o %t/all.files -o spir64,%t/any.files -o intel_gpu_skl,%t/skl.files 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
; RUN: FileCheck %s --input-file=%t/dg1.files --check-prefix=DG1
; RUN: FileCheck %s --input-file=%t/all.files --check-prefix=ALL
; RUN: FileCheck %s --input-file=%t/any.files --check-prefix=ANY
; RUN: FileCheck %s --input-file=%t/skl.files --check-prefix=SKL
; RUN: FileCheck %s --input-file=%t/dg1_2.intel_gpu_dg1.prop --check-prefix=DG1-PROP
; RUN: FileCheck %s --input-file=%t/dg1_2.prop --check-prefix=PROP
; RUN: ls %t | FileCheck %s --check-prefix=FILES
; QUIET-NOT:  {{.}}
; DG1:        {{^}}[Code|Properties|Symbols]{{$}}
; DG1-NEXT:   /dg1_2.ll|{{.*}}/dg1_2.intel_gpu_dg1.prop|{{.*}}/dg1_2.sym{{$}}
; DG1-NOT:    {{.}}
; ALL:        {{^}}[Code|Properties|Symbols]{{$}}
; ALL-NEXT:   /dg1_0.ll|{{.*}}/dg1_0.prop|{{.*}}/dg1_0.sym{{$}}
; ALL-NEXT:   /dg1_1.ll|{{.*}}/dg1_1.prop|{{.*}}/dg1_1.sym{{$}}
; ALL-NEXT:   /dg1_2.ll|{{.*}}/dg1_2.prop|{{.*}}/dg1_2.sym{{$}}
; ANY:        {{^}}[Code|Properties|Symbols]{{$}}
; ANY-NEXT:   /dg1_0.ll|{{.*}}/dg1_0.spir64.prop|
; ANY-NEXT:   /dg1_1.ll|{{.*}}/dg1_1.spir64.prop|
; ANY-NEXT:   /dg1_2.ll|{{.*}}/dg1_2.spir64.prop|
; SKL:        {{^}}[Code|Properties|Symbols]{{$}}
; SKL-NEXT:   /dg1_1.ll|{{.*}}/dg1_1.intel_gpu_skl.prop|
; SKL-NEXT:   /dg1_2.ll|{{.*}}/dg1_2.intel_gpu_skl.prop|{{.*}}/dg1_2.sym{{$}}
; SKL-NOT:    {{.}}
; DG1-PROP:      [SYCL/device requirements]
; DG1-PROP-NEXT: aspects=2|AAAAAAAAAAA
; DG1-PROP-NEXT: compile_target=2|oBAAAAAAAAQauRXZs91ZwV3XkdWM
; PROP:       [SYCL/device requirements]
; PROP-NOT:   compile_target
; FILES-NOT:  dg1_0.intel_gpu

; A table of a target is filtered without property files too; a target that nobody knows filters nothing.
; RUN: syclopt-post-link -split=kernel -S %s -o intel_gpu_dg1,%t/bare.files && FileCheck %s --input-file=%t/bare.files --check-prefix=BARE
; RUN: syclopt-post-link -split=kernel -properties -S %s -o intel_gpu_dgg1,%t/odd.files 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: FileCheck %s --input-file=%t/odd.files --check-prefix=ODD
; RUN: syclopt-post-link -split=kernel -properties -S -Wno-unknown-target %s -o intel_gpu_dgg1,%t/odd.files 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
; RUN: not syclopt-post-link -split=kernel -properties -S -Werror %s -o intel_gpu_dgg1,%t/no.files 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: printf 'my_board:\n  aspects: [image]\n  sub-group-sizes: [64]\n' > %t/boards.yaml
; RUN: syclopt-post-link -split=kernel -properties -S -device-config-file=%t/boards.yaml %s -o my_board,%t/board.files && FileCheck %s --input-file=%t/board.files --check-prefix=BOARD
; RUN: not ls %t/no.files
; BARE:       {{^}}[Code]{{$}}
; BARE-NEXT:  /bare_2.ll{{$}}
; BARE-NOT:   {{.}}
; UNKNOWN:    {{^}}warning: unknown target 'intel_gpu_dgg1'; did you mean {{.*}} its table lists all images [-Wunknown-target]{{$}}
; ERROR:      {{^}}syclopt-post-link: error: unknown target 'intel_gpu_dgg1'{{.*}}[-Werror=unknown-target]{{$}}
; ODD:        /odd_0.ll|{{.*}}/odd_0.intel_gpu_dgg1.prop{{$}}
; ODD-NEXT:   /odd_1.ll|
; ODD-NEXT:   /odd_2.ll|
; BOARD:      {{^}}[Code|Properties]{{$}}
; BOARD-NEXT: /board_0.ll|{{.*}}/board_0.my_board.prop{{$}}
; BOARD-NEXT: /board_2.ll|

target triple = "spir64-unknown-unknown"

define spir_kernel void @a() {
  ret void
}

define spir_kernel void @b_fp64() !sycl_used_aspects !0 {
  ret void
}

define spir_kernel void @c_image() !sycl_used_aspects !2 !intel_reqd_sub_group_size !4 {
  ret void
}

!0 = !{!1}
!1 = !{!"fp64", i32 6}
!2 = !{!3}
!3 = !{!"image", i32 9}
!4 = !{i32 64}
