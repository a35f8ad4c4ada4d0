; What only the module sees gets names that are words: later passes tell instructions apart by words.
; RUN: syclopt -passes='sycl-retarget<processor=x86_64>,verify' -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-retarget<device=nvptx64>,verify' -S < %s | FileCheck %s --check-prefix=GPU
target triple = "spir64-unknown-unknown"

; CHECK: %"pair<int, x = y>" = type { i32, i32 }
%"pair<int, x = y>" = type { i32, i32 }

; CHECK: @_a__b___c = internal global i32 5
; GPU: @_a__b___c = internal addrspace(1) global i32 5
@"a, b = c" = internal addrspace(1) global i32 5

; CHECK: define internal i32 @_x___add__y__z_(i32 %_a___b) {
; CHECK-NEXT: _in__out:
; CHECK: %_p__q = load i32, ptr @_a__b___c
; CHECK-NEXT: %____1 = add nsw i32 %_a___b, %_p__q
; CHECK-NEXT: %w = zext i32%____1 to i64
; CHECK-NEXT: ret i32 %____1
define internal spir_func i32 @"x = add (y)\22z\22"(i32 %"a = b") {
"in, out":
  %____ = alloca %"pair<int, x = y>"
  %"p, q" = load i32, ptr addrspace(1) @"a, b = c"
  %"= ;" = add nsw i32 %"a = b", %"p, q"
  %w = zext i32%"= ;"to i64
  ret i32 %"= ;"
}

; CHECK: define spir_kernel void @"my = kernel, (x) %y"(ptr %_to_i32, i32 %plain) {
; CHECK: br i1 %c, label %_0, label %_1
; CHECK: _0:
; CHECK: %result = phi i32 [ %_f__, %_0 ], [ 0, %_start__here ]
define spir_kernel void @"my = kernel, (x) %y"(ptr addrspace(1) %"to i32", i32 %plain) {
"start: here":
  %c = icmp sgt i32 %plain, 0
  br i1 %c, label %"0", label %"1"
"0":
  %"f()" = call spir_func i32 @"x = add (y)\22z\22"(i32 %plain)
  br label %"1"
"1":
  %result = phi i32 [ %"f()", %"0" ], [ 0, %"start: here" ]
  store i32 %result, ptr addrspace(1) %"to i32"
  ret void
}
