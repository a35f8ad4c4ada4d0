; What stock clang makes of a program with virtual functions, as images for compilation at run time: each set has its own,
; and the set that needs fp64 a dummy.
; RUN: syclopt -passes='sycl-cleanup-vtables,sycl-virtual-functions-analysis,sycl-propagate-aspects-usage' -S %S/../../real/virtual_foo.ll -o %t.ll
; RUN: syclopt -passes='device-code-split<mode=kernel;outline-virtual-functions;clean-up>,emit-device-requirements,emit-virtual-functions,emit-symbols,sycl-add-dummy-images' -S %t.ll -o %t.table
; RUN: syclopt-image show %t.table | FileCheck %s
; RUN: FileCheck %s --check-prefix=DUMMY < %t_4.ll
; RUN-UNCHANGED: LLVM accepts the dummy
; RUN: syclopt -passes=verify %t_4.ll -o %t.verified.ll

; CHECK:      entry points          _ZTS7CallFoo
; CHECK:      requires              aspects fp64 (6)
; CHECK-NEXT: virtual functions     calls those of _ZTS8fp64_set
; CHECK:      entry points          _ZTS7CallBar
; CHECK:      requires              no aspects
; CHECK-NEXT: virtual functions     calls those of _ZTS11regular_set
; CHECK:      entry points          _ZTS6Create
; CHECK:      requires              no aspects
; CHECK-NEXT: virtual functions     makes objects with those of _ZTS11regular_set, _ZTS8fp64_set
; CHECK:      entry points          _ZN3Foo3fooEPi
; CHECK:      requires              aspects fp64 (6)
; CHECK-NEXT: virtual functions     has those of _ZTS8fp64_set
; CHECK:      entry points          _ZN3Foo3fooEPi
; CHECK:      requires              aspects fp64 (6)
; CHECK-NEXT: virtual functions     has those of _ZTS8fp64_set
; CHECK-NEXT:                       dummies: their bodies are empty
; CHECK:      entry points          _ZN3Foo3barEPi
; CHECK:      requires              no aspects
; CHECK-NEXT: virtual functions     has those of _ZTS11regular_set

; DUMMY:      define weak spir_func void @_ZN3Foo3fooEPi(
; DUMMY-NEXT: {{^}}entry:
; DUMMY-NEXT: ret void
; DUMMY-NEXT: {{^}}}
; DUMMY-NOT:  {{^}}define
