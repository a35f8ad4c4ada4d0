; A declared function that code uses is warned of, once a module: by a call, through a table, as a personality.
; Intrinsics and builtins are not, nor is a declaration that only metadata or nothing names, nor a variable.
; RUN: syclopt -passes=warn-undefined-functions %s -o %t.ll 2>&1 | FileCheck %s --check-prefix=WARN
; RUN: not syclopt -passes=warn-undefined-functions -Werror=undefined-function %s 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN-UNCHANGED: the pass warns, and leaves the text as it is
; RUN: syclopt -passes=warn-undefined-functions -Wno-undefined-function %s | FileCheck %s

; WARN-NOT:  {{.}}
; WARN:      {{^}}warning: Undefined function called found in {{.*}}used_declarations.ll. This may result in runtime errors. [-Wundefined-function]{{$}}
; WARN-NEXT: {{^}}warning: Undefined function in a table found in {{.*}}
; WARN-NEXT: {{^}}warning: Undefined function personality found in {{.*}}
; WARN-NEXT: {{^}}warning: Undefined function @0 found in {{.*}}
; WARN-NEXT: {{^}}warning: Undefined function _spirv_other() (@_Z12_spirv_otherv) found in {{.*}}
; WARN-NOT:  {{.}}

; ERROR:     {{^}}syclopt: error: warn-undefined-functions: Undefined function called found in {{.*}} [-Werror=undefined-function]{{$}}

; CHECK: define spir_kernel void @k()
@table = internal constant [1 x ptr] [ptr @"in a table"]
@variable = external global i32

define spir_kernel void @k() personality ptr @personality {
  call void @called()
  call void @called()
  call void @__begins_with_two()
  call void @_Z12__spirv_thingv()
  call void @_Z__sycl_thing()
  call void @_Z13__esimd_thingv()
  call void @_Z12_spirv_otherv()
  %id = call i64 @_Z13get_global_idj(i32 0)
  call void @llvm.trap()
  call void @0()
  call void @defined()
  %t = load ptr, ptr @table
  %v = load i32, ptr @variable
  call void @llvm.dbg.value(metadata ptr @only_in_metadata, metadata !1, metadata !DIExpression())
  ret void
}

define internal void @defined() {
  ret void
}

declare void @called()
declare void @"in a table"()
declare i32 @personality(...)
declare void @unused()
declare void @only_in_metadata()
declare void @__begins_with_two()
declare void @_Z12__spirv_thingv()
declare void @_Z__sycl_thing()
declare void @_Z13__esimd_thingv()
declare void @0()
declare void @_Z12_spirv_otherv()
declare void @llvm.trap()
declare void @llvm.dbg.value(metadata, metadata, metadata)

!named = !{!0}
!0 = !{ptr @unused}
!1 = !{}
declare i64 @_Z13get_global_idj(i32)
