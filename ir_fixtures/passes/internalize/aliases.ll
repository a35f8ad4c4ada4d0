; Aliases turn internal as what they stand for; ifuncs stay, as in LLVM, and their resolvers need not be visible.
; RUN: syclopt -passes='internalize<preserve=kept_name>' -S < %s | FileCheck %s

@object = global i32 0
@thread = thread_local global i32 0

; CHECK:      {{^}}@object = internal global i32 0{{$}}
; CHECK-NEXT: {{^}}@thread = internal thread_local global i32 0{{$}}
; CHECK:      {{^}}@name = internal alias i32, ptr @object{{$}}
; CHECK-NEXT: {{^}}@thread_name = internal thread_local alias i32, ptr @thread{{$}}
; CHECK-NEXT: {{^}}@inside = internal alias i8, getelementptr (i8, ptr @object, i64 2){{$}}
; CHECK-NEXT: {{^}}@kept_name = weak alias i32, ptr @object{{$}}
; CHECK-NEXT: {{^}}@chosen = ifunc void (), ptr @resolver{{$}}
; CHECK-NEXT: {{^}}@local_chosen = internal ifunc void (), ptr @resolver{{$}}
@name = alias i32, ptr @object
@thread_name = hidden thread_local alias i32, ptr @thread
@inside = weak_odr alias i8, getelementptr (i8, ptr @object, i64 2)
@kept_name = weak alias i32, ptr @object
@chosen = ifunc void (), ptr @resolver
@local_chosen = internal ifunc void (), ptr @resolver

; CHECK: {{^}}define internal ptr @resolver() {{{$}}
define ptr @resolver() {
  ret ptr null
}
