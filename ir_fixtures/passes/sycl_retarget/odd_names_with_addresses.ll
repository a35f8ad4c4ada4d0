; Blocks whose addresses are taken get plain names, too, here and where their addresses stand: in variables, in the
; function itself, and in others, before it and after it.
; RUN: syclopt -passes='sycl-retarget<processor=x86_64>,verify' -S < %s | FileCheck %s

; CHECK:       @table = internal constant [2 x ptr] [ptr blockaddress(@jumps, %_first_block), ptr blockaddress(@jumps, %_second__one_)]
; CHECK-LABEL: define void @before(ptr %_the_place)
; CHECK-NEXT:    store ptr blockaddress(@jumps, %_first_block), ptr %_the_place
; CHECK-LABEL: define internal void @jumps(ptr %_a_place, i1 %_which_way)
; CHECK-NEXT:    %__address = select i1 %_which_way, ptr blockaddress(@jumps, %_first_block), ptr blockaddress(@jumps, %_second__one_)
; CHECK-NEXT:    indirectbr ptr %__address, [label %_first_block, label %_second__one_]
; CHECK:       _first_block:
; CHECK:       _second__one_:
; CHECK-LABEL: define spir_kernel void @run(ptr %to, i1 %c)
; CHECK-NEXT:    %_the_value = load i1, ptr %to
; CHECK:         store ptr blockaddress(@jumps, %_first_block), ptr %to
target triple = "spirv64-unknown-unknown"

@table = internal addrspace(1) constant [2 x ptr] [ptr blockaddress(@jumps, %"first block"), ptr blockaddress(@jumps, %"second \22one\22")]

define spir_func void @before(ptr %"the place") {
  store ptr blockaddress(@jumps, %"first block"), ptr %"the place"
  ret void
}

define internal spir_func void @jumps(ptr %"a place", i1 %"which way") {
  %" address" = select i1 %"which way", ptr blockaddress(@jumps, %"first block"), ptr blockaddress(@jumps, %"second \22one\22")
  indirectbr ptr %" address", [label %"first block", label %"second \22one\22"]

"first block":
  store i32 1, ptr %"a place"
  br label %"second \22one\22"

"second \22one\22":
  ret void
}

define spir_kernel void @run(ptr %to, i1 %c) {
  %"the value" = load i1, ptr %to
  call spir_func void @jumps(ptr %to, i1 %"the value")
  store ptr blockaddress(@jumps, %"first block"), ptr %to
  ret void
}
