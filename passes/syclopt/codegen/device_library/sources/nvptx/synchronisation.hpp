// Barriers and fences. A barrier orders what its own work-items do in memory; for others there are fences beside it.
#pragma once

extern "C" {
void wait_for_group(uint) __asm__("llvm.nvvm.barrier.cta.sync.aligned.all") __attribute__((convergent));
void wait_for_warp(uint) __asm__("llvm.nvvm.bar.warp.sync") __attribute__((convergent));
}
static constexpr uint ALL_LANES = -1u; // those that do not exist, or have returned, are not waited for

#define FENCE(scope)                                                                                                   \
  (order == SEQUENTIAL ? __scoped_atomic_thread_fence(__ATOMIC_SEQ_CST, scope)                                         \
   : order == ACQUIRE  ? __scoped_atomic_thread_fence(__ATOMIC_ACQUIRE, scope)                                         \
   : order == RELEASE  ? __scoped_atomic_thread_fence(__ATOMIC_RELEASE, scope)                                         \
   : order == RELAXED  ? void()                                                                                        \
                       : __scoped_atomic_thread_fence(__ATOMIC_ACQ_REL, scope))
static void fence_of(int far, int order) {
  if (far == CROSS_DEVICE)
    FENCE(__MEMORY_SCOPE_SYSTEM);
  else if (far == DEVICE || far > INVOCATION)
    FENCE(__MEMORY_SCOPE_DEVICE);
  else if (far < INVOCATION)
    FENCE(__MEMORY_SCOPE_WRKGRP);
}
#undef FENCE
INLINE void fence(Reach reach) { fence_of(reach.scope, reach.semantics); }

// A fence is needed where others than those at the barrier see what was done before it.
INLINE void fence_beyond_group(Reach reach) {
  if (reach.scope < WORKGROUP && reach.semantics & ORDERS)
    fence({reach.scope, reach.semantics & SEQUENTIAL ? SEQUENTIAL : ACQUIRE_RELEASE});
}
INLINE void group_barrier(Reach reach) {
  fence_beyond_group(reach);
  wait_for_group(0);
  fence_beyond_group(reach);
}
INLINE void sub_group_barrier(Reach reach) {
  fence_beyond_group(reach);
  wait_for_warp(ALL_LANES);
  fence_beyond_group(reach);
}
INLINE void group_arrives(Reach reach) { fence_beyond_group(reach); }
INLINE void group_waits(Reach reach) { group_barrier(reach); }
