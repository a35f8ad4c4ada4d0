// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// All devices of a platform, one if there is no other, in one context: work that is split, copies and order between
// them, a buffer that goes around, and kernels that use memory of another device where they can.
#include "check.hpp"
#include <numeric>
#include <sycl/sycl.hpp>
#include <vector>

constexpr size_t count = 1 << 16;

void splits_work(std::vector<sycl::queue> &queues) {
  std::vector<int> values(count);
  std::iota(values.begin(), values.end(), 0);
  const size_t part = count / queues.size();
  std::vector<int *> parts;
  for (size_t n = 0; n < queues.size(); ++n) {
    int *own = sycl::malloc_device<int>(part, queues[n]);
    parts.push_back(own);
    sycl::event copied = queues[n].copy(&values[n * part], own, part);
    sycl::event done = queues[n].parallel_for(part, copied, [=](sycl::id<1> i) { own[i] = 3 * own[i] + 1; });
    queues[n].copy(own, &values[n * part], part, done);
  }
  for (auto &q : queues)
    q.wait();
  for (size_t i = 0; i < part * queues.size(); ++i)
    CHECK(values[i] == 3 * static_cast<int>(i) + 1);
  for (size_t n = 0; n < queues.size(); ++n)
    sycl::free(parts[n], queues[n]);
}

void goes_around(std::vector<sycl::queue> &queues) {
  std::vector<int *> memory;
  for (auto &q : queues)
    memory.push_back(sycl::malloc_device<int>(count, q));
  sycl::event last = queues[0].fill(memory[0], 1, count);
  const size_t rounds = 4 * queues.size();
  for (size_t round = 0; round < rounds; ++round) {
    const size_t here = round % queues.size(), next = (round + 1) % queues.size();
    int *own = memory[here];
    last = queues[here].parallel_for(count, last, [=](sycl::id<1> i) { own[i] += 1; });
    if (here != next)
      last = queues[next].memcpy(memory[next], own, count * sizeof(int), last);
  }
  std::vector<int> found(count);
  queues[0].memcpy(found.data(), memory[rounds % queues.size()], count * sizeof(int), last).wait();
  for (int one : found)
    CHECK(one == static_cast<int>(rounds) + 1);
  for (size_t n = 0; n < queues.size(); ++n)
    sycl::free(memory[n], queues[n]);
}

void a_buffer_goes_around(std::vector<sycl::queue> &queues) {
  std::vector<float> values(count, 1);
  {
    sycl::buffer<float> b(values);
    for (int round = 0; round < 8; ++round)
      queues[round % queues.size()].submit([&](sycl::handler &h) {
        sycl::accessor a(b, h);
        h.parallel_for(count, [=](sycl::id<1> i) { a[i] = 2 * a[i]; });
      });
  }
  for (float one : values)
    CHECK(one == 256);
}

void uses_memory_of_another(std::vector<sycl::queue> &queues) {
  auto first = queues.front().get_device(), last = queues.back().get_device();
  if (first == last || !first.ext_oneapi_can_access_peer(last)) {
    try {
      first.ext_oneapi_enable_peer_access(last);
      CHECK(!"it has access");
    } catch (const sycl::exception &error) {
      CHECK(error.code() == sycl::errc::feature_not_supported);
    }
    return;
  }
  first.ext_oneapi_enable_peer_access(last);
  try {
    first.ext_oneapi_enable_peer_access(last);
    CHECK(!"enabled twice");
  } catch (const sycl::exception &error) {
    CHECK(error.code() == sycl::errc::invalid);
  }
  int *theirs = sycl::malloc_device<int>(count, queues.back()), *sum = sycl::malloc_device<int>(1, queues.back());
  sycl::event filled = queues.back().fill(theirs, 5, count);
  sycl::event zero = queues.back().fill(sum, 0, 1);
  sycl::event changed = queues.front().parallel_for(count, filled, [=](sycl::id<1> i) { theirs[i] += static_cast<int>(i); });
  int *total = sum;
  const bool atomics = first.ext_oneapi_can_access_peer(last, sycl::ext::oneapi::peer_access::atomics_supported);
  if (atomics) {
    const auto add = [=](sycl::id<1>) {
      sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::system>(*total) += 1;
    };
    sycl::event one = queues.front().parallel_for(count, zero, add), other = queues.back().parallel_for(count, zero, add);
    one.wait();
    other.wait();
  }
  std::vector<int> found(count);
  int found_sum = 0;
  queues.back().copy(theirs, found.data(), count, changed).wait();
  queues.back().copy(sum, &found_sum, 1, zero).wait();
  for (size_t i = 0; i < count; ++i)
    CHECK(found[i] == 5 + static_cast<int>(i));
  CHECK(found_sum == (atomics ? 2 * static_cast<int>(count) : 0));
  sycl::free(theirs, queues.back());
  sycl::free(sum, queues.back());
  first.ext_oneapi_disable_peer_access(last);
}

int main() {
  const auto devices = sycl::device().get_platform().get_devices();
  const sycl::context all(devices);
  CHECK(all.get_devices().size() == devices.size());
  std::vector<sycl::queue> queues;
  for (const auto &one : devices)
    queues.emplace_back(all, one);
  splits_work(queues);
  goes_around(queues);
  a_buffer_goes_around(queues);
  uses_memory_of_another(queues);
  std::printf("%zu devices\n", devices.size());
  return passed();
}
