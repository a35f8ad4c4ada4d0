; Sizes of work-groups and sub-groups, limits and registers, as properties and as attributes: the fastest dimension comes
; first, sizes have three numbers, and what has fewer dimensions says how many.
; RUN: rm -rf %t && mkdir %t
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_kernel_properties.ll -o %t/raw.table'
; RUN: syclopt-image show %t/raw.table | FileCheck %s
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-early-optimizations=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_kernel_properties_o2.ll -o %t/o2.table'
; RUN: syclopt-image show %t/o2.table | FileCheck %s

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPiE9Registers
; CHECK: requires              no aspects
; CHECK: compilation           registers a thread (GRF size) 256

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPiE12AnyRegisters
; CHECK: requires              no aspects
; CHECK: compilation           registers a thread (GRF size) 0

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPiE11AsAttribute
; CHECK: requires              no aspects
; CHECK: work-group size 8 x 4 x 2
; CHECK: dimensions of the work-group size 3
; CHECK: metadata              _ZTSZ3runRN4sycl3_V15queueEPiE11AsAttribute: work-group size 8 x 4 x 2
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiE11AsAttribute: dimensions of the work-group size 3

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPiE10ThreeSizes
; CHECK: requires              no aspects
; CHECK: work-group size 8 x 4 x 2
; CHECK: metadata              _ZTSZ3runRN4sycl3_V15queueEPiE10ThreeSizes: work-group size 8 x 4 x 2

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPiE9OfFunctor
; CHECK: requires              no aspects
; CHECK: sub-group size 16
; CHECK: work-group size 8 x 4 x 1
; CHECK: dimensions of the work-group size 2
; CHECK: metadata              _ZTSZ3runRN4sycl3_V15queueEPiE9OfFunctor: work-group size 8 x 4 x 1
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiE9OfFunctor: sub-group size 16
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiE9OfFunctor: dimensions of the work-group size 2

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPiE7OneSize
; CHECK: requires              no aspects
; CHECK: work-group size 16 x 1 x 1
; CHECK: dimensions of the work-group size 1
; CHECK: metadata              _ZTSZ3runRN4sycl3_V15queueEPiE7OneSize: work-group size 16 x 1 x 1
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiE7OneSize: dimensions of the work-group size 1

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPiE4Hint
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiE6Limits
; CHECK: requires              no aspects
; CHECK: dimensions of the work-group size 1
; CHECK: metadata              _ZTSZ3runRN4sycl3_V15queueEPiE4Hint: dimensions of the work-group size 1
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiE6Limits: dimensions of the work-group size 1
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiE6Limits: largest work-group size 16 x 1 x 1
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiE6Limits: most items of a work-group 16

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPiE8SubGroup
; CHECK: requires              no aspects
; CHECK: sub-group size 8
; CHECK: metadata              _ZTSZ3runRN4sycl3_V15queueEPiE8SubGroup: sub-group size 8

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPiE17SubGroupAttribute
; CHECK: requires              no aspects
; CHECK: sub-group size 32
; CHECK: metadata              _ZTSZ3runRN4sycl3_V15queueEPiE17SubGroupAttribute: sub-group size 32

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPiE4Task
; CHECK: requires              no aspects
; CHECK-NOT: entry points
