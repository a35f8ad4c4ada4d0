// Barriers and fences.
#pragma once

// What OpenCL's flags say: memory of the whole device is meant, or that of the work-group alone.
INLINE Reach flagged(uint flags, int semantics) { return {flags & 2 ? DEVICE : WORKGROUP, semantics}; }
static constexpr Reach GROUP = {WORKGROUP, ACQUIRE_RELEASE};

void barrier(uint) { group_barrier(GROUP); }
void work_group_barrier(uint) { group_barrier(GROUP); }
void work_group_barrier(uint, int scope) { group_barrier({scope_of(scope), ACQUIRE_RELEASE}); }
void sub_group_barrier(uint) { sub_group_barrier(GROUP); }
void sub_group_barrier(uint, int scope) { sub_group_barrier(Reach{scope_of(scope), ACQUIRE_RELEASE}); }
void __spirv_ControlBarrier(int execution, int scope, int semantics) {
  if (execution <= WORKGROUP)
    group_barrier({scope, semantics});
  else
    sub_group_barrier(Reach{scope, semantics});
}
void __spirv_ControlBarrierArriveINTEL(int execution, int scope, int semantics) {
  if (execution <= WORKGROUP)
    group_arrives({scope, semantics});
}
void __spirv_ControlBarrierWaitINTEL(int execution, int scope, int semantics) {
  if (execution <= WORKGROUP)
    group_waits({scope, semantics});
  else
    sub_group_barrier(Reach{scope, semantics});
}
void intel_work_group_barrier_arrive(uint) { group_arrives(GROUP); }
void intel_work_group_barrier_wait(uint) { group_waits(GROUP); }

void mem_fence(uint flags) { fence(flagged(flags, SEQUENTIAL)); }
void read_mem_fence(uint flags) { fence(flagged(flags, ACQUIRE)); }
void write_mem_fence(uint flags) { fence(flagged(flags, RELEASE)); }
void atomic_work_item_fence(uint, int order, int scope) { fence(reach(order, scope)); }
void __spirv_MemoryBarrier(int scope, int semantics) { fence({scope, semantics & ORDERS}); }
