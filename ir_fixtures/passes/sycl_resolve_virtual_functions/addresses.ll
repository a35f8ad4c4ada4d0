; A kernel that only takes the address of a function which the target cannot run does not need what the function needs:
; the address becomes null, in code and variables, with a warning. A function that is called stays.
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=intel_gpu_dg1>' -S %s > %t.ll 2> %t.err && FileCheck %s < %t.ll
; RUN: FileCheck %s --check-prefix=WARNING --match-full-lines < %t.err
; RUN-UNCHANGED: LLVM accepts it
; RUN: syclopt -passes=verify %t.ll -o %t.verified.ll
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=intel_gpu_dg1>' -Wno-null-virtual-function -S %s 2>&1 | FileCheck %s
; RUN: not syclopt -passes='sycl-resolve-virtual-functions<target=intel_gpu_dg1>' -Werror=null-virtual-function %s 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=intel_gpu_skl>' -S %s | FileCheck %s --check-prefix=ALL
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=intel_gpu_dg1>,device-code-split<mode=kernel;clean-up>,emit-device-requirements' -Wno-null-virtual-function -S %s -o %t.table
; RUN: syclopt-aspect-filter -target=intel_gpu_dg1 %t.table -o %t.dg1.table && FileCheck %s --check-prefix=TABLE < %t.dg1.table

; WARNING:      {{.*}}/addresses.ll:{{[0-9]+}}:1: warning: the address of 'A::f()' (@_ZN1A1fEv) is null in 'pointers': target 'intel_gpu_dg1' cannot run the virtual functions of set 'double': {{.*}} [-Wnull-virtual-function]
; WARNING-NEXT: {{.*}} the address of 'A::f()' (@_ZN1A1fEv) is null in 'takes': {{.*}}
; WARNING-NEXT: {{.*}} the address of 'a, b' is null in 'takes': {{.*}}
; WARNING-NEXT: {{.*}} the address of 'alias' is null in 'takes': {{.*}}
; WARNING-NEXT: {{.*}} the address of 'A::f()' (@_ZN1A1fEv) is null in 'calls': {{.*}}
; WARNING-NOT:  {{.+}}
; ERROR: error: sycl-resolve-virtual-functions: the address of 'A::f()' (@_ZN1A1fEv) is null in 'pointers'

; One of the three images needs fp64.
; TABLE:      _0.ll|
; TABLE-NEXT: _1.ll|
; TABLE-NOT:  _2.ll

; CHECK: @_ZTV1A = linkonce_odr constant [4 x ptr] [ptr null, ptr null, ptr null, ptr @plain]
; ALL:   @_ZTV1A = linkonce_odr constant [4 x ptr] [ptr null, ptr null, ptr @_ZN1A1fEv, ptr @plain]
@_ZTV1A = linkonce_odr constant [4 x ptr] [ptr null, ptr null, ptr @_ZN1A1fEv, ptr @plain]

; CHECK: @pointers = global { ptr, ptr } { ptr null, ptr @plain }
; ALL:   @pointers = global { ptr, ptr } { ptr @_ZN1A1fEv, ptr @plain }
@pointers = global { ptr, ptr } { ptr @_ZN1A1fEv, ptr @plain }

; CHECK-NOT: @alias
@alias = alias double (ptr), ptr @_ZN1A1fEv

; CHECK: define linkonce_odr spir_func double @_ZN1A1fEv(
define linkonce_odr spir_func double @_ZN1A1fEv(ptr %this) "indirectly-callable"="double" "sycl-module-id"="a.cpp" !sycl_used_aspects !1 {
  ret double 0.0
}

; CHECK-NOT: @"a, b"
define linkonce_odr spir_func double @"a, b"(ptr %this) "indirectly-callable"="double" "sycl-module-id"="a.cpp" !sycl_used_aspects !1 {
  store ptr @_ZN1A1fEv, ptr %this
  ret double 0.0
}

; CHECK: define linkonce_odr spir_func void @plain(ptr %this) {
; ALL:   define linkonce_odr spir_func void @plain(ptr %this) {
define linkonce_odr spir_func void @plain(ptr %this) "indirectly-callable"="plain" "sycl-module-id"="a.cpp" {
  ret void
}

; CHECK-LABEL: define spir_kernel void @takes(
; CHECK-NEXT:    %place = alloca i64, align 8 ; @_ZN1A1fEv "in quotes"
; CHECK-NEXT:    store i64 ptrtoint (ptr null to i64), ptr %place
; CHECK-NEXT:    store ptr addrspace(1) addrspacecast (ptr null to ptr addrspace(1)), ptr %p
; CHECK-NEXT:    store ptr null, ptr %p
; CHECK-NEXT:    call void @plain(ptr null)
; CHECK-NEXT:    %same = icmp eq ptr null, null
; CHECK-NEXT:    %"@_ZN1A1fEv" = load ptr, ptr @pointers
define spir_kernel void @takes(ptr %p) "sycl-module-id"="a.cpp" {
  %place = alloca i64, align 8 ; @_ZN1A1fEv "in quotes"
  store i64 ptrtoint (ptr @_ZN1A1fEv to i64), ptr %place
  store ptr addrspace(1) addrspacecast (ptr @"a, b" to ptr addrspace(1)), ptr %p
  store ptr @alias, ptr %p
  call void @plain(ptr dso_local_equivalent @_ZN1A1fEv)
  %same = icmp eq ptr @"a, b", null
  %"@_ZN1A1fEv" = load ptr, ptr @pointers
  ret void
}

; CHECK-LABEL: define spir_kernel void @calls(
; CHECK-NEXT:    %r = call spir_func double @_ZN1A1fEv(ptr null)
; ALL-LABEL:   define spir_kernel void @calls(
; ALL-NEXT:      %r = call spir_func double @_ZN1A1fEv(ptr @_ZN1A1fEv)
define spir_kernel void @calls() "sycl-module-id"="a.cpp" !sycl_used_aspects !1 {
  %r = call spir_func double @_ZN1A1fEv(ptr @_ZN1A1fEv)
  ret void
}

define spir_kernel void @creates(ptr %p) "sycl-module-id"="a.cpp" {
  store ptr @_ZTV1A, ptr %p
  ret void
}

!sycl_aspects = !{!0}
!0 = !{!"fp64", i32 6}
!1 = !{i32 6}
