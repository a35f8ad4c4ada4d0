; A set with a function that needs what the target lacks goes as a whole, also with functions that need nothing; other
; sets become ordinary functions. One that is called by name stays with its caller. Sets that are called are noted.
; RUN: split-file %s %t
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=intel_gpu_icllp>' -S %t/in.ll > %t/out.ll && FileCheck %s < %t/out.ll
; RUN-UNCHANGED: LLVM accepts it
; RUN: syclopt -passes=verify %t/out.ll -o %t/verified.ll
; RUN-UNCHANGED: a second run finds nothing to do
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=intel_gpu_icllp>' -S %t/out.ll | FileCheck %s
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=intel_gpu_skl>' -S %t/in.ll | FileCheck %s --check-prefix=ALL
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=small;device-config-file="%t/config.yaml">' -S %t/in.ll | FileCheck %s --check-prefix=SMALL
; RUN: not syclopt -passes='sycl-resolve-virtual-functions<target=small;device-config-file="%t/doubled.yaml">' -Werror=doubled-target %t/in.ll 2>&1 | FileCheck %s --check-prefix=DOUBLED
; RUN: not syclopt -passes='sycl-resolve-virtual-functions<target=small;device-config-file="%t/aspect.yaml">' %t/in.ll 2>&1 | FileCheck %s --check-prefix=ASPECT
; RUN: not syclopt -passes='sycl-resolve-virtual-functions<target=intel_gpu_skk>' %t/in.ll 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not syclopt -passes=sycl-resolve-virtual-functions %t/in.ll 2>&1 | FileCheck %s --check-prefix=MISSING

; UNKNOWN: error: sycl-resolve-virtual-functions: option 'target': unknown target 'intel_gpu_skk'; did you mean 'intel_gpu_skl'
; DOUBLED: doubled.yaml:3:1: error: sycl-resolve-virtual-functions: {{.*}}small{{.*}}[-Werror=doubled-target]
; ASPECT:  aspect.yaml:2:13: error: {{.*}}'fp63'
; MISSING: needs target=

; The device has no fp64: 'double' and 'nested' go, in which functions of other sets that they call count.
; CHECK: @_ZTV4Base = linkonce_odr addrspace(1) constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr null, ptr @plain, ptr null, ptr null, ptr null, ptr null] }, comdat
; CHECK: @llvm.compiler.used = appending global [1 x ptr] [ptr @plain]
; CHECK:     define linkonce_odr spir_func void @plain() #[[PLAIN:[0-9]+]] comdat !sycl_declared_aspects !2 {
; CHECK-NOT: {{^}}define
; CHECK:     define internal spir_func void @called_by_name() !sycl_used_aspects !1 {
; CHECK-NOT: {{^}}define
; CHECK:     define spir_kernel void @creates() #[[KERNEL:[0-9]+]] {
; CHECK:     define spir_kernel void @calls() #[[KERNEL]] {
; CHECK-NOT: {{^}}define
; CHECK:     define spir_func i32 @helper() #[[#]] !sycl_used_aspects !1 {
; CHECK:     attributes #[[PLAIN]] = { nounwind }
; CHECK:     attributes #[[KERNEL]] = { "sycl-module-id"="a.cpp" }

; ALL: { [7 x ptr] [ptr null, ptr null, ptr @plain, ptr @uses_double, ptr @in_the_same_set, ptr @called_by_name, ptr @calls_double] }
; ALL: define linkonce_odr spir_func void @plain() #[[#]] comdat !sycl_declared_aspects !2 {
; ALL: define spir_func void @in_the_same_set() "sycl-resolved-set"="double" {
; ALL: define spir_func void @called_by_name() "sycl-resolved-set"="double" !sycl_used_aspects !1 {
; ALL: define spir_func i32 @calls_double() "sycl-calls-resolved"="double" {
; ALL: define spir_kernel void @creates() #[[#]] {
; ALL: define spir_kernel void @calls() #[[#]] "sycl-calls-resolved"="double" {

; SMALL: { [7 x ptr] [ptr null, ptr null, ptr null, ptr @uses_double, ptr @in_the_same_set, ptr @called_by_name, ptr @calls_double] }
; SMALL-NOT: @plain

;--- in.ll
$plain = comdat any
$_ZTV4Base = comdat any

@_ZTV4Base = linkonce_odr addrspace(1) constant { [7 x ptr] } { [7 x ptr] [ptr null, ptr null, ptr @plain, ptr @uses_double, ptr @in_the_same_set, ptr @called_by_name, ptr @calls_double] }, comdat
@llvm.compiler.used = appending global [2 x ptr] [ptr @plain, ptr @in_the_same_set], section "llvm.metadata"

define linkonce_odr spir_func void @plain() #1 comdat !sycl_declared_aspects !2 {
  ret void
}

define spir_func i32 @uses_double() #2 {
  %r = call spir_func i32 @helper()
  call spir_func void @in_the_same_set()
  ret i32 %r
}

define spir_func void @in_the_same_set() "indirectly-callable"="double" {
  ret void
}

define internal spir_func void @called_by_name() #2 !sycl_used_aspects !1 {
  ret void
}

define spir_func i32 @calls_double() "indirectly-callable"="nested" "calls-indirectly"="double" {
  ret i32 0
}

define spir_kernel void @creates() #0 {
  store ptr addrspace(1) @_ZTV4Base, ptr null
  call spir_func void @called_by_name()
  ret void
}

define spir_kernel void @calls() #3 {
  %table = load ptr, ptr null
  call spir_func void %table()
  ret void
}

define spir_func i32 @helper() #4 !sycl_used_aspects !1 {
  ret i32 1
}

attributes #0 = { "sycl-module-id"="a.cpp" "creates-indirectly"="double,nested,plain" }
attributes #1 = { nounwind "indirectly-callable"="plain" "sycl-module-id"="a.cpp" }
attributes #2 = { "sycl-module-id"="a.cpp" "indirectly-callable"="double" }
attributes #3 = { "sycl-module-id"="a.cpp" "calls-indirectly"="double" }
attributes #4 = { "sycl-module-id"="a.cpp" }

!sycl_aspects = !{!0, !3}
!0 = !{!"fp64", i32 6}
!1 = !{i32 6}
!2 = !{i32 -1, i32 2}
!3 = !{!"gpu", i32 2}
;--- config.yaml
small:
  aspects: [cpu, fp64]
;--- aspect.yaml
small:
  aspects: [fp63]
;--- doubled.yaml
small:
  aspects: [cpu]
small:
  aspects: [cpu]
