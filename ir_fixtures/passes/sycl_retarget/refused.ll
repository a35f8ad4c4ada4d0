; A module of another target, inline assembly, a constant that points to what each work-group has of its own, and a variable that may be
; in local memory, as code for a processor does not tell, are refused.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-retarget < %t/target.ll 2>&1 | FileCheck %s --check-prefix=TARGET
; RUN: not syclopt -passes=sycl-retarget < %t/constant.ll 2>&1 | FileCheck %s --check-prefix=CONSTANT
; RUN: not syclopt -passes='sycl-retarget<processor=x86_64>' < %t/windows.ll 2>&1 | FileCheck %s --check-prefix=SYSTEM
; RUN: not syclopt -passes='sycl-retarget<processor=aarch64>' < %t/local.ll 2>&1 | FileCheck %s --check-prefix=SYSTEM
; RUN: not syclopt -passes='sycl-retarget<processor=x86_64>' < %t/local.ll 2>&1 | FileCheck %s --check-prefix=LOCAL
; RUN: not syclopt -passes='sycl-retarget<processor=x86_64>' < %t/assembly.ll 2>&1 | FileCheck %s --check-prefix=ASSEMBLY
; RUN: not syclopt -passes='sycl-retarget<device=nvptx64;processor=x86_64>' < %t/assembly.ll 2>&1 | FileCheck %s --check-prefix=ASSEMBLY

; ASSEMBLY: 5:3: error: sycl-retarget: 'run' has inline assembly, which code for devices cannot have: '^%x = call i32 asm sideeffect "mo
;--- assembly.ll
target triple = "x86_64-pc-linux-gnu"

define spir_kernel void @run() {
  call void asm sideeffect "", "~{memory}"()
  %x = call i32 asm sideeffect "movl $$5, $0", "=r"()
  ret void
}

; TARGET: error: sycl-retarget: the module is for 'nvptx64-nvidia-cuda', expected spir64, spirv64 or {{x86_64|aarch64}}-unknown-linux-gnu
;--- target.ll
target triple = "nvptx64-nvidia-cuda"

; CONSTANT: 4:1: error: sycl-retarget: the constant '@place' points to '@tile', of which each work-group has its own
;--- constant.ll
target triple = "spirv64-unknown-unknown"

@tile = internal addrspace(3) global i32 undef
@place = constant ptr addrspace(3) @tile

; SYSTEM: error: sycl-retarget: the module is for 'x86_64-{{.*}}', expected spir64, spirv64 or
;--- windows.ll
target triple = "x86_64-pc-windows-msvc"

; LOCAL: 5:1: error: sycl-retarget: '@run.tile' may be in local memory, of which each work-group has its own: code for 'x86_64-pc-linux-gnu' does not tell; compile for devices (clang: --target=spirv64-unknown-unknown)
;--- local.ll
target triple = "x86_64-pc-linux-gnu"

@constant = internal constant i32 undef
@never_used = internal global i32 undef
@run.tile = internal global [4 x i32] undef
@kept = internal global i32 0

define spir_kernel void @run() {
  store i32 0, ptr @run.tile
  store i32 0, ptr @kept
  ret void
}
