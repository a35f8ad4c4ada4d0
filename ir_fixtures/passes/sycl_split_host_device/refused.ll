; What cannot be split is refused, in one line that names the symbol.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-split-host-device %t/value.ll 2>&1 | FileCheck %s --check-prefix=VALUE
; RUN: not syclopt -passes=sycl-split-host-device %t/kernel.ll 2>&1 | FileCheck %s --check-prefix=KERNEL
; RUN: not syclopt -passes='sycl-split-host-device<host>' %t/block.ll 2>&1 | FileCheck %s --check-prefix=BLOCK
; RUN: not syclopt -passes='sycl-split-host-device<device>' %t/absent.ll 2>&1 | FileCheck %s --check-prefix=ABSENT
; RUN: not syclopt -passes='sycl-split-host-device<left>' %t/absent.ll 2>&1 | FileCheck %s --check-prefix=SIDE
; RUN: syclopt -passes='sycl-split-host-device<device>' %t/block.ll 2>&1 | FileCheck %s --check-prefix=OTHER

; VALUE:  value.ll:1:1: error: "sycl-call-if-on-host" of '@f' is 'maybe', expected nothing, 'true', '1', 'false' or '0'
; KERNEL: kernel.ll:1:1: error: "sycl-kernel" of '@k"' is '2', expected nothing, 'true', '1', 'false' or '0'
; BLOCK:  block.ll:1:1: error: '@labels' holds the address of a block of '@f', whose body is not for this side
; ABSENT: absent.ll:1:1: error: '@absent', to which '@k' refers, is not defined
; SIDE:   error: option 'side' of pass 'sycl-split-host-device': found 'left', expected 'host' or 'device' or 'both'
; OTHER-NOT: @labels
; OTHER:     define void @k() "sycl-kernel"
; OTHER-NOT: @labels

;--- value.ll
define void @f() "sycl-call-if-on-host"="maybe" {
  ret void
}
;--- kernel.ll
define void @"k\22"() "sycl-kernel"="2" {
  ret void
}
;--- block.ll
@labels = constant [1 x ptr] [ptr blockaddress(@f, %done)]
define void @f() "sycl-call-if-on-device" {
  br label %done
done:
  store ptr blockaddress(@f, %done), ptr null
  ret void
}
define void @k() "sycl-kernel" {
  call void @f()
  ret void
}
;--- absent.ll
define void @k() "sycl-kernel" {
  call void @absent()
  ret void
}
