; Conversions of bfloat16 may always come from another image; with dynamic linking SYCL_EXTERNAL functions may, unless
; the compiler defines them, as it does builtins of OpenCL C, or their C++ name begins with two underscores, and device
; globals.
; RUN: split-file %s %t
; RUN: syclopt -passes=emit-imported-symbols %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop
; RUN: syclopt -passes='emit-imported-symbols<dynamic-linking>' %t/in.ll -o %t.table && FileCheck %s --input-file=%t_0.prop --check-prefix=DYNAMIC
; RUN: syclopt -passes='emit-imported-symbols<dynamic-linking>' %t/typed.ll -o %t/typed.table && FileCheck %s --input-file=%t/typed_0.prop --check-prefix=TYPED
; RUN: syclopt -passes=emit-imported-symbols %t/none.ll -o %t/none.table && FileCheck %s --input-file=%t/none_0.prop --check-prefix=NONE --allow-empty

; CHECK:      {{^}}[SYCL/imported symbols]{{$}}
; CHECK-NEXT: {{^}}__devicelib_ConvertBF16ToFINTELVec16=1|1{{$}}
; CHECK-NOT:  {{.}}

; DYNAMIC:      {{^}}[SYCL/imported symbols]{{$}}
; DYNAMIC-NEXT: {{^}}_Z7outsidev=1|1{{$}}
; DYNAMIC-NEXT: {{^}}plain name=1|1{{$}}
; DYNAMIC-NEXT: {{^}}_Z3__fIiEvv=1|1{{$}}
; DYNAMIC-NEXT: {{^}}_Z3dot5PointS_=1|1{{$}}
; DYNAMIC-NEXT: {{^}}__devicelib_ConvertBF16ToFINTELVec16=1|1{{$}}
; DYNAMIC-NEXT: {{^}}elsewhere=1|1{{$}}
; DYNAMIC-NOT:  {{.}}

; TYPED:      {{^}}[SYCL/imported symbols]{{$}}
; TYPED-NEXT: {{^}}elsewhere=1|1{{$}}
; TYPED-NOT:  {{.}}

; NONE-NOT: {{.}}

;--- in.ll
%"class.sycl::_V1::ext::oneapi::experimental::device_global.3" = type { ptr, i32 }
%other = type { i32 }

@elsewhere = external addrspace(1) global %"class.sycl::_V1::ext::oneapi::experimental::device_global.3"
@device_global = external addrspace(1) global %other
@here = addrspace(1) global %"class.sycl::_V1::ext::oneapi::experimental::device_global.3" zeroinitializer

declare spir_func void @_Z7outsidev()
declare spir_func void @"plain name"() "sycl-module-id"="b.cpp"
declare spir_func void @_Z8__insidev()
declare spir_func void @_Z3__fIiEvv()
declare spir_func void @_ZN4__ns1fEv()
declare spir_func float @_Z3dot5PointS_(float, float)
declare spir_func float @_Z3dotDv4_fS_(<4 x float>, <4 x float>)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i32 @printf(ptr addrspace(2), ...)
declare spir_func void @_Z3fooIgET_v()
declare spir_func void @__underscores()
declare spir_func void @_Z20__spirv_ocl_vload3_xv()
declare spir_func i32 @llvm.smax.i32(i32, i32)
declare spir_func float @__devicelib_ConvertBF16ToFINTELVec16(i16)
declare spir_func float @__devicelib_ConvertBF16ToFINTELVec5(i16)
declare spir_func void @_Z7virtualv() "indirectly-callable"="S"

define spir_kernel void @defined() "sycl-module-id"="a.cpp" {
  ret void
}
;--- typed.ll
%class.device_global = type { i32 }

@elsewhere = external addrspace(1) global %class.device_global
@pointer = external addrspace(1) global %class.device_global addrspace(1)*
@function = external addrspace(1) global %class.device_global (i32)*
;--- none.ll
declare spir_func void @_Z7outsidev()
define spir_func float @__devicelib_ConvertBF16ToFINTEL(i16 %x) {
  ret float 0.0
}
