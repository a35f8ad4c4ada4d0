; Two units with a class of one name in their unnamed namespaces, linked: the linker gave the second unit's functions and
; thunks names of their own. A thunk is in the set of the function that it calls, or that was inlined into it.
; RUN: syclopt -passes=sycl-cleanup-vtables -S < %s > %t.ll && FileCheck %s < %t.ll
; RUN-UNCHANGED: LLVM accepts it
; RUN: syclopt -passes=verify %t.ll -o %t.verified.ll

; CHECK: @_ZTVN12_GLOBAL__N_11DE = internal constant { [3 x ptr], [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN12_GLOBAL__N_11D1gEv], [3 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr null, ptr @_ZThn8_N12_GLOBAL__N_11D1gEv] }
@_ZTVN12_GLOBAL__N_11DE = internal constant { [3 x ptr], [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN12_GLOBAL__N_11D1gEv], [3 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr null, ptr @_ZThn8_N12_GLOBAL__N_11D1gEv] }

; CHECK: @_ZTVN12_GLOBAL__N_11DE.4 = internal constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr null, ptr null, ptr @_ZN12_GLOBAL__N_11D1gEv.5, ptr @_ZN12_GLOBAL__N_11D1hEv, ptr @_ZN12_GLOBAL__N_11DD2Ev], [5 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr null, ptr @_ZThn8_N12_GLOBAL__N_11D1gEv.6, ptr @_ZThn8_N12_GLOBAL__N_11D1hEv, ptr @_ZThn8_N12_GLOBAL__N_11DD1Ev] }
@_ZTVN12_GLOBAL__N_11DE.4 = internal constant { [5 x ptr], [5 x ptr] } { [5 x ptr] [ptr null, ptr null, ptr @_ZN12_GLOBAL__N_11D1gEv.5, ptr @_ZN12_GLOBAL__N_11D1hEv, ptr @_ZN12_GLOBAL__N_11DD2Ev], [5 x ptr] [ptr inttoptr (i64 -8 to ptr), ptr null, ptr @_ZThn8_N12_GLOBAL__N_11D1gEv.6, ptr @_ZThn8_N12_GLOBAL__N_11D1hEv, ptr @_ZThn8_N12_GLOBAL__N_11DD1Ev] }

define internal spir_func i32 @_ZN12_GLOBAL__N_11D1gEv(ptr %this) "indirectly-callable"="one" "sycl-module-id"="one.cpp" {
  ret i32 1
}

; CHECK: define internal spir_func i32 @_ZThn8_N12_GLOBAL__N_11D1gEv(ptr %this) "indirectly-callable"="one" "sycl-module-id"="one.cpp" {
define internal spir_func i32 @_ZThn8_N12_GLOBAL__N_11D1gEv(ptr %this) {
  %d = getelementptr i8, ptr %this, i64 -8
  %r = tail call spir_func i32 @_ZN12_GLOBAL__N_11D1gEv(ptr %d)
  ret i32 %r
}

define internal spir_func i32 @_ZN12_GLOBAL__N_11D1gEv.5(ptr %this) "indirectly-callable"="two" "sycl-module-id"="two.cpp" {
  %r = tail call spir_func i32 @_ZN12_GLOBAL__N_11D1hEv(ptr %this)
  ret i32 %r
}

; The function was inlined; what is called is another virtual function.
; CHECK: define internal spir_func i32 @_ZThn8_N12_GLOBAL__N_11D1gEv.6(ptr %this) "indirectly-callable"="two" "sycl-module-id"="two.cpp" {
define internal spir_func i32 @_ZThn8_N12_GLOBAL__N_11D1gEv.6(ptr %this) {
  %d = getelementptr i8, ptr %this, i64 -8
  %r = tail call spir_func i32 @_ZN12_GLOBAL__N_11D1hEv(ptr %d)
  ret i32 %r
}

define internal spir_func i32 @_ZN12_GLOBAL__N_11D1hEv(ptr %this) "indirectly-callable"="three" "sycl-module-id"="two.cpp" {
  ret i32 2
}

; CHECK: define internal spir_func i32 @_ZThn8_N12_GLOBAL__N_11D1hEv(ptr %this) "indirectly-callable"="three" "sycl-module-id"="two.cpp" {
define internal spir_func i32 @_ZThn8_N12_GLOBAL__N_11D1hEv(ptr %this) {
  ret i32 2
}

; Clang uses one destructor for two where they are the same, and names the thunk by the other.
define internal spir_func void @_ZN12_GLOBAL__N_11DD2Ev(ptr %this) "indirectly-callable"="two" "sycl-module-id"="two.cpp" {
  tail call spir_func void @_ZN1BD2Ev(ptr %this)
  ret void
}

; CHECK: define internal spir_func void @_ZThn8_N12_GLOBAL__N_11DD1Ev(ptr %this) "indirectly-callable"="two" "sycl-module-id"="two.cpp" {
define internal spir_func void @_ZThn8_N12_GLOBAL__N_11DD1Ev(ptr %this) {
  tail call spir_func void @_ZN1BD2Ev(ptr %this)
  ret void
}

declare spir_func void @_ZN1BD2Ev(ptr) "indirectly-callable"="one"
