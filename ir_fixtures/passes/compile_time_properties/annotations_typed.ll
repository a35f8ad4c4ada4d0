; The same where pointers name what they point to, and constants stand behind casts. Types with numbers keep them; values
; and blocks that come after a value which goes get others, also in the addresses of blocks.
; RUN: syclopt -passes=compile-time-properties -S < %s | FileCheck %s
; RUN: syclopt -passes=compile-time-properties,compile-time-properties -S < %s | FileCheck %s

%0 = type { i32 }
%2 = type { i32 }

@.str = private unnamed_addr constant [16 x i8] c"sycl-properties\00", section "llvm.metadata"
@file = private unnamed_addr constant [2 x i8] c"f\00", section "llvm.metadata"
@stable = private unnamed_addr constant [12 x i8] c"sycl-stable\00"
@true = private unnamed_addr constant [5 x i8] c"true\00"
@args = private unnamed_addr constant { [12 x i8]*, [5 x i8]* } { [12 x i8]* @stable, [5 x i8]* @true }
; CHECK: @block = constant i8* blockaddress(@typed, %3)
@block = constant i8* blockaddress(@typed, %4)
; CHECK: @.str.1 = private unnamed_addr constant [14 x i8] c"{6183:\22true\22}\00", section "llvm.metadata"

define spir_func void @typed(i8* %p) {
  ; CHECK: %1 = call i8* @llvm.ptr.annotation.p0i8(i8* %p, i8* bitcast ([14 x i8]* @.str.1 to i8*), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @file, i32 0, i32 0), i32 3, i8* null)
  %1 = call i8* @llvm.ptr.annotation.p0i8(i8* %p, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @file, i32 0, i32 0), i32 3, i8* bitcast ({ [12 x i8]*, [5 x i8]* }* @args to i8*))
  %2 = call i8* @llvm.ptr.annotation.p0i8(i8* %1, i8* getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0), i8* getelementptr inbounds ([2 x i8], [2 x i8]* @file, i32 0, i32 0), i32 3, i8* null)
  ; CHECK-NEXT: store i8 0, i8* %1
  store i8 0, i8* %2
  ; CHECK-NEXT: alloca %2
  alloca %2
  ; CHECK-NEXT: br label %3
  br label %4
4:
  ; CHECK: store i8* blockaddress(@typed, %3), i8** null
  store i8* blockaddress(@typed, %4), i8** null
  ret void
}

declare i8* @llvm.ptr.annotation.p0i8(i8*, i8*, i8*, i32, i8*)
