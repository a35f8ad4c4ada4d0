; Only a target that is one device has an architecture to decide for; unknown names are refused.
; RUN: split-file %s %t
; RUN: not syclopt -passes='sycl-resolve-if-architecture<target=spir64>' %t/skl.ll 2>&1 | FileCheck %s --check-prefixes=ERROR,JIT
; RUN: not syclopt -passes='sycl-resolve-if-architecture<target=spir64_gen>' %t/skl.ll 2>&1 | FileCheck %s --check-prefixes=ERROR,GEN
; RUN: not syclopt -passes='sycl-resolve-if-architecture<target=native_cpu>' %t/skl.ll 2>&1 | FileCheck %s --check-prefixes=ERROR,NATIVE
; RUN: not syclopt -passes='sycl-resolve-if-architecture<target=intel_gpu_sky>' %t/skl.ll 2>&1 | FileCheck %s --check-prefix=TARGET
; RUN: not syclopt -passes='sycl-resolve-if-architecture<target=intel_gpu_skl>' %t/unknown.ll 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not syclopt -passes='sycl-resolve-if-architecture<target=intel_gpu_skl>' %t/empty.ll 2>&1 | FileCheck %s --check-prefix=EMPTY

; ERROR:   skl.ll:1:1: error: sycl-resolve-if-architecture: The if_architecture_is function may only be used when AOT compiling with '-fsycl-targets=spir64_x86_64' or '-fsycl-targets=intel_gpu_*'
; JIT:     but the target is 'spir64' and '@f' uses it
; GEN:     but the target is 'spir64_gen' and '@f' uses it
; NATIVE:  but the target is 'native_cpu' and '@f' uses it
; TARGET:  error: sycl-resolve-if-architecture: option 'target': unknown target 'intel_gpu_sky'; did you mean 'intel_gpu_skl'
; UNKNOWN: unknown.ll:1:1: error: sycl-resolve-if-architecture: '@f': unknown architecture 'intel_gpu_sky'; did you mean 'intel_gpu_skl'{{.*}} in the list of architectures 'intel_gpu_pvc,intel_gpu_sky'
; EMPTY:   empty.ll:1:1: error: sycl-resolve-if-architecture: '@f': unknown architecture '' in the list of architectures ''

;--- skl.ll
define void @f() "sycl-if-architecture-is"="intel_gpu_skl" { ret void }
;--- unknown.ll
define void @f() "sycl-if-architecture-is"="intel_gpu_pvc,intel_gpu_sky" { ret void }
;--- empty.ll
define void @f() "sycl-if-architecture-is" { ret void }
