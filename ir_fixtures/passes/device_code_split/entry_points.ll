; What is an entry point: each definition with the calling convention of a kernel, and with "sycl-module-id" unless its
; name is that of a builtin. In mode kernel each has an image; all others are only in the images that need them.
; RUN: syclopt -passes='device-code-split<mode=kernel>,emit-symbols' %s -o %t.table
; RUN: cat %t_0.sym %t_1.sym %t_2.sym %t_3.sym %t_4.sym %t_5.sym %t_6.sym | FileCheck %s
; RUN: cat %t_0.ll %t_1.ll %t_2.ll %t_3.ll %t_4.ll %t_5.ll %t_6.ll | FileCheck %s --check-prefix=CODE
; RUN: not ls %t_7.ll

; CHECK:      {{^}}ptx{{$}}
; CHECK-NEXT: {{^}}opencl{{$}}
; CHECK-NEXT: {{^}}inline_attribute{{$}}
; CHECK-NEXT: {{^}}external_c{{$}}
; CHECK-NEXT: {{^}}external{{$}}
; CHECK-NEXT: {{^}}amd{{$}}
; CHECK-NEXT: {{^}}_Z12_spirv_otherv{{$}}
; CHECK-NOT:  {{.}}

; CODE-NOT: {{unused|declared|_Z12__spirv_thingv|_Z__sycl_x|_Z11__esimd_loadv|indirect}}
; CODE:     {{^}}define spir_func void @__builtin_used()
; CODE-NOT: {{unused|declared|_Z12__spirv_thingv|_Z__sycl_x|_Z11__esimd_loadv|indirect}}

define spir_kernel void @opencl() { ret void }
define amdgpu_kernel void @amd() { ret void }
define ptx_kernel void @ptx() {
  call spir_func void @__builtin_used()
  ret void
}
define spir_func void @external() #0 { ret void }
define void @external_c() #0 { ret void }
define internal void @inline_attribute() "sycl-module-id"="p.cpp" { ret void }
define spir_func void @_Z12_spirv_otherv() #0 { ret void }

define spir_func void @_Z12__spirv_thingv() #0 { ret void }
define spir_func void @_Z__sycl_x() #0 { ret void }
define spir_func void @_Z11__esimd_loadv() #0 { ret void }
define spir_func void @__builtin_used() #0 { ret void }
define spir_func void @unused() { ret void }
define spir_func void @indirect() #1 { ret void }
declare spir_kernel void @declared()
declare spir_func void @declared_external() #0

attributes #0 = { "sycl-module-id"="p.cpp" }
attributes #1 = { "indirectly-callable"="set" }
