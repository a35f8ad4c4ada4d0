; What stock clang makes of programs with virtual functions, up to what each kernel creates and needs: a kernel that
; creates an object needs none of what its functions use.
; RUN: syclopt -passes='sycl-cleanup-vtables,sycl-virtual-functions-analysis,sycl-propagate-aspects-usage' -S %S/../../real/virtual_base.ll -o %t.base.ll && FileCheck %s --check-prefix=BASE < %t.base.ll
; RUN-UNCHANGED: LLVM accepts it
; RUN: syclopt -passes=verify %t.base.ll -o %t.verified.ll
; RUN: syclopt -passes='sycl-cleanup-vtables,sycl-virtual-functions-analysis,sycl-propagate-aspects-usage' -S %S/../../real/virtual_foo.ll -o %t.foo.ll && FileCheck %s --check-prefix=FOO < %t.foo.ll
; RUN-UNCHANGED: LLVM accepts it
; RUN: syclopt -passes=verify %t.foo.ll -o %t.verified.ll
; RUN: syclopt -passes='sycl-cleanup-vtables,sycl-virtual-functions-analysis,sycl-propagate-aspects-usage' -S %S/../../real/virtual_codecs.ll -o %t.codecs.ll && FileCheck %s --check-prefix=CODECS < %t.codecs.ll
; RUN-UNCHANGED: LLVM accepts it
; RUN: syclopt -passes=verify %t.codecs.ll -o %t.verified.ll

; The third virtual function is code of the host.
; BASE: @_ZTV4Base = {{.*}}(ptr @_ZN4Base3fooEPi to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZN4Base3barEPi to ptr addrspace(1)), ptr addrspace(1) null] }, comdat, align 8
; BASE: define spir_kernel void @_ZTS11Constructor({{.*}} "creates-indirectly"="_ZTS8set_fp64,_ZTSv" !sycl_fixed_targets !{{[0-9]+}} {
; BASE: define linkonce_odr spir_func void @_ZN4Base3fooEPi({{.*}} "indirectly-callable"="_ZTSv" {{.*}} comdat align 2 !sycl_fixed_targets !{{[0-9]+}} {
; BASE: define linkonce_odr spir_func void @_ZN4Base3barEPi({{.*}} "indirectly-callable"="_ZTS8set_fp64" {{.*}} !sycl_used_aspects ![[FP64:[0-9]+]]
; BASE: define spir_kernel void @_ZTS3Use({{.*}} "calls-indirectly"="_ZTSv" "sycl-module-id"="base.cpp" #[[#]] !sycl_fixed_targets !{{[0-9]+}} {
; BASE: define spir_kernel void @_ZTS7UseFP64({{.*}} "calls-indirectly"="_ZTS8set_fp64" "sycl-module-id"="base.cpp" #[[#]] !sycl_used_aspects ![[FP64]]
; BASE: ![[FP64]] = !{i32 6}

; FOO: define spir_kernel void @_ZTS6Create({{.*}} "creates-indirectly"="_ZTS11regular_set,_ZTS8fp64_set" !sycl_fixed_targets !{{[0-9]+}} {
; FOO: define spir_kernel void @_ZTS7CallFoo({{.*}} "calls-indirectly"="_ZTS8fp64_set" "sycl-module-id"="foo.cpp" #[[#]] !sycl_used_aspects
; FOO: define spir_kernel void @_ZTS7CallBar({{.*}} "calls-indirectly"="_ZTS11regular_set" "sycl-module-id"="foo.cpp" #[[#]] !sycl_fixed_targets

; Kernel, constructor and vtable are of three translation units; one function has a thunk.
; CODECS: @_ZTV7Scaling = {{.*}}(ptr @_ZNK7Scaling6encodeEi to {{.*}}, ptr addrspace(1) null, {{.*}}(ptr @_ZNK7Scaling6decodeEi to {{.*}}(ptr @_ZThn16_NK7Scaling6decodeEi to ptr addrspace(1))] }, align 8
; CODECS: define spir_kernel void @_ZTS4Make({{.*}} "creates-indirectly"="_ZTS5exact,_ZTS5quick" !dbg !{{[0-9]+}} !sycl_fixed_targets !{{[0-9]+}} {
; CODECS: define spir_kernel void @_ZTS6Encode({{.*}} #[[#]] !dbg !{{[0-9]+}} !sycl_fixed_targets
; CODECS: define spir_kernel void @_ZTS6Decode({{.*}} #[[#]] !dbg !{{[0-9]+}} !sycl_used_aspects
; CODECS: define spir_func noundef i32 @_ZThn16_NK7Scaling6decodeEi({{.*}} "indirectly-callable"="_ZTS5exact" align 2 !sycl_used_aspects
