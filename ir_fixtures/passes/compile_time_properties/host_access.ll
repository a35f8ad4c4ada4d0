; LLVM's backend for SPIR-V takes the decorations of the newer extension, which counts: none, read, write, both.
; REQUIRES: llc-22
; RUN: syclopt -passes='compile-time-properties<spirv-decorations=host-access>' -S %s | llc-22 -mtriple=spirv64-unknown-unknown --spirv-ext=+SPV_INTEL_global_variable_host_access -o - | FileCheck %s

; CHECK-DAG: OpDecorate %[[#]] HostAccessINTEL 0 "none"
; CHECK-DAG: OpDecorate %[[#]] HostAccessINTEL 1 "read"
; CHECK-DAG: OpDecorate %[[#]] HostAccessINTEL 2 "write"
; CHECK-DAG: OpDecorate %[[#]] HostAccessINTEL 3 "both"

target triple = "spirv64-unknown-unknown"

@none = addrspace(1) global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="none" "sycl-host-access"="3"
@read = addrspace(1) global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="read" "sycl-host-access"="0"
@write = addrspace(1) global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="write" "sycl-host-access"="1"
@both = addrspace(1) global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="both"

define spir_kernel void @k() {
  store i32 1, ptr addrspace(1) @none
  store i32 1, ptr addrspace(1) @read
  store i32 1, ptr addrspace(1) @write
  store i32 1, ptr addrspace(1) @both
  ret void
}
