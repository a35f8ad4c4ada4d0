; -embed-aux-info-as-metadata: properties, and symbols with -symbols, stand in the IR, and the table lists IR alone.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -split=source -embed-aux-info-as-metadata -symbols -S %s -o %t/t.table
; RUN: FileCheck %s --input-file=%t/t.table --check-prefix=TABLE
; RUN: FileCheck %s --input-file=%t/t_0.ll --check-prefix=BAR
; RUN: FileCheck %s --input-file=%t/t_1.ll --check-prefix=FOO
; RUN: ls %t | FileCheck %s --check-prefix=FILES
; RUN: syclopt-post-link -split=source --embed-aux-info-as-metadata --properties -emit-exported-symbols %s -o %t/b.table
; RUN: syclopt %t/b_0.bc | FileCheck %s --check-prefix=EXPORTED

; TABLE:       {{^}}[Code]{{$}}
; TABLE-NEXT:  {{/t_0.ll$}}
; TABLE-NEXT:  {{/t_1.ll$}}
; TABLE-NOT:   {{.}}
; FILES:       t.table
; FILES-NEXT:  t_0.ll
; FILES-NEXT:  t_1.ll
; FILES-NOT:   {{.}}
; BAR:         !sycl_properties = !{![[P:[0-9]+]]}
; BAR:         !sycl_symbol_table = !{![[S:[0-9]+]]}
; BAR:         ![[P]] = !{!"[SYCL/device requirements]\0Aaspects=2|AAAAAAAAAAA\0A[SYCL/misc properties]\0Asycl-grf-size=1|256\0A"}
; BAR:         ![[S]] = !{!"bar\0A"}
; FOO:         !sycl_properties = !{![[P:[0-9]+]]}
; FOO:         !sycl_symbol_table = !{![[S:[0-9]+]]}
; FOO:         ![[P]] = !{!"[SYCL/device requirements]\0Aaspects=2|AAAAAAAAAAA\0A[SYCL/misc properties]\0Asycl-grf-size=1|128\0A"}
; FOO:         ![[S]] = !{!"foo\0A"}
; EXPORTED-NOT: sycl_symbol_table
; EXPORTED:    !{!"[SYCL/device requirements]\0Aaspects=2|AAAAAAAAAAA\0A[SYCL/exported symbols]\0Abar=1|1\0A[SYCL/misc

target triple = "spir64-unknown-unknown"

define spir_func void @foo() #0 {
  ret void
}

define spir_func void @bar() #1 {
  ret void
}

attributes #0 = { "sycl-module-id"="test.cpp" "sycl-grf-size"="128" }
attributes #1 = { "sycl-module-id"="test.cpp" "sycl-grf-size"="256" }
