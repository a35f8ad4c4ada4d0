// Barriers and fences. A thread runs all work-items of a group, so a fence for a group only holds the compiler back.
#pragma once

INLINE void group_barrier(Reach) { __native_barrier(); }
INLINE void sub_group_barrier(Reach) { __native_lanes_barrier(); }
INLINE void group_arrives(Reach) {}
INLINE void group_waits(Reach) { __native_barrier(); }

INLINE void fence(Reach reach) {
  if (reach.scope >= WORKGROUP)
    __atomic_signal_fence(__ATOMIC_SEQ_CST);
  else if (reach.semantics == ACQUIRE)
    __atomic_thread_fence(__ATOMIC_ACQUIRE);
  else if (reach.semantics == RELEASE)
    __atomic_thread_fence(__ATOMIC_RELEASE);
  else
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}
