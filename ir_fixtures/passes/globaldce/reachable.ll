; What stays: externally visible definitions and all that they reach by calls, operands, initializers, alias and ifunc
; targets, personality, prefix and prologue data, operand bundles, and the ways to name a function in a constant.
; RUN: syclopt -passes=globaldce -S < %s | FileCheck %s
; RUN: syclopt -passes=globaldce -S < %s | FileCheck %s --check-prefix=GONE
; GONE-NOT: {{^@dead_}}
; GONE-NOT: {{^(define|declare).*@(llvm[.])?dead_}}

; CHECK:      {{^}}@vtable = linkonce_odr constant { [2 x ptr] } { [2 x ptr] [ptr null, ptr @virtual] }{{$}}
; CHECK-NEXT: {{^}}@in_expression = internal global [2 x i64] zeroinitializer{{$}}
; CHECK-NEXT: {{^}}@table = constant
; CHECK-NEXT: {{^}}@common = common global i32 0{{$}}
; CHECK-NEXT: {{^}}@hidden = hidden global i32 0{{$}}
; CHECK-NEXT: {{^}}@weak = weak global i32 0{{$}}
; CHECK-NEXT: {{^}}@thread = internal thread_local global i32 0{{$}}
; CHECK-NEXT: {{^}}@"odd \22@dead_name" = internal global i8 0{{$}}
; CHECK-NEXT: {{^}}@text = constant
@vtable = linkonce_odr constant { [2 x ptr] } { [2 x ptr] [ptr null, ptr @virtual] }
@dead_vtable = linkonce_odr constant { [2 x ptr] } { [2 x ptr] [ptr null, ptr @dead_virtual] }
@in_expression = internal global [2 x i64] zeroinitializer
@table = constant [2 x ptr] [ptr getelementptr inbounds (i8, ptr @in_expression, i64 8), ptr null]
@dead_one = internal global ptr @dead_two
@dead_two = private global ptr @dead_one
@dead_available = available_externally global i32 0
@dead_once = linkonce global i32 0
@dead_external = external global i32
@dead_weak = extern_weak global i32
@common = common global i32 0
@hidden = hidden global i32 0
@weak = weak global i32 0
@thread = internal thread_local global i32 0
@"odd \22@dead_name" = internal global i8 0
@dead_name = internal global i8 0
@text = constant [11 x i8] c"@dead_nam\22\00"

; CHECK:      {{^}}@aliasee = internal global i32 3{{$}}
; CHECK:      {{^}}@alias = alias i32, ptr @middle{{$}}
; CHECK-NEXT: {{^}}@middle = internal alias i32, ptr @aliasee{{$}}
; CHECK-NEXT: {{^}}@chosen = ifunc void (), ptr @resolver{{$}}
@aliasee = internal global i32 3
@dead_aliasee = internal global i32 3
@alias = alias i32, ptr @middle
@middle = internal alias i32, ptr @aliasee
@dead_alias = internal alias i32, ptr @dead_aliasee
@dead_linkonce_alias = linkonce_odr alias i32, ptr @dead_aliasee
@chosen = ifunc void (), ptr @resolver
@dead_chosen = internal ifunc void (), ptr @dead_resolver

; CHECK-LABEL: define void @main(ptr %p) prefix ptr @prefix prologue i32 4 personality ptr @personality {
; CHECK:         ret void
define void @main(ptr %p) prefix ptr @prefix prologue i32 4 personality ptr @personality {
  ; @dead_name in a comment
  %table = load ptr, ptr @vtable
  %name = load i8, ptr @"odd \22@dead_name"
  %t = call ptr @llvm.threadlocal.address.p0(ptr @thread)
  call void @available()
  call void asm "jmp @dead_name", ""()
  call void %p() [ "deopt"(ptr @bundled) ]
  br label %end

end:
  %phi = phi ptr [ @incoming, %0 ]
  ret void
}

; CHECK:      {{^}}declare ptr @llvm.threadlocal.address.p0(ptr{{.*}})
; CHECK:      {{^}}define linkonce_odr void @virtual() {{{$}}
; CHECK:      {{^}}define internal ptr @resolver() {{{$}}
; CHECK:      {{^}}define available_externally void @available() {{{$}}
; CHECK:      {{^}}define internal i32 @personality(...) {{{$}}
; CHECK:      {{^}}define internal void @prefix() {{{$}}
; CHECK:      {{^}}define internal void @bundled() {{{$}}
; CHECK:      {{^}}define internal void @incoming() {{{$}}
declare ptr @llvm.threadlocal.address.p0(ptr)

declare void @llvm.dead_intrinsic()

define linkonce_odr void @virtual() {
  ret void
}

define linkonce_odr void @dead_virtual() {
  ret void
}

define internal ptr @resolver() {
  ret ptr null
}

define internal ptr @dead_resolver() {
  ret ptr null
}

define available_externally void @available() {
  ret void
}

define available_externally void @dead_available_function() {
  call void @dead_declared()
  ret void
}

declare void @dead_declared()

define internal i32 @personality(...) {
  ret i32 0
}

define internal i32 @dead_personality(...) {
  ret i32 0
}

define internal void @dead_thrower() personality ptr @dead_personality {
  ret void
}

define internal void @prefix() {
  ret void
}

define internal void @bundled() {
  ret void
}

define internal void @incoming() {
  ret void
}

define internal void @dead_recursive() {
  call void @dead_recursive()
  ret void
}

; CHECK-LABEL: define ptr @address_of_block()
; CHECK-LABEL: define internal void @with_block()
; CHECK-LABEL: define ptr @equivalent()
; CHECK-LABEL: define internal void @local_equivalent()
; CHECK-LABEL: define ptr @unchecked()
; CHECK-LABEL: define internal void @without_check()
define ptr @address_of_block() {
  ret ptr blockaddress(@with_block, %block)
}

define internal void @with_block() {
  br label %block

block:
  ret void
}

define ptr @equivalent() {
  ret ptr dso_local_equivalent @local_equivalent
}

define internal void @local_equivalent() {
  ret void
}

define ptr @unchecked() {
  ret ptr no_cfi @without_check
}

define internal void @without_check() {
  ret void
}
