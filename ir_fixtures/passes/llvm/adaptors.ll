; LLVM's adaptors are taken as opt takes them: module(...) holds any passes, the others those of LLVM for such parts.
; RUN: syclopt -passes='module(function(sroa,instcombine),internalize)' -S < %s | FileCheck %s
; RUN: syclopt -passes='module(function(sroa,instcombine),internalize),cgscc(function(dce))' -print-pipeline-passes | FileCheck %s --check-prefix=PRINTED
; RUN: syclopt -O1 -S < %s | FileCheck %s --check-prefix=LEVEL
; RUN: syclopt -Os -print-pipeline-passes | FileCheck %s --check-prefix=SIZE
; RUN: not syclopt -passes='function(globaldce)' -S < %s 2>&1 | FileCheck %s --check-prefix=WHOLE
; RUN: not syclopt -passes='function(instcombin)' -S < %s 2>&1 | FileCheck %s --check-prefix=NEAR
; RUN: not syclopt -passes='function(module(dce))' -S < %s 2>&1 | FileCheck %s --check-prefix=INSIDE
; RUN: not syclopt -passes='function,dce' -S < %s 2>&1 | FileCheck %s --check-prefix=EMPTY
; RUN: not syclopt -O2 -passes=dce -S < %s 2>&1 | FileCheck %s --check-prefix=BOTH
; RUN: not syclopt -O7 -S < %s 2>&1 | FileCheck %s --check-prefix=SEVEN
; RUN-UNCHANGED: refused before anything runs
; RUN: not syclopt -passes=dce -o a -o b < %s 2>&1 | FileCheck %s --check-prefix=TWICE

; PRINTED: llvm(sroa,instcombine),internalize,llvm(dce)
; SIZE: llvm(default<Os>)
; WHOLE: -passes:1:10: error: unknown function pass 'globaldce'
; NEAR: -passes:1:10: error: unknown function pass 'instcombin'; did you mean 'instcombine'
; INSIDE: -passes:1:10: error: 'module(...)' cannot stand in 'function(...)'
; EMPTY: -passes:1:1: error: expected passes in parentheses after 'function'
; BOTH: error: -O2 and -passes contradict each other; write -passes='default<O2>,...'
; SEVEN: error: unknown option '-O7'; expected one of -O0, -O1, -O2, -O3, -Os, -Oz
; TWICE: error: option '-o' is given twice; it may only occur zero or one times

; LEVEL: define{{.*}} i32 @f(i32 {{.*}}[[X:%[^ ]+]])
; LEVEL: ret i32 [[X]]
; CHECK: define internal i32 @f(i32 [[X:%[^ ]+]])
; CHECK-NEXT: ret i32 [[X]]
define i32 @f(i32 %x) {
  %slot = alloca i32
  store i32 %x, ptr %slot
  %loaded = load i32, ptr %slot
  %sum = add i32 %loaded, 0
  ret i32 %sum
}
