; What is preserved: names, patterns, entry points. LLVM's spelling of the option is understood too.
; RUN: syclopt -passes='internalize<preserve=first;preserve=table>' -S < %s | FileCheck %s
; RUN: syclopt -passes='internalize<preserve-gv=first;preserve-gv=table>' -S < %s | FileCheck %s
; RUN: syclopt -passes='internalize<preserve=_ZTS*;preserve=tabl?>' -S < %s | FileCheck %s --check-prefix=PATTERN
; RUN: syclopt -passes='internalize<entry-points>' -S < %s | FileCheck %s --check-prefix=ENTRY
; RUN: syclopt -passes='internalize<preserve=absent>' -S < %s | FileCheck %s --check-prefix=NONE
; RUN-UNCHANGED: everything is preserved
; RUN: syclopt -passes='internalize<preserve=*>' -S < %s | FileCheck %s --check-prefix=ALL
; RUN: not syclopt -passes='internalize<keep=first>' -S < %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not syclopt -passes='internalize<preserv=first>' -S < %s 2>&1 | FileCheck %s --check-prefix=NEAR
; RUN: not syclopt -passes='internalize<entry-points=maybe>' -S < %s 2>&1 | FileCheck %s --check-prefix=VALUE

; UNKNOWN: -passes:1:13: error: pass 'internalize' has no option 'keep'
; NEAR:    -passes:1:13: error: pass 'internalize' has no option 'preserv'; did you mean 'preserve' or 'preserve-gv'?
; VALUE:   -passes:1:26: error: option 'entry-points' of pass 'internalize': found 'maybe', expected 'true' or 'false'

; CHECK:   {{^}}@table = constant [1 x ptr] [ptr @_ZTS6kernel]
; PATTERN: {{^}}@table = constant
; ENTRY:   {{^}}@table = internal constant
; NONE:    {{^}}@table = internal constant
; ALL:     {{^}}@table = constant
@table = constant [1 x ptr] [ptr @_ZTS6kernel]

; CHECK-LABEL:   define void @first()
; PATTERN-LABEL: define internal void @first()
; ENTRY-LABEL:   define internal void @first()
; NONE-LABEL:    define internal void @first()
; ALL-LABEL:     define void @first()
define void @first() {
  ret void
}

; CHECK-LABEL:   define internal spir_kernel void @_ZTS6kernel()
; PATTERN-LABEL: define spir_kernel void @_ZTS6kernel()
; ENTRY-LABEL:   define spir_kernel void @_ZTS6kernel()
; NONE-LABEL:    define internal spir_kernel void @_ZTS6kernel()
; ALL-LABEL:     define spir_kernel void @_ZTS6kernel()
define spir_kernel void @_ZTS6kernel() {
  ret void
}

; CHECK-LABEL:   define internal spir_func void @outside_caller()
; PATTERN-LABEL: define internal spir_func void @outside_caller()
; ENTRY-LABEL:   define spir_func void @outside_caller()
; NONE-LABEL:    define internal spir_func void @outside_caller()
; ALL-LABEL:     define spir_func void @outside_caller()
define spir_func void @outside_caller() #0 {
  ret void
}

; ENTRY-LABEL: define internal spir_func void @_Z21__spirv_GroupNonesuchv()
; ALL-LABEL:   define spir_func void @_Z21__spirv_GroupNonesuchv()
define spir_func void @_Z21__spirv_GroupNonesuchv() #0 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
