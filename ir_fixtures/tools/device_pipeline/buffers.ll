; Accessors, local memory, USM and sub-groups need nothing of a device.
; RUN: rm -rf %t && mkdir %t
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_buffers.ll -o %t/raw.table'
; RUN: syclopt-image show %t/raw.table | FileCheck %s
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-early-optimizations=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_buffers_o2.ll -o %t/o2.table'
; RUN: syclopt-image show %t/o2.table | FileCheck %s

; CHECK: entry points          _ZTSZZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsENKUlRNS0_7handlerEE_clESE_E5Tiled
; CHECK: _ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueERNS0_6bufferIfLi1ENS1_17aligned_allocatorIfEEvEERNS5_IfLi2ES7_vEEPi7OptionsE3UsmEE
; CHECK: _ZTSZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsE3Usm
; CHECK: _ZTSZ3runRN4sycl3_V15queueERNS0_6bufferIfLi1ENS0_6detail17aligned_allocatorIfEEvEERNS3_IfLi2ES6_vEEPi7OptionsE9SubGroups
; CHECK: requires              no aspects
; CHECK-NOT: entry points
