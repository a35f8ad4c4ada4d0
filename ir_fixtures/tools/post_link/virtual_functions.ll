; Each set of virtual functions is an image of its own, in any mode; images of kernels declare its functions. A set that
; uses an optional feature is followed by a dummy, where the runtime knows such. Compiled ahead of time, sets are ordinary
; functions, or gone where the target lacks what they use; IR has the name of its target then.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt-post-link -Werror -split=source -symbols -properties -properties-format=json -S %s -o spir64,%t/jit.table -o intel_gpu_skl,%t/skl.table -o intel_gpu_dg1,%t/dg1.table
; RUN: cat %t/jit.table %t/skl.table %t/dg1.table | FileCheck %s --check-prefix=TABLES
; RUN: FileCheck %s --check-prefix=FP64 < %t/jit_0.ll
; RUN: FileCheck %s --check-prefix=DUMMY < %t/jit_1.ll
; RUN: FileCheck %s --check-prefix=USE < %t/jit_3.ll
; RUN: FileCheck %s --check-prefix=CREATE < %t/jit_4.ll
; RUN: FileCheck %s --check-prefix=SKL < %t/jit_1.intel_gpu_skl.ll
; RUN: FileCheck %s --check-prefix=DG1 < %t/jit_1.intel_gpu_dg1.ll
; RUN: syclopt-post-link -split=none -symbols -properties -S %s -o %t/none.table
; RUN: cat %t/none_0.prop %t/none_1.prop %t/none_2.prop %t/none_3.prop | FileCheck %s --check-prefix=PROPS
; RUN: not ls %t/none_4.ll
; RUN: syclopt-post-link -runtime=dpcpp -split=none -properties -S %s -o %t/dpcpp.table
; RUN: cat %t/dpcpp_0.prop %t/dpcpp_1.prop %t/dpcpp_2.prop | FileCheck %s --check-prefix=DPCPP
; RUN: not ls %t/dpcpp_3.ll

; TABLES:      [Code|Properties|Symbols]
; TABLES-NEXT: jit_0.ll|{{.*}}jit_0.spir64.json|{{.*}}jit_0.sym
; TABLES-NEXT: jit_1.ll|
; TABLES-NEXT: jit_2.ll|
; TABLES-NEXT: jit_3.ll|
; TABLES-NEXT: jit_4.ll|
; TABLES-NEXT: [Code|Properties|Symbols]
; TABLES-NEXT: jit_0.intel_gpu_skl.ll|{{.*}}jit_0.intel_gpu_skl.json|{{.*}}jit_0.intel_gpu_skl.sym
; TABLES-NEXT: jit_1.intel_gpu_skl.ll|
; TABLES-NEXT: [Code|Properties|Symbols]
; TABLES-NEXT: jit_1.intel_gpu_dg1.ll|{{.*}}.sym{{$}}
; TABLES-NOT:  {{.}}

; FP64:      define spir_func void @foo() #[[#]] "sycl-entry-point" comdat
; FP64-NEXT:   %x = fadd double
; FP64-NOT:  @bar

; DUMMY:      define weak spir_func void @foo() #[[#]] "sycl-entry-point"
; DUMMY-NEXT: entry:
; DUMMY-NEXT:   ret void
; DUMMY-NEXT: }

; USE-NOT: @vtable
; USE:     define spir_kernel void @use()

; CREATE: @vtable = linkonce_odr addrspace(1) constant [4 x ptr] [ptr null, ptr null, ptr @foo, ptr @bar]
; CREATE: declare spir_func void @foo()
; CREATE: declare spir_func i32 @bar(ptr)
; CREATE: define spir_kernel void @create() #[[#]] "creates-indirectly"="regular,set_fp64"

; SKL: @vtable = linkonce_odr addrspace(1) constant [4 x ptr] [ptr null, ptr null, ptr @foo, ptr @bar]
; SKL: define internal spir_func void @foo()
; SKL: define internal spir_func i32 @bar(ptr %this)

; DG1: @vtable = linkonce_odr addrspace(1) constant [4 x ptr] [ptr null, ptr null, ptr null, ptr @bar]
; DG1-NOT: @foo
; DG1: define internal spir_func i32 @bar(ptr %this)

; "set_fp64" and "regular" as blobs; the kernels come last: the key of all in one is <GLOBAL>.
; PROPS:      [SYCL/device requirements]
; PROPS-NEXT: aspects=2|gAAAAAAAAAgBAAAA
; PROPS-NEXT: [SYCL/virtual functions]
; PROPS-NEXT: virtual-functions-set=2|ABAAAAAAAAwclR3XmBnN0A
; PROPS-NEXT: [SYCL/device requirements]
; PROPS-NEXT: aspects=2|gAAAAAAAAAgBAAAA
; PROPS-NEXT: [SYCL/virtual functions]
; PROPS-NEXT: virtual-functions-set=2|ABAAAAAAAAwclR3XmBnN0A
; PROPS-NEXT: dummy-image=1|1
; PROPS-NEXT: [SYCL/device requirements]
; PROPS-NEXT: aspects=2|AAAAAAAAAAA
; PROPS-NEXT: [SYCL/virtual functions]
; PROPS-NEXT: virtual-functions-set=2|4AAAAAAAAAgcldWdsFmc
; PROPS-NEXT: [SYCL/device requirements]
; PROPS-NEXT: aspects=2|gAAAAAAAAAgBAAAA
; PROPS-NEXT: [SYCL/virtual functions]
; PROPS-NEXT: calls-virtual-functions-set=2|ABAAAAAAAAwclR3XmBnN0A
; PROPS-NEXT: creates-virtual-functions-set=2|ACAAAAAAAAgcldWdsFmcsMXZ09lZwZDN
; PROPS-NOT:  {{.}}

; DPC++'s runtime reads each key as a list of sets, and links the images that have them.
; DPCPP:      virtual-functions-set=2|ABAAAAAAAAwclR3XmBnN0A
; DPCPP:      virtual-functions-set=2|4AAAAAAAAAgcldWdsFmc
; DPCPP:      [SYCL/virtual functions]
; DPCPP-NEXT: uses-virtual-functions-set=2|ACAAAAAAAAgcldWdsFmcsMXZ09lZwZDN
; DPCPP-NOT:  {{.}}

target triple = "spir64-unknown-unknown"
@vtable = linkonce_odr addrspace(1) constant [4 x ptr] [ptr null, ptr null, ptr @foo, ptr @bar]

define linkonce_odr spir_func void @foo() #1 !sycl_used_aspects !0 {
  %x = fadd double 1.0, 2.0
  ret void
}
define spir_func i32 @bar(ptr %this) #2 {
  ret i32 1
}
define spir_kernel void @create() #0 {
  store ptr addrspace(1) @vtable, ptr null
  ret void
}
define spir_kernel void @use() #3 !sycl_used_aspects !0 {
  %f = load ptr, ptr null
  call spir_func void %f() #4
  ret void
}
attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="b.cpp" "indirectly-callable"="set_fp64" }
attributes #2 = { "sycl-module-id"="b.cpp" "indirectly-callable"="regular" }
attributes #3 = { "sycl-module-id"="a.cpp" "calls-indirectly"="set_fp64" }
attributes #4 = { "virtual-call" }
!sycl_aspects = !{!1}
!0 = !{!1}
!1 = !{!"fp64", i32 6}
