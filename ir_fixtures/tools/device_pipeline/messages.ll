; The format of printf is in constant memory; kernels that may fail an assertion are listed where a library that reports
; them is linked.
; RUN: rm -rf %t && mkdir %t
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_messages.ll -o %t/raw.table'
; RUN: syclopt-image show %t/raw.table | FileCheck %s
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-early-optimizations=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_messages_o2.ll -o %t/o2.table'
; RUN: syclopt-image show %t/o2.table | FileCheck %s
; RUN: FileCheck %s --check-prefix=FORMAT < %t/raw_0.ll
; RUN: FileCheck %s --check-prefix=FORMAT < %t/o2_0.ll

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPiPfE5Print
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiPfE6Assert
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiPfE6Bfloat
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiPfE11Mathematics
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiPfE8Imported
; CHECK: requires              no aspects
; CHECK-NOT: entry points

; FORMAT: addrspace(2) constant [10 x i8] c"value %d\0A\00"
; FORMAT: @_Z6lookupi(
