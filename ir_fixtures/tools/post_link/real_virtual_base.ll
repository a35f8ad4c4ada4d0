; What stock clang makes of a program with a virtual function of the default set and one of a set that needs fp64, from
; aspects to tables. Compiled at run time, each set has an image, fp64 a dummy, and the kernel that creates an object needs
; fp64 in no mode. Compiled ahead of time, a target without fp64 has a vtable without that function, and neither it nor
; the kernel that calls it.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt -passes=sycl-propagate-aspects-usage,sycl-record-aspect-names -S %S/../../real/virtual_base.ll -o %t/device.ll
; RUN: syclopt-post-link -Werror -Wno-host-virtual-function -split=source -symbols -properties -S %t/device.ll -o spir64,%t/jit.table -o intel_gpu_skl,%t/skl.table -o intel_gpu_dg1,%t/dg1.table -o nvidia_gpu_sm_90,%t/sm.table -o native_cpu,%t/cpu.table -o spir64_x86_64,%t/x86.table
; RUN: syclopt-image show %t/jit.table | FileCheck %s --check-prefix=SOURCE
; RUN: FileCheck %s --check-prefix=MAIN < %t/jit_4.ll
; RUN: FileCheck %s --check-prefix=FP64 < %t/jit_1.ll
; RUN: FileCheck %s --check-prefix=DUMMY < %t/jit_2.ll
; RUN: cat %t/jit_0.spir64.prop %t/jit_1.spir64.prop %t/jit_2.spir64.prop %t/jit_3.spir64.prop %t/jit_4.spir64.prop | FileCheck %s --check-prefix=PROPS
; RUN: cat %t/skl.table %t/dg1.table %t/sm.table %t/cpu.table %t/x86.table | FileCheck %s --check-prefix=TABLES
; RUN: syclopt-image show %t/skl.table | FileCheck %s --check-prefix=AOT
; RUN: syclopt-image show %t/sm.table | FileCheck %s --check-prefix=TOGETHER
; RUN: syclopt-image show %t/cpu.table | FileCheck %s --check-prefix=AOT
; RUN: syclopt-image show %t/x86.table | FileCheck %s --check-prefix=AOT
; RUN: cat %t/jit_0.intel_gpu_skl.ll %t/jit_1.intel_gpu_skl.ll | FileCheck %s --check-prefix=SKL
; RUN: syclopt-image show %t/dg1.table | FileCheck %s --check-prefix=DG1
; RUN: FileCheck %s --check-prefix=DG1-IR < %t/jit_1.intel_gpu_dg1.ll
; RUN: cat %t/jit_0.intel_gpu_skl.prop %t/jit_1.intel_gpu_dg1.prop | FileCheck %s --check-prefix=NO-LINKS
; RUN-UNCHANGED: LLVM accepts them
; RUN: syclopt -passes=verify %t/jit_2.ll -o %t/verified.ll && syclopt -passes=verify %t/jit_4.ll -o %t/verified.ll && syclopt -passes=verify %t/jit_1.intel_gpu_dg1.ll -o %t/verified.ll && syclopt -passes=verify %t/jit_1.intel_gpu_skl.ll -o %t/verified.ll

; SOURCE:      entry points          _ZN4Base3fooEPi
; SOURCE-NEXT: requires              no aspects
; SOURCE:      virtual functions     has those of _ZTSv
; SOURCE-NOT:                        dummies
; SOURCE:      entry points          _ZN4Base3barEPi
; SOURCE-NEXT: requires              aspects fp64 (6)
; SOURCE:      virtual functions     has those of _ZTS8set_fp64
; SOURCE-NOT:                        dummies
; SOURCE:      entry points          _ZN4Base3barEPi
; SOURCE-NEXT: requires              aspects fp64 (6)
; SOURCE:      virtual functions     has those of _ZTS8set_fp64
; SOURCE-NEXT:                       dummies: their bodies are empty
; SOURCE:      entry points          _ZTS7UseFP64
; SOURCE-NEXT: requires              aspects fp64 (6)
; SOURCE:      virtual functions     calls those of _ZTS8set_fp64
; SOURCE-NOT:                        makes objects
; SOURCE:      entry points          _ZTS11Constructor
; SOURCE-NEXT:                       _ZTS3Use
; SOURCE-NEXT: requires              no aspects
; SOURCE:      virtual functions     calls those of _ZTSv
; SOURCE-NEXT:                       makes objects with those of _ZTS8set_fp64, _ZTSv
; SOURCE-NOT:  entry points

; MAIN:     @_ZTV4Base = linkonce_odr {{.*}} null, {{.*}} null, {{.*}}(ptr @_ZN4Base3fooEPi to {{.*}}(ptr @_ZN4Base3barEPi to ptr addrspace(1)), ptr addrspace(1) null] }, comdat
; MAIN:     declare spir_func void @_ZN4Base3fooEPi(
; MAIN:     declare spir_func void @_ZN4Base3barEPi(
; MAIN-NOT: @_ZN4Base6reportEv

; FP64-NOT: @_ZTV4Base
; FP64:     define spir_func void @_ZN4Base3barEPi({{.*}} comdat 
; FP64:     fmul double
; FP64-NOT: {{^(define|declare)}}

; DUMMY:      define weak spir_func void @_ZN4Base3barEPi({{.*}} "indirectly-callable"="_ZTS8set_fp64"
; DUMMY-NEXT: {{^}}entry:
; DUMMY-NEXT: ret void
; DUMMY-NEXT: {{^}}}
; DUMMY-NOT:  {{^(define|declare|@)}}

; "_ZTS8set_fp64", "_ZTSv", and "_ZTS8set_fp64,_ZTSv" as blobs.
; PROPS:      [SYCL/virtual functions]
; PROPS-NEXT: virtual-functions-set=2|oAAAAAAAAAwXaR1U2B
; PROPS-NEXT: [SYCL/device requirements]
; PROPS:      [SYCL/virtual functions]
; PROPS-NEXT: virtual-functions-set=2|oBAAAAAAAAwXaR1U4MXZ09lZwZDN
; PROPS-NEXT: [SYCL/device requirements]
; PROPS:      [SYCL/virtual functions]
; PROPS-NEXT: virtual-functions-set=2|oBAAAAAAAAwXaR1U4MXZ09lZwZDN
; PROPS-NEXT: dummy-image=1|1
; PROPS:      [SYCL/virtual functions]
; PROPS-NEXT: calls-virtual-functions-set=2|oBAAAAAAAAwXaR1U4MXZ09lZwZDN
; PROPS-NEXT: [SYCL/device requirements]
; PROPS:      [SYCL/virtual functions]
; PROPS-NEXT: calls-virtual-functions-set=2|oAAAAAAAAAwXaR1U2B
; PROPS-NEXT: creates-virtual-functions-set=2|YCAAAAAAAAwXaR1U4MXZ09lZwZDNs8lWUNld
; PROPS-NOT:  {{.}}

; TABLES:      {{^}}[Code|Properties|Symbols]
; TABLES-NEXT: jit_0.intel_gpu_skl.ll|
; TABLES-NEXT: jit_1.intel_gpu_skl.ll|
; TABLES-NEXT: {{^}}[Code|Properties|Symbols]
; TABLES-NEXT: jit_1.intel_gpu_dg1.ll|
; TABLES-NEXT: {{^}}[Code|Properties|Symbols]
; TABLES-NEXT: jit_0.nvidia_gpu_sm_90.cubin|
; TABLES-NEXT: {{^}}[Code|Properties|Symbols]
; TABLES-NEXT: jit_0.native_cpu.ll|
; TABLES-NEXT: jit_1.native_cpu.ll|
; TABLES-NEXT: {{^}}[Code|Properties|Symbols]
; TABLES-NEXT: jit_0.spir64_x86_64.ll|
; TABLES-NEXT: jit_1.spir64_x86_64.ll|{{.*}}.sym{{$}}
; TABLES-NOT:  {{.}}

; What an image holds it requires: the function of the set with fp64 is in the one of the kernel that creates.
; AOT:      entry points          _ZTS7UseFP64
; AOT-NEXT: requires              aspects fp64 (6)
; AOT:      entry points          _ZTS11Constructor
; AOT-NEXT:                       _ZTS3Use
; AOT-NEXT: requires              aspects fp64 (6)
; AOT-NOT:  virtual functions
; AOT-NOT:  entry points

; Code of one module of an NVIDIA GPU cannot call that of another.
; TOGETHER:     entry points          _ZTS11Constructor
; TOGETHER-NEXT:                      _ZTS3Use
; TOGETHER-NEXT:                      _ZTS7UseFP64
; TOGETHER-NEXT: requires              aspects fp64 (6)
; TOGETHER-NOT: entry points

; SKL:     define weak_odr spir_func void @_ZN4Base3barEPi({{[^"]*}} "sycl-resolved-set"="_ZTS8set_fp64" comdat align 2
; SKL:     define spir_kernel void @_ZTS7UseFP64({{.*}}) local_unnamed_addr "sycl-module-id"="base.cpp" #
; SKL:     @_ZTV4Base = linkonce_odr {{.*}} null, {{.*}} null, {{.*}}(ptr @_ZN4Base3fooEPi to {{.*}}(ptr @_ZN4Base3barEPi to ptr addrspace(1)), ptr addrspace(1) null] }, comdat
; SKL:     define spir_kernel void @_ZTS11Constructor({{.*}}) local_unnamed_addr "sycl-module-id"="base.cpp" #
; SKL:     define weak_odr spir_func void @_ZN4Base3fooEPi({{[^"]*}} "sycl-resolved-set"="_ZTSv" comdat align 2
; SKL:     define internal spir_func void @_ZN4Base3barEPi({{[^"]*}} "sycl-resolved-set"="_ZTS8set_fp64" align 2
; SKL:     fmul double

; DG1:      entry points          _ZTS11Constructor
; DG1-NEXT:                       _ZTS3Use
; DG1-NEXT: requires              no aspects
; DG1-NOT:  virtual functions
; DG1-NOT:  entry points

; DG1-IR:     @_ZTV4Base = linkonce_odr {{.*}} null, {{.*}} null, {{.*}}(ptr @_ZN4Base3fooEPi to ptr addrspace(1)), ptr addrspace(1) null, ptr addrspace(1) null] }, comdat
; DG1-IR:     define weak_odr spir_func void @_ZN4Base3fooEPi(
; DG1-IR-NOT: double
; DG1-IR-NOT: @_ZN4Base3barEPi

; NO-LINKS:     [SYCL/device requirements]
; NO-LINKS-NOT: [SYCL/virtual functions]

; RUN: syclopt-post-link -Werror -Wno-host-virtual-function -split=kernel -symbols -properties -S %t/device.ll -o %t/kernel.table
; RUN: syclopt-image show %t/kernel.table | FileCheck %s --check-prefix=KERNEL
; RUN: syclopt-post-link -Werror -Wno-host-virtual-function -split=none -symbols -properties -S %t/device.ll -o %t/none.table
; RUN: syclopt-image show %t/none.table | FileCheck %s --check-prefix=NONE

; KERNEL:      entry points          _ZTS7UseFP64
; KERNEL-NEXT: requires              aspects fp64 (6)
; KERNEL:      virtual functions     calls those of _ZTS8set_fp64
; KERNEL-NOT:                        makes objects
; KERNEL:      entry points          _ZTS3Use
; KERNEL-NEXT: requires              no aspects
; KERNEL:      virtual functions     calls those of _ZTSv
; KERNEL-NOT:                        makes objects
; KERNEL:      entry points          _ZTS11Constructor
; KERNEL-NEXT: requires              no aspects
; KERNEL:      virtual functions     makes objects with those of _ZTS8set_fp64, _ZTSv
; KERNEL:      virtual functions     has those of _ZTSv
; KERNEL:      virtual functions     has those of _ZTS8set_fp64
; KERNEL:      virtual functions     has those of _ZTS8set_fp64
; KERNEL-NEXT:                       dummies: their bodies are empty
; KERNEL-NOT:  entry points

; NONE:      virtual functions     has those of _ZTSv
; NONE:      virtual functions     has those of _ZTS8set_fp64
; NONE:      virtual functions     has those of _ZTS8set_fp64
; NONE-NEXT:                       dummies: their bodies are empty
; NONE:      entry points          _ZTS11Constructor
; NONE-NEXT:                       _ZTS3Use
; NONE-NEXT:                       _ZTS7UseFP64
; NONE-NEXT: requires              aspects fp64 (6)
; NONE:      virtual functions     calls those of _ZTS8set_fp64, _ZTSv
; NONE-NEXT:                       makes objects with those of _ZTS8set_fp64, _ZTSv
; NONE-NOT:  entry points
