; A variable that merges with others of its name is linked once, as SPIR-V has it; functions and other variables stay as
; they are.
; RUN: syclopt -passes=spirv-link-once,verify -S %s | FileCheck %s

$inline = comdat any
$table = comdat any

; CHECK: @counter = linkonce_odr dso_local addrspace(1) global i32 0, align 4 #0
@counter = weak_odr dso_local addrspace(1) global i32 0, align 4 #0
; CHECK: @"in a comdat" = linkonce_odr addrspace(1) constant i32 1, comdat($table)
@"in a comdat" = weak_odr addrspace(1) constant i32 1, comdat($table)
; CHECK: @only = addrspace(1) global i32 0
@only = addrspace(1) global i32 0
; CHECK: @elsewhere = external addrspace(1) global i32
@elsewhere = external addrspace(1) global i32
; CHECK: @weak = weak addrspace(1) global i32 0
@weak = weak addrspace(1) global i32 0

; CHECK: define weak_odr spir_func void @inline() comdat {
define weak_odr spir_func void @inline() comdat {
  ret void
}

attributes #0 = { "sycl-unique-id"="counter" }
