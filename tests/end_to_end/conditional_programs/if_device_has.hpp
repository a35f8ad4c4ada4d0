// Code under a condition: calls that passes decide, or, with HAS, the aspects that the compiler decides it for.
#pragma once
#include <cstdio>

enum aspect { fp16 = 5, fp64 = 6 };

#ifdef HAS

template <bool Runs, class Function> void call_decided(Function function) {
  if constexpr (Runs)
    function();
}

template <aspect Wanted, bool Negated = false, class Function> void call_if(Function function) {
  call_decided<bool(HAS >> Wanted & 1) != Negated>(function);
}

#else

template <class Function, class... Numbers>
[[clang::noinline]] void call_if_on_device_conditionally(Function function, Numbers...) {
  function();
}

template <aspect Wanted, bool Negated = false, class Function> void call_if(Function function) {
  if constexpr (Negated)
    call_if_on_device_conditionally(function, -3, -1, int(Wanted));
  else
    call_if_on_device_conditionally(function, -1, int(Wanted));
}

#endif

template <aspect Wanted> struct unless_device_has {
  template <class Function> void otherwise(Function function) { call_if<Wanted, true>(function); }
};

template <aspect Wanted, class Function> unless_device_has<Wanted> if_device_has(Function function) {
  call_if<Wanted>(function);
  return {};
}
