// What groups do together. A kernel is cut where the work-items of a work-group do, and a function gets what each of
// them has, in memory (sycl-work-group-loops). Sub-groups are cut likewise, and what their work-items do together is a
// function that sycl-sub-group-loops writes with vectors: of a value of each.
#pragma once

// A value for all that is found by a function of what each has; and one for each.
#define TOGETHER(name) __asm__("__native_together_" name) __attribute__((convergent, nomerge, nothrow))
#define GROUP_FUNCTIONS(T)                                                                                             \
  T one_of_group(T, T (*)(const T *, size_t count, T nothing), T nothing) TOGETHER("one_" #T);                         \
  T each_of_group(T, void (*)(const T *, size_t count, T *, T nothing), T nothing) TOGETHER("each_" #T);               \
  T given_of_group(T, T (*)(const T *, size_t count, size_t), size_t at) TOGETHER("one_given_" #T);
FOR_SCALARS(GROUP_FUNCTIONS)
#undef GROUP_FUNCTIONS
#undef TOGETHER

// Values of work-items that follow each other. Which of them meet first when they are folded, groups leave open.
template <class T> using Row __attribute__((ext_vector_type(16))) = T;
static constexpr size_t ROW = 16;

template <class T> INLINE Row<T> row_at(const T *place) { return *(const Row<T> *)place; }

template <class Fold, class T> static T folded(const T *from, size_t count, T nothing) {
  Row<T> row = nothing;
  size_t at = 0;
  for (; count - at >= ROW; at += ROW)
    row = Fold::of(row, row_at(from + at));
  row = Fold::of(row, __builtin_shufflevector(row, row, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7));
  row = Fold::of(row, __builtin_shufflevector(row, row, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11));
  row = Fold::of(row, __builtin_shufflevector(row, row, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12, 13));
  row = Fold::of(row, __builtin_shufflevector(row, row, 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14));
  T found = row[0];
  for (; at < count; ++at)
    found = Fold::of(found, from[at]);
  return found;
}

template <class T> INLINE Row<T> moved_by_one(Row<T> row, Row<T> first) {
  return __builtin_shufflevector(first, row, 0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
}

template <class Fold, class T> INLINE Row<T> scanned(Row<T> row, Row<T> nothing) {
  row = Fold::of(nothing, row);
  row = Fold::of(moved_by_one(row, nothing), row);
  row = Fold::of(__builtin_shufflevector(nothing, row, 0, 1, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29), row);
  row = Fold::of(__builtin_shufflevector(nothing, row, 0, 1, 2, 3, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27), row);
  return Fold::of(__builtin_shufflevector(nothing, row, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23), row);
}

template <class Fold, class T, bool is_inclusive> static void scanned(const T *from, size_t count, T *to, T nothing) {
  T before = nothing;
  size_t at = 0;
  for (; count - at >= ROW; at += ROW) {
    Row<T> first = before, row = Fold::of(first, scanned<Fold, T>(row_at(from + at), nothing));
    *(Row<T> *)(to + at) = is_inclusive ? row : moved_by_one<T>(row, first);
    before = row[ROW - 1];
  }
  for (; at < count; ++at) {
    T with = Fold::of(before, from[at]);
    to[at] = is_inclusive ? with : before;
    before = with;
  }
}

template <class Fold, class T> struct InGroup {
  static INLINED T folded(int operation, T x, T nothing) {
    return operation == REDUCE      ? one_of_group(x, ::folded<Fold, T>, nothing)
           : operation == INCLUSIVE ? each_of_group(x, scanned<Fold, T, true>, nothing)
                                    : each_of_group(x, scanned<Fold, T, false>, nothing);
  }
};
template <class Fold> struct InGroup<Fold, bool> {
  static INLINED bool folded(int operation, bool x, bool nothing) {
    return InGroup<Fold, uchar>::folded(operation, x, nothing) & 1;
  }
};
// Where the sign does not matter, there is one function for both.
#define WITHOUT_SIGN(T, Fold)                                                                                          \
  template <> struct InGroup<Fold, T> {                                                                                \
    static INLINED T folded(int operation, T x, T nothing) {                                                           \
      return InGroup<Fold, unsigned_of<T>>::folded(operation, x, nothing);                                             \
    }                                                                                                                  \
  };
FOR_SIGNLESS(WITHOUT_SIGN, Add)
FOR_SIGNLESS(WITHOUT_SIGN, Multiply)
FOR_SIGNLESS(WITHOUT_SIGN, And)
FOR_SIGNLESS(WITHOUT_SIGN, Or)
FOR_SIGNLESS(WITHOUT_SIGN, Xor)
#undef WITHOUT_SIGN
template <class Fold, class T> INLINE T folded_in_group(int operation, T x, T nothing) {
  return InGroup<Fold, T>::folded(operation, x, nothing);
}
INLINE bool all_in_group(bool x) { return folded_in_group<And, bool>(REDUCE, x, true); }
INLINE bool any_in_group(bool x) { return folded_in_group<Or, bool>(REDUCE, x, false); }
template <class T> static T element(const T *from, size_t, size_t at) { return from[at]; }
INLINE size_t giver_at(size_t x, size_t y, size_t z) { return x + local_size(0) * (y + local_size(1) * z); }
template <class T> INLINE T given_in_group(size_t giver, T x) { return given_of_group(x, element<T>, giver); }
template <> INLINED bool given_in_group(size_t giver, bool x) { return given_in_group<uchar>(giver, x) & 1; }

// The functions of those lanes of a sub-group that come there: what another one has, what one has for all, and folds.
#define TOGETHER(name) __asm__("__native_lanes_" name) __attribute__((convergent, nomerge, nothrow))
#define LANES_MOVE(T) T of_lane(T, uint) TOGETHER("of_" #T); T of_one(T, uint) TOGETHER("of_one_" #T);
LANES_MOVE(uchar) LANES_MOVE(ushort) LANES_MOVE(uint) LANES_MOVE(ulong)
#undef LANES_MOVE
Mask active_lanes() TOGETHER("active");
Mask lanes_with(bool) TOGETHER("with");

template <class Fold, class T> struct Together;
#define LANES_FOLD(Fold, name, T)                                                                                      \
  T reduced_##name(T) TOGETHER("reduce_" #name "_" #T);                                                                \
  T scanned_with_##name(T) TOGETHER("inclusive_" #name "_" #T);                                                        \
  T scanned_before_##name(T) TOGETHER("exclusive_" #name "_" #T);                                                      \
  T clustered_##name(T, uint) TOGETHER("clustered_" #name "_" #T);                                                     \
  T chosen_##name(T, Mask) TOGETHER("chosen_" #name "_" #T);                                                           \
  template <> struct Together<Fold, T> {                                                                               \
    static INLINED T folded(int operation, T x, uint size) {                                                           \
      return operation == REDUCE      ? reduced_##name(x)                                                              \
             : operation == INCLUSIVE ? scanned_with_##name(x)                                                         \
             : operation == EXCLUSIVE ? scanned_before_##name(x)                                                       \
                                      : clustered_##name(x, size);                                                     \
    }                                                                                                                  \
    static INLINED T of_chosen(T x, Mask lanes) { return chosen_##name(x, lanes); }                                    \
  };
#define LANES_NUMBER(T)                                                                                                \
  LANES_FOLD(Add, add, T) LANES_FOLD(Multiply, mul, T) LANES_FOLD(Least, min, T) LANES_FOLD(Most, max, T)
#define LANES_BITS(T) LANES_FOLD(And, and, T) LANES_FOLD(Or, or, T) LANES_FOLD(Xor, xor, T)
FOR_SCALARS(LANES_NUMBER)
FOR_INTEGERS(LANES_BITS)
template <class Fold> struct Together<Fold, bool> {
  static INLINED bool folded(int operation, bool x, uint size) {
    return Together<Fold, uchar>::folded(operation, x, size) & 1;
  }
  static INLINED bool of_chosen(bool x, Mask lanes) { return Together<Fold, uchar>::of_chosen(x, lanes) & 1; }
};
#undef LANES_BITS
#undef LANES_NUMBER
#undef LANES_FOLD
#undef TOGETHER

template <class Fold, class T> INLINE T folded_by_some(int operation, T x, T, uint size = 1) {
  return Together<Fold, T>::folded(operation, x, size);
}
template <class Fold, class T> INLINE T folded_in_sub_group(int operation, T x, T nothing) {
  return folded_by_some<Fold, T>(operation, x, nothing);
}
// Each work-item has those of its own group.
template <class Fold, class T> INLINE T folded_by_members(int operation, T x, T nothing, Mask members) {
  Mask before = operation == REDUCE ? Mask(-1) : operation == INCLUSIVE ? ~(Mask(-2) << lane()) : ~(Mask(-1) << lane());
  T found = Together<Fold, T>::of_chosen(x, members & before);
  return members & before ? found : nothing;
}
INLINE Mask ballot(bool x) { return lanes_with(x); }
INLINE Mask ballot_of_members(bool x, Mask members) { return lanes_with(x) & members; }
INLINE void members_barrier(Reach, Mask) { __native_lanes_barrier(); }
INLINE bool all_of_some(bool x) { return lanes_with(!x) == 0; }
INLINE bool any_of_some(bool x) { return lanes_with(x) != 0; }
INLINE bool all_in_sub_group(bool x) { return all_of_some(x); }
INLINE bool any_in_sub_group(bool x) { return any_of_some(x); }
INLINE uint first_lane() { return (uint)__builtin_ctzl(active_lanes()); }
INLINE bool is_elected() { return first_lane() == lane(); }
template <class T> INLINE T given_in_sub_group(T x, uint at) { return __builtin_bit_cast(T, of_one(bits_of(x), at)); }
template <> INLINED bool given_in_sub_group(bool x, uint at) { return of_one((uchar)x, at) & 1; }
template <class T> INLINE T given_by_first(T x) { return given_in_sub_group(x, first_lane()); }
template <class T> INLINE bool all_equal(T x) { return all_of_some(given_by_first(x) == x); }
template <class T> INLINE T from_lane(T x, uint at) { return __builtin_bit_cast(T, of_lane(bits_of(x), at)); }
template <> INLINED bool from_lane(bool x, uint at) { return of_lane((uchar)x, at) & 1; }
template <class T> INLINE T from_member(T x, uint at, Mask) { return from_lane(x, at); }
template <class T> INLINE T from_lane_xor(T x, uint mask) { return from_lane(x, lane() ^ mask); }
template <class T> INLINE T from_lane_up(T x, uint delta) { return from_lane(x, lane() - delta); }
template <class T> INLINE T from_lane_down(T x, uint delta) { return from_lane(x, lane() + delta); }
template <class T> INLINE T from_two_up(T before, T x, uint delta) {
  uint me = lane(), at = me - delta;
  T first = from_lane(before, at + lanes()), second = from_lane(x, at);
  return me < delta ? first : second;
}
template <class T> INLINE T from_two_down(T x, T after, uint delta) {
  uint at = lane() + delta, count = lanes();
  T first = from_lane(x, at), second = from_lane(after, at - count);
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
