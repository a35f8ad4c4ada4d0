// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands as functions that few programs use: tasks of the host, and where memory is wanted that is shared.
#pragma once
#include <sycl/sycl.hpp>

namespace sycl::ext::oneapi::experimental {

template <class Task> void host_task(handler &h, Task &&task) { h.host_task(std::forward<Task>(task)); }
template <class Task> void host_task(queue q, Task &&task) {
  q.submit([&](handler &h) { h.host_task(std::forward<Task>(task)); });
}

enum class prefetch_type { device, host };

// Back to the host it comes by itself, when it is used there.
inline void prefetch(handler &h, void *from, size_t count, prefetch_type to) {
  if (to == prefetch_type::device)
    h.prefetch(from, count);
  else
    h.host_task([] {});
}
inline void prefetch(queue q, void *from, size_t count, prefetch_type to) {
  q.submit([&](handler &h) { prefetch(h, from, count, to); });
}

} // namespace sycl::ext::oneapi::experimental
