; spir64_gen names no device, but a compiler ahead of time, which links no images: sets of virtual functions and
; conditional calls are decided for all that such a device may lack. A module whose triple alone says so is refused if it
; has such code, as nothing names the target.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -split=source -symbols -S -Wno-undecided-condition %s -o spir64_gen,%t/gen.table
; RUN: FileCheck %s --input-file=%t/gen.table --check-prefix=TABLE
; RUN: FileCheck %s --input-file=%t/gen_0.ll
; RUN: syclopt-post-link -split=source -symbols -S %s -o spir64_gen,%t/gen.table 2>&1 | FileCheck %s --check-prefix=WARNING
; RUN: not syclopt-post-link -split=source -symbols -S %s -o %t/bare.table 2>&1 | FileCheck %s --check-prefix=BARE
; RUN: not syclopt-post-link -split=source -symbols -S %s -o spir64,%t/bare.table 2>&1 | FileCheck %s --check-prefix=BARE
; RUN: sed 's/"indirectly-callable"="set"//;s/spir64_gen/spir64_x86_64/' %s > %t/cpu.ll
; RUN: not syclopt-post-link -split=source -symbols -S %t/cpu.ll -o %t/bare.table 2>&1 | FileCheck %s --check-prefix=CPU
; RUN: syclopt-post-link -ir-output-only -S %s -o spir64_gen,%t/only.ll && FileCheck %s --input-file=%t/only.ll

; TABLE:      [Code|Symbols]
; TABLE-NEXT: gen_0.ll|{{.*}}gen_0.sym{{$}}
; TABLE-NOT:  {{.}}
; CHECK:      @vtable = linkonce_odr addrspace(1) constant [3 x ptr] [ptr null, ptr null, ptr @foo]
; CHECK:      define spir_kernel void @kernel()
; CHECK-NOT:    call
; CHECK:        call spir_func void @without(ptr null)
; CHECK-NOT:    call
; CHECK:      define internal spir_func void @foo()
; WARNING:    warning: nothing decides the condition 'fp64' for the target 'spir64_gen'
; BARE:       no_device.ll:[[#]]:1: error: refuse-undecided-code: '@foo' would be in an image that is linked at run time, where the triple is that of spir64_gen, which is compiled ahead of time; name the target (-o spir64_gen,FILE, or a device in its place)
; CPU:        error: refuse-undecided-code: '@with' would be in an image that is linked at run time, where the triple is that of spir64_x86_64,

target triple = "spir64_gen-unknown-unknown"

@vtable = linkonce_odr addrspace(1) constant [3 x ptr] [ptr null, ptr null, ptr @foo]

define spir_kernel void @kernel() "sycl-module-id"="a.cpp" {
  store ptr addrspace(1) @vtable, ptr null
  call spir_func void @stub(ptr @with, ptr null, i32 -1, i32 6)
  call spir_func void @stub2(ptr @without, ptr null, i32 -3, i32 -1, i32 6)
  ret void
}

define linkonce_odr spir_func void @foo() "indirectly-callable"="set" {
  ret void
}

define internal spir_func void @with(ptr %p) {
  %x = alloca double
  ret void
}

define internal spir_func void @without(ptr %p) {
  ret void
}

declare spir_func void @stub(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
declare spir_func void @stub2(ptr, ptr, i32, i32, i32) "sycl-call-if-on-device-conditionally"
