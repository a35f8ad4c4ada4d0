; Code that was compiled for a processor, in any spelling of its triple, is made as that for devices is: address spaces
; and OpenCL's metadata tell what is local, promises go where they stand. What is done is marked, and not done again.
; RUN: syclopt -passes='sycl-retarget<processor=x86_64>,verify' -S < %s | FileCheck %s
; RUN: sed s/x86_64-pc-linux-gnu/x86_64/ %s | syclopt -passes='sycl-retarget<processor=x86_64>' -S | FileCheck %s
; RUN: sed s/x86_64-pc-linux-gnu/x86_64-linux-gnu/ %s | syclopt -passes='sycl-retarget<processor=x86_64>' -S | FileCheck %s
; RUN: sed s/x86_64-pc-linux-gnu/unknown-unknown-unknown/ %s | syclopt -passes='sycl-retarget<processor=x86_64>' -S | FileCheck %s
; RUN: sed /^target/d %s | syclopt -passes='sycl-retarget<processor=x86_64>' -S | FileCheck %s
; RUN: syclopt -passes='sycl-retarget<processor=x86_64>' -S < %s > %t
; RUN-UNCHANGED: what is done is not done again
; RUN: syclopt -passes='sycl-retarget<processor=x86_64>' -S < %t | diff %t -

; CHECK: target triple = "x86_64-unknown-linux-gnu"
target triple = "x86_64-pc-linux-gnu"

; CHECK: @tile = internal global [4 x float] undef
@tile = internal addrspace(3) global [4 x float] undef

; What is promised of parameters stays.
; CHECK: define spir_kernel void @run(ptr readonly %in, ptr "sycl-local-memory" %scratch, i32 %n) !kernel_arg_addr_space !0 {
define spir_kernel void @run(ptr readonly %in, ptr %scratch, i32 %n) noinline optnone !kernel_arg_addr_space !0 {
; CHECK-NEXT: %tile.place = call ptr @__native_local(ptr @tile)
; CHECK-NEXT: %id = call i64 @_Z13get_global_idj(i32 0){{$}}
  %id = call i64 @_Z13get_global_idj(i32 0) readnone
; CHECK-NEXT: %v = call float @half_of(ptr readonly %in) "readnone"
  %v = call float @half_of(ptr readonly %in) "readnone" noinline
; CHECK-NEXT: store float %v, ptr %tile.place
  store float %v, ptr addrspace(3) @tile
  ret void
}

; CHECK: define internal float @half_of(ptr readonly %x) "readonly" nounwind #0 {
define internal float @half_of(ptr readonly %x) "readonly" nounwind noinline readonly "target-cpu"="znver5" #0 {
  %v = load float, ptr %x
  %h = fmul float %v, 0.5
  ret float %h
}

; CHECK: declare i64 @_Z13get_global_idj(i32){{$}}
declare i64 @_Z13get_global_idj(i32) memory(none) speculatable

; CHECK: attributes #0 = { nounwind "kept"="znver5" }
attributes #0 = { nounwind "target-features"="+avx512f" "tune-cpu"="znver5" "kept"="znver5" }

; CHECK: !syclopt.retargeted = !{![[TARGET:[0-9]+]]}
; CHECK: ![[TARGET]] = !{!"native_cpu"}
!0 = !{i32 1, i32 3, i32 0}
