; A device global needs an id of its own, and a size that is a number.
; RUN: split-file %s %t
; RUN: not syclopt -passes=emit-device-globals %t/no_id.ll 2>&1 | FileCheck %s --check-prefix=ID
; RUN: not syclopt -passes=emit-device-globals %t/nul.ll 2>&1 | FileCheck %s --check-prefix=NUL
; RUN: not syclopt -passes=emit-device-globals %t/no_size.ll 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not syclopt -passes=emit-device-globals %t/large.ll 2>&1 | FileCheck %s --check-prefix=LARGE
; RUN: not syclopt -passes=emit-device-globals %t/twice.ll 2>&1 | FileCheck %s --check-prefix=TWICE

; ID:    no_id.ll:3:1: error: device global '@b' has no id: expected the attribute "sycl-unique-id"
; NUL:   nul.ll:1:1: error: device global '@a' has the id 'one\x00two': a NUL would end it
; NONE:  no_size.ll:1:1: error: device global '@a': "sycl-device-global-size" is '', expected an unsigned 32-bit number
; LARGE: large.ll:1:1: error: device global '@0': "sycl-device-global-size" is '4294967296', expected an unsigned 32-bit number
; TWICE: twice.ll:2:1: error: device global '@b' has the id 'one' of '@a'

;--- no_id.ll
@a = global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="a"
; a comment
@b = global i32 0 #0
attributes #0 = { "sycl-device-global-size"="4" "sycl-unique-id" }
;--- nul.ll
@a = global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="one\00two"
;--- no_size.ll
@a = global i32 0 "sycl-device-global-size" "sycl-unique-id"="a"
;--- large.ll
@0 = global i32 0 "sycl-device-global-size"="4294967296" "sycl-unique-id"="a"
;--- twice.ll
@a = external global i32 "sycl-device-global-size"="4" "sycl-unique-id"="one"
@b = global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="one"
