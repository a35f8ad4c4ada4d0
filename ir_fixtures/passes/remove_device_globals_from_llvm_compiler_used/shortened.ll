; Device globals leave the list; one that nothing else uses goes, whatever its linkage. The rest of the list becomes the
; last variable of the module.
; RUN: syclopt -passes=remove-device-globals-from-llvm-compiler-used -S < %s | FileCheck %s
; RUN: syclopt -passes='remove-device-globals-from-llvm-compiler-used<spir-only>' -S < %s | FileCheck %s

target triple = "spirv64-unknown-unknown"

; CHECK-NOT:  unused
; CHECK:      {{^}}@"plain, [quoted]" = internal addrspace(1) global i32 0{{$}}
; CHECK-NEXT: {{^}}@used = addrspace(1) global i64 0 "sycl-device-global-size"="8" "sycl-unique-id"="b"{{$}}
; CHECK-NEXT: {{^}}@last = global i32 0{{$}}
; CHECK-NEXT: {{^}}@llvm.compiler.used = appending global [1 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) @"plain, [quoted]" to ptr addrspace(4))], section "llvm.metadata"{{$}}
; CHECK-NOT:  unused
@unused = addrspace(1) global i64 0 #0
@"plain, [quoted]" = internal addrspace(1) global i32 0
@llvm.compiler.used = appending global [3 x ptr addrspace(4)] [ptr addrspace(4) addrspacecast (ptr addrspace(1) @unused to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @"plain, [quoted]" to ptr addrspace(4)), ptr addrspace(4) addrspacecast (ptr addrspace(1) @used to ptr addrspace(4))], section "llvm.metadata"
@used = addrspace(1) global i64 0 "sycl-device-global-size"="8" "sycl-unique-id"="b"
@last = global i32 0

define spir_kernel void @kernel() {
  store i64 0, ptr addrspace(1) @used
  ret void
}

attributes #0 = { "sycl-device-global-size"="8" "sycl-unique-id"="a" }
