; Variables that are kept across a barrier stand in their arrays as aligned as they want to be, each of them.
; RUN: syclopt -passes='sycl-work-group-loops<local-size=8>,verify' -S < %s | FileCheck %s

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: define internal void @keep.group(
; CHECK:         %..array0 = alloca [64 x i8], i64 %..items, align 64
; CHECK:         %..array1 = alloca [16 x float], i64 %..items, align 64
; CHECK:         %..array2 = alloca [256 x i8], i64 %..items, align 256
; CHECK:         %..array3 = alloca <8 x float>, i64 %..items, align 64
; CHECK:         %..array4 = alloca <16 x double>, i64 %..items, align 128
; CHECK:         %..array5 = alloca [3 x i32], i64 %..items, align 64
; CHECK:         %..bytes6 = mul i64 %..items, 9216
; CHECK-NEXT:    %..array6 = call ptr @__native_take_memory(i64 %..bytes6, i64 512)
; CHECK-LABEL: define internal i32 @keep.region.0(
; CHECK:         %small = getelementptr [64 x i8], ptr %..array0, i64 %..item.index
; CHECK:         %whole = getelementptr [16 x float], ptr %..array1, i64 %..item.index
define spir_kernel void @keep(ptr %out) {
  %small = alloca float, align 64
  %whole = alloca [16 x float], align 64
  %more = alloca { i32, [3 x i64] }, align 256
  %vector = alloca <8 x float>
  %wide = alloca <16 x double>, align 128
  %many = alloca i32, i32 3, align 4
  %large = alloca [9000 x i8], align 512
  call void @use(ptr %small, ptr %whole, ptr %more, ptr %vector, ptr %wide, ptr %many, ptr %large)
  call void @__native_barrier()
  call void @use(ptr %small, ptr %whole, ptr %more, ptr %vector, ptr %wide, ptr %many, ptr %large)
  ret void
}

; What is kept and no variable is aligned likewise.
; CHECK-LABEL: define internal void @values.group(
; CHECK:         %..array0 = alloca <16 x double>, i64 %..items, align 128
define spir_kernel void @values(ptr %out) {
  %value = load <16 x double>, ptr %out
  call void @__native_barrier()
  store <16 x double> %value, ptr %out
  ret void
}

declare void @use(ptr, ptr, ptr, ptr, ptr, ptr, ptr)
declare void @__native_barrier()
