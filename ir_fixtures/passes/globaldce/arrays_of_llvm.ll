; Members of llvm.used and llvm.compiler.used, constructors (also with an empty body), destructors and the data that
; they belong to stay.
; RUN: syclopt -passes=globaldce -S < %s | FileCheck %s

; CHECK:      {{^}}@data = internal global i32 0{{$}}
; CHECK-NEXT: {{^}}@llvm.global_ctors = appending global
; CHECK-NEXT: {{^}}@llvm.global_dtors = appending global
; CHECK-NEXT: {{^}}@llvm.used = appending global
; CHECK-NEXT: {{^}}@llvm.compiler.used = appending global
@data = internal global i32 0
@unused = internal global i32 0
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @constructor, ptr @data }, { i32, ptr, ptr } { i32 2, ptr @empty, ptr null }]
@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @destructor, ptr null }]
@llvm.used = appending global [1 x ptr] [ptr @used], section "llvm.metadata"
@llvm.compiler.used = appending global [1 x ptr] [ptr @used_by_compiler], section "llvm.metadata"

; CHECK-LABEL: define internal void @constructor()
; CHECK-LABEL: define internal void @empty()
; CHECK-LABEL: define internal void @destructor()
; CHECK-LABEL: define internal void @used()
; CHECK-LABEL: define internal void @used_by_compiler()
; CHECK-NOT:   @unused
define internal void @constructor() {
  store i32 1, ptr @data
  ret void
}

define internal void @empty() {
  ret void
}

define internal void @destructor() {
  store i32 2, ptr @data
  ret void
}

define internal void @used() {
  ret void
}

define internal void @used_by_compiler() {
  ret void
}

define internal void @unused_function() {
  ret void
}
