; What stock clang makes of a program whose kernels call functions of two sets of one class, of which one needs fp64: the
; kernel that creates the object runs anywhere.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt -passes=sycl-propagate-aspects-usage,sycl-record-aspect-names -S %S/../../real/virtual_foo.ll -o %t/device.ll
; RUN: syclopt-post-link -Werror -split=source -symbols -properties -S %t/device.ll -o %t/jit.table -o intel_gpu_skl,%t/skl.table -o intel_gpu_dg1,%t/dg1.table
; RUN: syclopt-image show %t/jit.table | FileCheck %s --check-prefix=SOURCE
; RUN: FileCheck %s --check-prefix=MAIN < %t/jit_4.ll
; RUN: FileCheck %s --check-prefix=DUMMY < %t/jit_1.ll
; RUN: cat %t/jit_0.prop %t/jit_1.prop %t/jit_2.prop %t/jit_3.prop %t/jit_4.prop | FileCheck %s --check-prefix=PROPS
; RUN: syclopt-image show %t/skl.table | FileCheck %s --check-prefix=SKL
; RUN: FileCheck %s --check-prefix=SKL-IR < %t/jit_1.intel_gpu_skl.ll
; RUN: syclopt-image show %t/dg1.table | FileCheck %s --check-prefix=DG1
; RUN: FileCheck %s --check-prefix=DG1-IR < %t/jit_1.intel_gpu_dg1.ll
; RUN-UNCHANGED: LLVM accepts them
; RUN: syclopt -passes=verify %t/jit_4.ll -o %t/verified.ll && syclopt -passes=verify %t/jit_1.ll -o %t/verified.ll && syclopt -passes=verify %t/jit_1.intel_gpu_dg1.ll -o %t/verified.ll && syclopt -passes=verify %t/jit_1.intel_gpu_skl.ll -o %t/verified.ll

; SOURCE:      virtual functions     has those of _ZTS8fp64_set
; SOURCE:      virtual functions     has those of _ZTS8fp64_set
; SOURCE-NEXT:                       dummies: their bodies are empty
; SOURCE:      requires              no aspects
; SOURCE-NEXT: virtual functions     has those of _ZTS11regular_set
; SOURCE:      entry points          _ZTS7CallFoo
; SOURCE-NEXT: requires              aspects fp64 (6)
; SOURCE-NEXT: virtual functions     calls those of _ZTS8fp64_set
; SOURCE-NOT:                        makes objects
; SOURCE:      entry points          _ZTS6Create
; SOURCE-NEXT:                       _ZTS7CallBar
; SOURCE-NEXT: requires              no aspects
; SOURCE-NEXT: virtual functions     calls those of _ZTS11regular_set
; SOURCE-NEXT:                       makes objects with those of _ZTS11regular_set, _ZTS8fp64_set
; SOURCE-NOT:  virtual functions

; MAIN: @_ZTV3Foo = linkonce_odr {{.*}}(ptr @_ZN3Foo3fooEPi to {{.*}}(ptr @_ZN3Foo3barEPi to
; MAIN: declare spir_func void @_ZN3Foo3fooEPi(
; MAIN: declare spir_func void @_ZN3Foo3barEPi(

; DUMMY:      define weak spir_func void @_ZN3Foo3fooEPi(
; DUMMY-NEXT: {{^}}entry:
; DUMMY-NEXT: ret void
; DUMMY-NEXT: {{^}}}
; DUMMY-NOT:  {{^(define|declare|@)}}

; "_ZTS8fp64_set", "_ZTS11regular_set", and "_ZTS11regular_set,_ZTS8fp64_set" as blobs.
; PROPS:      [SYCL/virtual functions]
; PROPS-NEXT: virtual-functions-set=2|oBAAAAAAAAwXaR1U4YGc2QzXzVGd
; PROPS-NEXT: [SYCL/device requirements]
; PROPS:      [SYCL/virtual functions]
; PROPS-NEXT: virtual-functions-set=2|oBAAAAAAAAwXaR1U4YGc2QzXzVGd
; PROPS-NEXT: dummy-image=1|1
; PROPS-NEXT: [SYCL/device requirements]
; PROPS:      [SYCL/virtual functions]
; PROPS-NEXT: virtual-functions-set=2|ICAAAAAAAAwXaR1UxEjcldWdsFmcfNXZ0B
; PROPS:      [SYCL/virtual functions]
; PROPS-NEXT: calls-virtual-functions-set=2|oBAAAAAAAAwXaR1U4YGc2QzXzVGd
; PROPS:      [SYCL/virtual functions]
; PROPS-NEXT: calls-virtual-functions-set=2|ICAAAAAAAAwXaR1UxEjcldWdsFmcfNXZ0B
; PROPS-NEXT: creates-virtual-functions-set=2|4DAAAAAAAAwXaR1UxEjcldWdsFmcfNXZ0xyXaR1U4YGc2QzXzVGd
; PROPS-NOT:  {{.}}

; SKL:      entry points          _ZTS7CallFoo
; SKL:      entry points          _ZTS6Create
; SKL-NEXT:                       _ZTS7CallBar
; SKL-NEXT: requires              aspects fp64 (6)
; SKL-NOT:  virtual functions
; SKL-NOT:  entry points

; SKL-IR: @_ZTV3Foo = linkonce_odr {{.*}}(ptr @_ZN3Foo3fooEPi to {{.*}}(ptr @_ZN3Foo3barEPi to
; SKL-IR: define internal spir_func void @_ZN3Foo3fooEPi({{[^"]*}} "sycl-resolved-set"="_ZTS8fp64_set" align 2
; SKL-IR: fmul double
; SKL-IR: define weak_odr spir_func void @_ZN3Foo3barEPi({{[^"]*}} "sycl-resolved-set"="_ZTS11regular_set" comdat align 2

; DG1:      entry points          _ZTS6Create
; DG1-NEXT:                       _ZTS7CallBar
; DG1-NEXT: requires              no aspects
; DG1-NOT:  virtual functions
; DG1-NOT:  entry points

; DG1-IR:     @_ZTV3Foo = linkonce_odr {{.*}} null, {{.*}} null, ptr addrspace(1) null, {{.*}}(ptr @_ZN3Foo3barEPi to
; DG1-IR-NOT: @_ZN3Foo3fooEPi
; DG1-IR-NOT: double

; RUN: syclopt-post-link -Werror -split=kernel -symbols -properties -S %t/device.ll -o %t/kernel.table
; RUN: syclopt-image show %t/kernel.table | FileCheck %s --check-prefix=KERNEL
; RUN: syclopt-post-link -Werror -split=none -symbols -properties -S %t/device.ll -o %t/none.table
; RUN: syclopt-image show %t/none.table | FileCheck %s --check-prefix=NONE

; KERNEL:      entry points          _ZTS7CallFoo
; KERNEL-NEXT: requires              aspects fp64 (6)
; KERNEL-NEXT: virtual functions     calls those of _ZTS8fp64_set
; KERNEL-NOT:                        makes objects
; KERNEL:      entry points          _ZTS7CallBar
; KERNEL-NEXT: requires              no aspects
; KERNEL-NEXT: virtual functions     calls those of _ZTS11regular_set
; KERNEL-NOT:                        makes objects
; KERNEL:      entry points          _ZTS6Create
; KERNEL-NEXT: requires              no aspects
; KERNEL-NEXT: virtual functions     makes objects with those of _ZTS11regular_set, _ZTS8fp64_set
; KERNEL:      virtual functions     has those of _ZTS8fp64_set
; KERNEL:      virtual functions     has those of _ZTS8fp64_set
; KERNEL-NEXT:                       dummies: their bodies are empty
; KERNEL:      virtual functions     has those of _ZTS11regular_set
; KERNEL-NOT:  virtual functions

; NONE:      virtual functions     has those of _ZTS8fp64_set
; NONE:      virtual functions     has those of _ZTS8fp64_set
; NONE-NEXT:                       dummies: their bodies are empty
; NONE:      virtual functions     has those of _ZTS11regular_set
; NONE:      entry points          _ZTS6Create
; NONE-NEXT:                       _ZTS7CallFoo
; NONE-NEXT:                       _ZTS7CallBar
; NONE:      virtual functions     calls those of _ZTS11regular_set, _ZTS8fp64_set
; NONE-NEXT:                       makes objects with those of _ZTS11regular_set, _ZTS8fp64_set
