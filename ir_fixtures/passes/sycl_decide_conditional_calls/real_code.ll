; C++ with if_device_has and if_architecture_is, followed through outlining, decision and optimisation: of each chain,
; one branch is left for a target.
; SOURCE: sources/conditions.cpp
; RUN: syclopt -passes='sycl-conditional-call-on-device<prefix=conditions>,verify' -S %S/../../real/conditions.ll -o %t.ll
; RUN: FileCheck %s --check-prefix=STUBS < %t.ll
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_skl>,sycl-resolve-if-architecture<target=intel_gpu_skl>,globaldce,verify,llvm(default<O2>)' -S %t.ll | FileCheck %s --check-prefixes=DOUBLE,SKL
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_pvc>,sycl-resolve-if-architecture<target=intel_gpu_pvc>,globaldce,verify,llvm(default<O2>)' -S %t.ll | FileCheck %s --check-prefixes=DOUBLE,PVC
; RUN: syclopt -passes='sycl-decide-conditional-calls<target=intel_gpu_dg1>,sycl-resolve-if-architecture<target=intel_gpu_dg1>,globaldce,verify,llvm(default<O2>)' -S %t.ll | FileCheck %s --check-prefix=FLOAT

; STUBS-DAG: call spir_func void @[[HAS:_.*call_if_on_device_conditionally.*_conditions_1]](ptr @_ZZ5totalPKfiPfENKUlvE_clEv, ptr noundef byval(%class.anon) align 8 %{{[0-9]+}}, i32 noundef -1, i32 noundef 6)
; STUBS-DAG: call spir_func void @[[LACKS:_.*call_if_on_device_conditionally.*_conditions_2]](ptr @_ZZ5totalPKfiPfENKUlvE0_clEv, ptr noundef byval(%class.anon.0) align 8 %{{[0-9]+}}, i32 noundef -3, i32 noundef -1, i32 noundef 6)
; STUBS-DAG: declare spir_func void @[[HAS]](ptr, ptr noundef byval(%class.anon) align 8, i32 noundef, i32 noundef) {{.*}}"sycl-call-if-on-device-conditionally"="true"
; STUBS-DAG: declare spir_func void @[[LACKS]](ptr, ptr noundef byval(%class.anon.0) align 8, i32 noundef, i32 noundef, i32 noundef) {{.*}}"sycl-call-if-on-device-conditionally"="true"

; DOUBLE-LABEL: define {{.*}}spir_func void @_Z5totalPKfiPf(
; DOUBLE:         fpext float %{{.*}} to double
; FLOAT-LABEL:  define {{.*}}spir_func void @_Z5totalPKfiPf(
; FLOAT-NOT:      double
; FLOAT:          fadd float
; FLOAT-NOT:      double
; SKL-LABEL:    define {{.*}}spir_func void @_Z5halvePii(
; SKL:            ashr i32 %{{.*}}, 1
; PVC-LABEL:    define {{.*}}spir_func void @_Z5halvePii(
; PVC:            sdiv i32 %{{.*}}, 2
; PVC:            add {{.*}}i{{32|64}} %{{.*}}, 2
; FLOAT-LABEL:  define {{.*}}spir_func void @_Z5halvePii(
; FLOAT:          sdiv i32 %{{.*}}, 2
; SKL-NOT:      call_if
; PVC-NOT:      call_if
; FLOAT-NOT:    call_if
