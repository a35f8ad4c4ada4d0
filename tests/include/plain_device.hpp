// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// SYCL programs without the passes: what is to be known of them before the headers (`-include plain_device.hpp`).
#pragma once
#include <cstddef>
#include <cstring>

extern "C" bool plain_runs_kernel();
extern "C" const void *plain_constant(const char *id, const void *otherwise);
#define SYCLOPT_IS_DEVICE plain_runs_kernel()
#define SYCLOPT_PLAIN_DEVICE_GLOBALS

extern "C" bool plain_holds(const long long *numbers, std::size_t count);
template <class... N> bool plain_condition(N... numbers) {
  const long long list[] = {static_cast<long long>(numbers)...};
  return plain_runs_kernel() && plain_holds(list, sizeof...(N));
}
#define SYCLOPT_HOLDS plain_condition

template <class T> __attribute__((weak, nothrow)) T __sycl_getScalar2020SpecConstantValue(const char *id, const void *otherwise, const void *) {
  T value;
  std::memcpy(&value, plain_constant(id, otherwise), sizeof value);
  return value;
}
template <class T> __attribute__((weak, nothrow)) T __sycl_getComposite2020SpecConstantValue(const char *id, const void *otherwise, const void *) {
  T value;
  std::memcpy(static_cast<void *>(&value), plain_constant(id, otherwise), sizeof value);
  return value;
}
