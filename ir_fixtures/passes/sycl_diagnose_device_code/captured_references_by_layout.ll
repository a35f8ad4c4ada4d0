; Clang before 22 does not tell references from pointers. Then headers say of a callable that it has no standard layout:
; a lambda that has numbers and addresses only has a reference among them. What has classes, and what is no lambda, may be
; without standard layout for other reasons.
; RUN: not syclopt -passes=sycl-diagnose-device-code %s 2>&1 | FileCheck %s
; RUN-UNCHANGED: nothing is wrong without the layout
; RUN: sed 's/"sycl-callable-layout"="other"//' %s > %t.standard.ll
; RUN-UNCHANGED: nothing is wrong without the layout
; RUN: syclopt -passes=sycl-diagnose-device-code %t.standard.ll -o %t.ll

; CHECK:     error: {{.*}}: capture by value: 'main::$_0::operator()() const' (@_ZZ4mainENK3$_0clEv) uses one that its kernel has captured, {{.*}} [reference]
; CHECK-NOT: error

%plain = type { i32, ptr }
%with_class = type { %class, ptr }
%class = type { i32, i32 }

define internal void @"_ZN4sycl4taskIZ4mainE3$_0EEvRKT_"(ptr %0) "sycl-kernel" "sycl-kernel-entry"="Refers" "sycl-annotated-at"="a.cpp:1" "sycl-callable-layout"="other" {
  call void @"_ZZ4mainENK3$_0clEv"(ptr %0)
  ret void
}

define internal void @"_ZZ4mainENK3$_0clEv"(ptr %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %plain, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  store i32 1, ptr %5
  ret void
}

define internal void @"_ZN4sycl4taskIZ4mainE3$_1EEvRKT_"(ptr %0) "sycl-kernel" "sycl-kernel-entry"="Class" "sycl-annotated-at"="a.cpp:1" "sycl-callable-layout"="other" {
  call void @"_ZZ4mainENK3$_1clEv"(ptr %0)
  ret void
}

define internal void @"_ZZ4mainENK3$_1clEv"(ptr %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %with_class, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  store i32 1, ptr %5
  ret void
}

define void @_ZN4sycl4taskI5MixedEEvRKT_(ptr %0) "sycl-kernel" "sycl-kernel-entry"="Mixed" "sycl-annotated-at"="a.cpp:1" "sycl-callable-layout"="other" {
  call void @_ZNK5MixedclEv(ptr %0)
  ret void
}

define internal void @_ZNK5MixedclEv(ptr %0) {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds %plain, ptr %3, i32 0, i32 1
  %5 = load ptr, ptr %4, align 8
  store i32 1, ptr %5
  ret void
}
