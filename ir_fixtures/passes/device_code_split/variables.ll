; Variables that are not discardable are in every image, with what their initializers need; others only where they are
; used. Declarations are never there without a use.
; RUN: syclopt -passes='device-code-split<mode=kernel>' %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.ll --check-prefixes=CHECK,USER
; RUN: FileCheck %s --input-file=%t_1.ll --check-prefixes=CHECK,OTHER

; CHECK:      {{^}}@plain = addrspace(1) global i32 0{{$}}
; CHECK-NEXT: {{^}}@weak = weak global i32 0{{$}}
; CHECK-NEXT: {{^}}@weak_odr = weak_odr hidden constant i32 0{{$}}
; CHECK-NEXT: {{^}}@common = common global i32 0{{$}}
; CHECK-NEXT: {{^}}@table = constant [1 x ptr] [ptr @in_table]{{$}}
; CHECK-NEXT: {{^}}@llvm.compiler.used = appending global [1 x ptr] [ptr @used_by_compiler], section "llvm.metadata"{{$}}
; USER-NEXT:  {{^}}@internal = internal global i32 0{{$}}
; USER-NEXT:  {{^}}@private = private constant i32 0{{$}}
; USER-NEXT:  {{^}}@once = linkonce global i32 0{{$}}
; USER-NEXT:  {{^}}@once_odr = linkonce_odr constant i32 0{{$}}
; USER-NEXT:  {{^}}@available = available_externally global i32 0{{$}}
; USER-NEXT:  {{^}}@declared = external global i32{{$}}
; CHECK-NOT:  {{^}}@
; USER:       {{^}}define spir_kernel void @user() "sycl-entry-point" {{{$}}
; OTHER:      {{^}}define spir_kernel void @other() "sycl-entry-point" {{{$}}
; CHECK:      {{^}}define internal spir_func void @in_table() {{{$}}
; CHECK:      {{^}}define internal spir_func void @used_by_compiler() {{{$}}
; CHECK-NOT:  {{^define}}
@plain = addrspace(1) global i32 0
@weak = weak global i32 0
@weak_odr = weak_odr hidden constant i32 0
@common = common global i32 0
@table = constant [1 x ptr] [ptr @in_table]
@llvm.compiler.used = appending global [1 x ptr] [ptr @used_by_compiler], section "llvm.metadata"
@internal = internal global i32 0
@private = private constant i32 0
@once = linkonce global i32 0
@once_odr = linkonce_odr constant i32 0
@available = available_externally global i32 0
@declared = external global i32
@declared_weak = extern_weak global i32

define spir_kernel void @user() {
  %a = load i32, ptr @internal
  %b = load i32, ptr @private
  %c = load i32, ptr @once
  %d = load i32, ptr @once_odr
  %e = load i32, ptr @available
  %f = load i32, ptr @declared
  ret void
}

define spir_kernel void @other() {
  ret void
}

define internal spir_func void @in_table() {
  ret void
}

define internal spir_func void @used_by_compiler() {
  ret void
}
