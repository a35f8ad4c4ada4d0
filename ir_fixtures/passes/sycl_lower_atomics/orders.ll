; Fences keep the orders of what reads and writes at once; other operations have their orders.
; RUN: syclopt -passes='sycl-lower-atomics,verify' -S < %s | FileCheck %s

define void @orders(ptr addrspace(1) %p, i32 %x) {
; CHECK: %a = atomicrmw add ptr addrspace(1) %p, i32 %x syncscope("device") monotonic
; CHECK-NEXT: fence syncscope("device") acquire
  %a = atomicrmw add ptr addrspace(1) %p, i32 %x syncscope("device") acquire
; CHECK-NEXT: fence syncscope("device") release
; CHECK-NEXT: %b = atomicrmw xchg ptr addrspace(1) %p, i32 %x syncscope("device") monotonic, align 4
  %b = atomicrmw xchg ptr addrspace(1) %p, i32 %x syncscope("device") release, align 4
; CHECK-NEXT: fence syncscope("block") release
; CHECK-NEXT: %c = atomicrmw volatile umax ptr addrspace(1) %p, i32 %x syncscope("block") monotonic
; CHECK-NEXT: fence syncscope("block") acquire
  %c = atomicrmw volatile umax ptr addrspace(1) %p, i32 %x syncscope("workgroup") acq_rel
; CHECK-NEXT: fence syncscope("device") seq_cst
; CHECK-NEXT: %d = atomicrmw add ptr addrspace(1) %p, i8 1 syncscope("device") monotonic
; CHECK-NEXT: fence syncscope("device") acquire
  %d = atomicrmw add ptr addrspace(1) %p, i8 1 syncscope("device") seq_cst
; CHECK-NEXT: %e = atomicrmw add ptr addrspace(1) %p, i32 %x syncscope("block") monotonic
  %e = atomicrmw add ptr addrspace(1) %p, i32 %x syncscope("singlethread") seq_cst
; CHECK-NEXT: %f = cmpxchg ptr addrspace(1) %p, i32 0, i32 %x syncscope("block") acq_rel acquire
  %f = cmpxchg ptr addrspace(1) %p, i32 0, i32 %x syncscope("subgroup") acq_rel acquire
; CHECK-NEXT: %g = load atomic i32, ptr addrspace(1) %p syncscope("block") seq_cst, align 4
  %g = load atomic i32, ptr addrspace(1) %p syncscope("workgroup") seq_cst, align 4
; CHECK-NEXT: store atomic i32 %x, ptr addrspace(1) %p release, align 4
  store atomic i32 %x, ptr addrspace(1) %p syncscope("all_svm_devices") release, align 4
; CHECK-NEXT: fence syncscope("block") acq_rel
  fence syncscope("workgroup") acq_rel
; CHECK-NEXT: ret void
  fence syncscope("singlethread") seq_cst
  ret void
}
