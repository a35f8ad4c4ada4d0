; A kernel has the calling convention of one or the attribute; other roots of the device are SYCL_EXTERNAL functions and
; virtual functions for devices. On the host, a kernel that is only pointed to is an empty function, one that is called
; is code like any other, and any other is not there. Symbols without a name get one.
; RUN: syclopt -passes='sycl-split-host-device,emit-symbols' %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.sym --check-prefix=SYMBOLS
; RUN: FileCheck %s --input-file=%t_0.ll --check-prefix=DEVICE
; RUN: FileCheck %s --input-file=%t_1.ll --check-prefix=HOST

; SYMBOLS:      {{^}}by_attribute{{$}}
; SYMBOLS-NEXT: {{^}}spir{{$}}
; SYMBOLS-NEXT: {{^}}ptx{{$}}
; SYMBOLS-NEXT: {{^}}amdgpu{{$}}
; SYMBOLS-NEXT: {{^}}external{{$}}
; SYMBOLS-NEXT: {{^}}virtual{{$}}
; SYMBOLS-NEXT: {{^}}unnamed.0{{$}}
; SYMBOLS-NOT:  {{.}}

; DEVICE:     define void @by_attribute() "sycl-kernel" {
; DEVICE:     define spir_kernel void @spir() {
; DEVICE:     define ptx_kernel void @ptx() {
; DEVICE:     define amdgpu_kernel void @amdgpu() {
; DEVICE:     define void @external() "sycl-module-id"="unit.cpp" {
; DEVICE:     define internal void @virtual() "indirectly-callable"="set" {
; DEVICE:     define internal spir_kernel void @unnamed.0() {
; DEVICE:     define internal void @kernel_work() {
; DEVICE-NOT: define

; HOST:      @table = global [1 x ptr] [ptr @spir]
; HOST:      define void @by_attribute() "sycl-kernel" {
; HOST-NEXT:   call void @kernel_work()
; HOST:      define spir_kernel void @spir() {
; HOST-NEXT: entry:
; HOST-NEXT:   ret void
; HOST-NEXT: }
; HOST:      define void @external() "sycl-module-id"="unit.cpp" {
; HOST:      define internal spir_kernel void @unnamed.0() {
; HOST-NEXT: entry:
; HOST:      define void @not_one() "sycl-kernel"="false" {
; HOST:      define i32 @main() {
; HOST-NEXT:   call void @by_attribute()
; HOST-NEXT:   call void @launch(ptr @spir, ptr @unnamed.0)
; HOST:      define internal void @kernel_work() {
; HOST-NOT:  define

@table = global [1 x ptr] [ptr @spir]

define void @by_attribute() "sycl-kernel" {
  call void @kernel_work()
  ret void
}

define spir_kernel void @spir() {
  call void @kernel_work()
  ret void
}

define ptx_kernel void @ptx() {
  ret void
}

define amdgpu_kernel void @amdgpu() {
  ret void
}

define void @external() "sycl-module-id"="unit.cpp" {
  ret void
}

define internal void @virtual() "indirectly-callable"="set" {
  ret void
}

define internal spir_kernel void @0() {
  ret void
}

define void @not_one() "sycl-kernel"="false" {
  ret void
}

define i32 @main() {
  call void @by_attribute()
  call void @launch(ptr @spir, ptr @0)
  ret i32 0
}

define internal void @kernel_work() {
  ret void
}

declare void @launch(ptr, ptr)
