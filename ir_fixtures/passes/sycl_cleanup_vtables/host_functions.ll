; Each class whose vtable loses virtual functions is named once; pure functions, thunks and type information are not,
; and neither are functions that say otherwise that they may be called by a pointer.
; RUN: syclopt -passes=sycl-cleanup-vtables -S %s > %t.ll 2> %t.err && FileCheck %s < %t.ll
; RUN: FileCheck %s --check-prefix=WARNING < %t.err
; RUN: syclopt -passes=sycl-cleanup-vtables -Wno-host-virtual-function -S %s 2>&1 | FileCheck %s
; RUN: not syclopt -passes=sycl-cleanup-vtables -Werror=host-virtual-function %s 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: syclopt -passes='sycl-cleanup-vtables<allow-virtual-functions>' -Werror -S %s | FileCheck %s --check-prefix=ALLOWED

; WARNING:      host_functions.ll:{{[0-9]+}}:1: warning: the vtable of 'A' has null for functions without "indirectly-callable": 'A::host()' (@_ZN1A4hostEv); 'allow-virtual-functions' keeps them: {{.*}} [-Whost-virtual-function]
; WARNING-NEXT: warning: the vtable of '(anonymous namespace)::D' has null for functions without "indirectly-callable": 'A::host()' (@_ZN1A4hostEv), '(anonymous namespace)::D::f()' (@_ZN12_GLOBAL__N_11D1fEv), '(anonymous namespace)::D::g()' (@_ZN12_GLOBAL__N_11D1gEv) and 1 more; 'allow-virtual-functions' keeps them
; WARNING-NOT:  warning
; ERROR: error: sycl-cleanup-vtables: the vtable of 'A'

; CHECK:   @_ZTV1A = constant [5 x ptr] [ptr null, ptr null, ptr null, ptr null, ptr @_ZN1A6calledEv]
; ALLOWED: @_ZTV1A = constant [5 x ptr] [ptr null, ptr null, ptr @_ZN1A4hostEv, ptr @__cxa_pure_virtual, ptr @_ZN1A6calledEv]
@_ZTV1A = constant [5 x ptr] [ptr null, ptr @_ZTI1A, ptr @_ZN1A4hostEv, ptr @__cxa_pure_virtual, ptr @_ZN1A6calledEv]

; CHECK:   @_ZTC1E0_1A = constant [3 x ptr] [ptr null, ptr null, ptr null]
; ALLOWED: @_ZTC1E0_1A = constant [3 x ptr] [ptr null, ptr null, ptr @_ZN1A4hostEv]
@_ZTC1E0_1A = constant [3 x ptr] [ptr null, ptr null, ptr @_ZN1A4hostEv]

; CHECK:   @_ZTVN12_GLOBAL__N_11DE = constant { [6 x ptr], [4 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr null, ptr null, ptr null, ptr null], [4 x ptr] [ptr null, ptr null, ptr null, ptr @_ZThn8_N1A6calledEv] }
@_ZTVN12_GLOBAL__N_11DE = constant { [6 x ptr], [4 x ptr] } { [6 x ptr] [ptr null, ptr null, ptr @_ZN1A4hostEv, ptr @_ZN12_GLOBAL__N_11D1fEv, ptr @_ZN12_GLOBAL__N_11D1gEv, ptr @_ZN12_GLOBAL__N_11D1hEv], [4 x ptr] [ptr null, ptr null, ptr @_ZThn8_N12_GLOBAL__N_11D1fEv, ptr @_ZThn8_N1A6calledEv] }

@_ZTI1A = external constant ptr

define linkonce_odr spir_func void @_ZN1A4hostEv(ptr %this) {
  ret void
}

declare spir_func void @__cxa_pure_virtual()

define linkonce_odr spir_func void @_ZN1A6calledEv(ptr %this) "referenced-indirectly" {
  ret void
}

; CHECK: define linkonce_odr spir_func void @_ZThn8_N1A6calledEv(ptr %this) "referenced-indirectly" {
define linkonce_odr spir_func void @_ZThn8_N1A6calledEv(ptr %this) {
  tail call spir_func void @_ZN1A6calledEv(ptr %this)
  ret void
}

define internal spir_func void @_ZN12_GLOBAL__N_11D1fEv(ptr %this) {
  ret void
}

define internal spir_func void @_ZThn8_N12_GLOBAL__N_11D1fEv(ptr %this) {
  ret void
}

define internal spir_func void @_ZN12_GLOBAL__N_11D1gEv(ptr %this) {
  ret void
}

define internal spir_func void @_ZN12_GLOBAL__N_11D1hEv(ptr %this) {
  ret void
}
