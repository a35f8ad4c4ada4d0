; An alias of a virtual function, as constructors and destructors have them, cannot stand for the declaration that other
; images have: they name the function itself. So it is with aliases of variables, which several images would define.
; RUN: syclopt -passes='device-code-split<mode=kernel;outline-virtual-functions;clean-up>,verify' %s -o %t.table
; RUN: FileCheck %s --check-prefix=KERNEL < %t_0.ll
; RUN: FileCheck %s --check-prefix=SET < %t_1.ll
; RUN: syclopt -passes='device-code-split<mode=none;outline-virtual-functions>,verify' %s -o %t.none.table
; RUN: FileCheck %s --check-prefix=SET < %t.none_0.ll
; RUN: FileCheck %s --check-prefix=KERNEL < %t.none_1.ll

; It is the same with functions that images import from each other.
; RUN: syclopt -passes='device-code-split<mode=kernel;dynamic-linking;clean-up>,verify' %s -o %t.dynamic.table
; RUN: FileCheck %s --check-prefix=IMPORTS < %t.dynamic_0.ll
; RUN: FileCheck %s --check-prefix=EXPORTS < %t.dynamic_1.ll

; IMPORTS-NOT: alias
; IMPORTS:     define spir_kernel void @kernel(ptr %p)
; IMPORTS:       call spir_func void @_ZN1AD2Ev(ptr %p)
; IMPORTS:     declare spir_func void @_ZN1AD2Ev(ptr)

; EXPORTS-NOT: alias
; EXPORTS:     define spir_func void @_ZN1AD2Ev(ptr %p)

; KERNEL-NOT: alias void
; KERNEL:     @_ZTV1A = linkonce_odr constant [4 x ptr] [ptr null, ptr null, ptr @_ZN1AD2Ev, ptr @_ZN1AD0Ev]
; KERNEL-NOT: alias void
; KERNEL:     define spir_kernel void @kernel(ptr %p)
; KERNEL:       call spir_func void @_ZN1AD2Ev(ptr %p)
; KERNEL:       store ptr @_ZTV1A, ptr %p
; KERNEL:       store i32 1, ptr @[[STATE:state\$[0-9a-f]+]]
; KERNEL:     declare spir_func void @_ZN1AD2Ev(ptr)

; SET:     define spir_func void @_ZN1AD2Ev(ptr %p)
; SET:       store i32 2, ptr @state${{[0-9a-f]+$}}
; SET:     define spir_func void @_ZN1AD0Ev(ptr %p)
; SET:       call spir_func void @_ZN1AD2Ev(ptr %p)
; SET-NOT: declare

@_ZTV1A = constant [4 x ptr] [ptr null, ptr null, ptr @_ZN1AD1Ev, ptr @_ZN1AD0Ev]
@"the table" = alias [4 x ptr], ptr @_ZTV1A
@state = internal global i32 0
@its_alias = internal alias i32, ptr @state
@_ZN1AD1Ev = unnamed_addr alias void (ptr), ptr @0
@0 = alias void (ptr), ptr @_ZN1AD2Ev

define spir_kernel void @kernel(ptr %p) #0 {
  call spir_func void @_ZN1AD1Ev(ptr %p)
  store ptr @"the table", ptr %p
  store i32 1, ptr @its_alias
  ret void
}

define spir_func void @_ZN1AD2Ev(ptr %p) #1 {
  store i32 2, ptr @its_alias
  ret void
}

define spir_func void @_ZN1AD0Ev(ptr %p) #1 {
  call spir_func void @0(ptr %p)
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="a.cpp" "indirectly-callable"="S" }
