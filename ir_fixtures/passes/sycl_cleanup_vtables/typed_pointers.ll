; Typed pointers, as compilers up to LLVM 14 write them: casts stand around everything.
; RUN: syclopt -passes=sycl-cleanup-vtables -S < %s | FileCheck %s

%"struct.a to b, @x" = type { i32 (...)** }

; CHECK: @_ZTV1B = linkonce_odr unnamed_addr constant { [6 x i8*] } { [6 x i8*] [i8* inttoptr (i64 -8 to i8*), i8* null, i8* bitcast (void (%"struct.a to b, @x" addrspace(4)*)* @_ZN1B1fEv to i8*), i8* null, i8* null, i8* bitcast (void (...)* bitcast (i32 ()* @twice to void (...)*) to i8*)] }
@_ZTV1B = linkonce_odr unnamed_addr constant { [6 x i8*] } { [6 x i8*] [i8* inttoptr (i64 -8 to i8*), i8* bitcast ({ i8*, i8* }* @_ZTI1B to i8*), i8* bitcast (void (%"struct.a to b, @x" addrspace(4)*)* @_ZN1B1fEv to i8*), i8* bitcast (void (%"struct.a to b, @x" addrspace(4)*)* @_ZN1B1gEv to i8*), i8* bitcast (void ()* @__cxa_pure_virtual to i8*), i8* bitcast (void (...)* bitcast (i32 ()* @twice to void (...)*) to i8*)] }

; The start of a variable is the variable.
; CHECK: @_ZTV1C = constant [2 x i8*] [i8* null, i8* null]
@_ZTV1C = constant [2 x i8*] [i8* bitcast (i8** getelementptr inbounds ({ i8*, i8* }, { i8*, i8* }* @_ZTI1B, i32 0, i32 0) to i8*), i8* null]

@_ZTI1B = external constant { i8*, i8* }

define spir_func void @_ZN1B1fEv(%"struct.a to b, @x" addrspace(4)* %this) "indirectly-callable"="S" {
  ret void
}

define spir_func void @_ZN1B1gEv(%"struct.a to b, @x" addrspace(4)* %this) {
  ret void
}

declare void @__cxa_pure_virtual()

declare i32 @twice() "indirectly-callable"="S"
