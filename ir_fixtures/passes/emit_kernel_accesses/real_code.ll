; Code of DPC++ and of clang, in which indexes are computed in many ways.
; RUN: syclopt -passes=emit-kernel-accesses %S/../../real/dpcpp_free_functions_o2.ll -o %t.table && syclopt-image show %t_0.prop | FileCheck %s
; RUN: syclopt -passes=emit-kernel-accesses %S/../../real/dpcpp_kernel_properties_o2.ll -o %t.table && syclopt-image show %t_0.prop | FileCheck %s --check-prefix=PROPERTIES
; Indexes of 32 bits are right between bounds; an image is read by what is not known.
; RUN: syclopt -passes=emit-kernel-accesses %S/../../real/reduce.ll -o %t.table && syclopt-image show %t_0.prop | FileCheck %s --check-prefix=CL

; CHECK-DAG: _Z18__sycl_kernel_iotaiPi: store 1 4 4*id0{{$}}
; CHECK-DAG: _Z19__sycl_kernel_scaleIfEvT_PS0_: load 1 4 4*id0 + 4*id1*size0; store 1 4 4*id0 + 4*id1*size0{{$}}
; CHECK-DAG: _ZN19__sycl_kernel_inner5clearEPd: store 0 8 0{{$}}
; PROPERTIES-DAG: OfFunctor: store 0 4 4*id0 + 4*id1*size0{{$}}
; PROPERTIES-DAG: ThreeSizes: store 0 4 ?{{$}}
; CL: problem
