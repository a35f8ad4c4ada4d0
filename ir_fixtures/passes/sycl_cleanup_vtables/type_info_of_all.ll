; Type information that other units could see stays no longer for them, and neither does what it needs of a C++ library.
; RUN: syclopt -passes=sycl-cleanup-vtables -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-cleanup-vtables,globaldce -S < %s | FileCheck %s --check-prefix=GONE

; CHECK: @_ZTV1A = addrspace(1) constant [4 x ptr] [ptr null, ptr null, ptr @_ZN1A1fEv, ptr null]
; CHECK: @_ZTS1A = linkonce_odr constant [3 x i8] c"1A\00"
; CHECK: @_ZTI1A = linkonce_odr constant { ptr, ptr } { ptr @_ZTVN10__cxxabiv117__class_type_infoE, ptr @_ZTS1A }
; CHECK: @_ZTI1B = external constant ptr

; GONE-NOT: @_ZTS
; GONE-NOT: @_ZTI
; GONE-NOT: @_ZTVN

@_ZTV1A = addrspace(1) constant [4 x ptr] [ptr null, ptr @_ZTI1A, ptr @_ZN1A1fEv, ptr @_ZTI1B]
@_ZTS1A = constant [3 x i8] c"1A\00"
@_ZTI1A = weak_odr constant { ptr, ptr } { ptr @_ZTVN10__cxxabiv117__class_type_infoE, ptr @_ZTS1A }
@_ZTI1B = external constant ptr
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr

define spir_func void @_ZN1A1fEv(ptr %this) "indirectly-callable"="S" {
  ret void
}
