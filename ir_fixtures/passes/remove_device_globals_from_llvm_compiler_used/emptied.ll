; A list of device globals alone is removed with them. Here pointers name what they point to, and a variable has no name.
; RUN: syclopt -passes=remove-device-globals-from-llvm-compiler-used -S < %s | FileCheck %s

; CHECK-NOT: @
; CHECK:     @other = internal global i32 0
; CHECK-NOT: @
@0 = internal addrspace(1) global i64 0 "sycl-device-global-size"="8" "sycl-unique-id"="a"
@dg = internal addrspace(1) global [2 x i64] zeroinitializer "sycl-device-global-size"="16" "sycl-unique-id"="b"
@other = internal global i32 0
@llvm.compiler.used = appending global [2 x i8 addrspace(4)*] [i8 addrspace(4)* addrspacecast (i8 addrspace(1)* bitcast (i64 addrspace(1)* @0 to i8 addrspace(1)*) to i8 addrspace(4)*), i8 addrspace(4)* addrspacecast (i8 addrspace(1)* bitcast (i64 addrspace(1)* getelementptr inbounds ([2 x i64], [2 x i64] addrspace(1)* @dg, i64 0, i64 0) to i8 addrspace(1)*) to i8 addrspace(4)*)], section "llvm.metadata"
