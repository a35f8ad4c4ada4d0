// What groups do together. Sub-groups exchange registers; work-groups do it by way of a place for each of their
// sub-groups. Where not all work-items of a sub-group need come, those that do are asked for.
#pragma once

#define ASKS __attribute__((convergent))
extern "C" {
uint active_lanes() __asm__("llvm.nvvm.activemask") ASKS;
bool vote_all(uint, bool) __asm__("llvm.nvvm.vote.all.sync") ASKS;
bool vote_any(uint, bool) __asm__("llvm.nvvm.vote.any.sync") ASKS;
uint vote_ballot(uint, bool) __asm__("llvm.nvvm.vote.ballot.sync") ASKS;
bool barrier_and(uint, bool) __asm__("llvm.nvvm.barrier.cta.red.and.aligned.all") ASKS;
bool barrier_or(uint, bool) __asm__("llvm.nvvm.barrier.cta.red.or.aligned.all") ASKS;
uint shuffle_to(uint, uint, uint, uint) __asm__("llvm.nvvm.shfl.sync.idx.i32") ASKS;
uint shuffle_up(uint, uint, uint, uint) __asm__("llvm.nvvm.shfl.sync.up.i32") ASKS;
uint shuffle_down(uint, uint, uint, uint) __asm__("llvm.nvvm.shfl.sync.down.i32") ASKS;
uint shuffle_xor(uint, uint, uint, uint) __asm__("llvm.nvvm.shfl.sync.bfly.i32") ASKS;
int __nvvm_reflect(const char *);
}
static constexpr char ARCHITECTURE[] = "__CUDA_ARCH";
enum Way { TO, UP, DOWN, XOR };

// What another lane has: `other` is a lane, or how far it is.
template <Way way> INLINE uint word_of(uint mask, uint word, uint other) {
  return way == TO     ? shuffle_to(mask, word, other, 31)
         : way == UP   ? shuffle_up(mask, word, other, 0)
         : way == DOWN ? shuffle_down(mask, word, other, 31)
                       : shuffle_xor(mask, word, other, 31);
}
template <Way way, class T> INLINE T value_of(uint mask, T x, uint other) {
  if constexpr (sizeof(T) == 8) {
    ulong bits = __builtin_bit_cast(ulong, x);
    uint low = word_of<way>(mask, (uint)bits, other), high = word_of<way>(mask, (uint)(bits >> 32), other);
    return __builtin_bit_cast(T, (ulong)high << 32 | low);
  } else if constexpr (sizeof(T) == 4) {
    return __builtin_bit_cast(T, word_of<way>(mask, __builtin_bit_cast(uint, x), other));
  } else if constexpr (sizeof(T) == 2) {
    return __builtin_bit_cast(T, (ushort)word_of<way>(mask, __builtin_bit_cast(ushort, x), other));
  } else {
    return (T)word_of<way>(mask, (uint)x, other);
  }
}
template <class T> INLINE T from_lane(T x, uint at) { return value_of<TO>(active_lanes(), x, at); }
template <class T> INLINE T from_member(T x, uint at, uint members) { return value_of<TO>(members, x, at); }
template <class T> INLINE T from_lane_xor(T x, uint mask) { return value_of<XOR>(active_lanes(), x, mask); }
template <class T> INLINE T from_lane_up(T x, uint delta) { return value_of<UP>(active_lanes(), x, delta); }
template <class T> INLINE T from_lane_down(T x, uint delta) { return value_of<DOWN>(active_lanes(), x, delta); }
template <class T> INLINE T from_two_up(T before, T x, uint delta) {
  uint me = lane(), at = me - delta, active = active_lanes(), count = lanes();
  T first = value_of<TO>(active, before, at + count), second = value_of<TO>(active, x, at);
  return me < delta ? first : second;
}
template <class T> INLINE T from_two_down(T x, T after, uint delta) {
  uint at = lane() + delta, active = active_lanes(), count = lanes();
  T first = value_of<TO>(active, x, at), second = value_of<TO>(active, after, at - count);
  return at < count ? first : second;
}
template <class T> INLINE T rotated(T x, int delta, uint size) {
  uint me = lane();
  return from_lane(x, (me & -size) | ((me + delta) & (size - 1)));
}
template <class T> INLINE T rotated(T x, int delta) {
  uint count = lanes();
  return from_lane(x, (lane() + count + delta % (int)count) % count);
}
template <class T> INLINE T given_in_sub_group(T x, uint at) { return value_of<TO>(ALL_LANES, x, at); }
template <class T> INLINE T given_by_first(T x) {
  uint active = active_lanes();
  return value_of<TO>(active, x, __builtin_ctz(active));
}

INLINE bool all_in_sub_group(bool x) { return vote_all(ALL_LANES, x); }
INLINE bool any_in_sub_group(bool x) { return vote_any(ALL_LANES, x); }
INLINE bool all_of_some(bool x) { return vote_all(active_lanes(), x); }
INLINE bool any_of_some(bool x) { return vote_any(active_lanes(), x); }
INLINE uint ballot(bool x) { return vote_ballot(active_lanes(), x); }
INLINE uint ballot_of_members(bool x, uint members) { return vote_ballot(members, x) & members; }
INLINE void members_barrier(Reach reach, uint members) {
  fence_beyond_group(reach);
  wait_for_warp(members);
  fence_beyond_group(reach);
}
INLINE bool is_elected() { return __builtin_ctz(active_lanes()) == lane(); }
template <class T> INLINE bool all_equal(T x) { return all_of_some(given_by_first(x) == x); }
INLINE bool all_in_group(bool x) { return barrier_and(0, x); }
INLINE bool any_in_group(bool x) { return barrier_or(0, x); }

// What newer GPUs fold with one instruction.
namespace {
template <class Fold, class T> struct Reduced { static constexpr bool is_known = false; };
#define INSTRUCTION(name, T) extern "C" T reduced_##name(T, uint) __asm__("llvm.nvvm.redux.sync." #name) ASKS;
#define REDUCED(Fold, T, name)                                                                                         \
  template <> struct Reduced<Fold, T> {                                                                                \
    static constexpr bool is_known = true;                                                                             \
    static INLINED T of(T x, uint mask) { return reduced_##name(x, mask); }                                            \
  };
#define OF_BOTH(Fold, name) INSTRUCTION(name, uint) REDUCED(Fold, int, name) REDUCED(Fold, uint, name)
#define OF_ONE(Fold, T, name) INSTRUCTION(name, T) REDUCED(Fold, T, name)
OF_BOTH(Add, add) OF_BOTH(And, and) OF_BOTH(Or, or) OF_BOTH(Xor, xor)
OF_ONE(Least, int, min) OF_ONE(Least, uint, umin) OF_ONE(Most, int, max) OF_ONE(Most, uint, umax)
#undef OF_ONE
#undef OF_BOTH
#undef REDUCED
#undef INSTRUCTION
} // namespace

// Folds those of `members`, which are some of the lanes of `mask`: of those before itself, each lane jumps over as many
// as it has folded.
template <class Fold, class T> static T folded_of(int operation, T x, T nothing, uint mask, uint members) {
  uint me = lane(), below = members & ~(-1u << me);
  int before = below ? 31 - __builtin_clz(below) : -1;
  T sum = x;
  for (int step = 1; step < (int)WARP; step *= 2) {
    uint at = before < 0 ? me : before;
    T other = value_of<TO>(mask, sum, at);
    int next = value_of<TO>(mask, before, at);
    if (before >= 0) {
      sum = Fold::of(other, sum);
      before = next;
    }
  }
  uint last = 31 - __builtin_clz(members), previous = below ? 31 - __builtin_clz(below) : me;
  T found = value_of<TO>(mask, sum, operation == INCLUSIVE ? me : operation == EXCLUSIVE ? previous : last);
  return operation == EXCLUSIVE && !below ? nothing : found;
}
// Folds all lanes from 0 on to that before `count`.
template <class Fold, class T> static T folded_of_first(int operation, T x, T nothing, uint count) {
  if (operation == REDUCE) {
    if constexpr (Reduced<Fold, T>::is_known)
      if (__nvvm_reflect(ARCHITECTURE) >= 800)
        return Reduced<Fold, T>::of(x, count == WARP ? ALL_LANES : ~(-1u << count));
    if (count == WARP) {
      for (uint distance = WARP / 2; distance; distance /= 2)
        x = Fold::of(x, value_of<XOR>(ALL_LANES, x, distance));
      return x;
    }
  }
  uint me = lane();
  for (uint distance = 1; distance < WARP; distance *= 2) {
    T other = value_of<UP>(ALL_LANES, x, distance);
    x = me >= distance ? Fold::of(other, x) : x;
  }
  if (operation == INCLUSIVE)
    return x;
  T found = value_of<TO>(ALL_LANES, x, operation == EXCLUSIVE ? me - 1 : count - 1);
  return operation == EXCLUSIVE && me == 0 ? nothing : found;
}
template <class Fold, class T> INLINE T folded_in_sub_group(int operation, T x, T nothing) {
  return folded_of_first<Fold, T>(operation, x, nothing, lanes());
}
template <class Fold, class T> static T folded_by_some(int operation, T x, T nothing, uint size = WARP) {
  uint active = active_lanes(), members = active;
  if (operation == CLUSTERED)
    members &= ~(-2u << (size - 1)) << (lane() & -size);
  else if (active == ALL_LANES)
    return folded_of_first<Fold, T>(operation, x, nothing, WARP);
  return folded_of<Fold, T>(operation, x, nothing, active, members);
}
template <class Fold, class T> static T folded_by_members(int operation, T x, T nothing, uint members) {
  if constexpr (Reduced<Fold, T>::is_known)
    if (operation == REDUCE && __nvvm_reflect(ARCHITECTURE) >= 800)
      return Reduced<Fold, T>::of(x, members);
  return folded_of<Fold, T>(operation, x, nothing, members, members);
}

// A place for each sub-group of a work-group.
#define SHARED __attribute__((address_space(3)))
[[clang::loader_uninitialized]] SHARED static ulong group_places[WARP];

template <class Fold, class T> static T folded_in_group(int operation, T x, T nothing) {
  SHARED T *places = (SHARED T *)group_places;
  uint count = sub_groups(), mine = sub_group(), me = lane(), here = lanes();
  T inside = folded_of_first<Fold, T>(operation == REDUCE ? REDUCE : INCLUSIVE, x, nothing, here);
  T before = nothing;
  if (count > 1) {
    if (me == here - 1)
      places[mine] = inside;
    wait_for_group(0);
    T other = me < count ? places[me] : nothing;
    bool is_whole = group_items() % WARP == 0;
    if (operation == REDUCE) {
      if (is_whole) {
        inside = folded_of_first<Fold, T>(REDUCE, other, nothing, WARP);
      } else {
        inside = places[0];
        for (uint at = 1; at < count; ++at)
          inside = Fold::of(inside, places[at]);
      }
    } else if (is_whole) {
      before = folded_of_first<Fold, T>(INCLUSIVE, other, nothing, WARP);
      before = value_of<TO>(ALL_LANES, before, mine - 1);
    } else {
      before = places[0];
      for (uint at = 1; at < mine; ++at)
        before = Fold::of(before, places[at]);
    }
    wait_for_group(0);
  }
  if (operation == REDUCE)
    return inside;
  if (operation == EXCLUSIVE) {
    T previous = value_of<UP>(ALL_LANES, inside, 1);
    return me == 0 ? mine ? before : nothing : mine ? Fold::of(before, previous) : previous;
  }
  return mine ? Fold::of(before, inside) : inside;
}
// Whether this work-item is the one that gives.
INLINE bool giver_at(size_t x, size_t y, size_t z) {
  return local_id(0) == x && local_id(1) == y && local_id(2) == z;
}
template <class T> static T given_in_group(bool is_giver, T x) {
  SHARED T *place = (SHARED T *)group_places;
  if (is_giver)
    *place = x;
  wait_for_group(0);
  T found = *place;
  wait_for_group(0);
  return found;
}
