; C++ with if_device_has, as images for compilation at run time: each branch is an add-on image and its stub; the branch that
; uses double requires fp64, the main image and the stubs nothing.
; RUN: sed '$a !sycl_aspects = !{!900000}' %S/../../real/conditions.ll | sed '$a !900000 = !{!"fp64", i32 6}' > %t.in.ll
; RUN: syclopt -passes='sycl-conditional-call-on-device<prefix=conditions>,sycl-propagate-aspects-usage,sycl-outline-conditional-calls,verify' -S %t.in.ll -o %t.ll
; RUN: syclopt -passes='device-code-split<mode=none;outline-virtual-functions;clean-up>,sycl-add-stub-images,warn-undefined-functions,emit-device-requirements,emit-exported-symbols,emit-add-on-images,emit-symbols,verify' -Werror -S %t.ll -o %t.table
; RUN: syclopt-image show %t.table | FileCheck %s
; RUN: FileCheck %s --check-prefix=MAIN < %t_0.ll
; RUN: FileCheck %s --check-prefix=STUB < %t_2.ll

; CHECK:      entry points          _Z5totalPKfiPf
; CHECK-NEXT:                       _Z5halvePii
; CHECK-NEXT: requires              no aspects
; CHECK-NEXT: exports               _Z5totalPKfiPf
; CHECK-NEXT:                       _Z5halvePii
; CHECK-NEXT: needs add-on images   1 if fp64
; CHECK-NEXT:                       2 if not fp64
; CHECK:      entry points          _ZZ5totalPKfiPfENKUlvE_clEv${{[0-9a-f]+}}
; CHECK-NEXT: requires              aspects fp64 (6)
; CHECK-NEXT: is add-on image       1: code
; CHECK:      entry points          _ZZ5totalPKfiPfENKUlvE_clEv${{[0-9a-f]+}}
; CHECK-NEXT: requires              no aspects
; CHECK-NEXT: is add-on image       1: a stub
; CHECK:      entry points          _ZZ5totalPKfiPfENKUlvE0_clEv${{[0-9a-f]+}}
; CHECK-NEXT: requires              no aspects
; CHECK-NEXT: is add-on image       2: code
; CHECK:      entry points          _ZZ5totalPKfiPfENKUlvE0_clEv${{[0-9a-f]+}}
; CHECK-NEXT: requires              no aspects
; CHECK-NEXT: is add-on image       2: a stub
; CHECK-NOT:  entry points

; MAIN-DAG: call spir_func void @_ZZ5totalPKfiPfENKUlvE_clEv${{[0-9a-f]+}}(
; MAIN-DAG: call spir_func void @_ZZ5totalPKfiPfENKUlvE0_clEv${{[0-9a-f]+}}(
; MAIN-DAG: declare spir_func void @_ZZ5totalPKfiPfENKUlvE_clEv${{[0-9a-f]+}}(
; MAIN-DAG: declare spir_func void @_ZZ5totalPKfiPfENKUlvE0_clEv${{[0-9a-f]+}}(

; STUB:      define spir_func void @_ZZ5totalPKfiPfENKUlvE_clEv${{[0-9a-f]+}}(
; STUB-NEXT: {{^}}entry:
; STUB-NEXT: {{^}}  ret void
