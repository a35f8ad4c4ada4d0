; Local memory of a fixed size needs nothing; the kernel whose launch sizes it is listed.
; RUN: rm -rf %t && mkdir %t
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_local_memory.ll -o %t/raw.table'
; RUN: syclopt-image show %t/raw.table | FileCheck %s --check-prefix=RAW
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-early-optimizations=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_local_memory_o2.ll -o %t/o2.table'
; RUN: syclopt-image show %t/o2.table | FileCheck %s --check-prefix=O2

; RAW: entry points          _ZTSZ3runRN4sycl3_V15queueEPiE6Static
; RAW: _ZTSZ3runRN4sycl3_V15queueEPiE7Dynamic
; RAW: _ZTSZZ3runRN4sycl3_V15queueEPiENKUlRNS0_7handlerEE_clES5_E8Argument
; RAW: requires              no aspects
; RAW-NOT: entry points

; O2: entry points          _ZTSZ3runRN4sycl3_V15queueEPiE6Static
; O2: _ZTSZ3runRN4sycl3_V15queueEPiE7Dynamic
; O2: _ZTSZZ3runRN4sycl3_V15queueEPiENKUlRNS0_7handlerEE_clES5_E8Argument
; O2: requires              no aspects
; O2: local memory          _ZTSZ3runRN4sycl3_V15queueEPiE7Dynamic: parameter 1
; O2: sized at launch       _ZTSZ3runRN4sycl3_V15queueEPiE7Dynamic
; O2-NOT: entry points
