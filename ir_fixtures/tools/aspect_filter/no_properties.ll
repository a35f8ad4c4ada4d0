; A table without properties comes back byte for byte; so does a row without a property file.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-symbols' %s -o %t/in.table
; RUN: syclopt-aspect-filter -target=intel_gpu_dg1 %t/in.table -o %t/out.table && FileCheck %s --input-file=%t/out.table
; RUN: diff %t/in.table %t/out.table
; RUN: printf '[Code|Properties]\r\na.bc|\r\n' > %t/empty.table
; RUN: syclopt-aspect-filter -target=intel_gpu_dg1 %t/empty.table -o - | FileCheck %s --check-prefix=EMPTY

; CHECK:      {{^}}[Code|Symbols]{{$}}
; CHECK-NEXT: in_0.ll|{{.*}}in_0.sym{{$}}
; EMPTY: a.bc|

define spir_kernel void @k() !sycl_used_aspects !0 {
  ret void
}

!0 = !{i32 6}
