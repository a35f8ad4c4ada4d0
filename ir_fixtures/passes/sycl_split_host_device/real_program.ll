; A C++ program for x86-64, with debug information, exceptions and comdats, is two programs that LLVM accepts. On the
; device side nothing is left of what hides in if_host, on the host nothing of the kernel but its address.
; REQUIRES: opt-22
; RUN: syclopt -passes=sycl-diagnose-device-code,sycl-split-host-device -verify-each %S/../../real/if_device.ll -o %t.table
; RUN: opt-22 -passes=verify -S %t_0.ll | FileCheck %s --check-prefix=DEVICE
; RUN: not grep -E '@(printf|.*(linesE|depthE|Banner|_ZTI|host_words|traced|main\(|__cxa|personality|global_ctors))' %t_0.ll
; RUN: opt-22 -passes=verify -S %t_1.ll | FileCheck %s --check-prefix=HOST
; RUN: not grep -E '@.*(device_weights|on_device_only|depthE)' %t_1.ll
; RUN: syclopt -passes='sycl-split-host-device<device>,llvm(default<O2>)' %S/../../real/if_device.ll | FileCheck %s --check-prefix=OPTIMISED

; DEVICE: @_ZN12_GLOBAL__N_114device_weightsE = internal constant
; DEVICE: define linkonce_odr {{.*}}i32 @_Z6weighti(i32 noundef %0)
; DEVICE: define internal void @"_ZN6sketch6detail12kernel_entryIZ4mainE3$_0EEvRKT_m"
; DEVICE: define internal noundef i32 @_ZL14on_device_onlyi

; HOST: @_ZTIN12_GLOBAL__N_18TooLargeE =
; HOST: @llvm.global_ctors =
; HOST: define {{.*}}i32 @_Z6tracedi(i32 noundef %0) {{.*}}personality ptr @__gxx_personality_v0
; HOST: define linkonce_odr {{.*}}i32 @_Z6weighti(i32 noundef %0)
; HOST: define {{.*}}i32 @main()
; HOST: define internal void @"_ZN6sketch6detail12kernel_entryIZ4mainE3$_0EEvRKT_m"
; HOST-NEXT: entry:
; HOST-NEXT:   ret void

; OPTIMISED-NOT: call
