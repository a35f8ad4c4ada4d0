; Blocks whose addresses are taken get plain names, too, here and where their addresses stand: in variables, in the
; function itself, and in others, before it and after it.
; RUN: syclopt -passes='sycl-retarget<processor=x86_64>,verify' -S < %s | FileCheck %s

target triple = "spirv64-unknown-unknown"

; CHECK: @table = internal constant [2 x ptr] [ptr blockaddress(@jumps, %_first_block), ptr blockaddress(@jumps, %_second__one_)]
@table = internal addrspace(1) constant [2 x ptr] [ptr blockaddress(@jumps, %"first block"), ptr blockaddress(@jumps, %"second \22one\22")]

; CHECK-LABEL: define internal void @before(ptr %_the_place)
define spir_func void @before(ptr %"the place") {
; CHECK-NEXT:    store ptr blockaddress(@jumps, %_first_block), ptr %_the_place
  store ptr blockaddress(@jumps, %"first block"), ptr %"the place"
  ret void
}

; CHECK-LABEL: define internal void @jumps(ptr %_a_place, i1 %_which_way)
define internal spir_func void @jumps(ptr %"a place", i1 %"which way") {
; CHECK-NEXT:    %_address = select i1 %_which_way, ptr blockaddress(@jumps, %_first_block), ptr blockaddress(@jumps, %_second__one_)
; CHECK-NEXT:    indirectbr ptr %_address, [label %_first_block, label %_second__one_]
  %" address" = select i1 %"which way", ptr blockaddress(@jumps, %"first block"), ptr blockaddress(@jumps, %"second \22one\22")
  indirectbr ptr %" address", [label %"first block", label %"second \22one\22"]

; CHECK:       _first_block:
"first block":
  store i32 1, ptr %"a place"
  br label %"second \22one\22"

; CHECK:       _second__one_:
"second \22one\22":
  ret void
}

; CHECK-LABEL: define spir_kernel void @run(ptr %to, i1 %c)
define spir_kernel void @run(ptr %to, i1 %c) {
; CHECK-NEXT:    %_the_value = load i1, ptr %to
; CHECK:         store ptr blockaddress(@jumps, %_first_block), ptr %to
  %"the value" = load i1, ptr %to
  call spir_func void @jumps(ptr %to, i1 %"the value")
  store ptr blockaddress(@jumps, %"first block"), ptr %to
  ret void
}
