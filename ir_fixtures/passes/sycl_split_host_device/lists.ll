; Lists that speak of symbols are cut to those of the side. Their members, kernels aside, are on the host, as are
; constructors and destructors; a list of annotations holds nothing. Members of a comdat stay together.
; RUN: syclopt -passes=sycl-split-host-device %s -o %t.table
; RUN: FileCheck %s --input-file=%t_1.ll --check-prefix=HOST
; RUN: not grep -E 'kernel|second|annotated|device_word' %t_1.ll
; RUN: FileCheck %s --input-file=%t_0.ll --check-prefix=DEVICE
; RUN: not grep -E 'start|stop|annotated|used_on_host|host_word' %t_0.ll

; HOST:      $group = comdat any
; HOST:      @member = linkonce_odr global i32 0, comdat($group)
; HOST-NOT:  @device_word
; HOST:      @host_word = private constant [2 x i8] c"h\00", section "llvm.metadata"
; HOST:      @llvm.used = appending global [1 x ptr] [ptr @used_on_host], section "llvm.metadata"
; HOST-NEXT: @llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr @compiler_used], section "llvm.metadata"
; HOST-NEXT: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
; HOST-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @stop, ptr null }]
; HOST-NEXT: @llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @used_on_host, ptr @host_word, ptr null, i32 2, ptr null }], section "llvm.metadata"
; HOST:      @public_name = alias void (), ptr @aliased
; HOST:      define internal void @start()
; HOST:      define internal void @stop()
; HOST:      define internal void @used_on_host()
; HOST:      define internal void @compiler_used()
; HOST-NOT:  @annotated
; HOST:      define internal void @aliased()
; HOST:      define linkonce_odr void @grouped() comdat($group)
; HOST-NOT:  define

; DEVICE:     $group = comdat any
; DEVICE:     @member = linkonce_odr global i32 0, comdat($group)
; DEVICE:     @device_word = private constant [2 x i8] c"d\00", section "llvm.metadata"
; DEVICE-NOT: @host_word
; DEVICE:     @llvm.used = appending global [1 x ptr] [ptr @kernel], section "llvm.metadata"
; DEVICE-NEXT: @llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr @second], section "llvm.metadata"
; DEVICE-NEXT: @llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @device_word, ptr null, i32 1, ptr null }], section "llvm.metadata"
; DEVICE:     define void @kernel() "sycl-kernel" {
; DEVICE:     define spir_kernel void @second() {
; DEVICE:     define linkonce_odr void @grouped() comdat($group)
; DEVICE-NOT: define

$group = comdat any

@member = linkonce_odr global i32 0, comdat($group)
@device_word = private constant [2 x i8] c"d\00", section "llvm.metadata"
@host_word = private constant [2 x i8] c"h\00", section "llvm.metadata"
@llvm.used = appending global [2 x ptr] [ptr @kernel, ptr @used_on_host], section "llvm.metadata"
@llvm.compiler.used = appending addrspace(1) global [2 x ptr] [ptr @compiler_used, ptr @second], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @stop, ptr null }]
@llvm.global.annotations = appending global [3 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @device_word, ptr null, i32 1, ptr null }, { ptr, ptr, ptr, i32, ptr } { ptr @used_on_host, ptr @host_word, ptr null, i32 2, ptr null }, { ptr, ptr, ptr, i32, ptr } { ptr @annotated, ptr @host_word, ptr null, i32 3, ptr null }], section "llvm.metadata"

@public_name = alias void (), ptr @aliased

define void @kernel() "sycl-kernel" {
  call void @grouped()
  ret void
}

define spir_kernel void @second() {
  ret void
}

define internal void @start() {
  call void @grouped()
  ret void
}

define internal void @stop() {
  ret void
}

define internal void @used_on_host() {
  ret void
}

define internal void @compiler_used() {
  ret void
}

define internal void @annotated() {
  ret void
}

define internal void @aliased() {
  ret void
}

define linkonce_odr void @grouped() comdat($group) {
  ret void
}
