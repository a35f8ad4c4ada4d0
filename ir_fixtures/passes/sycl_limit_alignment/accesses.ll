; Accesses, parameters and calls promise at most 16 bytes, also where the type says more and nothing else does. Variables
; keep what they have; so do strings and names that look like an alignment.
; RUN: syclopt -passes=sycl-limit-alignment -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-limit-alignment<most=4>' -S < %s | FileCheck %s --check-prefix=FOUR

%pair = type { i32, <8 x float> }
; CHECK: @table = constant [2 x i32] [i32 1, i32 2], align 64
@table = constant [2 x i32] [i32 1, i32 2], align 64

; CHECK-LABEL: define spir_kernel void @kernel(ptr align 16 %p, ptr noundef align 16 dereferenceable(64) %q, ptr align 4 %r)
; CHECK-SAME: "like"="align 32"
; FOUR: define spir_kernel void @kernel(ptr align 4 %p, ptr noundef align 4 dereferenceable(64) %q, ptr align 4 %r)
define spir_kernel void @kernel(ptr align 32 %p, ptr noundef align 128 dereferenceable(64) %q, ptr align 4 %r) "like"="align 32" {
  ; CHECK: %own = alloca <8 x float>, align 32
  %own = alloca <8 x float>, align 32
  ; CHECK-NEXT: %a = load <8 x float>, ptr %p, align 16, !nontemporal !0
  ; FOUR: %a = load <8 x float>, ptr %p, align 4, !nontemporal !0
  %a = load <8 x float>, ptr %p, align 32, !nontemporal !0
  ; CHECK-NEXT: %b = load <8 x float>, ptr %q, align 16, !nontemporal !0
  ; FOUR-NEXT: %b = load <8 x float>, ptr %q, align 4, !nontemporal !0
  %b = load <8 x float>, ptr %q, !nontemporal !0
  ; CHECK-NEXT: %c = load volatile %pair, ptr %q, align 16
  %c = load volatile %pair, ptr %q
  ; CHECK-NEXT: %align = load <4 x float>, ptr %r{{$}}
  ; FOUR: %align = load <4 x float>, ptr %r, align 4
  %align = load <4 x float>, ptr %r
  ; CHECK-NEXT: store <8 x float> %a, ptr %q, align 16
  store <8 x float> %a, ptr %q, align 64
  ; CHECK-NEXT: store %pair %c, ptr %q, align 16
  store %pair %c, ptr %q
  ; CHECK-NEXT: store i32 1, ptr %r{{$}}
  store i32 1, ptr %r
  ; CHECK-NEXT: call void @llvm.memcpy.p0.p0.i64(ptr align 16 %p, ptr align 16 %q, i64 64, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %p, ptr align 16 %q, i64 64, i1 false)
  ret void
}

; CHECK: declare void @llvm.memcpy.p0.p0.i64(
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

!0 = !{i32 1}
