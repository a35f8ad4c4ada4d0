; The set of an image of virtual functions; in other images, the sets that their functions call, and those of the objects
; that they create, sorted, each once; in one list for runtimes that do not tell them apart.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-virtual-functions %t/provides.ll -o %t/provides.table && FileCheck %s --input-file=%t/provides_0.prop --check-prefix=PROVIDES
; RUN: syclopt -passes=emit-virtual-functions %t/links.ll -o %t/links.table && FileCheck %s --input-file=%t/links_0.prop --check-prefix=LINKS
; RUN: syclopt -passes=emit-virtual-functions %t/uses.ll -o %t/uses.table && FileCheck %s --input-file=%t/uses_0.prop --check-prefix=USES
; RUN: syclopt -passes='emit-virtual-functions<uses>' %t/uses.ll -o %t/uses.table && FileCheck %s --input-file=%t/uses_0.prop --check-prefix=BOTH
; RUN: syclopt -passes=emit-virtual-functions %t/uses.ll -o %t/uses.table && syclopt-image show %t/uses.table | FileCheck %s --check-prefix=SHOWN
; RUN: syclopt -passes=emit-virtual-functions %t/both.ll -o %t/both.table && FileCheck %s --input-file=%t/both_0.prop --check-prefix=MIXED
; RUN: syclopt -passes=emit-virtual-functions %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE --allow-empty

; PROVIDES:      {{^}}[SYCL/virtual functions]{{$}}
; PROVIDES-NEXT: {{^}}virtual-functions-set=2|IAAAAAAAAAwU{{$}}
; PROVIDES-NOT:  {{.}}

; A virtual function may call other sets, here "T".
; LINKS:      {{^}}[SYCL/virtual functions]{{$}}
; LINKS-NEXT: {{^}}virtual-functions-set=2|IAAAAAAAAAwU{{$}}
; LINKS-NEXT: {{^}}calls-virtual-functions-set=2|IAAAAAAAAAAV{{$}}
; LINKS-NOT:  {{.}}

; "S,Z,asan" and "S,T,U,V": what a function names, and what the image needs to be linked.
; USES:      {{^}}[SYCL/virtual functions]{{$}}
; USES-NEXT: {{^}}calls-virtual-functions-set=2|ABAAAAAAAAwUsoFLhNXYuB{{$}}
; USES-NEXT: {{^}}creates-virtual-functions-set=2|4AAAAAAAAAwUsQFLVxiV{{$}}
; USES-NOT:  {{.}}
; SHOWN: calls those of S, Z, asan
; SHOWN: makes objects with those of S, T, U, V

; BOTH:      {{^}}[SYCL/virtual functions]{{$}}
; BOTH-NEXT: {{^}}uses-virtual-functions-set=2|wBAAAAAAAAwUsQFLVxiVsoFLhNXYuB{{$}}
; BOTH-NOT:  {{.}}

; MIXED:      {{^}}[SYCL/virtual functions]{{$}}
; MIXED-NEXT: {{^}}calls-virtual-functions-set=2|IAAAAAAAAAwU{{$}}
; MIXED-NOT:  {{.}}
; NONE-NOT:   {{.}}

;--- provides.ll
declare spir_func void @declared() "indirectly-callable"="other"

define linkonce_odr spir_func void @first() #0 {
  ret void
}

define spir_func void @second() #0 {
  ret void
}

define spir_func void @helper() {
  ret void
}

attributes #0 = { "indirectly-callable"="S" }
;--- links.ll
define spir_func void @first() "sycl-entry-point" "indirectly-callable"="S" "calls-indirectly"="T" {
  ret void
}

define spir_func void @no_entry_point() "sycl-module-id"="a.cpp" {
  ret void
}
;--- uses.ll
@vtable = linkonce_odr constant [2 x ptr] [ptr @in_t, ptr @called]

define spir_kernel void @a() "calls-indirectly"="Z,S,,Z" "creates-indirectly"="V,S" {
  call spir_func void @called()
  ret void
}

define spir_kernel void @b() #0 {
  store ptr @in_u, ptr @vtable
  ret void
}

declare spir_func void @declared() "calls-indirectly"="declared"

declare spir_func void @called() "indirectly-callable"="Z"

declare spir_func void @in_t() "indirectly-callable"="T"

declare spir_func void @in_u() "indirectly-callable"="U"

declare spir_func void @not_used() "indirectly-callable"="X"

define spir_kernel void @c() "calls-indirectly" {
  ret void
}

attributes #0 = { "calls-indirectly"="asan,S," }
;--- both.ll
define spir_kernel void @k() "calls-indirectly"="S" {
  ret void
}

define spir_func void @f() "sycl-module-id"="a.cpp" "indirectly-callable"="S" {
  ret void
}
;--- none.ll
define spir_kernel void @k() "calls-indirectly"="," "creates-indirectly"="" {
  ret void
}
