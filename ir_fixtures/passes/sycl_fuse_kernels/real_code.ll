; Kernels of DPC++ become one that is device code, and that the post-link step takes.
; RUN: syclopt -passes='sycl-fuse-kernels<kernels=_Z18__sycl_kernel_iotaiPi,_Z19__sycl_kernel_scaleIiEvT_PS0_;result=both;parameters=0,1,2,1;apart=1>,strip-debug,llvm(always-inline,default<O2>),sycl-forward-stores,internalize<preserve=both>,globaldce,verify' -S %S/../../real/dpcpp_free_functions_o2.ll -o %t.ll && FileCheck %s --input-file=%t.ll
; RUN: syclopt-post-link -properties -symbols -split=kernel -S %t.ll -o %t.table && FileCheck %s --input-file=%t_0.sym --check-prefix=SYMBOLS
; Of clang 14, whose pointers have types.
; RUN: syclopt -passes='sycl-fuse-kernels<kernels=to_grey,to_grey;result=both>,verify' -S %S/../../real/image_filter_clang14.ll | FileCheck %s --check-prefix=OLD

; CHECK: define spir_kernel void @both(i32 %p0, ptr addrspace(1) noalias {{.*}}%p1, i32 %p2)
; CHECK-NOT: {{^}}define
; CHECK: ret void
; SYMBOLS: both
; OLD: define internal spir_func void @to_grey(
; OLD: define spir_kernel void @both(
; OLD-COUNT-2: call spir_func void @to_grey(
