; What reads and writes for the whole system is assembly, as LLVM drops the scope; loops that LLVM makes keep it.
; RUN: syclopt -passes='sycl-lower-atomics,verify' -S < %s | FileCheck %s

define i32 @system(ptr addrspace(1) %p, ptr addrspace(3) %q, ptr %r, i32 %x, float %f) {
; CHECK: fence seq_cst
; CHECK-NEXT: %a = call i32 asm sideeffect "atom.relaxed.sys.global.add.u32 $0, [$1], $2;", "=r,l,r,~{memory}"(ptr addrspace(1) %p, i32 %x)
; CHECK-NEXT: fence acquire
  %a = atomicrmw add ptr addrspace(1) %p, i32 %x seq_cst
; CHECK-NEXT: %negative = sub i64 0, 5
; CHECK-NEXT: %b = call i64 asm sideeffect "atom.relaxed.sys.add.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(ptr %r, i64 %negative)
  %b = atomicrmw sub ptr %r, i64 5 monotonic
; CHECK-NEXT: %c = call i32 asm sideeffect "atom.relaxed.sys.shared.min.s32 $0, [$1], $2;", "=r,l,r,~{memory}"(ptr addrspace(3) %q, i32 %x)
  %c = atomicrmw min ptr addrspace(3) %q, i32 %x monotonic
; CHECK-NEXT: %bits = bitcast float %f to i32
; CHECK-NEXT: %old = call i32 asm sideeffect "atom.relaxed.sys.exch.b32 $0, [$1], $2;", "=r,l,r,~{memory}"(ptr %r, i32 %bits)
; CHECK-NEXT: %d = bitcast i32 %old to float
  %d = atomicrmw xchg ptr %r, float %f monotonic
; CHECK-NEXT: call float asm sideeffect "atom.relaxed.sys.global.add.f32 $0, [$1], $2;", "=f,l,f,~{memory}"(ptr addrspace(1) %p, float %f)
  atomicrmw fadd ptr addrspace(1) %p, float %f monotonic
; CHECK-NEXT: %e = atomicrmw nand ptr addrspace(1) %p, i32 %x monotonic
  %e = atomicrmw nand ptr addrspace(1) %p, i32 %x monotonic
; CHECK-NEXT: %g = atomicrmw add ptr addrspace(1) %p, i16 1 monotonic
  %g = atomicrmw add ptr addrspace(1) %p, i16 1 monotonic
  ret i32 %a
}
