; A module without entry points stays one image and comes back whole, in every mode.
; UNCHANGED: there is nothing to split by
; RUN: syclopt -passes='device-code-split<mode=source>' -S < %s | FileCheck %s
; RUN: syclopt -passes='device-code-split<mode=kernel>' -S < %s | FileCheck %s
; RUN: syclopt -passes='device-code-split<mode=auto>' -S < %s | FileCheck %s
; RUN: syclopt -passes='device-code-split<mode=none>' -S < %s | FileCheck %s

; CHECK:      {{^}}@0 = internal global i32 0{{$}}
@0 = internal global i32 0

; CHECK:      {{^}}define  spir_func void @helper() { ret void }{{$}}
define  spir_func void @helper() { ret void }

; CHECK:      {{^}}declare spir_kernel void @elsewhere(){{$}}
declare spir_kernel void @elsewhere()
