// As little of SYCL as tests of the passes need, in the way that docs/one_compile.md says: for one compile by any clang.
#pragma once
#include <cstddef>
#include <new>

#define ANNOTATE(...) __attribute__((annotate(__VA_ARGS__)))
#define ON_DEVICES __attribute__((weak, nothrow))
#define OF_GROUPS __attribute__((weak, nothrow, convergent))

// What devices have.

ON_DEVICES std::size_t __spirv_BuiltInGlobalInvocationId(int);
ON_DEVICES std::size_t __spirv_BuiltInLocalInvocationId(int);
OF_GROUPS void __spirv_ControlBarrier(int, int, int);
OF_GROUPS int __spirv_AtomicIAdd(int *, int, int, int);
extern "C" ON_DEVICES __attribute__((address_space(3))) void *__sycl_allocateLocalMemory(std::size_t, std::size_t);

namespace once {

template <class T> struct type_id {
  static constexpr const char *get() { return __PRETTY_FUNCTION__; }
};

// What a launch is given. The test runtime is C, and defines it.
extern "C" void once_launch(const void *kernel, const void *callable, std::size_t size, std::size_t align,
                            std::size_t global, std::size_t local);

inline std::size_t id() { return __spirv_BuiltInGlobalInvocationId(0); }
inline std::size_t local_id() { return __spirv_BuiltInLocalInvocationId(0); }
inline void barrier() { __spirv_ControlBarrier(2, 2, 0x110); }
template <class T, std::size_t N> T *local_memory() { return (T *)__sycl_allocateLocalMemory(N * sizeof(T), alignof(T)); }

template <class... Sets> struct calls {};

template <class Name, class F>
__attribute__((noinline)) ANNOTATE("syclopt:kernel", type_id<Name>::get()) void entry(const F &callable) {
  callable(id());
}

template <class Name, class F, class... Sets>
__attribute__((noinline)) ANNOTATE("syclopt:kernel", type_id<Name>::get())
    ANNOTATE("syclopt:calls-indirectly", type_id<Sets>::get()...) void entry_that_calls(const F &callable) {
  callable(id());
}

template <class Name, class F>
void parallel_for(std::size_t global, const F &callable, std::size_t local = 0) {
  once_launch(reinterpret_cast<const void *>(&entry<Name, F>), &callable, sizeof(F), alignof(F), global, local);
}

template <class Name, class... Sets, class F> void parallel_for(calls<Sets...>, std::size_t global, const F &callable) {
  once_launch(reinterpret_cast<const void *>(&entry_that_calls<Name, F, Sets...>), &callable, sizeof(F), alignof(F),
              global, 0);
}

// if_device and if_host, with what follows them.

template <class T>
__attribute__((noinline)) ANNOTATE("syclopt:sycl-call-if-on-device", true) void call_if_on_device(const T &fn) {
  fn();
}
template <class T>
__attribute__((noinline)) ANNOTATE("syclopt:sycl-call-if-on-host", true) void call_if_on_host(const T &fn) {
  fn();
}
template <class T, class... Numbers>
__attribute__((noinline)) ANNOTATE("syclopt:sycl-call-if-on-device-conditionally", true)
void call_if_on_device_conditionally(const T &fn, Numbers...) {
  fn();
}

struct otherwise_on_host {
  template <class T> void otherwise(const T &fn) const { call_if_on_host(fn); }
};
struct otherwise_on_device {
  template <class T> void otherwise(const T &fn) const { call_if_on_device(fn); }
};
template <class T> otherwise_on_host if_device(const T &fn) {
  call_if_on_device(fn);
  return {};
}
template <class T> otherwise_on_device if_host(const T &fn) {
  call_if_on_host(fn);
  return {};
}

// if_device_has<6>, for the aspect fp64.
template <int Aspect> struct unless_device_has {
  template <class T> void otherwise(const T &fn) const { call_if_on_device_conditionally(fn, -3, -1, Aspect); }
};
template <int Aspect, class T> unless_device_has<Aspect> if_device_has(const T &fn) {
  call_if_on_device_conditionally(fn, -1, Aspect);
  return {};
}

// if_architecture_is<A>, one branch after it, and otherwise. Architectures are numbers of 64 bits.
template <long long First, long long... Second> struct architecture_chain {
  template <long long A, class T> architecture_chain<First, A> else_if_architecture_is(const T &fn) const {
    call_if_on_device_conditionally(fn, -4, -3, -2, First, -2, A);
    return {};
  }
  template <class T> void otherwise(const T &fn) const {
    if constexpr (sizeof...(Second) == 0)
      call_if_on_device_conditionally(fn, -3, -2, First);
    else
      call_if_on_device_conditionally(fn, -4, -3, -2, First, -3, -2, Second...);
  }
};
template <long long A, class T> architecture_chain<A> if_architecture_is(const T &fn) {
  call_if_on_device_conditionally(fn, -2, A);
  return {};
}

// Device globals.

template <std::size_t Size, bool Scope> struct tag_of {
  ANNOTATE("syclopt:device-global", Size, Scope) static constexpr char tag = 0;
};
template <class T, bool Scope = false> class device_global {
  T *value = nullptr;
  T first{};
  const void *tag = &tag_of<sizeof(T), false>::tag;

public:
  constexpr device_global() {}
  T &get() { return *value; }
};
template <class T> class device_global<T, true> {
  T value{};
  const void *tag = &tag_of<sizeof(T), true>::tag;

public:
  constexpr device_global() {}
  T &get() { return value; }
};

} // namespace once

#define CALLABLE_INDIRECTLY(SET) ANNOTATE("syclopt:indirectly-callable", once::type_id<SET>::get())
#define EXTERNAL ANNOTATE("syclopt:external")
