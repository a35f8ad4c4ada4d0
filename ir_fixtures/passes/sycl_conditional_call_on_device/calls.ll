; Conditional callers become declarations that take the action first, and so do their calls. All arguments and attributes
; stay, whether they end with a condition or not. The action and everything else stays; a second run changes nothing.
; RUN: syclopt -passes='sycl-conditional-call-on-device<prefix=u1>' -S < %s | FileCheck %s
; RUN: syclopt -passes=sycl-conditional-call-on-device -sycl-conditional-call-on-device-unique-prefix=u1 -S < %s | FileCheck %s
; RUN: syclopt -passes='sycl-conditional-call-on-device<prefix=u1>,sycl-conditional-call-on-device<prefix=u1>,verify' -S < %s | FileCheck %s

%closure = type { ptr addrspace(4), i32 }

; CHECK-LABEL: define spir_kernel void @kernel(
; CHECK: call spir_func void @helper(ptr %c, i64 0)
define spir_kernel void @kernel(ptr %p) {
  %c = alloca %closure
  call spir_func void @helper(ptr %c, i64 0)
  ret void
}

; CHECK-LABEL: define spir_func void @helper(
; CHECK-NEXT: call spir_func void @caller_u1_1(ptr @action, ptr noundef byval(%closure) align 8 %c, i32 noundef -2, i32 noundef 251660032) #1, !dbg ![[AT:[0-9]+]]
; CHECK-NEXT: tail call spir_func void @"second caller_u1_2"(ptr @action, ptr null, i32 -4, i32 -1, i32 6, i32 -1, i32 5)
; CHECK-NEXT: call spir_func void @"0_u1_3"(ptr @"an action", ptr %c, i32 -1, i32 5)
; CHECK-NEXT: call spir_func void @wide_u1_4(ptr @"an action", ptr %c, i32 noundef -2, i64 noundef 216172782113783808)
; CHECK-NEXT: call spir_func void @wide_u1_4(ptr @"an action", ptr %c, i32 noundef -2, i64 noundef %n)
; CHECK-NEXT: call spir_func void @nothing_u1_5(ptr @nothing)
; CHECK-NEXT: ret void
define spir_func void @helper(ptr %c, i64 %n) !dbg !5 {
  call spir_func void @caller(ptr noundef byval(%closure) align 8 %c, i32 noundef -2, i32 noundef 251660032) #1, !dbg !8
  tail call spir_func void @"second caller"(ptr null, i32 -4, i32 -1, i32 6, i32 -1, i32 5)
  call spir_func void @0(ptr %c, i32 -1, i32 5)
  call spir_func void (ptr, i32, i64) @wide(ptr %c, i32 noundef -2, i64 noundef 216172782113783808)
  call spir_func void @wide(ptr %c, i32 noundef -2, i64 noundef %n)
  call spir_func void @nothing()
  ret void
}

; CHECK-NOT: define {{.*}}caller
; CHECK-LABEL: define internal spir_func void @action(
; CHECK: ret void
define internal spir_func void @action(ptr addrspace(4) %this) {
  ret void
}

; CHECK: declare spir_func void @"an action"(ptr)
declare spir_func void @"an action"(ptr)

define linkonce_odr hidden spir_func void @caller(ptr noundef byval(%closure) align 8 %f, i32 noundef %0, i32 noundef %1) local_unnamed_addr #0 comdat !dbg !7 {
  call void @llvm.assume(i1 true)
  %3 = addrspacecast ptr %f to ptr addrspace(4)
  call spir_func void @action(ptr addrspace(4) %3), !dbg !9
  ret void
}

define internal spir_func void @"second caller"(ptr %f, i32 %0, i32 %1, i32 %2, i32 %3, i32 %4) "sycl-call-if-on-device-conditionally" {
  %d = addrspacecast ptr %f to ptr addrspace(4)
  call spir_func void @action(ptr addrspace(4) %d)
  ret void
}

define internal spir_func void @0(ptr %f, i32 %0, i32 %1) #0 {
  call spir_func void @"an action"(ptr %f)
  ret void
}

define internal spir_func void @wide(ptr %f, i32 noundef %0, i64 noundef %1) #0 {
  call spir_func void @"an action"(ptr %f)
  ret void
}

; CHECK-LABEL: define internal spir_func void @nothing() {
define internal spir_func void @nothing() "sycl-call-if-on-device-conditionally" {
  call spir_func void @"an action"(ptr null)
  ret void
}

declare void @llvm.assume(i1)

; CHECK: declare spir_func void @caller_u1_1(ptr, ptr noundef byval(%closure) align 8, i32 noundef, i32 noundef) #0
; CHECK: declare spir_func void @"second caller_u1_2"(ptr, ptr, i32, i32, i32, i32, i32) "sycl-call-if-on-device-conditionally"
; CHECK: declare spir_func void @"0_u1_3"(ptr, ptr, i32, i32) #0
; CHECK: declare spir_func void @wide_u1_4(ptr, ptr, i32 noundef, i64 noundef) #0
; CHECK: declare spir_func void @nothing_u1_5(ptr) "sycl-call-if-on-device-conditionally"
; CHECK: attributes #0 = { noinline nounwind "sycl-call-if-on-device-conditionally"="true" }
; CHECK: attributes #1 = { convergent }
attributes #0 = { noinline nounwind "sycl-call-if-on-device-conditionally"="true" }
attributes #1 = { convergent }

$caller = comdat any

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!4}

; CHECK: ![[AT]] = !DILocation(line: 9
!2 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !3, emissionKind: FullDebug)
!3 = !DIFile(filename: "a.cpp", directory: ".")
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = distinct !DISubprogram(name: "helper", file: !3, line: 8, type: !6, unit: !2, spFlags: DISPFlagDefinition)
!6 = !DISubroutineType(types: !{null})
!7 = distinct !DISubprogram(name: "caller", file: !3, line: 2, type: !6, unit: !2, spFlags: DISPFlagDefinition)
!8 = !DILocation(line: 9, scope: !5)
!9 = !DILocation(line: 3, scope: !7)
