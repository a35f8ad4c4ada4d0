; Slots of type information and of functions that are no device code become null; virtual functions of the device,
; offsets and null stay. Two tables in one variable, construction tables, casts, and names of any spelling.
; RUN: syclopt -passes=sycl-cleanup-vtables -S < %s > %t.ll && FileCheck %s < %t.ll
; RUN-UNCHANGED: LLVM accepts it
; RUN: syclopt -passes=verify %t.ll -o %t.verified.ll
; RUN: syclopt -passes=sycl-cleanup-vtables,globaldce -S < %s | FileCheck %s --check-prefix=DCE
; RUN-UNCHANGED: a second run finds nothing
; RUN: syclopt -passes=sycl-cleanup-vtables -S < %t.ll | FileCheck %s

; DCE-NOT: _ZTI
; DCE-NOT: @_ZTVN10__cxxabiv1
; DCE-NOT: @host(
; DCE:     define spir_kernel void @k()
; DCE-NOT: @host(

$_ZTV4Base = comdat any

@_ZTVN10__cxxabiv117__class_type_infoE = external addrspace(1) global [0 x ptr]
@_ZTS4Base = linkonce_odr addrspace(1) constant [6 x i8] c"4Base\00"
@_ZTI4Base = linkonce_odr addrspace(1) constant { ptr addrspace(1), ptr addrspace(1) } { ptr addrspace(1) @_ZTVN10__cxxabiv117__class_type_infoE, ptr addrspace(1) @_ZTS4Base }

; CHECK: @_ZTV4Base = linkonce_odr unnamed_addr addrspace(1) constant { [5 x ptr addrspace(1)] } { [5 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @device to ptr addrspace(1)), ptr addrspace(1) null, ptr addrspace(1) null] }, comdat, align 8
@_ZTV4Base = linkonce_odr unnamed_addr addrspace(1) constant { [5 x ptr addrspace(1)] } { [5 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) @_ZTI4Base, ptr addrspace(1) addrspacecast (ptr @device to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @host to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @__cxa_pure_virtual to ptr addrspace(1))] }, comdat, align 8

; CHECK: @_ZTV4Both = constant { [3 x ptr], [4 x ptr] } { [3 x ptr] [ptr inttoptr (i64 16 to ptr), ptr null, ptr @"virtual, \22quoted\22"], [4 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr null, ptr null, ptr @alias] }
@_ZTV4Both = constant { [3 x ptr], [4 x ptr] } { [3 x ptr] [ptr inttoptr (i64 16 to ptr), ptr addrspacecast (ptr addrspace(1) @_ZTI4Base to ptr), ptr @"virtual, \22quoted\22"], [4 x ptr] [ptr inttoptr (i64 -16 to ptr), ptr null, ptr @0, ptr @alias] }

; CHECK: @_ZTC4Both0_4Base = internal constant <{ i32, [2 x ptr], ptr }> <{ i32 -8, [2 x ptr] zeroinitializer, ptr null }>
@_ZTC4Both0_4Base = internal constant <{ i32, [2 x ptr], ptr }> <{ i32 -8, [2 x ptr] zeroinitializer, ptr @host }>

; No name of a vtable, but a constant with a virtual function in it.
; CHECK: @table = constant [2 x ptr] [ptr @device, ptr null], section "host", align 8
@table = constant [2 x ptr] [ptr @device, ptr @host], section "host", align 8

; No vtables: no constant, no virtual function, no members, no value.
; CHECK: @pointers = global [2 x ptr] [ptr @device, ptr @host2]
; CHECK: @helpers = constant [1 x ptr] [ptr @host2]
; CHECK: @one = constant ptr @device
; CHECK: @_ZTV7Outside = external constant { [3 x ptr] }
; CHECK: @llvm.compiler.used = appending global [2 x ptr] [ptr @device, ptr @host2]
@pointers = global [2 x ptr] [ptr @device, ptr @host2]
@helpers = constant [1 x ptr] [ptr @host2]
@one = constant ptr @device
@_ZTV7Outside = external constant { [3 x ptr] }
@llvm.compiler.used = appending global [2 x ptr] [ptr @device, ptr @host2], section "llvm.metadata"

@alias = alias void (), ptr @device

define spir_func void @device() #0 {
  ret void
}

define linkonce_odr spir_func void @"virtual, \22quoted\22"() "indirectly-callable"="B" {
  ret void
}

; CHECK: define linkonce_odr spir_func void @host()
define linkonce_odr spir_func void @host() {
  ret void
}

define spir_func void @host2() {
  ret void
}

define linkonce_odr spir_func void @0() {
  ret void
}

declare spir_func void @__cxa_pure_virtual()

define spir_kernel void @k() {
  store ptr addrspace(1) @_ZTV4Base, ptr null
  ret void
}

attributes #0 = { "indirectly-callable"="A" }
