; Each kernel's image has the specialization constants that it reads: scalars, the parts of a structure (its padding is
; told), arrays and vectors; with their default values. One that two functions read is one.
; RUN: rm -rf %t && mkdir %t
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_spec_constants.ll -o %t/raw.table'
; RUN: syclopt-image show %t/raw.table | FileCheck %s
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-early-optimizations=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_spec_constants_o2.ll -o %t/o2.table'
; RUN: syclopt-image show %t/o2.table | FileCheck %s
; RUN: FileCheck %s --check-prefix=IDS < %t/raw_2.ll
; RUN: FileCheck %s --check-prefix=IDS < %t/o2_2.ll

; CHECK: entry points          _ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE0_clES6_E9Structure
; CHECK: requires              aspects fp64 (6)
; CHECK: constants             ____ZL8settings: id 0 at 0, 1 byte; id 1 at 8, 8 bytes; id 2 at 16, 2 bytes; id 3 at 18, 2 bytes; id 4 at 20, 2 bytes; 2 bytes of padding
; CHECK: default values        all: 24 bytes

; CHECK: entry points          _ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE2_clES6_E4Half
; CHECK: requires              aspects fp16 (5)
; CHECK: constants             ____ZL4half: id 0 at 0, 2 bytes
; CHECK: default values        all: 2 bytes

; CHECK: entry points          _ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE_clES6_E7Scalars
; CHECK: _ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZZ3runRNS0_5queueEPfPdENKUlRNS0_7handlerEE1_clES8_E6ArraysEE
; CHECK: _ZTSZZ3runRN4sycl3_V15queueEPfPdENKUlRNS0_7handlerEE1_clES6_E6Arrays
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPfPdE4None
; CHECK: requires              no aspects
; CHECK: constants             ____ZL4flag: id 0 at 0, 1 byte
; CHECK: ____ZL6factor: id 1 at 0, 4 bytes
; CHECK: ____ZL5count: id 2 at 0, 4 bytes
; CHECK: ____ZN5innerL5countE: id 3 at 0, 4 bytes
; CHECK: ____ZL6vector: id 4 at 0, 4 bytes; id 5 at 4, 4 bytes; id 6 at 8, 4 bytes; id 7 at 12, 4 bytes
; CHECK: ____ZL5zeros: id 8 at 0, 2 bytes; id 9 at 2, 2 bytes; id 10 at 4, 2 bytes; id 11 at 6, 2 bytes; id 12 at 8, 2 bytes
; CHECK: default values        all: 39 bytes
; CHECK-NOT: entry points

; IDS-DAG: call i32 @_Z20__spirv_SpecConstantii(i32 2, i32 7)
; IDS-DAG: call float @_Z20__spirv_SpecConstantif(i32 1, float 1.500000e+00)
; IDS-DAG: call i32 @_Z20__spirv_SpecConstantii(i32 3, i32 9)
