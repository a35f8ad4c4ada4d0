; The device has the kernel and what it needs, the host what it can be entered by and what that needs; both have @shared,
; each with the half that the other does not see. What only an emptied body reached is gone, functions and variables.
; RUN: syclopt -passes=sycl-split-host-device %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.ll --check-prefix=DEVICE
; RUN: FileCheck %s --input-file=%t_1.ll --check-prefix=HOST
; RUN: not grep -E 'main|counter|outside|unused|host_body|print|marker|never' %t_0.ll
; RUN: not grep -E 'kernel|device_body|device_table|unused|never' %t_1.ll
; RUN: syclopt -passes='sycl-split-host-device<side=device>' -S < %s | FileCheck %s --check-prefix=DEVICE
; RUN: syclopt -passes='sycl-split-host-device<host>' -S < %s | FileCheck %s --check-prefix=HOST

; DEVICE:      source_filename = "unit.cpp"
; DEVICE-NEXT: target triple = "x86_64-unknown-linux-gnu"
; DEVICE-NOT:  module asm
; DEVICE:      @both = constant i32 1
; DEVICE-NEXT: @device_table = internal constant i32 2
; DEVICE:      define void @kernel() #0 {
; DEVICE-NEXT:   %x = call i32 @shared()
; DEVICE-NEXT:   call void @only_kernel()
; DEVICE:      define internal void @only_kernel() {
; DEVICE:      define internal i32 @shared() {
; DEVICE-NEXT:   call void @if_device()
; DEVICE-NEXT:   call void @if_host()
; DEVICE:      define internal void @if_device() #4 {
; DEVICE-NEXT:   call void @device_body()
; DEVICE:      define internal void @if_host() #5 {
; DEVICE-NEXT: entry:
; DEVICE-NEXT:   ret void
; DEVICE-NEXT: }
; DEVICE:      define internal void @device_body() {
; DEVICE:      attributes #0 = { noinline "sycl-kernel" }
; DEVICE-NEXT: attributes #4 = { nounwind "sycl-call-if-on-device"="true" }
; DEVICE-NEXT: attributes #5 = { nounwind "sycl-call-if-on-host"="true" }

; HOST:      source_filename = "unit.cpp"
; HOST-NEXT: target triple = "x86_64-unknown-linux-gnu"
; HOST-NEXT: module asm ".globl marker"
; HOST:      @both = constant i32 1
; HOST-NEXT: @counter = internal global i32 0
; HOST-NEXT: @seen_outside = global i32 0
; HOST:      define internal i32 @shared() {
; HOST:      define internal void @if_device() #4 {
; HOST-NEXT: entry:
; HOST-NEXT:   ret void
; HOST-NEXT: }
; HOST:      define internal void @if_host() #5 {
; HOST-NEXT:   call void @host_body()
; HOST:      define internal void @host_body() {
; HOST:      define i32 @main() {
; HOST:      declare void @print(i32)

source_filename = "unit.cpp"
target triple = "x86_64-unknown-linux-gnu"
module asm ".globl marker"

@both = constant i32 1
@device_table = internal constant i32 2
@counter = internal global i32 0
@seen_outside = global i32 0
@unused = internal global i32 0

define void @kernel() #0 {
  %x = call i32 @shared()
  call void @only_kernel()
  ret void
}

define internal void @only_kernel() {
  ret void
}

define internal i32 @shared() {
  call void @if_device()
  call void @if_host()
  %b = load i32, ptr @both
  ret i32 %b
}

define internal void @if_device() #1 {
  call void @device_body()
  ret void
}

define internal void @if_host() #2 {
  call void @host_body()
  ret void
}

define internal void @device_body() {
  %t = load i32, ptr @device_table
  ret void
}

define internal void @host_body() {
  %c = load i32, ptr @counter
  call void @print(i32 %c)
  ret void
}

define i32 @main() {
  %x = call i32 @shared()
  ret i32 %x
}

declare void @print(i32)
declare void @never_used()

attributes #0 = { noinline "sycl-kernel" }
attributes #1 = { noinline nounwind optnone "sycl-call-if-on-device"="true" }
attributes #2 = { noinline nounwind "sycl-call-if-on-host"="true" }
