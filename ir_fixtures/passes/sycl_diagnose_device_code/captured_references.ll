; The callable of a kernel is copied to the device, so that a reference in it would lead to what is on the host. Clang says
; of an address which is a reference that it is not null; of a pointer it does not, and other lambdas may have references.
; RUN: not syclopt -passes=sycl-diagnose-device-code %s 2>&1 | FileCheck %s
; RUN-UNCHANGED: nothing is wrong with it where that is allowed
; RUN: syclopt -passes='sycl-diagnose-device-code<allow=reference>' %s -o %t.ll

; CHECK:     captured_references.ll:{{[0-9]+}}:{{[0-9]+}}: error: sycl-diagnose-device-code: device code must not have references to what is on the host: capture by value: 'main::$_0::operator()() const' (@_ZZ4mainENK3$_0clEv) uses one that its kernel has captured, which is called by kernel 'Refers' (compile with '-g' to get source locations) [reference]
; CHECK-NOT: error
%callable = type { ptr, ptr }

define internal void @"_ZN4sycl4taskIZ4mainE3$_0EEvRKT_"(ptr %0) "sycl-kernel" "sycl-kernel-entry"="Refers" "sycl-annotated-at"="a.cpp:1" {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8, !nonnull !0, !align !1
  call void @"_ZZ4mainENK3$_0clEv"(ptr %3)
  ret void
}

define internal void @"_ZZ4mainENK3$_0clEv"(ptr %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %callable, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8, !nonnull !0, !align !1
  %6 = getelementptr inbounds nuw %callable, ptr %3, i32 0, i32 0
  %7 = load ptr, ptr %6, align 8
  call void @"_ZZZ4mainENK3$_0clEvENKUlvE_clEv"(ptr %5)
  ret void
}

define internal void @"_ZZZ4mainENK3$_0clEvENKUlvE_clEv"(ptr %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw %callable, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8, !nonnull !0, !align !1
  ret void
}

!0 = !{}
!1 = !{i64 4}
