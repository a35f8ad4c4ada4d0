// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Products of four bytes with four others, and their sum with a number.
#pragma once
#include <sycl/sycl.hpp>

#define SYCL_EXT_ONEAPI_DOT_ACCUMULATE 1

namespace sycl::ext::oneapi {

template <class A, class B, class = std::enable_if_t<sizeof(A) == 1 && sizeof(B) == 1>> std::int32_t dot_acc(vec<A, 4> a, vec<B, 4> b, std::int32_t sum) {
  for (int i = 0; i < 4; ++i)
    sum += static_cast<std::int32_t>(a[i]) * static_cast<std::int32_t>(b[i]);
  return sum;
}
// Bytes as one number have its sign.
template <class A, class B, class = std::enable_if_t<std::is_integral_v<A> && std::is_integral_v<B> && sizeof(A) == 4 && sizeof(B) == 4>> std::int32_t dot_acc(A a, B b, std::int32_t sum) {
  using of_a = std::conditional_t<std::is_signed_v<A>, std::int8_t, std::uint8_t>;
  using of_b = std::conditional_t<std::is_signed_v<B>, std::int8_t, std::uint8_t>;
  for (int i = 0; i < 32; i += 8)
    sum += static_cast<std::int32_t>(static_cast<of_a>(a >> i)) * static_cast<std::int32_t>(static_cast<of_b>(b >> i));
  return sum;
}

} // namespace sycl::ext::oneapi
