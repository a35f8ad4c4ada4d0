; What stock clang makes of programs with virtual functions, compiled ahead of time for a device without and one with
; fp64: kernel, vtable and the sets that are kept are one image, and no image has properties about virtual functions.
; RUN: syclopt -passes='sycl-cleanup-vtables,sycl-virtual-functions-analysis,sycl-propagate-aspects-usage' -S %S/../../real/virtual_base.ll -o %t.ll
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=intel_gpu_icllp>,device-code-split<mode=source;clean-up>,emit-virtual-functions' -S %t.ll -o %t.icllp.table
; RUN: FileCheck %s --check-prefix=ICLLP < %t.icllp_1.ll
; RUN: FileCheck %s --check-prefix=NONE --allow-empty < %t.icllp_1.prop
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=nvidia_gpu_sm_90>,device-code-split<mode=source;clean-up>,emit-virtual-functions' -S %t.ll -o %t.sm_90.table
; RUN: FileCheck %s --check-prefix=SM90 < %t.sm_90_1.ll
; RUN: FileCheck %s --check-prefix=NONE --allow-empty < %t.sm_90_1.prop
; RUN-UNCHANGED: LLVM accepts them
; RUN: syclopt -passes=verify %t.icllp_1.ll -o %t.verified.ll && syclopt -passes=verify %t.sm_90_1.ll -o %t.verified.ll

; ICLLP:     @_ZTV4Base = {{.*}}(ptr @_ZN4Base3fooEPi to ptr addrspace(1)), ptr addrspace(1) null, ptr addrspace(1) null] }, comdat, align 8
; ICLLP:     define spir_kernel void @_ZTS11Constructor(
; ICLLP:     define weak_odr spir_func void @_ZN4Base3fooEPi(
; ICLLP-NOT: _ZN4Base3barEPi
; ICLLP:     define spir_kernel void @_ZTS3Use(
; ICLLP-NOT: {{(calls|creates)-indirectly|indirectly-callable}}

; SM90:      @_ZTV4Base = {{.*}}(ptr @_ZN4Base3fooEPi to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZN4Base3barEPi to ptr addrspace(1)), ptr addrspace(1) null] }, comdat, align 8
; SM90:      define spir_kernel void @_ZTS11Constructor(
; SM90:      define weak_odr spir_func void @_ZN4Base3fooEPi(
; SM90:      define internal spir_func void @_ZN4Base3barEPi(
; SM90:      define spir_kernel void @_ZTS3Use(
; SM90-NOT:  {{(calls|creates)-indirectly|indirectly-callable}}
; NONE-NOT:  {{.}}
