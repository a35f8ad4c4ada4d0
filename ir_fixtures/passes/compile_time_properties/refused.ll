; A property whose value has another form than it takes is refused, with the symbol, the attribute and what was expected.
; RUN: split-file %s %t
; RUN: not syclopt -passes=compile-time-properties -S %t/mode.ll 2>&1 | FileCheck %s --check-prefix=MODE
; RUN: not syclopt -passes=compile-time-properties -S %t/access.ll 2>&1 | FileCheck %s --check-prefix=ACCESS
; RUN: not syclopt -passes=compile-time-properties -S %t/no_number.ll 2>&1 | FileCheck %s --check-prefix=NUMBER
; RUN: not syclopt -passes=compile-time-properties -S %t/no_id.ll 2>&1 | FileCheck %s --check-prefix=ID
; RUN: not syclopt -passes=compile-time-properties -S %t/pipe.ll 2>&1 | FileCheck %s --check-prefix=PIPE
; RUN: not syclopt -passes=compile-time-properties -S %t/size.ll 2>&1 | FileCheck %s --check-prefix=SIZE
; RUN: not syclopt -passes=compile-time-properties -S %t/four.ll 2>&1 | FileCheck %s --check-prefix=FOUR
; RUN: not syclopt -passes=compile-time-properties -S %t/grf.ll 2>&1 | FileCheck %s --check-prefix=GRF
; RUN: not syclopt -passes=compile-time-properties -S %t/both.ll 2>&1 | FileCheck %s --check-prefix=BOTH
; RUN: not syclopt -passes=compile-time-properties -S %t/maximum.ll 2>&1 | FileCheck %s --check-prefix=MAXIMUM
; RUN: not syclopt -passes=compile-time-properties -S %t/pipelined.ll 2>&1 | FileCheck %s --check-prefix=PIPELINED
; RUN: not syclopt -passes=compile-time-properties -S %t/power.ll 2>&1 | FileCheck %s --check-prefix=POWER
; RUN: not syclopt -passes=compile-time-properties -S %t/no_pointer.ll 2>&1 | FileCheck %s --check-prefix=POINTER
; RUN: not syclopt -passes=compile-time-properties -S %t/list.ll 2>&1 | FileCheck %s --check-prefix=LIST
; RUN: not syclopt -passes=compile-time-properties -S %t/cache.ll 2>&1 | FileCheck %s --check-prefix=CACHE
; RUN: not syclopt -passes=compile-time-properties -S %t/pairs.ll 2>&1 | FileCheck %s --check-prefix=PAIRS
; RUN: not syclopt -passes='compile-time-properties<spirv-decorations=other>' -S %t/mode.ll 2>&1 | FileCheck %s --check-prefix=OPTION

; MODE:      mode.ll:1:1: error: variable '@a': "sycl-init-mode" is '-1', expected an unsigned 32-bit number
; ACCESS:    access.ll:1:1: error: device global '@a': "sycl-host-access" is '4', expected 0 (read), 1 (write), 2 (read and write) or 3 (none)
; NUMBER:    no_number.ll:1:1: error: device global '@a': "sycl-host-access" is 'read', expected an unsigned 32-bit number
; ID:        no_id.ll:1:1: error: device global '@a' has no id: expected the attribute "sycl-unique-id"
; PIPE:      pipe.ll:1:1: error: variable '@a' has no id: expected the attribute "sycl-unique-id"
; SIZE:      size.ll:1:1: error: kernel '@k': "sycl-work-group-size" is '1,,2', expected one to three numbers with commas between them
; FOUR:      four.ll:1:1: error: kernel '@k': "sycl-work-group-size-hint" is '1,2,3,4', expected one to three numbers with commas between them
; GRF:       grf.ll:1:1: error: kernel '@k': "sycl-grf-size" is 'large', expected an unsigned 32-bit number
; BOTH:      both.ll:1:1: error: kernel '@k' has both "sycl-register-alloc-mode" and "sycl-grf-size", expected one of them
; MAXIMUM:   maximum.ll:1:1: error: kernel '@k' has both "sycl-grf-size" and "sycl-maximum-registers", expected one of them
; PIPELINED: pipelined.ll:1:1: error: kernel '@k': "sycl-pipelined" is '', expected a signed 32-bit number
; POWER:     power.ll:1:1: error: parameter 1 of kernel '@k': "sycl-alignment" is '12', expected a power of two
; POINTER:   no_pointer.ll:1:1: error: parameter 0 of kernel '@k': "sycl-alignment" is '8', expected a pointer, found the type i32
; LIST:      list.ll:2:1: error: '@a': expected a list of decorations, found !DIFile(filename: "a", directory: "b")
; CACHE:     cache.ll:7:3: error: cache controls are of '%p' alone, expected the result of an instruction
; PAIRS:     pairs.ll:6:3: error: annotation: '@args' is { ptr @read_hint }, expected pairs of names and values
; OPTION:    error: option 'spirv-decorations' of pass 'compile-time-properties': found 'other', expected

;--- mode.ll
@a = global i32 0 "sycl-init-mode"="-1"
;--- access.ll
@a = global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="a" "sycl-host-access"="4"
;--- no_number.ll
@a = global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="a" "sycl-host-access"="read"
;--- no_id.ll
@a = global i32 0 "sycl-device-global-size"="4"
;--- pipe.ll
@a = global i32 0 "sycl-host-pipe-size"="4"
;--- size.ll
define spir_kernel void @k() "sycl-work-group-size"="1,,2" { ret void }
;--- four.ll
define spir_kernel void @k() "sycl-work-group-size-hint"="1,2,3,4" { ret void }
;--- grf.ll
define spir_kernel void @k() "sycl-grf-size"="large" { ret void }
;--- both.ll
define spir_kernel void @k() "sycl-grf-size"="0" "sycl-register-alloc-mode"="0" { ret void }
;--- maximum.ll
define spir_kernel void @k() "sycl-grf-size"="0" "sycl-maximum-registers"="0" { ret void }
;--- pipelined.ll
define spir_kernel void @k() "sycl-pipelined" { ret void }
;--- power.ll
define spir_kernel void @k(i32 %a, ptr "sycl-alignment"="12" %b) { ret void }
;--- no_pointer.ll
define spir_kernel void @k(i32 "sycl-alignment"="8" %a) { ret void }
;--- list.ll
@a = global i32 0, !spirv.Decorations !0 "sycl-strict"
!0 = !DIFile(filename: "a", directory: "b")
;--- cache.ll
@.str = private constant [16 x i8] c"sycl-properties\00"
@read_hint = private constant [21 x i8] c"sycl-cache-read-hint\00"
@value = private constant [2 x i8] c"1\00"
@args = private constant { ptr, ptr } { ptr @read_hint, ptr @value }
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
define spir_func ptr @f(ptr %p) {
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @.str, ptr @.str, i32 7, ptr @args)
  ret ptr %a
}
;--- pairs.ll
@.str = private constant [16 x i8] c"sycl-properties\00"
@read_hint = private constant [21 x i8] c"sycl-cache-read-hint\00"
@args = private constant { ptr } { ptr @read_hint }
declare ptr @llvm.ptr.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
define spir_func ptr @f(ptr %p) {
  %a = call ptr @llvm.ptr.annotation.p0.p0(ptr %p, ptr @.str, ptr @.str, i32 7, ptr @args)
  ret ptr %a
}
