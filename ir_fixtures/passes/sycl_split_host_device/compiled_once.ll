; The sides of a program whose annotations became attributes. Host code has the names of kernels in their place. Device code
; takes callables by value, throws nothing, says nothing of the host's processor, and has its functions alone in vtables;
; tables are there that only this one defines, as other modules may refer to them, and all device globals, as the host does.
; REQUIRES: opt-22
; RUN: split-file %s %t
; RUN: syclopt -passes=sycl-split-host-device -verify-each %t/in.ll -o %t/side.table
; RUN: opt-22 -passes=verify -disable-output %t/side_0.ll
; RUN: opt-22 -passes=verify -disable-output %t/side_1.ll
; RUN: FileCheck %s --input-file=%t/side_0.ll --check-prefix=DEVICE
; RUN: not grep -E 'target-cpu|uwtable|invoke|landingpad|personality|_ZTI|PIC|host_only|extern_weak|llvm.used|@tag$' %t/side_0.ll
; RUN: FileCheck %s --input-file=%t/side_1.ll --check-prefix=HOST
; RUN: not grep -E '@(kernel|unused|callable)\b|__syclopt_kernel_name.unused' %t/side_1.ll
; RUN: not syclopt -passes='sycl-split-host-device<host>' %t/called.ll -S 2>&1 | FileCheck %s --check-prefix=CALLED
; RUN: not syclopt -passes='sycl-split-host-device<device>' %t/form.ll -S 2>&1 | FileCheck %s --check-prefix=FORM

; DEVICE:      @_ZTV4Base = constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @virtual, ptr null] }
; DEVICE:      @_ZTV4Near = linkonce_odr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @virtual] }
; DEVICE:      @shared = global { ptr, ptr } { ptr null, ptr null } "sycl-annotated-at"="h:1" "sycl-device-global-size"="4"
; DEVICE-NEXT: @hidden = global { ptr, ptr } { ptr null, ptr null } "sycl-annotated-at"="h:1" "sycl-device-global-size"="4"
; DEVICE:      define spir_kernel void @kernel(ptr noundef byval({ [12 x i8] }) align 4 %callable) #[[#]] "sycl-kernel"
; DEVICE-NEXT:   call void @callable(ptr %callable)
; DEVICE:      define weak_odr spir_kernel void @unused(ptr noundef byval({ [1 x i8] }) align 1 %0)
; DEVICE:      define internal void @callable(ptr %callable) #[[#]] {
; DEVICE-NEXT: entry:
; DEVICE-NEXT:   %object = alloca ptr
; DEVICE-NEXT:   store ptr getelementptr (i8, ptr @_ZTV4Near, i64 16), ptr %object
; DEVICE-NEXT:   %id = call i64 @id(i32 0)
; DEVICE-NEXT:   br label %normal
; DEVICE:      normal:
; DEVICE-NEXT:   %phi = phi i64 [ %id, %entry ]
; DEVICE-NEXT:   %table = load ptr, ptr %object, align 8, !tbaa ![[#]]
; DEVICE-NEXT:   %slot = getelementptr ptr, ptr %table, i64 0
; DEVICE-NEXT:   %function = load ptr, ptr %slot
; DEVICE-NEXT:   call void %function(ptr %object) "virtual-call"
; DEVICE-NEXT:   %pointer = load ptr, ptr %callable
; DEVICE-NEXT:   call void %pointer(){{$}}
; DEVICE-NEXT:   call void @conditional(ptr %object, i32 -1, i32 6)
; DEVICE-NEXT:   ret void
; DEVICE-NEXT: }
; DEVICE:      define internal void @conditional(ptr %fn, i32 %0, i32 %1) noinline
; DEVICE-NEXT:   call void @virtual(ptr %fn)
; DEVICE:      define internal void @virtual(ptr %this) #[[#]] "indirectly-callable"="set"
; DEVICE:      declare i64 @id(i32)
; DEVICE:      attributes #[[#]] = { nounwind }

; HOST:      @_ZTV4Base = constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Base, ptr @virtual, ptr @host_only] }
; HOST:      @shared = global { ptr, ptr } { ptr null, ptr @tag }
; HOST:      @__syclopt_kernel_name.kernel = internal constant [7 x i8] c"kernel\00"
; HOST:      define internal void @conditional(ptr %fn, i32 %0, i32 %1)
; HOST-NEXT: entry:
; HOST-NEXT:   ret void
; HOST:      define void @host_only() #[[#]] personality ptr @__gxx_personality_v0 {
; HOST-NEXT:   invoke void @launch(ptr @__syclopt_kernel_name.kernel)
; HOST:        call void @conditional(ptr null, i32 -1, i32 6)

; CALLED: called.ll:2:3: error: sycl-split-host-device: 'main' calls the kernel 'kernel', which is only to be launched: '^call void @kernel(ptr null)'
; FORM: form.ll:1:1: error: the kernel 'kernel' takes one reference to its callable, and returns nothing: found 'define void @kernel(ptr %callable, i64 %size) {{.*}}'

;--- in.ll
target triple = "x86_64-unknown-linux-gnu"

@_ZTI4Base = external constant { ptr, ptr }
@_ZTV4Base = constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr @_ZTI4Base, ptr @virtual, ptr @host_only] }
@_ZTV4Near = available_externally constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI4Base, ptr @virtual] }
@_ZTV4Host = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr @_ZTI4Base, ptr @host_only] }
@tag = internal constant i8 0 "sycl-annotated-at"="h:1"
@shared = global { ptr, ptr } { ptr null, ptr @tag } "sycl-annotated-at"="h:1" "sycl-device-global-size"="4" "sycl-unique-id"="shared"
@hidden = internal global { ptr, ptr } { ptr null, ptr @tag } "sycl-annotated-at"="h:1" "sycl-device-global-size"="4" "sycl-unique-id"="hidden"
@llvm.used = appending global [1 x ptr] [ptr @host_only], section "llvm.metadata"

define internal void @kernel(ptr noundef nonnull align 4 dereferenceable(12) %callable) #0 "sycl-kernel" "sycl-kernel-entry"="k" "sycl-annotated-at"="h:2" {
  call void @callable(ptr %callable)
  ret void
}

define linkonce_odr void @unused(ptr noundef nonnull dereferenceable(1) %0) #0 "sycl-kernel" "sycl-kernel-entry"="unused" "sycl-annotated-at"="h:2" {
  ret void
}

define internal void @callable(ptr %callable) #1 personality ptr @__gxx_personality_v0 {
entry:
  %object = alloca ptr
  store ptr getelementptr (i8, ptr @_ZTV4Near, i64 16), ptr %object
  %id = invoke i64 @id(i32 0)
          to ; where it returns
          label %normal unwind  label %pad

normal:
  %phi = phi i64 [ %id, %entry ]
  %table = load ptr,  ptr	%object, align 8, !tbaa  !2
  %slot = getelementptr ptr, ptr %table, i64 0
  %function = load ptr, ptr %slot
  call void %function(ptr %object)
  %pointer = load ptr, ptr %callable
  call void %pointer()
  call void @conditional(ptr %object, i32 -1, i32 6)
  ret void

pad:
  %caught = landingpad { ptr, i32 }
          cleanup
  call void @host_only()
  resume { ptr, i32 } %caught
}

define internal void @conditional(ptr %fn, i32 %0, i32 %1) noinline "sycl-call-if-on-device-conditionally"="true" {
  call void @virtual(ptr %fn)
  ret void
}

define internal void @virtual(ptr %this) #1 "indirectly-callable"="set" "sycl-annotated-at"="h:3" {
  ret void
}

define void @host_only() #0 personality ptr @__gxx_personality_v0 {
  invoke void @launch(ptr @kernel)
          to label %normal unwind label %pad

normal:
  call void @conditional(ptr null, i32 -1, i32 6)
  ret void

pad:
  %caught = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %caught
}

declare extern_weak i64 @id(i32)
declare void @launch(ptr)
declare i32 @__gxx_personality_v0(...)

attributes #0 = { noinline uwtable "no-trapping-math"="true" "target-cpu"="x86-64" "target-features"="+sse" }
attributes #1 = { uwtable "target-cpu"="x86-64" }

!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 8, !"PIC Level", i32 2}
!2 = !{ !3, !3, i64 0 }
!3 = !{!"vtable pointer", !4, i64 0}
!4 = !{!"Simple C++ TBAA"}

;--- called.ll
define void @main() {
  call void @kernel(ptr null)
  ret void
}

define internal void @kernel(ptr dereferenceable(1) %callable) "sycl-kernel" "sycl-kernel-entry"="k" "sycl-annotated-at"="h:2" {
  ret void
}

;--- form.ll
define void @kernel(ptr %callable, i64 %size) "sycl-kernel" "sycl-kernel-entry"="k" "sycl-annotated-at"="h:2" {
  ret void
}
