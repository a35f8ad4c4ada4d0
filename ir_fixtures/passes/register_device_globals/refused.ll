; Names that this pass needs must mean what it means by them.
; RUN: split-file %s %t
; RUN: not syclopt -passes=register-device-globals -S %t/constructor.ll 2>&1 | FileCheck %s --check-prefix=CONSTRUCTOR
; RUN: not syclopt -passes='register-device-globals<function=a>' -S %t/function.ll 2>&1 | FileCheck %s --check-prefix=FUNCTION

; CONSTRUCTOR: constructor.ll:2:1: error: register-device-globals: '@__sycl_register_device_globals' is not the constructor of this pass
; FUNCTION:    function.ll:1:1: error: register-device-globals: '@a' is no function

;--- constructor.ll
@a = global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="a"
declare void @__sycl_register_device_globals()
;--- function.ll
@a = global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="a"
