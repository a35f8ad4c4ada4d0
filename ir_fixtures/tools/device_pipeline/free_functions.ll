; Kernels that are functions have names of their own.
; RUN: rm -rf %t && mkdir %t
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_free_functions.ll -o %t/raw.table'
; RUN: syclopt-image show %t/raw.table | FileCheck %s
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-early-optimizations=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_free_functions_o2.ll -o %t/o2.table'
; RUN: syclopt-image show %t/o2.table | FileCheck %s

; CHECK: entry points          _ZN19__sycl_kernel_inner5clearEPd
; CHECK: requires              aspects fp64 (6)

; CHECK: entry points          _Z18__sycl_kernel_iotaiPi
; CHECK: _Z19__sycl_kernel_scaleIfEvT_PS0_
; CHECK: _Z19__sycl_kernel_scaleIiEvT_PS0_
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiE6Lambda
; CHECK: requires              no aspects
; CHECK-NOT: entry points
