; The id of a specialization constant that is a variable of one unit gets the digits of that; the id of one which all units
; share stays, and so do texts that are no ids. Of a template of variables, clang's text has no arguments: the id gets the
; mangled name.
; RUN: syclopt -passes='annotations-to-attributes<unit=0123456789abcdef>' -S < %s | FileCheck %s

; CHECK:      {{^}}@own = internal constant [22 x i8] c"size$0123456789abcdef\00", align 1{{$}}
; CHECK-NEXT: {{^}}@shared = linkonce_odr constant [7 x i8] c"shared\00"{{$}}
; CHECK-NEXT: {{^}}@text = internal constant [5 x i8] c"text\00"{{$}}
; CHECK-NEXT: {{^}}@_ZN4sycl6detail11constant_idIL_Z2ofILi3EEEE7lettersIJEE4nameE = linkonce_odr constant [13 x i8] c"of$2ofILi3EE\00"{{$}}
; CHECK-NEXT: {{^}}@_ZN4sycl6detail11constant_idIL_ZN3BoxIiE5valueEEE7lettersIJEE4nameE = linkonce_odr constant [2 x i8] c"b\00"{{$}}
@own = internal constant [5 x i8] c"size\00", align 1
@shared = linkonce_odr constant [7 x i8] c"shared\00"
@text = internal constant [5 x i8] c"text\00"
@_ZN4sycl6detail11constant_idIL_Z2ofILi3EEEE7lettersIJEE4nameE = linkonce_odr constant [3 x i8] c"of\00"
@_ZN4sycl6detail11constant_idIL_ZN3BoxIiE5valueEEE7lettersIJEE4nameE = linkonce_odr constant [2 x i8] c"b\00"
@default = internal constant i32 5

@name = private constant [16 x i8] c"syclopt:kernel2\00", section "llvm.metadata"
@file = private constant [6 x i8] c"a.cpp\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @kernel, ptr @name, ptr @file, i32 3, ptr null }], section "llvm.metadata"

define i32 @kernel() {
  %x = call i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr @own, ptr @default, ptr null)
  %y = call i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr @shared, ptr @text, ptr null)
  %v = call i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr @_ZN4sycl6detail11constant_idIL_Z2ofILi3EEEE7lettersIJEE4nameE, ptr @default, ptr null)
  %w = call i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr @_ZN4sycl6detail11constant_idIL_ZN3BoxIiE5valueEEE7lettersIJEE4nameE, ptr @default, ptr null)
  %z = add i32 %x, %y
  ret i32 %z
}

define ptr @host() {
  ret ptr @own
}

declare i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr, ptr, ptr)
