; A module of another target, and a constant that points to what each work-group has of its own, are refused.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-retarget < %t/target.ll 2>&1 | FileCheck %s --check-prefix=TARGET
; RUN: not syclopt -passes=sycl-retarget < %t/constant.ll 2>&1 | FileCheck %s --check-prefix=CONSTANT

; TARGET: error: sycl-retarget: the module is for 'nvptx64-nvidia-cuda', expected spir64 or spirv64
;--- target.ll
target triple = "nvptx64-nvidia-cuda"

; CONSTANT: 4:1: error: sycl-retarget: the constant '@place' points to '@tile', of which each work-group has its own
;--- constant.ll
target triple = "spirv64-unknown-unknown"

@tile = internal addrspace(3) global i32 undef
@place = constant ptr addrspace(3) @tile
