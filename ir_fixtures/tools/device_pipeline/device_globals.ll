; Each image lists the device globals that its code uses; nobody uses one. The host finds them by their ids, and may do
; what the property host_access says: read 0, write 1, both 2, neither 3.
; RUN: rm -rf %t && mkdir %t
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_device_globals.ll -o %t/raw.table'
; RUN: syclopt-image show %t/raw.table | FileCheck %s
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-early-optimizations=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_device_globals_o2.ll -o %t/o2.table'
; RUN: syclopt-image show %t/o2.table | FileCheck %s
; RUN: FileCheck %s --check-prefix=HOST < %t/raw_0.ll
; RUN: FileCheck %s --check-prefix=HOST < %t/o2_0.ll

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPiPdE7OfImage
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiPdE7Doubles
; CHECK: requires              aspects fp64 (6)
; CHECK: metadata              _Z10host_reads: the device global is the variable host_reads
; CHECK: _Z11host_writes: the device global is the variable host_writes
; CHECK: _Z14host_does_both: the device global is the variable host_does_both
; CHECK: _Z17host_does_neither: the device global is the variable host_does_neither
; CHECK: _Z4pair: the device global is the variable pair
; CHECK: ____ZL11of_the_unit: the device global is the variable _ZL11of_the_unit
; CHECK: _Z15shared_and_read: the device global is the variable shared_and_read
; CHECK: device globals        _Z10host_reads: 4 bytes, one in this image alone (device_image_scope)
; CHECK: _Z11host_writes: 4 bytes, one in this image alone (device_image_scope)
; CHECK: _Z14host_does_both: 4 bytes, one in this image alone (device_image_scope)
; CHECK: _Z17host_does_neither: 4 bytes, one in this image alone (device_image_scope)
; CHECK: _Z4pair: 16 bytes, one in this image alone (device_image_scope)
; CHECK: ____ZL11of_the_unit: 8 bytes, one in this image alone (device_image_scope)
; CHECK: _Z15shared_and_read: 4 bytes

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPiPdE5Count
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiPdE3Sum
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiPdE6Hidden
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPiPdE7Members
; CHECK: requires              no aspects
; CHECK: metadata              _Z6shared: the device global is the variable shared
; CHECK: _Z5table: the device global is the variable table
; CHECK: ____ZN12_GLOBAL__N_16hiddenE: the device global is the variable _ZN12_GLOBAL__N_16hiddenE
; CHECK: _ZN5inner6hiddenE: the device global is the variable _ZN5inner6hiddenE
; CHECK: _ZN5inner13in_every_unitE: the device global is the variable _ZN5inner13in_every_unitE
; CHECK: _ZN6Holder6memberE: the device global is the variable _ZN6Holder6memberE
; CHECK: _Z8numberedILi1EE: the device global is the variable _Z8numberedILi1EE
; CHECK: _Z8numberedILi2EE: the device global is the variable _Z8numberedILi2EE
; CHECK: device globals        _Z6shared: 4 bytes
; CHECK: _Z5table: 400 bytes
; CHECK: ____ZN12_GLOBAL__N_16hiddenE: 4 bytes
; CHECK: _ZN5inner6hiddenE: 4 bytes
; CHECK: _ZN5inner13in_every_unitE: 4 bytes
; CHECK: _ZN6Holder6memberE: 4 bytes
; CHECK: _Z8numberedILi1EE: 4 bytes
; CHECK: _Z8numberedILi2EE: 4 bytes
; CHECK-NOT: entry points

; HOST-DAG: !{i32 6147, i32 0, !"_Z10host_reads"}
; HOST-DAG: !{i32 6147, i32 1, !"_Z11host_writes"}
; HOST-DAG: !{i32 6147, i32 2, !"_Z14host_does_both"}
; HOST-DAG: !{i32 6147, i32 3, !"_Z17host_does_neither"}
; HOST-DAG: !{i32 6147, i32 2, !"_Z15shared_and_read"}
