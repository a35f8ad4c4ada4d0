; Each image lists the device globals that its code uses: itself, in a constant expression, through variables and aliases
; that it uses. A list of the compiler, or a variable that no code uses, does not count. Order: that of the module.
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-device-globals' %s -o %t.table
; RUN: FileCheck %s --input-file=%t_0.prop --check-prefix=TABLE
; RUN: FileCheck %s --input-file=%t_1.prop --check-prefix=DIRECT
; RUN: FileCheck %s --input-file=%t_2.prop --check-prefix=NONE --allow-empty

; Size 8, no scope.
; TABLE:      {{^}}[SYCL/device globals]{{$}}
; TABLE-NEXT: {{^}}id of shared=2|ABAAAAAAAAACAAAAAAAAAA{{$}}
; TABLE-NEXT: {{^}}id of aliased=2|ABAAAAAAAAgBAAAAAAAAAA{{$}}
; TABLE-NOT:  {{.}}

; Size 4 and scope, in both spellings and with each value that is not "false".
; DIRECT:      {{^}}[SYCL/device globals]{{$}}
; DIRECT-NEXT: {{^}}id of flagged=2|ABAAAAAAAAABAAAABAAAAA{{$}}
; DIRECT-NEXT: {{^}}id of old=2|ABAAAAAAAAABAAAABAAAAA{{$}}
; DIRECT-NEXT: {{^}}id of false=2|ABAAAAAAAAABAAAAAAAAAA{{$}}
; DIRECT-NEXT: {{^}}quoted "id" \=2|ABAAAAAAAAw/////AAAAAA{{$}}
; DIRECT-NOT:  {{.}}

; NONE-NOT: {{.}}

target triple = "spir64-unknown-unknown"

@table = internal addrspace(1) constant [2 x ptr addrspace(1)] [ptr addrspace(1) @shared, ptr addrspace(1) @alias]
@shared = internal addrspace(1) global i64 0 #0
@aliased = internal addrspace(1) global i64 0 "sycl-device-global-size"="6" "sycl-unique-id"="id of aliased"
@flagged = internal addrspace(1) global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="id of flagged" "sycl-device-image-scope"
@old = internal addrspace(1) global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="id of old" "device_image_scope"="0"
@false = internal addrspace(1) global i32 0 #1
@"quoted name" = internal addrspace(1) global [2 x i32] zeroinitializer "sycl-device-global-size"="4294967295" "sycl-unique-id"="quoted \22id\22 \5C"
@listed = internal addrspace(1) global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="id of listed"
@llvm.compiler.used = appending global [1 x ptr addrspace(1)] [ptr addrspace(1) @listed], section "llvm.metadata"
@unused_table = addrspace(1) constant ptr addrspace(1) @listed
@no_device_global = internal addrspace(1) global i32 0 "sycl-unique-id"="plain" "device_image_scope"="true"

@alias = internal alias i64, ptr addrspace(1) @aliased

define spir_kernel void @a_nothing() {
  ret void
}

define spir_kernel void @b_direct() {
  %a = load i32, ptr addrspace(1) @flagged
  store i32 %a, ptr addrspace(4) addrspacecast (ptr addrspace(1) @old to ptr addrspace(4))
  call spir_func void @helper()
  ret void
}

define spir_kernel void @c_table() {
  %a = load ptr addrspace(1), ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @table, i64 8)
  ret void
}

define internal spir_func void @helper() {
  store i32 1, ptr addrspace(1) getelementptr inbounds ([2 x i32], ptr addrspace(1) @"quoted name", i64 0, i64 1)
  store i32 1, ptr addrspace(1) @false
  store i32 1, ptr addrspace(1) @no_device_global
  ret void
}

attributes #0 = { "sycl-device-global-size"="8" "sycl-unique-id"="id of shared" }
attributes #1 = { "sycl-device-global-size"="4" "sycl-device-image-scope"="false" "sycl-unique-id"="id of false" }
