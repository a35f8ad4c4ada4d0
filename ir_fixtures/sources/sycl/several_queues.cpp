// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Commands of several queues one after another, by events alone; also of queues that are gone by then.
#include "check.hpp"
#include <atomic>
#include <sycl/sycl.hpp>
#include <thread>
#include <vector>

static constexpr size_t count = 1 << 14;
static const sycl::property_list one_by_one = {sycl::property::queue::in_order{}};

static std::vector<unsigned> in_turns() {
  sycl::queue first(one_by_one), second(one_by_one), third;
  auto *numbers = sycl::malloc_device<unsigned>(count, first), *others = sycl::malloc_device<unsigned>(count, first);
  sycl::event last = first.fill(numbers, 0u, count);
  for (int step = 0; step < 120; ++step) {
    last = second.submit([&](sycl::handler &h) {
      h.depends_on(last);
      h.parallel_for(sycl::range<1>(count), [=](sycl::id<1> i) { numbers[i] = numbers[i] + 1; });
    });
    last = first.parallel_for(sycl::range<1>(count), last, [=](sycl::id<1> i) { numbers[i] = numbers[i] * 3; });
    if (step % 3 == 0) // not by the last event alone
      last = third.parallel_for(sycl::range<1>(count), {sycl::event(), last}, [=](sycl::id<1> i) { numbers[i] += static_cast<unsigned>(i[0]); });
    if (step % 40 == 39) {
      last = second.memcpy(others, numbers, count * sizeof *numbers, last);
      last = third.memcpy(numbers, others, count * sizeof *numbers, last);
    }
  }
  std::vector<unsigned> found(count);
  second.memcpy(found.data(), numbers, count * sizeof *numbers, last).wait();
  CHECK(last.get_info<sycl::info::event::command_execution_status>() == sycl::info::event_command_status::complete);
  sycl::free(numbers, first);
  sycl::free(others, first);
  return found;
}

static bool is_right(const std::vector<unsigned> &found) {
  for (unsigned i = 0; i < count; ++i) {
    unsigned number = 0;
    for (int step = 0; step < 120; ++step)
      number = (number + 1) * 3 + (step % 3 == 0 ? i : 0);
    if (found[i] != number)
      return false;
  }
  return true;
}

// Queues come and go while events of theirs are waited for.
static int come_and_go(int runs) {
  sycl::queue stays(one_by_one);
  auto *numbers = sycl::malloc_device<int>(64, stays);
  int wrong = 0;
  for (int run = 0; run < runs; ++run) {
    sycl::event last = sycl::queue().fill(numbers, run, 64);
    for (int step = 0; step < 6; ++step) {
      last = sycl::queue().parallel_for(sycl::range<1>(64), last, [=](sycl::id<1> i) { numbers[i] = numbers[i] * 2 + 1; });
      last = stays.parallel_for(sycl::range<1>(64), last, [=](sycl::id<1> i) { numbers[i] = numbers[i] - 1; });
    }
    if (run % 2)
      last.wait();
    int found[64];
    stays.memcpy(found, numbers, sizeof found, last).wait();
    for (const int one : found)
      wrong += one != run * 64;
  }
  sycl::free(numbers, stays);
  return wrong;
}

int main() {
  CHECK(is_right(in_turns()));
  std::atomic<int> wrong{0};
  std::vector<std::thread> threads;
  for (int at = 0; at < 4; ++at)
    threads.emplace_back([&] { wrong += come_and_go(10); });
  for (auto &thread : threads)
    thread.join();
  CHECK(wrong == 0);
  return passed();
}
