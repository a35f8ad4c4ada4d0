; LLVM's passes may stand without llvm(...).
; RUN: syclopt -passes='sroa,internalize,instcombine' -S < %s | FileCheck %s
; RUN: syclopt -passes='sroa,instcombine,internalize' -print-pipeline-passes | FileCheck %s --check-prefix=PRINTED

; PRINTED: llvm(sroa,instcombine),internalize

; CHECK: define internal i32 @f(i32 [[X:%[^ ]+]])
; CHECK-NEXT: ret i32 [[X]]
define i32 @f(i32 %x) {
  %slot = alloca i32
  store i32 %x, ptr %slot
  %loaded = load i32, ptr %slot
  %sum = add i32 %loaded, 0
  ret i32 %sum
}
