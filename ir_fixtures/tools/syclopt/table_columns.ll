; A file table has the columns that the passes of the pipeline filled, in a fixed order.
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-symbols,emit-device-requirements' %s -o %t.table && FileCheck %s --input-file=%t.table --check-prefix=ALL
; RUN: syclopt -passes='device-code-split<mode=kernel>' %s -o %t.table && FileCheck %s --input-file=%t.table --check-prefix=CODE
; RUN: not syclopt -passes='device-code-split<mode=kernel>' %s 2>&1 | FileCheck %s --check-prefix=ERR

; ALL:       {{^}}[Code|Properties|Symbols]{{$}}
; ALL-NEXT:  _0.ll|{{.*}}_0.prop|{{.*}}_0.sym{{$}}
; ALL-NEXT:  _1.ll|{{.*}}_1.prop|{{.*}}_1.sym{{$}}

; CODE:      {{^}}[Code]{{$}}
; CODE-NEXT: _0.ll{{$}}
; CODE-NEXT: _1.ll{{$}}

; ERR: syclopt: error: 2 images do not fit on standard output; write them with -o X.table

define spir_kernel void @a() {
  ret void
}

define spir_kernel void @b() {
  ret void
}
