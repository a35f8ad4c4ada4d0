; Compiled for dg1 the kernel that asks for pvc has no code with doubles.
; RUN: rm -rf %t && mkdir %t
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_architectures.ll -o %t/raw.table'
; RUN: syclopt-image show %t/raw.table | FileCheck %s
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-early-optimizations=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_architectures_o2.ll -o %t/o2.table'
; RUN: syclopt-image show %t/o2.table | FileCheck %s
; RUN: FileCheck %s --check-prefix=DG1 < %t/raw_0.ll
; RUN: FileCheck %s --check-prefix=DG1 < %t/o2_0.ll

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPfPdE14ByArchitecture
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPfPdE10ByCategory
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPfPdE7InOrder
; CHECK: requires              no aspects
; CHECK-NOT: entry points

; DG1-NOT: double
; DG1:     fdiv float
; DG1-NOT: double
