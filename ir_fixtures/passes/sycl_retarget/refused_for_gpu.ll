; What code for NVIDIA's GPUs cannot have is refused, by name and place.
; RUN: split-file %s %t
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/assembly.ll 2>&1 | FileCheck %s --check-prefix=ASSEMBLY
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/constructor.ll 2>&1 | FileCheck %s --check-prefix=CONSTRUCTOR
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/place.ll 2>&1 | FileCheck %s --check-prefix=PLACE
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/thread.ll 2>&1 | FileCheck %s --check-prefix=THREAD
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/value.ll 2>&1 | FileCheck %s --check-prefix=VALUE
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/long.ll 2>&1 | FileCheck %s --check-prefix=LONG
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/image.ll 2>&1 | FileCheck %s --check-prefix=IMAGE
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/variable.ll 2>&1 | FileCheck %s --check-prefix=VARIABLE
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/of_wide.ll 2>&1 | FileCheck %s --check-prefix=OF-WIDE
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/to_wide.ll 2>&1 | FileCheck %s --check-prefix=TO-WIDE
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/intrinsic.ll 2>&1 | FileCheck %s --check-prefix=INTRINSIC
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/result.ll 2>&1 | FileCheck %s --check-prefix=RESULT
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/subgroup.ll 2>&1 | FileCheck %s --check-prefix=SUBGROUP
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/group.ll 2>&1 | FileCheck %s --check-prefix=GROUP
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/cycle.ll 2>&1 | FileCheck %s --check-prefix=CYCLE
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/odd.ll 2>&1 | FileCheck %s --check-prefix=ODD
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/narrow.ll 2>&1 | FileCheck %s --check-prefix=NARROW
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/nothing.ll 2>&1 | FileCheck %s --check-prefix=NOTHING
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64>' < %t/chosen.ll 2>&1 | FileCheck %s --check-prefix=CHOSEN
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64;processor=x86_64>' < %t/label.ll 2>&1 | FileCheck %s --check-prefix=LABEL
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64;processor=x86_64>' < %t/of_x86.ll 2>&1 | FileCheck %s --check-prefix=OF-X86

; ASSEMBLY: error: sycl-retarget: the module has assembly, which code for NVIDIA's GPUs cannot have
;--- assembly.ll
target triple = "spirv64-unknown-unknown"


module asm "nop"

; CONSTRUCTOR: 4:1: error: sycl-retarget: '@start' is to be run before or after all kernels, which code for NVIDIA's GPUs cannot have
;--- constructor.ll
target triple = "spirv64-unknown-unknown"


@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @start, ptr null }]

define internal spir_func void @start() {
  ret void
}

; PLACE: 4:1: error: sycl-retarget: '@inside' is no other name of a symbol, which code for NVIDIA's GPUs cannot have
;--- place.ll
target triple = "spirv64-unknown-unknown"


@inside = alias i32, getelementptr (i8, ptr addrspace(1) @pair, i64 4)
@pair = addrspace(1) global [2 x i32] zeroinitializer

; THREAD: 4:1: error: sycl-retarget: each thread has a variable '@x' of its own, which code for NVIDIA's GPUs cannot have
;--- thread.ll
target triple = "spirv64-unknown-unknown"


@x = thread_local addrspace(1) global i32 0

; VALUE: 4:1: error: sycl-retarget: '@x' in local memory has the value '7' to begin with, which code for NVIDIA's GPUs cannot have
;--- value.ll
target triple = "spirv64-unknown-unknown"


@x = internal addrspace(3) global i32 7

; LONG: 4:1: error: sycl-retarget: '@x' has numbers of type 'fp128', which code for NVIDIA's GPUs cannot have
;--- long.ll
target triple = "spirv64-unknown-unknown"


@x = addrspace(1) global fp128 0xL0

; IMAGE: 4:1: error: sycl-retarget: '@f' has a type of SPIR-V, which code for NVIDIA's GPUs cannot have
;--- image.ll
target triple = "spirv64-unknown-unknown"


define spir_func void @f(target("spirv.Sampler") %s) {
  ret void
}

; VARIABLE: 4:1: error: sycl-retarget: '@f' takes arguments of a variable number, which code for NVIDIA's GPUs cannot have
;--- variable.ll
target triple = "spirv64-unknown-unknown"


define spir_func i32 @f(ptr %l) {
  %x = va_arg ptr %l, i32
  ret i32 %x
}

; OF-WIDE: 4:1: error: sycl-retarget: '@f' makes a floating-point number of an integer of more than 64 bits, which code for NVIDIA's GPUs cannot have
;--- of_wide.ll
target triple = "spirv64-unknown-unknown"


define spir_func double @f(i128 %n) {
  %wide = sdiv i128 %n, 3
  %x = sitofp i128 %wide to double
  ret double %x
}

; TO-WIDE: 4:1: error: sycl-retarget: '@f' makes an integer of more than 64 bits of a floating-point number, which code for NVIDIA's GPUs cannot have
;--- to_wide.ll
target triple = "spirv64-unknown-unknown"


define spir_func <2 x i128> @f(<2 x float> %x) {
  %w = zext <2 x i64> zeroinitializer to <2 x i128>
  %n = fptoui <2 x float> %x to <2 x i128>
  ret <2 x i128> %n
}

; INTRINSIC: 6:1: error: sycl-retarget: '@f' calls '@llvm.amdgcn.ubfe.i64', which code for NVIDIA's GPUs cannot have
;--- intrinsic.ll
target triple = "spirv64-unknown-unknown"


declare i64 @llvm.amdgcn.ubfe.i64(i64, i32, i32)

define spir_func i64 @f() {
  %x = call i64 @llvm.amdgcn.ubfe.i64(i64 1, i32 0, i32 1)
  ret i64 %x
}

; RESULT: 4:1: error: sycl-retarget: the kernel '@k' returns a value, which code for NVIDIA's GPUs cannot have
;--- result.ll
target triple = "spirv64-unknown-unknown"


define spir_kernel i32 @k() {
  ret i32 0
}

; SUBGROUP: 4:1: error: sycl-retarget: the kernel '@k' requires sub-groups of 16 work-items, which code for NVIDIA's GPUs cannot have
;--- subgroup.ll
target triple = "spirv64-unknown-unknown"


define spir_kernel void @k() !intel_reqd_sub_group_size !0 {
  ret void
}
!0 = !{i32 16}

; GROUP: 4:1: error: sycl-retarget: the kernel '@k' requires work-groups of 64x32x1 work-items, which code for NVIDIA's GPUs cannot have
;--- group.ll
target triple = "spirv64-unknown-unknown"


define spir_kernel void @k() !reqd_work_group_size !0 {
  ret void
}
!0 = !{i32 64, i32 32, i32 1}

; CYCLE: 4:1: error: sycl-retarget: '@x' holds an address that leads back to it, which code for NVIDIA's GPUs cannot have
;--- cycle.ll
target triple = "spirv64-unknown-unknown"


@x = addrspace(1) global ptr addrspace(1) @y
@y = addrspace(1) global ptr addrspace(1) @x

; ODD: 4:1: error: sycl-retarget: '@x' is of type 'i24', which code for NVIDIA's GPUs cannot have
;--- odd.ll
target triple = "spirv64-unknown-unknown"


@x = addrspace(1) global i24 0

; NARROW: 4:1: error: sycl-retarget: the kernel '@k' takes a 'i7', which code for NVIDIA's GPUs cannot have
;--- narrow.ll
target triple = "spirv64-unknown-unknown"


define spir_kernel void @k(i7 %x) {
  ret void
}

; NOTHING: 4:1: error: sycl-retarget: the kernel '@k' takes a '{}', which code for NVIDIA's GPUs cannot have
;--- nothing.ll
target triple = "spirv64-unknown-unknown"


define spir_kernel void @k({} %x) {
  ret void
}

; CHOSEN: 4:1: error: sycl-retarget: '@f' is chosen when a program starts, which code for NVIDIA's GPUs cannot have
;--- chosen.ll
target triple = "spirv64-unknown-unknown"


@f = ifunc i32 (i32), ptr @chooses

define spir_func ptr @chooses() {
  ret ptr null
}

; LABEL: jumps.cpp:7:1: error: sycl-retarget: '@f' jumps to the address of a label, which code for NVIDIA's GPUs cannot have
;--- label.ll
target triple = "x86_64-unknown-linux-gnu"

@labels = constant [2 x ptr] [ptr blockaddress(@f, %one), ptr blockaddress(@f, %two)]

define i32 @f(i64 %i) !dbg !3 {
  %place = getelementptr ptr, ptr @labels, i64 %i
  %label = load ptr, ptr %place
  indirectbr ptr %label, [label %one, label %two]
one:
  ret i32 1
two:
  ret i32 2
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: NoDebug)
!1 = !DIFile(filename: "jumps.cpp", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 7, type: !4, unit: !0)
!4 = !DISubroutineType(types: !{null})

; OF-X86: waits.cpp:8:5: error: sycl-retarget: '@f' calls '@llvm.x86.sse2.pause', which code for NVIDIA's GPUs cannot have
;--- of_x86.ll
target triple = "x86_64-unknown-linux-gnu"

declare void @llvm.x86.sse2.pause()

define void @f() !dbg !3 {
  call void @llvm.x86.sse2.pause(), !dbg !5
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: NoDebug)
!1 = !DIFile(filename: "waits.cpp", directory: "")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 7, type: !4, unit: !0)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocation(line: 8, column: 5, scope: !3)
