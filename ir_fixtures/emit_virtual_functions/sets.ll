; The set of the first virtual function; in another image, the sets that its functions call, each once.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-virtual-functions %t/provides.ll -o %t/provides.table && FileCheck %s --input-file=%t/provides_0.prop --check-prefix=PROVIDES
; RUN: syclopt -passes=emit-virtual-functions %t/calls.ll -o %t/calls.table && FileCheck %s --input-file=%t/calls_0.prop --check-prefix=CALLS
; RUN: syclopt -passes=emit-virtual-functions %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE --allow-empty

; PROVIDES:      {{^}}[SYCL/virtual functions]{{$}}
; PROVIDES-NEXT: {{^}}virtual-functions-set=2|IAAAAAAAAAwU{{$}}
; PROVIDES-NOT:  {{.}}

; "g1,S,asan" and nothing of declarations.
; CALLS:      {{^}}[SYCL/virtual functions]{{$}}
; CALLS-NEXT: {{^}}uses-virtual-functions-set=2|IBAAAAAAAAwZxwyUsE2ch5G{{$}}
; CALLS-NOT:  {{.}}
; NONE-NOT:   {{.}}

;--- provides.ll
declare spir_func void @declared() "indirectly-callable"="other"

define linkonce_odr spir_func void @first() #0 {
  ret void
}

define spir_func void @second() "indirectly-callable"="later" "calls-indirectly"="unseen" {
  ret void
}

attributes #0 = { "indirectly-callable"="S" }
;--- calls.ll
define spir_kernel void @a() "calls-indirectly"="g1,S,,g1" {
  ret void
}

declare spir_func void @declared() "calls-indirectly"="declared"

declare spir_func void @virtual() "indirectly-callable"="S"

define spir_kernel void @b() #0 {
  ret void
}

define spir_kernel void @c() "calls-indirectly" {
  ret void
}

attributes #0 = { "calls-indirectly"="asan,S," }
;--- none.ll
define spir_kernel void @k() "calls-indirectly"="," {
  ret void
}
