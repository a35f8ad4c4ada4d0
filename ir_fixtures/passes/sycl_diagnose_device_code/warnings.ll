; Cycles of calls, and the first call of each function that nothing defines, are warnings; both can be silenced or made errors, which are then
; reported with the others. Intrinsics, builtins and what the compiler's libraries define are there.
; RUN: split-file %s %t
; RUN: syclopt -passes=sycl-diagnose-device-code %t/in.ll -o %t/out.ll 2>&1 | FileCheck %s
; RUN-UNCHANGED: warnings leave the text as it is
; RUN: syclopt -passes=sycl-diagnose-device-code -Wno-recursion -Wno-undefined-function %t/in.ll -S | FileCheck %s --check-prefix=SILENT
; RUN: not syclopt -passes=sycl-diagnose-device-code -Werror %t/in.ll 2>&1 | FileCheck %s --check-prefix=ERROR

; CHECK-NOT:  {{.}}
; CHECK:      {{^.*}}in.ll:2:3: warning: device code calls an undefined function: 'kernel' calls 'elsewhere' (compile with '-g' to get source locations): '^call void @elsewhere()' [-Wundefined-function]
; CHECK-NEXT: in.ll:18:3: warning: device code calls an undefined function: 'behind' calls 'by_alias', which is called by kernel 'kernel' {{.*}} [-Wundefined-function]
; CHECK-NEXT: in.ll:13:1: warning: device code calls itself, which SYCL forbids: 'self' calls itself, which is called by kernel 'kernel' {{.*}} [-Wrecursion]
; CHECK-NEXT: in.ll:25:1: warning: device code calls itself, which SYCL forbids: 'a' calls 'b', which calls 'c', which calls 'a', which is called by kernel 'kernel' {{.*}} [-Wrecursion]
; CHECK-NOT:  {{.}}

; SILENT: define spir_kernel void @kernel()

; ERROR-COUNT-4: {{^.*}}error: sycl-diagnose-device-code: device code calls {{.*$}}
; ERROR-NOT:     {{.}}

;--- in.ll
define spir_kernel void @kernel() {
  call void @elsewhere()
  call void @elsewhere()
  call void @llvm.trap()
  call void @_Z22__spirv_ControlBarrierjjj(i32 2, i32 2, i32 2)
  call void @__devicelib_assert_fail()
  call void @self()
  call void @a()
  call void @other_name()
  ret void
}
@other_name = alias void (), ptr @behind
define void @self() {
  call void @self()
  ret void
}
define void @behind() {
  call void @by_alias()
  call void @elsewhere()
  ret void
}
define void @unreached() {
  ret void
}
define void @a() {
  call void @b()
  ret void
}
define void @b() {
  call void @elsewhere.2(ptr @a)
  call void @c()
  ret void
}
define void @c() {
  call void @a()
  call void @b()
  ret void
}
define internal void @elsewhere.2(ptr %p) {
  ret void
}
declare void @elsewhere()
declare void @by_alias()
declare void @llvm.trap()
declare void @_Z22__spirv_ControlBarrierjjj(i32, i32, i32)
declare void @__devicelib_assert_fail()
