; Each thing that device code may not do is an error of its own, in the order of the text, once for each symbol in a
; function; all are reported. Device globals, constants, work-group memory, builtins and functions of the module that
; have such a name are fine, and so is all that no device code calls.
; RUN: split-file %s %t
; RUN: not syclopt -passes=sycl-diagnose-device-code %t/errors.ll 2>&1 | FileCheck %s
; RUN: not syclopt -passes='sycl-diagnose-device-code<allow=throw,varargs,inline-assembly,thread-local,long-double,allocation>' %t/errors.ll 2>&1 | FileCheck %s --check-prefix=ALLOWED
; RUN-UNCHANGED: what is allowed is no error, and the text stays as it is
; RUN: syclopt -passes='sycl-diagnose-device-code<allow=throw,varargs,inline-assembly,thread-local,long-double,allocation,mutable-global>' -S < %t/errors.ll | FileCheck %s --check-prefix=ALL

; CHECK-NOT:  {{.}}
; CHECK:      {{^.*}}errors.ll:12:1: error: sycl-diagnose-device-code: device code must not use long double: 'kernel' has x86_fp80 (compile with '-g' to get source locations) [long-double]
; CHECK-NEXT: errors.ll:13:3: error: sycl-diagnose-device-code: device code must not have inline assembly: 'kernel' has it {{.*}}[inline-assembly]
; CHECK-NEXT: errors.ll:14:3: error: sycl-diagnose-device-code: device code must not call functions with variable arguments: 'kernel' calls 'scanf' {{.*}}[varargs]
; CHECK-NEXT: errors.ll:15:3: error: {{.*}} 'kernel' calls one by a pointer {{.*}}[varargs]
; CHECK-NEXT: errors.ll:16:22: error: sycl-diagnose-device-code: device code must not use mutable global variables that are no device_global: 'kernel' uses 'mutable' {{.*}}[mutable-global]
; CHECK-NEXT: errors.ll:17:{{.*}} uses 'alias' {{.*}}[mutable-global]
; CHECK-NEXT: errors.ll:18:{{.*}} uses 'quoted "name"' {{.*}}[mutable-global]
; CHECK-NEXT: errors.ll:19:{{.*}} uses '@0' {{.*}}[mutable-global]
; CHECK-NEXT: errors.ll:20:{{.*}}: error: sycl-diagnose-device-code: device code must not use thread_local variables: 'kernel' uses 'own' {{.*}}[thread-local]
; CHECK-NEXT: errors.ll:36:{{.*}}: error: sycl-diagnose-device-code: device code must not throw exceptions: 'thrower' calls '__cxa_throw', which is called by kernel 'kernel' {{.*}}[throw]
; CHECK-NEXT: errors.ll:37:{{.*}} calls 'std::__throw_length_error(char const*)' (@_ZSt20__throw_length_errorPKc), {{.*}}[throw]
; CHECK-NEXT: errors.ll:38:{{.*}} calls '__cxa_rethrow', {{.*}}[throw]
; CHECK-NEXT: errors.ll:42:{{.*}}: error: sycl-diagnose-device-code: device code must not allocate or free memory: 'allocator' calls 'operator new(unsigned long)' (@_Znwm), which is called by kernel 'kernel' {{.*}}[allocation]
; CHECK-NEXT: errors.ll:43:{{.*}} calls 'operator new[](unsigned long, std::align_val_t, std::nothrow_t const&)' (@_ZnamSt11align_val_tRKSt9nothrow_t), {{.*}}[allocation]
; CHECK-NEXT: errors.ll:44:{{.*}} calls 'malloc', {{.*}}[allocation]
; CHECK-NEXT: errors.ll:45:{{.*}} calls 'calloc', {{.*}}[allocation]
; CHECK-NEXT: errors.ll:51:{{.*}} 'long' has %struct.outer, which is called by kernel 'kernel' {{.*}}[long-double]{{.*$}}
; CHECK-NOT:  {{.}}

; ALLOWED-COUNT-4: {{^.*}}[mutable-global]{{.*$}}
; ALLOWED-NOT:     {{.}}

; ALL: define void @kernel(x86_fp80 %x, ptr %x.p) "sycl-kernel"

;--- errors.ll
%struct.inner = type { [2 x x86_fp80] }
%struct.outer = type { i32, %struct.inner }
@mutable = global i32 0
@alias = alias i32, ptr @mutable
@"quoted \22name\22" = external global i32
@0 = internal global ptr null
@own = thread_local(initialexec) global i32 0
@fixed = constant [9 x i8] c"x86_fp80\00"
@dg = global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="dg"
@shared = internal addrspace(3) global i32 poison
@__spirv_BuiltInWorkDim = external global i32
define void @kernel(x86_fp80 %x, ptr %x.p) "sycl-kernel" {
  call void asm sideeffect "x86_fp80 @mutable", ""()
  %n = call i32 (ptr, ...) @scanf(ptr @fixed)
  call void (i32, ...) %x.p(i32 1)
  %a = load i32, ptr @mutable
  %b = load i32, ptr @alias
  %c = load i32, ptr @"quoted \22name\22"
  %d = load ptr, ptr @0
  %e = load i32, ptr @own
  %f = load i32, ptr @dg
  %g = load i32, ptr addrspace(3) @shared
  %h = load i32, ptr @__spirv_BuiltInWorkDim
  %i = load i32, ptr @mutable
  %j = call i32 (ptr, ...) @_Z18__spirv_ocl_printfPKcz(ptr @fixed)
  call void @thrower()
  call void @allocator()
  call void @long()
  call void @fine()
  call void @llvm.dbg.value(metadata ptr @debugged, metadata !0, metadata !DIExpression())
  ret void
}

define void @thrower() {
  ; call void asm "in a comment", ""()
  call void @__cxa_throw(ptr null, ptr null, ptr null)
  call void @_ZSt20__throw_length_errorPKc(ptr null)
  call void @__cxa_rethrow()
  ret void
}
define void @allocator() {
  %a = call ptr @_Znwm(i64 4)
  %b = call ptr @_ZnamSt11align_val_tRKSt9nothrow_t(i64 4, i64 16, ptr null)
  %c = call ptr @malloc(i64 4)
  %d = call ptr @calloc(i64 4, i64 4)
  %e = call ptr @_ZnwmPv(i64 4, ptr %a)
  %f = call ptr @valloc(i64 4)
  ret void
}
define void @long() {
  %x = alloca %struct.outer
  %struct.inner = alloca i32
  ret void
}
define void @fine() {
  br label %x86_fp80
x86_fp80:
  %long = phi i32 [ 0, %0 ]
  %x86_fp80.value = add i32 %long, 1
  ret void
}

define internal ptr @valloc(i64 %size) {
  ret ptr null
}
define internal ptr @_ZnwmPv(i64 %size, ptr %place) {
  ret ptr %place
}
define void @host_only() {
  call void @__cxa_throw(ptr null, ptr null, ptr null)
  ret void
}

@debugged = global i32 0
declare i32 @scanf(ptr, ...)
declare i32 @_Z18__spirv_ocl_printfPKcz(ptr, ...)
declare void @__cxa_throw(ptr, ptr, ptr)
declare void @__cxa_rethrow()
declare void @_ZSt20__throw_length_errorPKc(ptr)
declare ptr @_Znwm(i64)
declare ptr @_ZnamSt11align_val_tRKSt9nothrow_t(i64, i64, ptr)
declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare void @llvm.dbg.value(metadata, metadata, metadata)
!0 = !{}
