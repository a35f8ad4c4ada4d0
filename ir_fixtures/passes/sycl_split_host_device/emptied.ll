; An emptied function returns zero of its type; personality and promises that its body kept are gone. The attribute may
; have no value, an empty one, `1` or `true`; with `0` or `false` the function is like any other. Both kinds lose
; noinline and optnone, declarations too, from groups and from where they stand inline.
; RUN: syclopt -passes='sycl-split-host-device<host>' -S < %s | FileCheck %s --check-prefix=HOST
; RUN: syclopt -passes='sycl-split-host-device<device>' -S < %s | FileCheck %s --check-prefix=DEVICE

; HOST-LABEL: define void @no_value() "sycl-call-if-on-device" {
; HOST-NEXT:  entry:
; HOST-NEXT:    ret void
; HOST-NEXT:  }
; HOST-LABEL: define i32 @empty_value(i32 %entry) "sycl-call-if-on-device"="" {
; HOST-NEXT:    ret i32 0
; HOST-NEXT:  }
; HOST-LABEL: define ptr @one(ptr %0) "sycl-call-if-on-device"="1"{{ +}}{
; HOST-NEXT:  entry:
; HOST-NEXT:    ret ptr null
; HOST-LABEL: define { i32, [2 x float] } @grouped() #2 section ".text.device" {
; HOST-NEXT:  entry:
; HOST-NEXT:    ret { i32, [2 x float] } zeroinitializer
; HOST-LABEL: define <4 x i32> @"quoted name\22"() "sycl-call-if-on-device"="true" {
; HOST-NEXT:  entry:
; HOST-NEXT:    ret <4 x i32> zeroinitializer
; HOST-LABEL: define void @ends() "sycl-call-if-on-device" {
; HOST-NEXT:  entry:
; HOST-NEXT:    ret void
; HOST-LABEL: define void @not_marked() noinline "sycl-call-if-on-device"="false" "sycl-call-if-on-host"="0" {
; HOST-NEXT:    call void @device_work()
; HOST-LABEL: define void @for_host() "sycl-call-if-on-host" personality ptr @personality {
; HOST-NEXT:    invoke void @host_work()
; HOST-LABEL: define void @for_both() "sycl-call-if-on-device" "sycl-call-if-on-host" {
; HOST-NEXT:  entry:
; HOST-NEXT:    ret void
; HOST-LABEL: define void @user() personality ptr @personality {
; HOST-NEXT:    invoke void @no_value()
; HOST:         musttail call void @ends()
; HOST:       declare void @elsewhere() "sycl-call-if-on-device"
; HOST:       attributes #2 = { "sycl-call-if-on-device" nounwind }

; DEVICE-LABEL: define void @kernel() noinline "sycl-kernel"="1" {
; DEVICE-LABEL: define void @no_value() "sycl-call-if-on-device" {
; DEVICE-NEXT:    call void @device_work()
; DEVICE-LABEL: define nonnull ptr @one(ptr returned %0) "sycl-call-if-on-device"="1" personality ptr @personality {
; DEVICE-NEXT:    ret ptr %0
; DEVICE-LABEL: define void @ends() noreturn "sycl-call-if-on-device" {
; DEVICE-NEXT:    unreachable
; DEVICE-LABEL: define void @for_host() "sycl-call-if-on-host" {
; DEVICE-NEXT:  entry:
; DEVICE-NEXT:    ret void
; DEVICE-LABEL: define void @for_both() "sycl-call-if-on-device" "sycl-call-if-on-host" {
; DEVICE-NEXT:  entry:
; DEVICE-NEXT:    ret void
; DEVICE:       declare i32 @personality(...)
; DEVICE-NOT:   @host_work

define void @kernel() noinline "sycl-kernel"="1" {
  call void @no_value()
  %p = call ptr @one(ptr null)
  call void @ends()
  call void @for_host()
  call void @for_both()
  ret void
}

define void @no_value() "sycl-call-if-on-device" noinline {
  call void @device_work()
  ret void
}

define i32 @empty_value(i32 %entry) noinline optnone "sycl-call-if-on-device"="" {
  ret i32 %entry
}

define nonnull ptr @one(ptr returned %0) "sycl-call-if-on-device"="1" personality ptr @personality {
  ret ptr %0
}

define { i32, [2 x float] } @grouped() #0 section ".text.device" {
  ret { i32, [2 x float] } { i32 1, [2 x float] zeroinitializer }
}

define <4 x i32> @"quoted name\22"() "sycl-call-if-on-device"="true" {
  ret <4 x i32> <i32 1, i32 1, i32 1, i32 1>
}

define void @ends() noreturn "sycl-call-if-on-device" {
  unreachable
}

define void @not_marked() noinline "sycl-call-if-on-device"="false" "sycl-call-if-on-host"="0" {
  call void @device_work()
  ret void
}

define void @for_host() noinline "sycl-call-if-on-host" personality ptr @personality {
  invoke void @host_work()
    to label %done unwind label %failed
done:
  ret void
failed:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

define void @for_both() "sycl-call-if-on-device" "sycl-call-if-on-host" {
  call void @device_work()
  ret void
}

define void @user() personality ptr @personality {
  invoke void @no_value()
    to label %done unwind label %failed
done:
  call void @elsewhere()
  musttail call void @ends()
  ret void
failed:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}

declare void @device_work()
declare void @host_work()
declare void @elsewhere() noinline "sycl-call-if-on-device"
declare i32 @personality(...)

attributes #0 = { noinline optnone "sycl-call-if-on-device" nounwind }
