; Typed pointers, as LLVM had them up to version 14, make no difference.
; RUN: syclopt -passes='sycl-split-host-device<host>' -S < %s | FileCheck %s

; CHECK:      @llvm.used = appending global [1 x i8*] [i8* bitcast (void ()* @used to i8*)], section "llvm.metadata"
; CHECK:      define internal i32* @if_device(i32* %p)
; CHECK-NEXT: entry:
; CHECK-NEXT:   ret i32* null
; CHECK:      define void (i8*)* @chosen() "sycl-call-if-on-device" {
; CHECK-NEXT: entry:
; CHECK-NEXT:   ret void (i8*)* null
; CHECK:      define internal void @used()
; CHECK:      define i32 @main() {
; CHECK-NOT:  define

@llvm.used = appending global [2 x i8*] [i8* bitcast (void ()* @used to i8*), i8* bitcast (void (i32*)* @kernel to i8*)], section "llvm.metadata"

define void @kernel(i32* %p) "sycl-kernel" {
  %q = call i32* @if_device(i32* %p)
  ret void
}

define internal i32* @if_device(i32* %p) noinline "sycl-call-if-on-device" personality i8* bitcast (i32 (...)* @personality to i8*) {
  ret i32* %p
}

define void (i8*)* @chosen() "sycl-call-if-on-device" {
  ret void (i8*)* @callback
}

define internal void @used() {
  ret void
}

define i32 @main() {
  %p = call i32* @if_device(i32* null)
  ret i32 0
}

declare void @callback(i8*)
declare i32 @personality(...)
