; -print-pipeline-passes prints the passes that the options mean, without reading anything; syclopt makes the same images
; of them.
; RUN: syclopt-post-link -split=kernel -symbols -print-pipeline-passes %t.absent | FileCheck %s --check-prefix=SYMBOLS
; RUN: syclopt-post-link -split=none -properties -device-globals -spirv-decorations=host-access -print-pipeline-passes | FileCheck %s --check-prefix=GLOBALS
; RUN: syclopt-post-link -ir-output-only -split=auto -print-pipeline-passes | FileCheck %s --check-prefix=IR
; RUN: syclopt-post-link -split=source -properties -symbols -emit-param-info -emit-program-metadata -emit-kernel-names -emit-exported-symbols -emit-imported-symbols -emit-devicelib-mask -device-globals -emit-only-kernels-as-entry-points -allow-device-image-dependencies -sycl-rdc=false -suppress-undefined-func-warnings -embed-aux-info-as-metadata -id-queries-range=uint -lower-esimd -split-esimd -spec-const=native -generate-device-image-default-spec-consts -print-pipeline-passes | FileCheck %s --check-prefix=ALL
; RUN: syclopt-post-link -split=none -properties -symbols -runtime=dpcpp -print-pipeline-passes | FileCheck %s --check-prefix=DPCPP
; RUN: rm -rf %t && mkdir %t %t/a %t/b
; RUN: sh -c 'cd %t/a && syclopt-post-link -split=source -properties -symbols -emit-exported-symbols -S %s -o t.table'
; RUN: sh -c 'cd %t/b && syclopt -passes="$(syclopt-post-link -split=source -properties -symbols -emit-exported-symbols -print-pipeline-passes)" %s -o t.table'
; RUN: diff -r %t/a %t/b && ls %t/b/t_1.prop

; SYMBOLS: {{^}}refuse-unlowered-features,sycl-joint-matrix-transform,sycl-lower-sanitizer-metadata,sycl-cleanup-vtables,sycl-virtual-functions-analysis<linked>,sycl-outline-conditional-calls,sycl-simplify-conditional-aspects,refuse-undecided-code<links-images>,cleanup-sycl-metadata-from-llvm-used,remove-device-globals-from-llvm-compiler-used<spir-only>,record-esimd-split-status<unmixed>,device-code-split<mode=kernel;clean-up;outline-virtual-functions>,sycl-add-stub-images,record-esimd-split-status,warn-undefined-functions,emit-misc-properties,emit-symbols,sycl-add-dummy-images,sycl-add-sanitizer-kernels{{$}}
; GLOBALS: {{^}}refuse-unlowered-features,sycl-joint-matrix-transform,sycl-lower-sanitizer-metadata,sycl-cleanup-vtables,sycl-virtual-functions-analysis<linked>,sycl-outline-conditional-calls,sycl-simplify-conditional-aspects,refuse-undecided-code<links-images>,compile-time-properties<spirv-decorations=host-access>,cleanup-sycl-metadata-from-llvm-used,remove-device-globals-from-llvm-compiler-used<spir-only>,record-esimd-split-status<unmixed>,device-code-split<mode=none;clean-up;device-globals;outline-virtual-functions>,sycl-add-stub-images,record-esimd-split-status,emit-device-requirements<no-work-group-size>,emit-specialization-constants,emit-misc-properties,emit-assert-used,emit-implicit-local-arg,emit-dynamic-local-memory,emit-device-globals,emit-virtual-functions,emit-add-on-images,emit-registered-kernels,sycl-add-dummy-images,sycl-add-sanitizer-kernels{{$}}
; DPCPP:   {{^}}refuse-unlowered-features,sycl-joint-matrix-transform,sycl-lower-sanitizer-metadata,sycl-cleanup-vtables,sycl-virtual-functions-analysis<linked>,refuse-undecided-code<links-images>,cleanup-sycl-metadata-from-llvm-used,remove-device-globals-from-llvm-compiler-used<spir-only>,record-esimd-split-status<unmixed>,device-code-split<mode=none;clean-up;outline-virtual-functions>,record-esimd-split-status,emit-device-requirements<no-work-group-size>,emit-specialization-constants,emit-misc-properties,emit-assert-used,emit-implicit-local-arg,emit-dynamic-local-memory,emit-virtual-functions<uses>,emit-registered-kernels,emit-symbols,sycl-add-sanitizer-kernels{{$}}
; IR:      {{^}}refuse-unlowered-features,sycl-joint-matrix-transform,sycl-lower-sanitizer-metadata,sycl-cleanup-vtables,refuse-undecided-code,cleanup-sycl-metadata-from-llvm-used,remove-device-globals-from-llvm-compiler-used<spir-only>,device-code-split<mode=none;clean-up>,sycl-add-sanitizer-kernels{{$}}
; ALL:     {{^}}refuse-unlowered-features<lower-esimd;split-esimd>,sycl-joint-matrix-transform,sycl-lower-sanitizer-metadata,sycl-cleanup-vtables,sycl-virtual-functions-analysis<linked>,sycl-outline-conditional-calls,sycl-simplify-conditional-aspects,refuse-undecided-code<links-images>,compile-time-properties,cleanup-sycl-metadata-from-llvm-used,remove-device-globals-from-llvm-compiler-used<spir-only>,record-esimd-split-status<unmixed>,device-code-split<mode=source;clean-up;only-kernels;dynamic-linking;device-globals;outline-virtual-functions>,sycl-add-default-value-images,sycl-lower-spec-constants,sycl-add-stub-images,record-esimd-split-status,emit-devicelib-mask,emit-device-requirements,emit-specialization-constants,emit-kernel-param-info,emit-exported-symbols,emit-kernel-names,emit-imported-symbols<dynamic-linking>,emit-program-metadata,emit-misc-properties<id-queries-range=uint>,emit-assert-used,emit-implicit-local-arg,emit-dynamic-local-memory,emit-device-globals,emit-virtual-functions,emit-add-on-images,emit-registered-kernels,emit-symbols,sycl-add-dummy-images,embed-aux-info,sycl-add-sanitizer-kernels{{$}}

target triple = "spir64-unknown-unknown"

define spir_kernel void @a() #0 {
  ret void
}

define spir_func void @external() #1 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" }
