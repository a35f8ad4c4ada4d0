// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What programs for SYCL 1.2.1 spell otherwise: selectors that are classes, accessors by targets, atomics that are objects,
// methods of sub-groups.
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
#include "check.hpp"
#include <CL/sycl.hpp>

namespace old_access = cl::sycl::access;
using cl::sycl::range;

class any_selector : public cl::sycl::device_selector {
public:
  int operator()(const cl::sycl::device &device) const override { return device.has(cl::sycl::aspect::fp64) ? 2 : 1; }
};

// Errors are caught by their classes.
void fail(cl::sycl::queue &queue) {
  try {
    queue.submit([&](cl::sycl::handler &h) { h.parallel_for<class Uneven>(cl::sycl::nd_range<1>(10, 3), [=](cl::sycl::nd_item<1>) {}); });
  } catch (const cl::sycl::device_error &) {
    CHECK(!"an error of the device");
  } catch (const cl::sycl::nd_range_error &error) {
    CHECK(error.code() == cl::sycl::errc::nd_range);
  }
  try {
    cl::sycl::device([](const cl::sycl::device &) { return -1; });
    CHECK(!"there is a device");
  } catch (const cl::sycl::runtime_error &error) {
    CHECK(error.code() == cl::sycl::errc::runtime);
  }
}

// Each sub-group turns what it loads around in pairs.
void turn_pairs(cl::sycl::queue &queue) {
  using pointer = cl::sycl::global_ptr<int>;
  int *from = cl::sycl::malloc_shared<int>(64, queue), *to = cl::sycl::malloc_shared<int>(64, queue);
  for (int at = 0; at < 64; ++at)
    from[at] = at;
  queue.parallel_for<class Pairs>(cl::sycl::nd_range<1>(32, 32), [=](cl::sycl::nd_item<1> item) {
    const cl::sycl::sub_group sg = item.get_sub_group();
    const size_t start = 2 * (item.get_global_id(0) - sg.get_local_linear_id());
    cl::sycl::vec<int, 2> both = sg.load<2>(pointer(from + start));
    for (int at = 0; at < 2; ++at)
      both[at] = sg.shuffle_xor(both[at], 1);
    sg.store<2>(pointer(to + start), both);
  }).wait();
  if (to[0] != 0) // sub-groups of one work-item turn nothing around
    for (int at = 0; at < 64; ++at)
      CHECK(to[at] == (at ^ 1));
  cl::sycl::free(from, queue);
  cl::sycl::free(to, queue);
}

// Sub-groups had members for what are functions of groups.
void fold_in_sub_groups(cl::sycl::queue &queue) {
  int *found = cl::sycl::malloc_shared<int>(16, queue);
  queue.parallel_for<class Folded>(cl::sycl::nd_range<1>(16, 16), [=](cl::sycl::nd_item<1> item) {
    const cl::sycl::sub_group sg = item.get_sub_group();
    const int mine = static_cast<int>(sg.get_local_linear_id()), all = static_cast<int>(sg.get_local_linear_range());
    const cl::sycl::plus<int> plus;
    int right = sg.any(mine == 0) && !sg.any(mine < 0);
    right += sg.all(mine >= 0) && sg.all(mine == 0) == (all == 1);
    right += sg.broadcast(mine, all - 1) == all - 1;
    right += sg.reduce(1, plus) == all && sg.reduce(1, 5, plus) == all + 5;
    right += sg.inclusive_scan(1, plus) == mine + 1 && sg.inclusive_scan(1, plus, 10) == mine + 11;
    right += sg.exclusive_scan(1, plus) == mine && sg.exclusive_scan(1, 10, plus) == mine + 10;
    found[item.get_global_id(0)] = right;
  }).wait();
  for (int at = 0; at < 16; ++at)
    CHECK(found[at] == 6);
  cl::sycl::free(found, queue);
}

// Questions had other names.
void ask_as_before(const cl::sycl::device &device) {
  namespace info = cl::sycl::info::device;
  CHECK(device.get_info<info::ext_oneapi_max_work_groups_1d>()[0] > 0);
  CHECK(device.get_info<info::ext_oneapi_max_work_groups_2d>()[1] > 0);
  CHECK(device.get_info<info::ext_oneapi_max_work_groups_3d>()[2] > 0);
  CHECK(device.get_info<info::ext_oneapi_max_global_work_groups>() > 0);
}

// Functions of groups had no names of their own, in namespaces that changed.
void in_old_namespaces(cl::sycl::queue &queue) {
  namespace oneapi = cl::sycl::ext::oneapi;
  int *found = cl::sycl::malloc_shared<int>(32, queue);
  queue.submit([&](cl::sycl::handler &h) {
    h.parallel_for<class Unnamed>(cl::sycl::nd_range<1>(16, 16), [=](cl::sycl::nd_item<1> item) {
      const cl::sycl::group<1> g = item.get_group();
      const cl::sycl::ONEAPI::sub_group sg = item.get_sub_group();
      const int mine = static_cast<int>(item.get_local_id(0));
      found[16 + mine] = mine + 1;
      item.barrier();
      int right = cl::sycl::ONEAPI::reduce(g, mine, cl::sycl::ONEAPI::plus<>()) == 120;
      right += oneapi::reduce(g, mine, 100, oneapi::maximum<int>()) == 100;
      right += oneapi::reduce(g, found + 16, found + 32, oneapi::plus<int>()) == 136;
      right += oneapi::reduce(g, found + 16, found + 32, 1, oneapi::plus<int>()) == 137;
      right += oneapi::broadcast(g, mine) == 0 && cl::sycl::INTEL::broadcast(g, mine, 5) == 5;
      right += oneapi::any_of(g, mine == 3) && !oneapi::all_of(g, mine == 3) && oneapi::none_of(g, mine > 20);
      right += oneapi::all_of(g, mine, [](int x) { return x < 16; });
      right += oneapi::any_of(g, found + 16, found + 32, [](int x) { return x == 16; });
      right += oneapi::inclusive_scan(g, mine, oneapi::plus<>()) == mine * (mine + 1) / 2;
      right += oneapi::exclusive_scan(g, mine, 10, oneapi::plus<>()) == 10 + mine * (mine - 1) / 2;
      right += oneapi::reduce(sg, 1, oneapi::plus<>()) == static_cast<int>(sg.get_local_range()[0]);
      right += oneapi::leader(g) == (mine == 0);
      oneapi::exclusive_scan(g, found + 16, found + 32, found + 16, oneapi::plus<int>());
      item.barrier();
      right += found[16 + mine] == mine * (mine + 1) / 2;
      found[mine] = right;
    });
  });
  queue.submit_barrier();
  queue.submit([&](cl::sycl::handler &h) { h.barrier(); }).wait();
  for (int i = 0; i < 16; ++i)
    CHECK(found[i] == 13);
  queue.submit([&](cl::sycl::handler &h) { h.codeplay_host_task([=] { found[0] = 99; }); }).wait();
  CHECK(found[0] == 99);
  cl::sycl::free(found, queue);

  const cl::sycl::device first(cl::sycl::default_selector{});
  const cl::sycl::device same(cl::sycl::ONEAPI::filter_selector(first.is_gpu() ? "gpu:0,cpu" : "accelerator,cpu:0"));
  CHECK(same == first);
  for (const char *text : {"cpu:4711", "fast"})
    try {
      cl::sycl::device none{oneapi::filter_selector(text)};
      CHECK(!"there is a device");
    } catch (const cl::sycl::runtime_error &error) {
      CHECK(error.code() == cl::sycl::errc::runtime);
    }
}

int main() {
  cl::sycl::queue queue(any_selector{}, [](cl::sycl::exception_list errors) {
    for (auto &one : errors)
      std::rethrow_exception(one);
  });
  cl::sycl::queue other(cl::sycl::default_selector{});
  in_old_namespaces(queue);
  fold_in_sub_groups(queue);
  ask_as_before(queue.get_device());
  cl::sycl::cl_int total = 0;
  cl::sycl::cl_float vector[8] = {};
  {
    cl::sycl::buffer<int, 1> count(&total, range<1>(1));
    cl::sycl::buffer<float, 1> numbers(vector, range<1>(8));
    queue.submit([&](cl::sycl::handler &h) {
      auto atomic = count.get_access<old_access::mode::atomic>(h);
      h.parallel_for<class Counted>(range<1>(100), [=](cl::sycl::id<1>) { atomic[0].fetch_add(1); });
    });
    queue.submit([&](cl::sycl::handler &h) {
      auto sum = count.get_access<old_access::mode::read_write>(h);
      auto out = numbers.get_access<old_access::mode::discard_write, old_access::target::global_buffer>(h);
      cl::sycl::accessor<int, 1, old_access::mode::read_write, old_access::target::local> local(range<1>(8), h);
      cl::sycl::accessor<unsigned, 1, old_access::mode::atomic, old_access::target::local> votes(range<1>(1), h);
      h.parallel_for<class Local>(cl::sycl::nd_range<1>(8, 8), [=](cl::sycl::nd_item<1> item) {
        const size_t i = item.get_local_id(0);
        local[i] = static_cast<int>(i + local.get_count() - 8);
        if (i == 0)
          votes[0].store(0);
        item.barrier(old_access::fence_space::local_space);
        out[i] = static_cast<float>(local[7 - i]);
        votes[0].fetch_add(1u);
        item.barrier(old_access::fence_space::local_space);
        if (i == 0) {
          cl::sycl::atomic<int> whole{cl::sycl::global_ptr<int>(&sum[0])};
          cl::sycl::atomic_fetch_add(whole, static_cast<int>(votes[0].load()));
        }
      });
    });
    auto seen = numbers.get_access<old_access::mode::read>();
    CHECK(seen[0] == 7 && seen[7] == 0 && seen.get_count() == 8);
  }
  CHECK(total == 108);
  CHECK(cl::sycl::cl_float4(1, 2, 3, 4).w() == 4);
  const cl::sycl::id<3> most = queue.get_device().get_info<cl::sycl::info::device::max_work_item_sizes>();
  const cl::sycl::vector_class<cl::sycl::string_class> words{"old", "names"};
  CHECK(most[2] > 0 && words.size() == 2);
  try {
    cl::sycl::queue on_host{cl::sycl::host_selector()};
    CHECK(on_host.get_device().is_cpu());
  } catch (const cl::sycl::exception &) { // there may be GPUs alone
  }
  fail(queue);
  turn_pairs(queue);
  return passed();
}
