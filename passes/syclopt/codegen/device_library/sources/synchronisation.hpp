// Barriers and fences. A thread runs all work-items of a group, so a fence for a group only holds the compiler back.
#pragma once

enum Scope { CROSS_DEVICE, DEVICE, WORKGROUP, SUBGROUP, INVOCATION };

void barrier(uint) { __native_barrier(); }
void work_group_barrier(uint) { __native_barrier(); }
void work_group_barrier(uint, int) { __native_barrier(); }
void sub_group_barrier(uint) {}
void sub_group_barrier(uint, int) {}
void __spirv_ControlBarrier(int execution, int, int) {
  if (execution <= WORKGROUP)
    __native_barrier();
}
void __spirv_ControlBarrierArriveINTEL(int, int, int) {}
void __spirv_ControlBarrierWaitINTEL(int execution, int, int) {
  if (execution <= WORKGROUP)
    __native_barrier();
}
void intel_work_group_barrier_arrive(uint) {}
void intel_work_group_barrier_wait(uint) { __native_barrier(); }

void mem_fence(uint) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void read_mem_fence(uint) { __atomic_thread_fence(__ATOMIC_ACQUIRE); }
void write_mem_fence(uint) { __atomic_thread_fence(__ATOMIC_RELEASE); }
void atomic_work_item_fence(uint, int, int) { __atomic_thread_fence(__ATOMIC_SEQ_CST); }
void __spirv_MemoryBarrier(int scope, int) {
  if (scope < WORKGROUP)
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
  else
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
}
