; Where nothing is optimized, the id of a constant goes through a local variable, to which nothing else is stored. The
; variable is left without a store: a string there would be a variable that SPIR-V cannot have.
; RUN: syclopt -passes=sycl-lower-spec-constants -S < %s -o %t.ll && FileCheck %s < %t.ll
; RUN-UNCHANGED: LLVM accepts the result
; RUN: syclopt -passes=verify %t.ll -o %t.verified.ll

; CHECK-NOT: @name =
@name = private unnamed_addr addrspace(4) constant [2 x i8] c"n\00", align 1
@n = internal addrspace(1) constant { i32 } { i32 7 }, align 4

; CHECK-LABEL: define spir_func i32 @read(
; CHECK:         %3 = addrspacecast ptr %2 to ptr addrspace(4)
; CHECK-NEXT:    call void @llvm.lifetime.start.p0(ptr %2)
; CHECK-NEXT:    %4 = load ptr addrspace(4), ptr addrspace(4) %0
; CHECK-NEXT:    %[[VALUE:.*]] = call i32 @_Z20__spirv_SpecConstantii(i32 0, i32 7)
; CHECK-NEXT:    call void @llvm.lifetime.end.p0(ptr %2)
; CHECK-NEXT:    %5 = add i32 %[[VALUE]], 1
; CHECK-NEXT:    ret i32 %5
define spir_func i32 @read(ptr addrspace(4) %0) #0 {
  %2 = alloca ptr addrspace(4), align 8
  %3 = addrspacecast ptr %2 to ptr addrspace(4)
  call void @llvm.lifetime.start.p0(ptr %2)
  store ptr addrspace(4) @name, ptr addrspace(4) %3, align 8
  %4 = load ptr addrspace(4), ptr addrspace(4) %3, align 8
  %5 = load ptr addrspace(4), ptr addrspace(4) %0, align 8
  %6 = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) %4, ptr addrspace(4) addrspacecast (ptr addrspace(1) @n to ptr addrspace(4)), ptr addrspace(4) %5)
  call void @llvm.lifetime.end.p0(ptr %2)
  %7 = add i32 %6, 1
  ret i32 %7
}

; Loaded once more for somebody else, it stays as it is.
; CHECK-LABEL: define spir_func ptr addrspace(4) @shown(
; CHECK:         store ptr addrspace(4) @kept, ptr %slot
; CHECK-NEXT:    %id = load ptr addrspace(4), ptr %slot
; CHECK-NEXT:    call i32 @_Z20__spirv_SpecConstantii(i32 1, i32 7)
; CHECK-NEXT:    ret ptr addrspace(4) %id
@kept = private unnamed_addr addrspace(4) constant [2 x i8] c"m\00", align 1
define spir_func ptr addrspace(4) @shown() {
  %slot = alloca ptr addrspace(4), align 8
  store ptr addrspace(4) @kept, ptr %slot, align 8
  %id = load ptr addrspace(4), ptr %slot, align 8
  %value = call spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4) %id, ptr addrspace(4) addrspacecast (ptr addrspace(1) @n to ptr addrspace(4)), ptr addrspace(4) null)
  ret ptr addrspace(4) %id
}

declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
declare spir_func i32 @_Z37__sycl_getScalar2020SpecConstantValueIiET_PKcPKvS4_(ptr addrspace(4), ptr addrspace(4), ptr addrspace(4))

attributes #0 = { noinline optnone }
