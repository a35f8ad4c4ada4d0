; IR with typed pointers: llvm.used holds casts, and aliases repeat their types.
; RUN: syclopt -passes=internalize -S < %s | FileCheck %s

; CHECK:      {{^}}@kept = global i32 0{{$}}
; CHECK-NEXT: {{^}}@other = internal unnamed_addr global i32* @kept{{$}}
; CHECK-NEXT: {{^}}@llvm.used = appending global
; CHECK-NEXT: {{^}}@name = internal alias i32*, i32** @other{{$}}
@kept = global i32 0
@other = unnamed_addr global i32* @kept
@llvm.used = appending global [1 x i8*] [i8* bitcast (i32* @kept to i8*)], section "llvm.metadata"
@name = alias i32*, i32** @other

; CHECK: {{^}}define internal i32* @function(i32* %p) {{{$}}
define i32* @function(i32* %p) {
  ret i32* %p
}
