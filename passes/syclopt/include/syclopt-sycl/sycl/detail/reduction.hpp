// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reductions: each work-item, or group of them, folds into a value of its own, and a second kernel folds these.
#pragma once

#include <sycl/detail/accessor.hpp>
#include <sycl/detail/span.hpp>
#include <sycl/detail/types.hpp>

namespace sycl {
namespace detail {

// A value that need not be there: operations may have no identity.
template <class T, class Op, bool HasIdentity> struct partial {
  T value;
  bool is_there;
  void add(const T &x, const Op &op) {
    value = is_there ? op(value, x) : x;
    is_there = true;
  }
  void add(const partial &x, const Op &op) {
    if (x.is_there)
      add(x.value, op);
  }
};
template <class T, class Op> struct partial<T, Op, true> {
  T value;
  void add(const T &x, const Op &op) { value = op(value, x); }
  void add(const partial &x, const Op &op) { add(x.value, op); }
};

// What is known of a reduction of `Extent` values that are folded one by one.
template <class T, class Op, bool HasIdentity, size_t Extent> struct reduction_facts {
  using value_type = T;
  using part = partial<T, Op, HasIdentity>;
  static constexpr size_t extent = Extent;
  T *out; // or a buffer's tag
  Op op;
  T identity;
  bool takes_old; // folds with what is there before
  std::shared_ptr<buffer_part> (*of_buffer)(const void *) = nullptr;

  part nothing() const {
    if constexpr (HasIdentity)
      return {identity};
    else
      return {identity, false};
  }
  void finish(size_t i, part p) const {
    if (takes_old)
      p.add(out[i], op);
    if constexpr (!HasIdentity) {
      if (!p.is_there)
        return;
    }
    out[i] = p.value;
  }
};

// The operators that stand for `combine`.
template <class Self, class T, class Op> class combining {
  template <operation O> Self &as(const T &x) {
    static_assert(operation_of<Op> == O, "the reduction has another operation");
    return static_cast<Self &>(*this).combine(x);
  }

public:
  Self &operator+=(const T &x) { return as<operation::plus>(x); }
  Self &operator*=(const T &x) { return as<operation::multiplies>(x); }
  Self &operator&=(const T &x) { return as<operation::bit_and>(x); }
  Self &operator|=(const T &x) { return as<operation::bit_or>(x); }
  Self &operator^=(const T &x) { return as<operation::bit_xor>(x); }
  Self &operator++() { return *this += T(1); }
  Self &operator++(int) { return *this += T(1); }
};

} // namespace detail

template <class T, class Op, bool HasIdentity = has_known_identity_v<Op, T>, size_t Extent = 1> class reducer : public detail::combining<reducer<T, Op, HasIdentity, Extent>, T, Op> {
  using facts = detail::reduction_facts<T, Op, HasIdentity, Extent>;
  const facts *of;

public:
  typename facts::part detail_parts[Extent];
  using value_type = T;
  using binary_operation = Op;
  static constexpr int dimensions = Extent == 1 ? 0 : 1;

  explicit reducer(const facts &f) : of(&f) {
    for (auto &one : detail_parts)
      one = f.nothing();
  }
  reducer(const reducer &) = delete;
  reducer &operator=(const reducer &) = delete;

  // One value of several.
  class one : public detail::combining<one, T, Op> {
    typename facts::part &part;
    const Op &op;

  public:
    one(typename facts::part &p, const Op &o) : part(p), op(o) {}
    one &combine(const T &x) {
      part.add(x, op);
      return *this;
    }
  };
  one operator[](size_t i) { return one(detail_parts[i], of->op); }
  reducer &combine(const T &x) {
    static_assert(Extent == 1, "the reduction has several values: say which one");
    detail_parts[0].add(x, of->op);
    return *this;
  }
  template <bool I = HasIdentity, class = std::enable_if_t<I>> T identity() const { return of->identity; }
};

namespace detail {

// Memory for the values of all groups of one reduction.
template <class R> struct reduction_step {
  R facts;
  typename R::part *parts;
  size_t local; // place in local memory
  bool by_few;  // groups of the program's own are folded by a few work-items: each step costs a processor a round of the whole group
};

template <class Name> struct folds_parts;

// Puts what the work-items of a group have into the group's value: in the half above, until there is one.
template <bool MayBeLarge = false, class R, class Reducer> void fold_group(const reduction_step<R> &step, Reducer &mine, size_t item, size_t items, size_t group) {
  using part = typename R::part;
  auto *local = reinterpret_cast<part *>((char *)__sycl_dynamicLocalMemoryPlaceholder(alignof(part)) + step.local);
  for (size_t e = 0; e < R::extent; ++e) {
    barrier(work_group_scope, work_group_scope, 0x310);
    local[item] = mine.detail_parts[e];
    if constexpr (MayBeLarge) {
      constexpr size_t few = 16;
      if (step.by_few && items > few) {
        barrier(work_group_scope, work_group_scope, 0x310);
        if (item < few)
          for (size_t other = item + few; other < items; other += few)
            local[item].add(local[other], step.facts.op);
        barrier(work_group_scope, work_group_scope, 0x310);
        if (item == 0) {
          for (size_t other = 1; other < few; ++other)
            local[0].add(local[other], step.facts.op);
          step.parts[group * R::extent + e] = local[0];
        }
        continue;
      }
    }
    for (size_t some = items; some > 1;) {
      const size_t half = (some + 1) / 2;
      barrier(work_group_scope, work_group_scope, 0x310);
      if (item + half < some)
        local[item].add(local[item + half], step.facts.op);
      some = half;
    }
    if (item == 0)
      step.parts[group * R::extent + e] = local[0];
  }
}

// The last kernel: one group folds the values of all.
template <class R> void fold_parts(const reduction_step<R> &step, size_t groups, size_t item, size_t items) {
  struct {
    typename R::part detail_parts[R::extent];
  } mine;
  for (size_t e = 0; e < R::extent; ++e) {
    mine.detail_parts[e] = step.facts.nothing();
    for (size_t g = item; g < groups;) {
      auto some = step.facts.nothing(); // of 256 groups: sums of floats are no better than their longest chain of sums
      for (int n = 0; n < 256 && g < groups; ++n, g += items)
        some.add(step.parts[g * R::extent + e], step.facts.op);
      mine.detail_parts[e].add(some, step.facts.op);
    }
  }
  reduction_step<R> last = step;
  fold_group(last, mine, item, items, 0);
  if (item == 0)
    for (size_t e = 0; e < R::extent; ++e)
      step.facts.finish(e, step.parts[e]);
}

namespace apart {
template <class T, class Op, bool I, size_t E> reducer<T, Op, I, E> reducer_for(const reduction_facts<T, Op, I, E> &);
} // namespace apart
template <class R> using reducer_t = decltype(reducer_for(std::declval<const R &>()));

template <class R, class F, class... Rd> void call_range(const R &r, size_t linear_id, const F &f, Rd &...reducers) {
  constexpr int D = R::dimensions;
  id<D> i;
  for (int d = D - 1; d > 0; --d) {
    i[d] = linear_id % r[d];
    linear_id /= r[d];
  }
  i[0] = linear_id;
  call_with_item<D>(f, item<D>(made_by_kernel(), i, r), reducers...);
}

// The same for the ids from one to another by one of several work-items, row by row: none of them costs a division, and those of work-items
// side by side stand in a row.
template <class R, class F, class... Rd> void call_rows(const R &r, size_t begin, size_t end, size_t item_of_group, size_t items, const F &f, Rd &...reducers) {
  constexpr int D = R::dimensions;
  const size_t width = r[D - 1];
  size_t row = begin / width, first = begin % width;
  for (size_t n = begin; n < end; ++row, first = 0) {
    id<D> i;
    size_t rest = row;
    for (int d = D - 2; d > 0; --d) {
      i[d] = rest % r[d];
      rest /= r[d];
    }
    i[0] = rest;
    const size_t last = end - n < width - first ? first + (end - n) : width;
    for (size_t column = first + item_of_group; column < last; column += items) {
      i[D - 1] = column;
      call_with_item<D>(f, item<D>(made_by_kernel(), i, r), reducers...);
    }
    n += last - first;
  }
}

template <class R, class F, class... Rd> void call_block(const R &r, bool by_rows, size_t begin, size_t end, size_t item_of_group, size_t items, const F &f, Rd &...reducers) {
  if constexpr (R::dimensions > 1) {
    if (by_rows) {
      call_rows(r, begin, end, item_of_group, items, f, reducers...);
      return;
    }
  }
  for (size_t n = begin + item_of_group; n < end; n += items)
    call_range(r, n, f, reducers...);
}

template <class... Rs> struct step_list;
template <> struct step_list<> {
  template <class Call, class... Made> void with(const Call &call, Made &...made) const { call(made...); }
  template <class F> void each(const F &) const {}
};
template <class R, class... Rs> struct step_list<R, Rs...> {
  reduction_step<R> step;
  step_list<Rs...> rest;
  // Calls with a reducer for each reduction.
  template <class Call, class... Made> void with(const Call &call, Made &...made) const {
    reducer_t<R> mine(step.facts);
    rest.with(call, made..., mine);
  }
  template <bool MayBeLarge = false, class Before, class... Made> void fold(size_t item, size_t items, size_t group, Before &mine, Made &...others) const {
    fold_group<MayBeLarge>(step, mine, item, items, group);
    if constexpr (sizeof...(Made) > 0)
      rest.template fold<MayBeLarge>(item, items, group, others...);
  }
  template <class F> void each(const F &f) const {
    f(step);
    rest.each(f);
  }
  template <class F> void each(const F &f) {
    f(step);
    rest.each(f);
  }
};
namespace apart {
inline step_list<> make_steps() { return {}; }
template <class R, class... Rs> step_list<R, Rs...> make_steps(const R &r, const Rs &...rs) { return {{r, nullptr, 0, false}, make_steps(rs...)}; }
} // namespace apart

namespace apart {
// The memory of a launch's parts.
template <class Steps> void prepare(handler &h, Steps &steps, size_t groups, size_t items) {
  access_to_handler::refuse_node(h, "graphs have no reductions");
  const bool is_gpu = access_to_handler::queue(h)->device.is_gpu();
  steps.each([&](auto &step) {
    using R = std::decay_t<decltype(step.facts)>;
    step.parts = static_cast<typename R::part *>(access_to_handler::take_memory(h, groups * R::extent * sizeof(typename R::part)));
    step.by_few = !is_gpu;
    step.local = access_to_handler::take_local(h, items * sizeof(typename R::part), alignof(typename R::part));
    if (step.facts.of_buffer) {
      const auto part = step.facts.of_buffer(step.facts.out);
      const auto mode = step.facts.takes_old ? access_mode::read_write : access_mode::discard_write;
      access_to_handler::require(h, part, part->needed(mode, R::extent * sizeof(typename R::value_type)), false);
    }
  });
}
} // namespace apart

// How many work-groups and work-items fold `count` values; each group a block of them. GPUs get as many groups as run at a time. On
// processors, work-items take steps together, so that a group has several where there are enough values; and a block is small, so that
// sums of floats have no long chains. There, a group goes row by row.
struct reduction_shape {
  size_t groups, items, block;
  bool by_rows;
  SYCLOPT_HOST_CODE static reduction_shape of(const device &on, size_t count, size_t width, size_t results) {
    const size_t units = on.get_info<info::device::max_compute_units>();
    if (on.is_gpu())
      return with_groups(count, 4 * units, 256, false);
    const size_t groups = 8 * units, items = results <= 16 && count / 16 >= groups && width >= 64 ? 16 : 1, most = 256 * results * items;
    return with_groups(count, count / most > groups ? count / most : groups, items, true);
  }

private:
  SYCLOPT_HOST_CODE static reduction_shape with_groups(size_t count, size_t groups, size_t items, bool by_rows) {
    const size_t block = count ? ((count - 1) / groups / items + 1) * items : items;
    return {count ? (count - 1) / block + 1 : 1, items, block, by_rows};
  }
};

template <class R> inline constexpr bool is_reduction = false;
template <class T, class Op, bool I, size_t E> inline constexpr bool is_reduction<reduction_facts<T, Op, I, E>> = true;
template <class Name, class P, class R, class F, class... Rs> void launch_split(handler &h, const R &r, const F &f, const Rs &...rs) {
  using Steps = step_list<Rs...>;
  Steps steps = make_steps(rs...);
  constexpr size_t most = 16; // work-items of the last group
  size_t groups, items;
  using name = kernel_name<Name, F>;
  size_t last_items = most;
  if constexpr (is_nd_range<R>) {
    groups = r.get_group_range().size();
    items = r.get_local_range().size();
    prepare(h, steps, groups, items < most ? most : items);
    access_to_handler::first<name, P>(h, r, [=](nd_item<R::dimensions> i) {
      steps.with([&](auto &...reducers) {
        if constexpr (is_called_with<const F &, nd_item<R::dimensions> &, decltype(reducers) &..., kernel_handler>)
          f(i, reducers..., kernel_handler(made_by_kernel()));
        else {
          static_assert(is_called_with<const F &, nd_item<R::dimensions> &, decltype(reducers) &...>,
                        "a kernel over an nd_range is called as const, with an nd_item of as many dimensions, with what reductions give, and with a kernel_handler or none");
          f(i, reducers...);
        }
        steps.template fold<true>(i.get_local_linear_id(), i.get_group().get_local_linear_range(), i.get_group_linear_id(), reducers...);
      });
    });
  } else {
    const size_t count = r.size();
    const reduction_shape shape = reduction_shape::of(access_to_handler::queue(h)->device, count, r[R::dimensions - 1], (Rs::extent + ...));
    groups = shape.groups;
    items = shape.items;
    const size_t block = shape.block;
    const bool by_rows = shape.by_rows;
    prepare(h, steps, groups, items < most ? most : items);
    access_to_handler::first<name, P>(h, nd_range<1>(groups * items, items), [=](nd_item<1> i) {
      steps.with([&](auto &...reducers) {
        const size_t begin = i.get_group(0) * block, end = count - begin < block ? count : begin + block;
        call_block(r, by_rows, begin, end, i.get_local_id(0), i.get_local_range(0), f, reducers...);
        steps.fold(i.get_local_id(0), i.get_local_range(0), i.get_group(0), reducers...);
      });
    });
  }
  access_to_handler::then<folds_parts<name>>(h, nd_range<1>(last_items, last_items), [=](nd_item<1> i) {
    steps.each([&](const auto &step) { fold_parts(step, groups, i.get_local_id(0), i.get_local_range(0)); });
  }, access_to_handler::local_bytes(h));
}

// The callable is the last argument: those before it go behind it, one after another.
template <size_t Before, class Name, class P, class R, class First, class... More> void launch_turned(handler &h, const R &r, const First &first, const More &...more) {
  if constexpr (Before == 0) {
    static_assert((is_reduction<More> && ...), "between the range of a kernel and its callable, which is the last argument, stand properties and reductions");
    if constexpr ((is_reduction<More> && ...))
      launch_split<Name, P>(h, r, first, more...);
  } else {
    launch_turned<Before - 1, Name, P>(h, r, more..., first);
  }
}
template <class Name, class P, class R, class... A> void launch_reductions(handler &h, const R &r, const A &...arguments) {
  launch_turned<sizeof...(A) - 1, Name, P>(h, r, arguments...);
}

template <size_t Extent, class T, class Op> auto make_reduction(T *out, const Op &op, const property_list &p) {
  constexpr bool known = has_known_identity_v<Op, T>;
  p.detail_only(bits_of(6, 6));
  if (!known && p.has_property<property::reduction::initialize_to_identity>())
    fail(errc::invalid, "a reduction that begins with an identity needs one");
  reduction_facts<T, Op, known, Extent> result{out, op, T(), !p.has_property<property::reduction::initialize_to_identity>()};
  if constexpr (known)
    result.identity = known_identity_v<Op, T>;
  return result;
}
template <size_t Extent, class T, class Op> auto make_reduction(T *out, const T &identity, const Op &op, const property_list &p) {
  p.detail_only(bits_of(6, 6));
  return reduction_facts<T, Op, true, Extent>{out, op, identity, !p.has_property<property::reduction::initialize_to_identity>()};
}
namespace apart {
template <class Facts> Facts of_buffer(Facts facts) {
  facts.of_buffer = [](const void *tag) { return buffer_part::at(tag); };
  return facts;
}
} // namespace apart
template <class T> struct identical {
  using type = T;
};
template <class T> using itself = typename identical<T>::type;
namespace apart {
template <class B> auto *tag_of(const B &b) {
  if (b.size() != 1)
    fail(errc::invalid, "the buffer of a reduction has one element");
  return const_cast<typename B::value_type *>(reinterpret_cast<const typename B::value_type *>(&b.detail_part()->tag));
}
} // namespace apart

} // namespace detail

template <class T, class Op> auto reduction(T *out, Op op, const property_list &p = {}) { return detail::make_reduction<1>(out, op, p); }
template <class T, class Op> auto reduction(T *out, const detail::itself<T> &identity, Op op, const property_list &p = {}) { return detail::make_reduction<1>(out, identity, op, p); }
template <class T, class A, class Op> auto reduction(buffer<T, 1, A> out, handler &, Op op, const property_list &p = {}) {
  return detail::of_buffer(detail::make_reduction<1>(detail::tag_of(out), op, p));
}
template <class T, class A, class Op> auto reduction(buffer<T, 1, A> out, handler &, const detail::itself<T> &identity, Op op, const property_list &p = {}) {
  return detail::of_buffer(detail::make_reduction<1>(detail::tag_of(out), identity, op, p));
}
// `Span` is a span of SYCL or of C++20, whose extent is known at compile time.
template <class Span, class Op, size_t N = detail::known_extent<Span>::value> auto reduction(Span out, Op op, const property_list &p = {}) { return detail::make_reduction<N>(out.data(), op, p); }
template <class Span, class Op, size_t N = detail::known_extent<Span>::value> auto reduction(Span out, const typename Span::value_type &identity, Op op, const property_list &p = {}) {
  return detail::make_reduction<N>(out.data(), identity, op, p);
}
namespace ext::oneapi {
using sycl::reduction;
} // namespace ext::oneapi

} // namespace sycl
