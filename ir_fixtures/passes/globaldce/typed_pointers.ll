; IR with typed pointers and debug intrinsics: casts and typed operands are followed; undef takes the place of what goes,
; as old LLVM has no poison.
; RUN: syclopt -passes=globaldce -S < %s | FileCheck %s

; CHECK-NOT:  {{^}}@watched
; CHECK:      {{^}}@live = internal global i32 0{{$}}
; CHECK-NEXT: {{^}}@pointer = global i8* bitcast (i32* @live to i8*){{$}}
@watched = internal global [2 x i32] zeroinitializer
@live = internal global i32 0
@pointer = global i8* bitcast (i32* @live to i8*)

; CHECK-LABEL: define void @main() {
; CHECK-NEXT:    call void @llvm.dbg.value(metadata [2 x i32]* undef, metadata !0, metadata !DIExpression())
; CHECK-NEXT:    call void @llvm.dbg.value(metadata i32* undef, metadata !0, metadata !DIExpression())
; CHECK-NEXT:    call void @llvm.dbg.value(metadata i32* @live, metadata !0, metadata !DIExpression())
; CHECK-NEXT:    call void bitcast (void (i32*)* @callee to void (i8*)*)(i8* null)
define void @main() {
  call void @llvm.dbg.value(metadata [2 x i32]* @watched, metadata !0, metadata !DIExpression())
  call void @llvm.dbg.value(metadata i32* getelementptr ([2 x i32], [2 x i32]* @watched, i32 0, i32 1), metadata !0, metadata !DIExpression())
  call void @llvm.dbg.value(metadata i32* @live, metadata !0, metadata !DIExpression())
  call void bitcast (void (i32*)* @callee to void (i8*)*)(i8* null)
  ret void
}

; CHECK: {{^}}define internal void @callee(i32* %p) {{{$}}
define internal void @callee(i32* %p) {
  ret void
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

!0 = !{}
