; The image of a set that uses or declares an optional feature is followed by a dummy: the same functions, weak, with bodies
; that only return, and nothing else; and dummy-image. A signature with a type that a device may lack is left out.
; RUN: split-file %s %t
; RUN: syclopt -passes='emit-device-requirements,emit-virtual-functions,emit-symbols,sycl-add-dummy-images' -S %t/set.ll -o %t/set.table
; RUN: FileCheck %s --check-prefix=TABLE < %t/set.table
; RUN: FileCheck %s --check-prefix=REAL < %t/set_0.ll
; RUN: FileCheck %s --check-prefix=DUMMY < %t/set_1.ll
; RUN-UNCHANGED: LLVM accepts the dummy
; RUN: syclopt -passes=verify %t/set_1.ll -o %t/verified.ll
; RUN: FileCheck %s --check-prefix=PROP < %t/set_0.prop
; RUN: FileCheck %s --check-prefix=DUMMYPROP < %t/set_1.prop
; RUN: cmp %t/set_0.sym %t/set_1.sym
; RUN: syclopt -passes='sycl-add-dummy-images' -S %t/declares.ll -o %t/declares.table
; RUN: FileCheck %s --check-prefix=DECLARES < %t/declares_1.ll
; RUN: syclopt-image show %t/declares.table | FileCheck %s --check-prefix=SHOWN

; TABLE:      {{^}}[Code|Properties|Symbols]{{$}}
; TABLE-NEXT: set_0.ll|{{.*}}set_0.prop|{{.*}}set_0.sym
; TABLE-NEXT: set_1.ll|{{.*}}set_1.prop|{{.*}}set_1.sym
; TABLE-NOT:  {{.}}


; REAL: define internal spir_func double @helper()

; DUMMY-NOT:  {{^}}@
; DUMMY-NOT:  {{^}}declare
; DUMMY:      define weak spir_func void @f(ptr %this) #[[F:[0-9]+]] !sycl_used_aspects ![[FP64:[0-9]+]] {
; DUMMY-NEXT: {{^}}entry:
; DUMMY-NEXT: ret void
; DUMMY-NEXT: {{^}}}
; DUMMY-NOT:  {{^}}d
; DUMMY:      define weak spir_func i32 @"a member"(ptr %entry) #[[F]] {
; DUMMY-NEXT: {{^}}  ret i32 zeroinitializer
; DUMMY-NEXT: {{^}}}
; DUMMY-NOT:  {{^}}d
; DUMMY:      define weak spir_func { ptr, <2 x float> } @pair(ptr byval([4 x i64]) align 8 %in) #[[F]] {
; DUMMY-NEXT: {{^}}entry:
; DUMMY-NEXT: ret { ptr, <2 x float> } zeroinitializer
; DUMMY-NEXT: {{^}}}
; DUMMY-NOT:  {{^}}d
; DUMMY:      define weak spir_func void @result() #[[F]] {
; DUMMY-NEXT: {{^}}entry:
; DUMMY-NEXT: ret void
; DUMMY-NEXT: {{^}}}
; DUMMY:      define weak spir_func void @"the (double) copy"() #[[F]] {
; DUMMY-NEXT: {{^}}entry:
; DUMMY-NEXT: ret void
; DUMMY:      define weak spir_func void @half() unnamed_addr #[[F]] {
; DUMMY:      define weak spir_func %plain @"no double"(%plain %double) #[[F]] {
; DUMMY-NEXT: {{^}}entry:
; DUMMY-NEXT: ret %plain zeroinitializer
; DUMMY-NOT:  {{^}}d
; DUMMY:      attributes #[[F]] = { "indirectly-callable"="S" "sycl-entry-point" }
; DUMMY:      ![[FP64]] = !{i32 6}

; PROP:      {{^}}[SYCL/device requirements]{{$}}
; PROP-NEXT: aspects=2|gAAAAAAAAAgBAAAA
; PROP-NEXT: {{^}}[SYCL/virtual functions]{{$}}
; PROP-NEXT: virtual-functions-set=2|IAAAAAAAAAwU
; PROP-NOT:  {{.}}

; DUMMYPROP:      {{^}}[SYCL/device requirements]{{$}}
; DUMMYPROP-NEXT: aspects=2|gAAAAAAAAAgBAAAA
; DUMMYPROP-NEXT: {{^}}[SYCL/virtual functions]{{$}}
; DUMMYPROP-NEXT: virtual-functions-set=2|IAAAAAAAAAwU
; DUMMYPROP-NEXT: {{^}}dummy-image=1|1{{$}}
; DUMMYPROP-NOT:  {{.}}

; DECLARES:      define weak spir_func i8 @only() #0 {
; DECLARES-NEXT: {{^}}entry:
; DECLARES-NEXT: {{^}}  ret i8 zeroinitializer

; SHOWN: dummies: their bodies are empty

;--- set.ll
%outer = type { ptr, [2 x %"in double"] }
%"in double" = type { i32, double }
%plain = type { i32, float, i64 }
$c = comdat any

@state = addrspace(1) global i32 0

define spir_func void @f(ptr %this) #0 !sycl_used_aspects !1 {
  %x = call spir_func double @helper()
  store i32 0, ptr addrspace(1) @state
  call spir_func void @outside()
  ret void
}

define spir_func i32 @"a member"(ptr %entry) #0 {
  ret i32 1
}

define weak_odr spir_func { ptr, <2 x float> } @pair(ptr byval([4 x i64]) align 8 %in) #0 {
  unreachable
}

define spir_func noundef double @result(ptr %this) #0 {
  ret double 1.0
}

define spir_func i32 @"the (double) copy"(ptr %this, ptr byval(%outer) align 8 %in) #0 comdat($c) {
  ret i32 1
}

define linkonce_odr spir_func void @half(ptr %this, <2 x half> %x) unnamed_addr #0 {
  ret void
}

define spir_func %plain @"no double"(%plain %double) #0 {
  ret %plain %double
}

define internal spir_func double @helper() !sycl_used_aspects !1 {
  ret double 0.0
}

declare spir_func void @outside()

attributes #0 = { "indirectly-callable"="S" "sycl-entry-point" }

!1 = !{i32 6}
;--- declares.ll
define spir_func i8 @only() #0 {
  %r = call spir_func i8 @helper()
  ret i8 %r
}

define internal spir_func i8 @helper() !sycl_declared_aspects !0 {
  ret i8 1
}

attributes #0 = { "indirectly-callable"="S" }

!0 = !{i32 -1, i32 6}
