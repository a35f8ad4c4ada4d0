; The property file and the symbol file of an image stand in its IR, each as one string; what is filled and no more.
; RUN: syclopt -passes='emit-device-requirements,emit-symbols,embed-aux-info,verify' %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.ll --check-prefixes=BOTH
; RUN: syclopt -passes='emit-symbols,embed-aux-info' -S %s -o %t.symbols.table
; RUN: FileCheck %s --input-file=%t.symbols_0.ll --check-prefix=SYMBOLS
; RUN: syclopt -passes='emit-device-requirements,embed-aux-info' %s -o %t.properties.table
; RUN: FileCheck %s --input-file=%t.properties_0.ll --check-prefix=PROPERTIES

; BOTH:            !sycl_properties = !{![[P:[0-9]+]]}
; BOTH-NEXT:       !sycl_symbol_table = !{![[S:[0-9]+]]}
; BOTH:            ![[P]] = !{!"[SYCL/device requirements]\0Aaspects=2|gAAAAAAAAAQBAAAA\0A"}
; BOTH-NEXT:       ![[S]] = !{!"k\0An\C3\B6me \22of\22 a\0A"}
; SYMBOLS-NOT:     sycl_properties
; SYMBOLS:         !sycl_symbol_table = !{![[S:[0-9]+]]}
; PROPERTIES-NOT:  sycl_symbol_table
; PROPERTIES:      !sycl_properties = !{![[P:[0-9]+]]}

define spir_kernel void @k() !sycl_used_aspects !0 {
  ret void
}

define spir_kernel void @"n\C3\B6me \22of\22 a"() {
  ret void
}

!0 = !{i32 5}
