// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Device globals with every property: of one image and of all, of every access of the host, in namespaces, with names
// that hide each other, of classes, read by one kernel, by several, and by none.
#include <sycl/sycl.hpp>

namespace oneapi = sycl::ext::oneapi::experimental;
using sycl::ext::oneapi::experimental::device_global;

template <auto &...Properties> using with = decltype(oneapi::properties(Properties...));

struct Pair {
  int first;
  double second;
};

device_global<int> shared;
device_global<float[100]> table;
device_global<Pair, with<oneapi::device_image_scope>> pair;
device_global<int, with<oneapi::device_image_scope, oneapi::host_access_read>> host_reads;
device_global<int, with<oneapi::device_image_scope, oneapi::host_access_write>> host_writes;
device_global<int, with<oneapi::device_image_scope, oneapi::host_access_read_write>> host_does_both;
device_global<int, with<oneapi::device_image_scope, oneapi::host_access_none>> host_does_neither;
device_global<int, with<oneapi::host_access_read>> shared_and_read;
static device_global<long, with<oneapi::device_image_scope>> of_the_unit;
device_global<short> nobody_uses_it;

namespace {
device_global<int> hidden;
}
namespace inner {
device_global<int> hidden;
inline device_global<int> in_every_unit;
} // namespace inner

struct Holder {
  static device_global<int> member;
};
device_global<int> Holder::member;

template <int Number> inline device_global<int> numbered;

void run(sycl::queue &queue, int *out, double *doubles) {
  queue.single_task<class Count>([=] { shared = shared + 1; });
  queue.single_task<class Sum>([=] {
    float sum = 0;
    for (float value : table.get())
      sum += value;
    *out = static_cast<int>(sum) + shared;
  });
  queue.single_task<class OfImage>([=] {
    pair.get().first += host_reads + host_writes + host_does_both + host_does_neither;
    of_the_unit = pair.get().first;
  });
  queue.single_task<class Doubles>([=] { *doubles = 1.5 * shared_and_read; });
  queue.single_task<class Hidden>([=] { *out = hidden + inner::hidden + inner::in_every_unit; });
  queue.single_task<class Members>([=] { *out = Holder::member + numbered<1> + numbered<2>; });
}
