; LLVM's own arrays and the symbols that its code generator looks for stay. Members of llvm.used stay, also through a
; cast, and protect their comdat; those of llvm.compiler.used, constructors and destructors do not.
; RUN: syclopt -passes=internalize -S < %s | FileCheck %s

; CHECK: {{^[$]}}used_group = comdat any{{$}}
$used_group = comdat any

; CHECK:      {{^}}@local_memory = addrspace(3) global i32 undef{{$}}
; CHECK-NEXT: {{^}}@in_used_group = weak global i32 0, comdat($used_group){{$}}
; CHECK-NEXT: {{^}}@data = internal global i32 0{{$}}
@local_memory = addrspace(3) global i32 undef
@in_used_group = weak global i32 0, comdat($used_group)
@data = global i32 0

; CHECK:      {{^}}@llvm.used = appending global
; CHECK-NEXT: {{^}}@llvm.compiler.used = appending global
; CHECK-NEXT: {{^}}@llvm.global_ctors = appending global
; CHECK-NEXT: {{^}}@llvm.global_dtors = appending global
; CHECK-NEXT: {{^}}@llvm.global.annotations = appending global
; CHECK-NEXT: {{^}}@other_array = internal global
; CHECK-NEXT: {{^}}@__stack_chk_guard = global i64 0{{$}}
@llvm.used = appending global [3 x ptr] [ptr @used, ptr @used_group, ptr addrspacecast (ptr addrspace(3) @local_memory to ptr)], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @used_by_compiler], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @constructor, ptr @data }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @destructor, ptr null }]
@llvm.global.annotations = appending global [0 x { ptr, ptr, ptr, i32, ptr }] zeroinitializer, section "llvm.metadata"
@other_array = appending global [1 x i32] [i32 1]
@__stack_chk_guard = global i64 0

; CHECK: {{^}}define void @used() {{{$}}
define void @used() {
  ret void
}

; CHECK: {{^}}define linkonce_odr void @used_group() comdat {{{$}}
define linkonce_odr void @used_group() comdat {
  ret void
}

; CHECK: {{^}}define internal void @used_by_compiler() {{{$}}
define void @used_by_compiler() {
  ret void
}

; CHECK: {{^}}define internal void @constructor() {{{$}}
define void @constructor() {
  store i32 1, ptr @data
  ret void
}

; CHECK: {{^}}define internal void @destructor() {{{$}}
define void @destructor() {
  store i32 2, ptr @data
  ret void
}

; CHECK: {{^}}define void @__stack_chk_fail() {{{$}}
define void @__stack_chk_fail() {
  ret void
}
