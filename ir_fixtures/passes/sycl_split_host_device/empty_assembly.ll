; Assembly without an instruction says nothing of the host's registers on the device: what passes through keeps its value,
; and a clobber of memory is a barrier for the compiler. On the host it stays as it is, and so does what has an instruction.
; RUN: syclopt -passes='sycl-split-host-device<device>' -S < %s | FileCheck %s
; RUN-UNCHANGED: host code has it as it was
; RUN: syclopt -passes='sycl-split-host-device<host>' -S < %s | FileCheck %s --check-prefix=HOST

; CHECK-LABEL: define {{.*}}@kernel(
; CHECK-NEXT:    %1 = alloca i32{{$}}
; CHECK-NEXT:    call void asm sideeffect "", "~{memory}"(){{$}}
; CHECK-NEXT:    %2 = bitcast i32 7 to i32{{$}}
; CHECK-NEXT:    call void asm sideeffect "", "~{memory}"(){{$}}
; CHECK-NEXT:    store i32 %2, ptr %1{{$}}
; CHECK-NEXT:    %"asm.3.0" = insertvalue { i32, i64 } poison, i32 %2, 0{{$}}
; CHECK-NEXT:    %3 = insertvalue { i32, i64 } %"asm.3.0", i64 5, 1{{$}}
; CHECK-NEXT:    call void asm sideeffect "nop", "~{memory},~{dirflag}"(){{$}}
; CHECK-NEXT:    %4 = call i32 asm "", "=r,~{dirflag}"(){{$}}
; CHECK-NEXT:    ret void
; HOST-LABEL:  define void @host()
; HOST-NEXT:     call void asm sideeffect "", "~{memory},~{dirflag}"(){{$}}
define void @kernel(ptr noundef nonnull align 1 dereferenceable(1) %0) "sycl-kernel" "sycl-kernel-entry"="K" "sycl-annotated-at"="a.cpp:2" {
  %1 = alloca i32
  call void asm sideeffect "", "~{memory},~{dirflag}"()
  %2 = call i32 asm sideeffect "", "=r,0,~{dirflag}"(i32 7)
  call void asm sideeffect "", "=*imr,0,~{memory},~{dirflag}"(ptr elementtype(i32) %1, i32 %2)
  %3 = call { i32, i64 } asm "", "=r,=r,0,1,~{dirflag}"(i32 %2, i64 5)
  call void asm sideeffect "", "imr,~{dirflag}"(i64 6)
  call void asm sideeffect "nop", "~{memory},~{dirflag}"()
  %4 = call i32 asm "", "=r,~{dirflag}"()
  ret void
}

define void @host() {
  call void asm sideeffect "", "~{memory},~{dirflag}"()
  ret void
}
