; An image has a vtable, or a list of vtables, only if it uses it, whoever else could see it: other kernels need no
; virtual function of it.
; RUN: syclopt -passes='device-code-split<mode=kernel;outline-virtual-functions;clean-up>,emit-virtual-functions' %s -o %t.table
; RUN: FileCheck %s --check-prefix=NONE < %t_0.ll
; RUN: FileCheck %s --check-prefix=CREATE < %t_1.ll
; RUN: not grep . %t_0.prop
; RUN: FileCheck %s --check-prefix=SET < %t_2.ll
; RUN: syclopt -passes='sycl-resolve-virtual-functions<target=spir64_x86_64>,device-code-split<mode=kernel;clean-up>' %s -o %t.aot.table
; RUN: FileCheck %s --check-prefix=NONE < %t.aot_0.ll
; RUN: FileCheck %s --check-prefix=AOT < %t.aot_1.ll

; NONE-NOT: @{{_Z|object}}

; CREATE: @object = linkonce_odr constant { ptr, i32 } { ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), i32 7 }
; CREATE: @_ZTV1A = linkonce_odr constant { [3 x ptr] }
; CREATE: @_ZTT1A = linkonce_odr unnamed_addr constant [1 x ptr]
; CREATE: declare spir_func void @_ZN1A1fEv(ptr)

; SET-NOT: {{^}}@
; SET:     define spir_func void @_ZN1A1fEv(ptr %this)

; AOT: @_ZTV1A = linkonce_odr constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN1A1fEv] }
; AOT: define internal spir_func void @_ZN1A1fEv(ptr %this)

@object = constant { ptr, i32 } { ptr getelementptr inbounds ({ [3 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2), i32 7 }
@_ZTV1A = constant { [3 x ptr] } { [3 x ptr] [ptr null, ptr null, ptr @_ZN1A1fEv] }
@_ZTT1A = weak_odr unnamed_addr constant [1 x ptr] [ptr getelementptr inbounds inrange(-16, 8) ({ [3 x ptr] }, ptr @_ZTV1A, i32 0, i32 0, i32 2)]

define spir_kernel void @without() #0 {
  ret void
}

define spir_kernel void @create(ptr %p) #0 {
  %table = load ptr, ptr @_ZTT1A
  store ptr %table, ptr %p
  %n = load i32, ptr getelementptr (i8, ptr @object, i64 8)
  ret void
}

define spir_func void @_ZN1A1fEv(ptr %this) #1 {
  ret void
}

attributes #0 = { "sycl-module-id"="a.cpp" }
attributes #1 = { "sycl-module-id"="a.cpp" "indirectly-callable"="S" }
