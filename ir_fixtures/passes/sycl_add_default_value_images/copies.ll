; An image that reads specialization constants is followed by a copy with their defaults, which says so. Kernels are its only
; entry points: what none of them needs is gone, and what they call is hidden. The image itself stays as it is.
; RUN: split-file %s %t
; RUN: syclopt -passes='sycl-add-default-value-images,emit-misc-properties,emit-symbols' -S %t/in.ll -o %t/out.table
; RUN: FileCheck %s --check-prefix=TABLE < %t/out.table
; RUN: FileCheck %s --check-prefix=COPY < %t/out_1.ll
; RUN: FileCheck %s --check-prefix=PROP < %t/out_1.prop
; RUN: FileCheck %s --check-prefix=SYM < %t/out_1.sym
; RUN-UNCHANGED: LLVM accepts the copy
; RUN: syclopt -passes=verify %t/out_1.ll -o %t/verified.ll
; RUN-UNCHANGED: the image itself is left as it is
; RUN: cmp %t/in.ll %t/out_0.ll
; RUN-UNCHANGED: an image without constants has no copy
; RUN: syclopt -passes='sycl-add-default-value-images' -S %t/none.ll -o %t/none.table && FileCheck %s --check-prefix=NONE < %t/none.table
; RUN: not syclopt -passes='sycl-add-default-value-images' %t/refused.ll -o %t/x.table 2>&1 | FileCheck %s --check-prefix=REFUSED

; TABLE:      {{^}}[Code|Properties|Symbols]{{$}}
; TABLE-NEXT: out_0.ll|{{.*}}out_0.prop|{{.*}}out_0.sym
; TABLE-NEXT: out_1.ll|{{.*}}out_1.prop|{{.*}}out_1.sym

; COPY-NOT:   @name
; COPY-NOT:   @flag
; COPY:       @pair = internal addrspace(1) constant
; COPY:       @kept = weak_odr addrspace(1) global i32 5
; COPY-LABEL: define spir_kernel void @k(ptr addrspace(4) %p) #0 {
; COPY-NEXT:    %1 = select i1 true, i32 1, i32 2
; COPY-NEXT:    %[[PAIR:.*]] = load %struct.Pair, ptr addrspace(4) addrspacecast (ptr addrspace(1) @pair to ptr addrspace(4)), align 1
; COPY-NEXT:    store %struct.Pair %[[PAIR]], ptr addrspace(4) %p, align 4
; COPY-NEXT:    %two = call i32 @helper()
; COPY-NEXT:    ret void
; COPY:       define internal i32 @helper() {
; COPY-NEXT:    ret i32 7
; COPY-NOT:   @_Z
; COPY-NOT:   @external
; COPY:       attributes #0 = { "sycl-entry-point" }
; COPY:       !sycl.specialization-constants-default-values-module = !{}

; PROP:       {{^}}[SYCL/misc properties]{{$}}
; PROP-NEXT:  specConstsReplacedWithDefault=1|1

; SYM:        {{^}}k{{$}}
; SYM-NOT:    {{.}}

; NONE:       none_0.ll
; NONE-NOT:   {{.}}

; REFUSED:    refused.ll:5:3: error: sycl-add-default-value-images: specialization constant 'n': has the type 'float', and its default the type 'i32'

;--- in.ll
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-n8:16:32:64-G1"

%struct.Pair = type <{ i32, i8, [3 x i8] }>

@name.flag = private unnamed_addr addrspace(4) constant [5 x i8] c"flag\00", align 1
@name.pair = private unnamed_addr addrspace(4) constant [5 x i8] c"pair\00", align 1
@flag = internal addrspace(1) constant { i8 } { i8 1 }, align 1
@pair = internal addrspace(1) constant { { i32, i8 } } { { i32, i8 } { i32 1, i8 2 } }, align 4
@kept = weak_odr addrspace(1) global i32 5

define spir_kernel void @k(ptr addrspace(4) %p) #0 {
  %1 = call i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4) @name.flag, ptr addrspace(4) addrspacecast (ptr addrspace(1) @flag to ptr addrspace(4)), ptr addrspace(4) null)
  %2 = select i1 %1, i32 1, i32 2
  call void @_Z40__sycl_getComposite2020SpecConstantValueI4PairET_PKcPKvS5_(ptr addrspace(4) sret(%struct.Pair) align 4 %p, ptr addrspace(4) @name.pair, ptr addrspace(4) addrspacecast (ptr addrspace(1) @pair to ptr addrspace(4)), ptr addrspace(4) null)
  %two = call i32 @helper()
  ret void
}

define i32 @helper() #0 {
  ret i32 7
}

define spir_func void @external() #0 {
  ret void
}

declare i1 @_Z37__sycl_getScalar2020SpecConstantValueIbET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))
declare void @_Z40__sycl_getComposite2020SpecConstantValueI4PairET_PKcPKvS5_(ptr addrspace(4) sret(%struct.Pair) align 4, ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

attributes #0 = { "sycl-entry-point" }
;--- none.ll
define spir_kernel void @k() {
  ret void
}
;--- refused.ll
@name = private constant [2 x i8] c"n\00"
@n = internal constant { i32 } { i32 7 }

define spir_kernel void @k() {
  %v = call float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr @name, ptr @n, ptr null)
  ret void
}

declare float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr, ptr, ptr)
