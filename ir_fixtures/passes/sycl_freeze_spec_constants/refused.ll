; Values that are none, or have other sizes than their constants, are refused; so are calls whose ids nobody knows.
; RUN: not syclopt -passes='sycl-freeze-spec-constants<values=0:0900>' -S < %s 2>&1 | FileCheck %s --check-prefix=SIZE
; RUN: not syclopt -passes='sycl-freeze-spec-constants<values=9>' -S < %s 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not syclopt -passes='sycl-freeze-spec-constants<values=9:0,10:00>' -S < %s 2>&1 | FileCheck %s --check-prefix=ODD
; RUN: not syclopt -passes='sycl-freeze-spec-constants<values=9:00,09:01>' -S < %s 2>&1 | FileCheck %s --check-prefix=TWICE
; RUN: not syclopt -passes='sycl-freeze-spec-constants<values=9:00>' -S < %s 2>&1 | FileCheck %s --check-prefix=ID

; SIZE: sycl-freeze-spec-constants: constant 0 is of type 'i32': its value cannot be 2 bytes
; NONE: pass 'sycl-freeze-spec-constants': option 'values': found '9', expected an id, a colon and bytes in hexadecimal
; ODD: option 'values': found '9:0', expected
; TWICE: option 'values': id 9 has two values
; ID: sycl-freeze-spec-constants: expected a call with an id and a default, found '%x = call float @_Z20__spirv_SpecConstantif(i32 %id, float 0.000000e+00)'

define spir_kernel void @run(ptr addrspace(1) %p, i32 %id) {
  %a = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 7)
  %x = call float @_Z20__spirv_SpecConstantif(i32 %id, float 0.0)
  ret void
}

declare i32 @_Z20__spirv_SpecConstantii(i32, i32)
declare float @_Z20__spirv_SpecConstantif(i32, float)
