; Where a target passes closures by value, conditional callers put them together. Such a caller stays and is the action,
; with all of its arguments; then come those again that its body does not read, which are the condition.
; RUN: syclopt -passes='sycl-conditional-call-on-device<prefix=P>,verify' -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-conditional-call-on-device<prefix=P>,sycl-decide-conditional-calls<target=intel_gpu_pvc>,verify' -S < %s | FileCheck %s --check-prefix=DECIDED

target datalayout = "e-p:64:64-A5-G1"

%one = type { ptr }
%many = type { i64, i32 }
%large = type { [20 x i32] }

; CHECK-LABEL: define void @user(ptr %x, i64 %y, i32 %z)
; CHECK-NEXT:    %c = alloca
; CHECK-NEXT:    call void @reference_P_1(ptr @reference, ptr %x, i32 noundef -1, i32 noundef 6, i32 noundef -1, i32 noundef 6)
; CHECK-NEXT:    call void @values_P_2(ptr @values, i64 %y, i32 5, i32 -1, i32 6, i32 -1, i32 6)
; CHECK-NEXT:    call void @empty_P_3(ptr @empty, i32 -1, i32 6, i32 -1, i32 6)
; CHECK-NEXT:    call void @large_P_4(ptr @large, ptr addrspace(5) noundef byref(%large) align 4 %c, i32 -1, i32 6, i32 -1, i32 6)
; CHECK-NEXT:    call void @"by address_P_5"(ptr @acts, ptr %x, i32 -1, i32 6)

; DECIDED-LABEL: define void @user(
; DECIDED-NEXT:    %c = alloca
; DECIDED-NEXT:    call void @reference(ptr %x, i32 noundef -1, i32 noundef 6)
; DECIDED-NEXT:    call void @values(i64 %y, i32 5, i32 -1, i32 6)
; DECIDED-NEXT:    call void @empty(i32 -1, i32 6)
; DECIDED-NEXT:    call void @large(ptr addrspace(5) noundef byref(%large) align 4 %c, i32 -1, i32 6)
; DECIDED-NEXT:    %sycl.data = addrspacecast ptr %x to ptr addrspace(4)
; DECIDED-NEXT:    call void @acts(ptr addrspace(4) %sycl.data)
; DECIDED-NEXT:    ret void
define void @user(ptr %x, i64 %y, i32 %z) {
  %c = alloca %large, align 4, addrspace(5)
  call void @reference(ptr %x, i32 noundef -1, i32 noundef 6)
  call void @values(i64 %y, i32 5, i32 -1, i32 6)
  call void @empty(i32 -1, i32 6)
  call void @large(ptr addrspace(5) noundef byref(%large) align 4 %c, i32 -1, i32 6)
  call void @"by address"(ptr %x, i32 -1, i32 6)
  ret void
}

; One capture, by reference: the pointer is that to the captured variable, not to the closure.
; CHECK-LABEL: define internal void @reference(ptr %0, i32 noundef %1, i32 noundef %2) nounwind {
define internal void @reference(ptr %0, i32 noundef %1, i32 noundef %2) noinline nounwind "sycl-call-if-on-device-conditionally"="true" {
  %4 = alloca %one, align 8, addrspace(5)
  %5 = alloca i32, align 4, addrspace(5)
  %6 = alloca i32, align 4, addrspace(5)
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = addrspacecast ptr addrspace(5) %6 to ptr
  %10 = getelementptr inbounds nuw %one, ptr %7, i32 0, i32 0
  store ptr %0, ptr %10, align 8
  store i32 %1, ptr %8, align 4
  store i32 %2, ptr %9, align 4
  call void @act(ptr %7)
  ret void
}

; Several captures, with debug information of the numbers, and marks of how long variables live.
define internal void @values(i64 %first, i32 %second, i32, i32) "sycl-call-if-on-device-conditionally" {
  %f = alloca %many, align 8
  %n = alloca i32, align 4
  store i64 %first, ptr %f, align 8
  %at = getelementptr inbounds i8, ptr %f, i64 8
  store i32 %second, ptr %at, align 8
  call void @llvm.lifetime.start.p0(ptr %n)
  store i32 %0, ptr %n, align 4
  store i32 %1, ptr %n, align 4
  call void @llvm.lifetime.end.p0(ptr %n)
  call void @act(ptr %f)
  ret void
}

; Nothing is handed over for a closure without captures.
define internal void @empty(i32 %0, i32 %1) "sycl-call-if-on-device-conditionally" {
  %f = alloca i8
  call void @act(ptr %f)
  ret void
}

; A large one is copied.
define internal void @large(ptr addrspace(5) noundef byref(%large) align 4 %0, i32 %1, i32 %2) "sycl-call-if-on-device-conditionally" {
  %4 = alloca %large, align 4, addrspace(5)
  %5 = addrspacecast ptr addrspace(5) %4 to ptr
  call void @llvm.memcpy.p0.p5.i64(ptr align 4 %5, ptr addrspace(5) align 4 %0, i64 80, i1 false)
  call void @act(ptr %5)
  ret void
}

; The caller of this one has made the copy already.
; CHECK-NOT: define internal void @"by address"(
define internal void @"by address"(ptr %0, i32 %1, i32 %2) "sycl-call-if-on-device-conditionally" {
  %4 = alloca ptr
  store ptr %0, ptr %4
  %5 = addrspacecast ptr %0 to ptr addrspace(4)
  call void @acts(ptr addrspace(4) %5)
  ret void
}

declare void @act(ptr)
declare void @acts(ptr addrspace(4))
declare void @llvm.memcpy.p0.p5.i64(ptr, ptr addrspace(5), i64, i1 immarg)
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)

; CHECK: declare void @reference_P_1(ptr, ptr, i32 noundef, i32 noundef, i32 noundef, i32 noundef) noinline nounwind "sycl-call-if-on-device-conditionally"="true"
; CHECK: declare void @values_P_2(ptr, i64, i32, i32, i32, i32, i32) "sycl-call-if-on-device-conditionally"
; CHECK: declare void @empty_P_3(ptr, i32, i32, i32, i32) "sycl-call-if-on-device-conditionally"
; CHECK: declare void @large_P_4(ptr, ptr addrspace(5) noundef byref(%large) align 4, i32, i32, i32, i32) "sycl-call-if-on-device-conditionally"
; CHECK: declare void @"by address_P_5"(ptr, ptr, i32, i32) "sycl-call-if-on-device-conditionally"
