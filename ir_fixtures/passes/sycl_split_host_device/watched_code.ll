; What counts how often code runs, and what tells of calls, is for the host: device code has neither counters nor hooks.
; RUN: syclopt -passes=sycl-split-host-device -verify-each %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.ll --check-prefix=DEVICE
; RUN: FileCheck %s --input-file=%t_1.ll --check-prefix=HOST

; DEVICE:      define spir_kernel void @kernel(
; DEVICE-NEXT:   call void @both()
; DEVICE:      define void @both() #[[BOTH:[0-9]+]] {
; DEVICE-NEXT:   ret void
; DEVICE-NOT:  declare
; DEVICE:      attributes #[[BOTH]] = { noinline "no-trapping-math"="true" }
; DEVICE-NOT:  instr

; HOST:      define void @both() #[[BOTH:[0-9]+]] {
; HOST-NEXT:   call void @llvm.instrprof.increment(ptr @__profn_both, i64 1, i32 2, i32 0)
; HOST-NEXT:   call void @llvm.instrprof.increment.step(ptr @__profn_both, i64 1, i32 2, i32 1, i64 7)
; HOST-NEXT:   ret void
; HOST:      attributes #[[BOTH]] = { noinline "instrument-function-entry"="__cyg_profile_func_enter"

target triple = "x86_64-unknown-linux-gnu"

@__profn_both = private constant [4 x i8] c"both"

define internal void @kernel(ptr noundef nonnull dereferenceable(4) %callable) #0 "sycl-kernel" "sycl-kernel-entry"="k" "sycl-annotated-at"="h:2" {
  call void @both()
  ret void
}

define void @both() #0 {
  call void @llvm.instrprof.increment(ptr @__profn_both, i64 1, i32 2, i32 0)
  call void @llvm.instrprof.increment.step(ptr @__profn_both, i64 1, i32 2, i32 1, i64 7)
  ret void
}

declare void @llvm.instrprof.increment(ptr, i64, i32, i32)
declare void @llvm.instrprof.increment.step(ptr, i64, i32, i32, i64)

attributes #0 = { noinline "instrument-function-entry"="__cyg_profile_func_enter" "instrument-function-entry-inlined"="mcount" "instrument-function-exit"="__cyg_profile_func_exit" "no-trapping-math"="true" "xray-instruction-threshold"="200" }
