; Code for devices with some aspects. Compiled at run time, each call is an add-on image, with a stub for the devices for
; which its condition does not hold, and the kernels need no aspects; compiled ahead of time the calls are decided.
; DPC++'s runtime knows no add-on images, so for it such code is refused.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt -passes='sycl-conditional-call-on-device<prefix=program>,sycl-cleanup-vtables,sycl-virtual-functions-analysis,sycl-propagate-aspects-usage<exclude-aspects=fp64>,llvm(default<O2>),sycl-propagate-aspects-usage' -S %S/../../real/dpcpp_conditional_calls.ll -o %t/device.ll
; RUN: syclopt-post-link -split=source -properties -symbols -S %t/device.ll -o spir64,%t/jit.table -o intel_gpu_dg1,%t/dg1.table -o intel_gpu_pvc,%t/pvc.table
; RUN: syclopt-image show %t/jit.table | FileCheck %s --check-prefix=JIT
; RUN: syclopt-image show %t/dg1.table | FileCheck %s --check-prefix=DG1
; RUN: FileCheck %s --check-prefix=DG1-IR < %t/jit_0.intel_gpu_dg1.ll
; RUN: syclopt-image show %t/pvc.table | FileCheck %s --check-prefix=PVC
; RUN: not sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_conditional_calls.ll -o %t/no.table' 2>&1 | FileCheck %s --check-prefix=DPCPP

; JIT: entry points          {{.*}}4Mean
; JIT:                       {{.*}}6Narrow
; JIT:                       {{.*}}6Always
; JIT: requires              no aspects
; JIT: needs add-on images   1 if fp64
; JIT:                       2 if not fp64
; JIT:                       3 if fp16
; JIT:                       4 if fp16 and fp64
; JIT: requires              aspects fp64 (6)
; JIT: is add-on image       1: code
; JIT: requires              no aspects
; JIT: is add-on image       1: a stub
; JIT: requires              no aspects
; JIT: is add-on image       2: code
; JIT: is add-on image       2: a stub
; JIT: is add-on image       3: code
; JIT: is add-on image       3: a stub
; JIT: is add-on image       4: code
; JIT: is add-on image       4: a stub
; JIT-NOT: entry points

; DG1:     entry points          {{.*}}6Narrow
; DG1:     requires              aspects fp16 (5)
; DG1:     entry points          {{.*}}4Mean
; DG1:                           {{.*}}6Always
; DG1:     requires              no aspects
; DG1-NOT: add-on
; DG1-NOT: entry points

; DG1-IR-NOT: double
; DG1-IR:     half
; DG1-IR-NOT: double

; PVC:     entry points          {{.*}}4Mean
; PVC:     requires              aspects fp64 (6)
; PVC:     entry points          {{.*}}6Narrow
; PVC:     requires              aspects fp16 (5), fp64 (6)
; PVC:     entry points          {{.*}}6Always
; PVC:     requires              no aspects
; PVC-NOT: add-on

; DPCPP: nothing has decided its condition; name a target
