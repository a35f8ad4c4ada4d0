; A read of which something is not known is refused, with its place; and so is a type that no constant of SPIR-V has.
; RUN: rm -rf %t && split-file %s %t
; RUN: not syclopt -passes=sycl-lower-spec-constants %t/id.ll 2>&1 | FileCheck %s --check-prefix=ID
; RUN: not syclopt -passes=sycl-lower-spec-constants %t/stored_twice.ll 2>&1 | FileCheck %s --check-prefix=TWICE
; RUN: not syclopt -passes=sycl-lower-spec-constants %t/escaped.ll 2>&1 | FileCheck %s --check-prefix=ESCAPED
; RUN: not syclopt -passes=sycl-lower-spec-constants %t/no_string.ll 2>&1 | FileCheck %s --check-prefix=STRING
; RUN: not syclopt -passes=sycl-lower-spec-constants %t/default.ll 2>&1 | FileCheck %s --check-prefix=DEFAULT
; RUN: not syclopt -passes=sycl-lower-spec-constants %t/no_struct.ll 2>&1 | FileCheck %s --check-prefix=STRUCT
; RUN: not syclopt -passes=sycl-lower-spec-constants %t/size.ll 2>&1 | FileCheck %s --check-prefix=SIZE
; RUN: not syclopt -passes='sycl-lower-spec-constants<emulation>' %t/pointer.ll 2>&1 | FileCheck %s --check-prefix=POINTER
; RUN: not syclopt -passes=sycl-lower-spec-constants %t/wide.ll 2>&1 | FileCheck %s --check-prefix=WIDE
; RUN: not syclopt -passes=sycl-lower-spec-constants %t/types.ll 2>&1 | FileCheck %s --check-prefix=TYPES
; RUN: not syclopt -passes=sycl-lower-spec-constants %t/address.ll 2>&1 | FileCheck %s --check-prefix=ADDRESS
; RUN: not syclopt -passes=sycl-lower-spec-constants %t/table.ll 2>&1 | FileCheck %s --check-prefix=VARIABLE
; RUN: not syclopt -passes=sycl-lower-spec-constants %t/before.ll 2>&1 | FileCheck %s --check-prefix=BEFORE

; ID:       id.ll:4:3: error: sycl-lower-spec-constants: read of a specialization constant in '@k': its id is no constant: found 'ptr %id'; inline functions that hand it on
; TWICE:    stored_twice.ll:9:3: error: {{.*}}its id is no constant: found 'ptr %id'
; ESCAPED:  escaped.ll:9:3: error: {{.*}}its id is no constant: found 'ptr %id'
; STRING:   no_string.ll:5:3: error: {{.*}}its id is no string: found '5'; expected c"..."
; DEFAULT:  default.ll:5:3: error: {{.*}}the default of 'n' is not known: found 'ptr @n'; expected a variable with an initializer
; STRUCT:   no_struct.ll:5:3: error: {{.*}}the default of 'n' is in a variable of type 'i32'; expected a struct
; SIZE:     size.ll:5:3: error: {{.*}}the default of 'n' is of type 'i8'; expected one of 4 bytes
; POINTER:  pointer.ll:5:3: error: {{.*}}the default of 'n' has other things than numbers in it; found 'null'
; WIDE:     wide.ll:5:3: error: sycl-lower-spec-constants: specialization constant 'n': no constant of SPIR-V has the type 'i128'
; TYPES:    types.ll:6:3: error: sycl-lower-spec-constants: specialization constant 'n': is read with two types, one of them 'float'
; ADDRESS:  address.ll:2:3: error: sycl-lower-spec-constants: '@_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_' is used otherwise than in a direct call
; VARIABLE: table.ll:1:1: error: {{.*}} is used otherwise than in a direct call
; BEFORE:   before.ll:10:1: error: sycl-lower-spec-constants: some specialization constants have been lowered before

;--- id.ll
@n = internal constant { i32 } { i32 7 }

define spir_func void @k(ptr %id) {
  %v = call i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr %id, ptr @n, ptr null)
  ret void
}

declare i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr, ptr, ptr)
;--- stored_twice.ll
@name = private constant [2 x i8] c"n\00"
@n = internal constant { i32 } { i32 7 }

define spir_func void @k() {
  %slot = alloca ptr
  store ptr @name, ptr %slot
  store ptr @n, ptr %slot
  %id = load ptr, ptr %slot
  %v = call i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr %id, ptr @n, ptr null)
  ret void
}

declare i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr, ptr, ptr)
;--- escaped.ll
@name = private constant [2 x i8] c"n\00"
@n = internal constant { i32 } { i32 7 }

define spir_func void @k(ptr %out) {
  %slot = alloca ptr
  store ptr %slot, ptr %out
  store ptr @name, ptr %slot
  %id = load ptr, ptr %slot
  %v = call i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr %id, ptr @n, ptr null)
  ret void
}

declare i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr, ptr, ptr)
;--- no_string.ll
@name = private constant i32 5
@n = internal constant { i32 } { i32 7 }

define spir_kernel void @k() {
  %v = call i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr @name, ptr @n, ptr null)
  ret void
}

declare i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr, ptr, ptr)
;--- default.ll
@name = private constant [2 x i8] c"n\00"
@n = external constant { i32 }

define spir_kernel void @k() {
  %v = call i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr @name, ptr @n, ptr null)
  ret void
}

declare i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr, ptr, ptr)
;--- no_struct.ll
@name = private constant [2 x i8] c"n\00"
@n = internal constant i32 7

define spir_kernel void @k() {
  %v = call i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr @name, ptr @n, ptr null)
  ret void
}

declare i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr, ptr, ptr)
;--- size.ll
@name = private constant [2 x i8] c"n\00"
@n = internal constant { i8 } { i8 7 }

define spir_kernel void @k() {
  %v = call i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr @name, ptr @n, ptr null)
  ret void
}

declare i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr, ptr, ptr)
;--- pointer.ll
@name = private constant [2 x i8] c"n\00"
@n = internal constant { ptr } { ptr null }

define spir_kernel void @k() {
  %v = call ptr @_Z37__sycl_getScalar2020SpecConstantValueIPiET_PKcPKvS4_(ptr @name, ptr @n, ptr null)
  ret void
}

declare ptr @_Z37__sycl_getScalar2020SpecConstantValueIPiET_PKcPKvS4_(ptr, ptr, ptr)
;--- wide.ll
@name = private constant [2 x i8] c"n\00"
@n = internal constant { i128 } { i128 7 }

define spir_kernel void @k() {
  %v = call i128 @_Z37__sycl_getScalar2020SpecConstantValueInET_PKcPKvS4_(ptr @name, ptr @n, ptr null)
  ret void
}

declare i128 @_Z37__sycl_getScalar2020SpecConstantValueInET_PKcPKvS4_(ptr, ptr, ptr)
;--- types.ll
@name = private constant [2 x i8] c"n\00"
@n = internal constant { { i16, i16 } } { { i16, i16 } { i16 7, i16 8 } }

define spir_kernel void @k() {
  %a = call { i16, i16 } @_Z40__sycl_getComposite2020SpecConstantValueI1AET_PKcPKvS4_(ptr @name, ptr @n, ptr null)
  %b = call float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr @name, ptr @n, ptr null)
  ret void
}

declare { i16, i16 } @_Z40__sycl_getComposite2020SpecConstantValueI1AET_PKcPKvS4_(ptr, ptr, ptr)
declare float @_Z37__sycl_getScalar2020SpecConstantValueIfET_PKcPKvS4_(ptr, ptr, ptr)
;--- address.ll
define spir_func void @k(ptr %out) {
  store ptr @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_, ptr %out
  ret void
}

declare i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr, ptr, ptr)
;--- table.ll
@table = global ptr @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_

declare i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr, ptr, ptr)
;--- before.ll
@name = private constant [2 x i8] c"n\00"
@n = internal constant { i32 } { i32 7 }

define spir_kernel void @k() {
  %v = call i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr @name, ptr @n, ptr null)
  ret void
}

declare i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr, ptr, ptr)
!sycl.specialization-constants = !{!0}
!0 = !{!"m", i32 0, i32 0, i32 4}
