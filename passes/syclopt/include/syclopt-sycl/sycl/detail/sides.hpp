// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Code for one side, and for some devices: if_device, if_host, if_device_has, if_architecture_is, each with what follows.
#pragma once

#include <sycl/detail/device.hpp>

namespace sycl::ext::oneapi::experimental {
namespace detail_sides {

struct call_if_on_host_helper {
  template <class T> void otherwise(T fn) const { sycl::detail::call_if_on_host(fn); }
};
struct call_if_on_device_helper {
  template <class T> void otherwise(T fn) const { sycl::detail::call_if_on_device(fn); }
};

#ifdef SYCLOPT_HOLDS // tests, without the passes: what a condition comes to
#define SYCLOPT_IF_HOLDS(...) if (SYCLOPT_HOLDS(__VA_ARGS__))
#else
#define SYCLOPT_IF_HOLDS(...)
#endif

// The condition is in the numbers, in prefix code: -1 an aspect, -2 an architecture, -3 not, -4 and, -5 or.
template <class T, class... Numbers>
__attribute__((noinline, annotate("syclopt:sycl-call-if-on-device-conditionally", true))) void call_if_on_device_conditionally(T &fn, Numbers... numbers) {
  ((void)numbers, ...);
  SYCLOPT_IF_HOLDS(numbers...) fn();
}

// Numbers of a condition, in order.
template <auto... N> struct condition {
  template <class T> static void call(T &fn) { call_if_on_device_conditionally(fn, N...); }
};
template <class A, class B> struct both;
template <auto... A, auto... B> struct both<condition<A...>, condition<B...>> {
  using type = condition<-4, A..., B...>;
};
template <class A, class B> struct either;
template <auto... A, auto... B> struct either<condition<A...>, condition<B...>> {
  using type = condition<-5, A..., B...>;
};
template <class A> struct no;
template <auto... A> struct no<condition<A...>> {
  using type = condition<-3, A...>;
};
template <class First, class... C> struct any_of : either<First, typename any_of<C...>::type> {};
template <class First> struct any_of<First> {
  using type = First;
};
template <class First, class... C> struct all_of : both<First, typename all_of<C...>::type> {};
template <class First> struct all_of<First> {
  using type = First;
};

template <aspect A> using has_aspect = condition<-1, static_cast<int>(A)>;
template <architecture A> using is_architecture = condition<-2, static_cast<long long>(A)>;

// Architectures of one family of GPUs, by their numbers: those from one to another.
template <std::uint64_t Least, std::uint64_t Most> struct from_to {
  static constexpr std::uint64_t all[] = {
#define SYCLOPT_ARCHITECTURE(name, number) number,
#include <sycl/detail/architectures.def>
#undef SYCLOPT_ARCHITECTURE
  };
  static constexpr size_t room = sizeof all / sizeof all[0];
  struct choice {
    std::uint64_t numbers[room] = {};
    size_t count = 0;
    constexpr choice() {
      for (size_t i = 0; i < room; ++i) {
        bool is_new = true; // numbers may have several names
        for (size_t k = 0; k < i; ++k)
          is_new = is_new && all[k] != all[i];
        if (is_new && Least <= all[i] && all[i] <= Most && all[i] >> 56 == Least >> 56 && all[i] >> 56 <= static_cast<std::uint64_t>(arch_category::amd_gpu))
          numbers[count++] = all[i];
      }
    }
  };
  static constexpr choice chosen{};
  using some = is_architecture<architecture::x86_64>;
  using never = typename both<some, typename no<some>::type>::type;
  template <size_t... I> static typename any_of<never, is_architecture<static_cast<architecture>(chosen.numbers[I])>...>::type made(std::index_sequence<I...>);
  using type = decltype(made(std::make_index_sequence<chosen.count>()));
};
constexpr std::uint64_t begin_of(std::uint64_t number) { return number >> 56 << 56; }
constexpr std::uint64_t end_of(std::uint64_t number) { return begin_of(number) + ((std::uint64_t(1) << 56) - 1); }
constexpr std::uint64_t begin_of(arch_category c) { return static_cast<std::uint64_t>(c) << 56; }
template <architecture A> inline constexpr std::uint64_t number_of = static_cast<std::uint64_t>(A);
template <arch_category... C> using of_categories = typename any_of<typename from_to<begin_of(C), end_of(begin_of(C))>::type...>::type;
template <architecture A> using less = typename from_to<begin_of(number_of<A>), number_of<A> - 1>::type;
template <architecture A> using less_or_equal = typename from_to<begin_of(number_of<A>), number_of<A>>::type;
template <architecture A> using greater = typename from_to<number_of<A> + 1, end_of(number_of<A>)>::type;
template <architecture A> using greater_or_equal = typename from_to<number_of<A>, end_of(number_of<A>)>::type;
template <architecture A, architecture B> using between = typename from_to<number_of<A>, number_of<B>>::type;

#define SYCLOPT_OPEN(...) __VA_ARGS__
#define SYCLOPT_BRANCHES(branch)                                                                                       \
  branch(, (arch_category... C), (detail_sides::of_categories<C...>))                                                  \
  branch(_lt, (architecture A), (detail_sides::less<A>))                                                               \
  branch(_le, (architecture A), (detail_sides::less_or_equal<A>))                                                      \
  branch(_gt, (architecture A), (detail_sides::greater<A>))                                                            \
  branch(_ge, (architecture A), (detail_sides::greater_or_equal<A>))                                                   \
  branch(_between, (architecture A, architecture B), (detail_sides::between<A, B>))

// What follows a branch: `Before` holds if an earlier one was taken.
template <class Before> struct after_branch {
  template <class C, class T> static auto next(T &fn) {
    both<typename no<Before>::type, C>::type::call(fn);
    return after_branch<typename either<Before, C>::type>();
  }
  template <aspect... A, class T> auto else_if_device_has(T fn) const { return next<typename all_of<has_aspect<A>...>::type>(fn); }
  template <architecture... A, class T> auto else_if_architecture_is(T fn) const { return next<typename any_of<is_architecture<A>...>::type>(fn); }
#define SYCLOPT_BRANCH(name, parameters, wanted)                                                                       \
  template <SYCLOPT_OPEN parameters, class T> auto else_if_architecture_is##name(T fn) const { return next<SYCLOPT_OPEN wanted>(fn); }
  SYCLOPT_BRANCHES(SYCLOPT_BRANCH)
#undef SYCLOPT_BRANCH
  template <class T> void otherwise(T fn) const { no<Before>::type::call(fn); }
};

} // namespace detail_sides

// Calls fn where this code runs on a device.
template <class T> auto if_device(T fn) {
  sycl::detail::call_if_on_device(fn);
  return detail_sides::call_if_on_host_helper();
}
// Calls fn where this code runs on the host.
template <class T> auto if_host(T fn) {
  sycl::detail::call_if_on_host(fn);
  return detail_sides::call_if_on_device_helper();
}
// Calls fn on devices that have all of these aspects.
template <aspect... A, class T> auto if_device_has(T fn) {
  using C = typename detail_sides::all_of<detail_sides::has_aspect<A>...>::type;
  C::call(fn);
  return detail_sides::after_branch<C>();
}
// Calls fn on devices of one of these architectures.
template <architecture... A, class T> auto if_architecture_is(T fn) {
  using C = typename detail_sides::any_of<detail_sides::is_architecture<A>...>::type;
  C::call(fn);
  return detail_sides::after_branch<C>();
}
// And of families of them, or such as come before or behind one in its family.
#define SYCLOPT_BRANCH(name, parameters, wanted)                                                                       \
  template <SYCLOPT_OPEN parameters, class T> auto if_architecture_is##name(T fn) {                                    \
    using Wanted = SYCLOPT_OPEN wanted;                                                                                \
    Wanted::call(fn);                                                                                                  \
    return detail_sides::after_branch<Wanted>();                                                                       \
  }
SYCLOPT_BRANCHES(SYCLOPT_BRANCH)
#undef SYCLOPT_BRANCH
#undef SYCLOPT_BRANCHES
#undef SYCLOPT_OPEN

} // namespace sycl::ext::oneapi::experimental
