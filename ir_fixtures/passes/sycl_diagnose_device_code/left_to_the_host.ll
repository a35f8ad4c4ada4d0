; What an if_host function does is not looked at, nor what only it calls; so too with an attribute that has no value.
; What a function with if_device does is looked at, and what is marked with `false` is like any other.
; RUN: not syclopt -passes=sycl-diagnose-device-code %s 2>&1 | FileCheck %s

; CHECK-NOT:  {{.}}
; CHECK:      {{^.*}} 'if_device' calls '__cxa_throw', which is called by kernel 'kernel' {{.*}}[throw]
; CHECK-NEXT: 'not_marked' calls 'malloc', which is called by kernel 'kernel' {{.*}}[allocation]
; CHECK-NEXT: 'both' calls 'realloc', which is called by 'external' {{.*}}[allocation]{{.*$}}
; CHECK-NOT:  {{.}}

define void @kernel() "sycl-kernel" {
  call void @if_host()
  call void @if_host_plain()
  call void @if_device()
  call void @not_marked()
  ret void
}

define void @external() "sycl-module-id"="unit.cpp" {
  call void @both()
  ret void
}

define internal void @if_host() #0 {
  call void @host_work()
  call void @undefined()
  ret void
}

define internal void @if_host_plain() "sycl-call-if-on-host" {
  call void @if_host_plain()
  call void @host_work()
  ret void
}

define internal void @host_work() {
  %p = call ptr @malloc(i64 4)
  ret void
}

define internal void @if_device() "sycl-call-if-on-device"="true" {
  call void @__cxa_throw(ptr null, ptr null, ptr null)
  ret void
}

define internal void @not_marked() "sycl-call-if-on-host"="false" {
  %p = call ptr @malloc(i64 4)
  ret void
}

define internal void @both() {
  %p = call ptr @realloc(ptr null, i64 4)
  ret void
}

declare ptr @malloc(i64)
declare ptr @realloc(ptr, i64)
declare void @undefined()
declare void @__cxa_throw(ptr, ptr, ptr)

attributes #0 = { noinline "sycl-call-if-on-host"="1" }
