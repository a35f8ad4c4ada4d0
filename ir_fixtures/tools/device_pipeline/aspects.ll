; Kernels are split by the aspects that they use: in their bodies, in functions that they call, and by the types of their
; variables; and by those that they declare. 27 is atomic64.
; RUN: rm -rf %t && mkdir %t
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_aspects.ll -o %t/raw.table'
; RUN: syclopt-image show %t/raw.table | FileCheck %s
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-early-optimizations=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_aspects_o2.ll -o %t/o2.table'
; RUN: syclopt-image show %t/o2.table | FileCheck %s

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPvE6Double
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPvE7OfTypes
; CHECK: requires              aspects fp64 (6)

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPvE13HalfAndDouble
; CHECK: requires              aspects fp16 (5), fp64 (6)

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPvE4Half
; CHECK: requires              aspects fp16 (5)

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPvE6Atomic
; CHECK: requires              aspects usm_atomic_shared_allocations (27)

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPvE4Says
; CHECK: requires              aspects gpu (2), fp16 (5)

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPvE5Plain
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPvE11SaysNothing
; CHECK: requires              no aspects
; CHECK-NOT: entry points
