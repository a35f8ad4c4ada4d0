; Assembly without an instruction says nothing of the host's registers on the device: what passes through keeps its value,
; and a clobber of memory is a barrier for the compiler. On the host it stays as it is, and so does what has an instruction.
; RUN: syclopt -passes='sycl-split-host-device<device>' -S < %s | FileCheck %s
; RUN-UNCHANGED: host code has it as it was
; RUN: syclopt -passes='sycl-split-host-device<host>' -S < %s | FileCheck %s --check-prefix=HOST

; CHECK-LABEL: define {{.*}}@kernel(
; CHECK-NEXT:    %place = alloca i32{{$}}
; CHECK-NEXT:    call void asm sideeffect "", "~{memory}"(){{$}}
; CHECK-NEXT:    %x = bitcast i32 7 to i32{{$}}
; CHECK-NEXT:    call void asm sideeffect "", "~{memory}"(){{$}}
; CHECK-NEXT:    store i32 %x, ptr %place{{$}}
; CHECK-NEXT:    %"asm.both.0" = insertvalue { i32, i64 } poison, i32 %x, 0{{$}}
; CHECK-NEXT:    %both = insertvalue { i32, i64 } %"asm.both.0", i64 5, 1{{$}}
; CHECK-NEXT:    call void asm sideeffect "nop", "~{memory},~{dirflag}"(){{$}}
; CHECK-NEXT:    %given = call i32 asm "", "=r,~{dirflag}"(){{$}}
; CHECK-NEXT:    ret void
; HOST-LABEL:  define void @host()
; HOST-NEXT:     call void asm sideeffect "", "~{memory},~{dirflag}"(){{$}}
define void @kernel(ptr noundef nonnull align 1 dereferenceable(1) %0) "sycl-kernel" "sycl-kernel-entry"="K" "sycl-annotated-at"="a.cpp:2" {
  %place = alloca i32
  call void asm sideeffect "", "~{memory},~{dirflag}"()
  %x = call i32 asm sideeffect "", "=r,0,~{dirflag}"(i32 7)
  call void asm sideeffect "", "=*imr,0,~{memory},~{dirflag}"(ptr elementtype(i32) %place, i32 %x)
  %both = call { i32, i64 } asm "", "=r,=r,0,1,~{dirflag}"(i32 %x, i64 5)
  call void asm sideeffect "", "imr,~{dirflag}"(i64 6)
  call void asm sideeffect "nop", "~{memory},~{dirflag}"()
  %given = call i32 asm "", "=r,~{dirflag}"()
  ret void
}

define void @host() {
  call void asm sideeffect "", "~{memory},~{dirflag}"()
  ret void
}
