// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small extensions: masks of sub-groups, sums of complex numbers, loads by a cache, old names, and backends as text.
#include "check.hpp"
#include <complex>
#include <map>
#include <sstream>
#include <sycl/ext/oneapi/dot_product.hpp>
#include <sycl/ext/oneapi/experimental/cuda/builtins.hpp>
#include <sycl/ext/oneapi/experimental/current_device.hpp>
#include <sycl/ext/oneapi/experimental/prefetch.hpp>
#include <sycl/ext/oneapi/owner_less.hpp>
#include <sycl/sycl.hpp>

namespace experimental = sycl::ext::oneapi::experimental;
using complex = std::complex<float>;

static void in_groups(sycl::queue &queue) {
  int *out = sycl::malloc_shared<int>(8, queue);
  complex *sums = sycl::malloc_shared<complex>(2, queue);
  const int *const constant = out + 7;
  out[7] = 9;
  queue.parallel_for<class Masks>(sycl::nd_range<1>(16, 16), [=](sycl::nd_item<1> item) {
    auto mask = sycl::ext::oneapi::group_ballot(item.get_sub_group());
    const unsigned size = mask.size();
    mask <<= 1;
    mask[0] = !mask[size - 1] && size > 1;
    mask |= mask >> 1;
    const bool is_whole = mask.all() || size == 1;
    mask[0].flip();
    sycl::marray<unsigned, 2> bits;
    mask.extract_bits(bits);
    mask.insert_bits(bits);
    const complex mine(static_cast<float>(item.get_local_id(0)), 1.0f);
    const complex sum = sycl::reduce_over_group(item.get_group(), mine, sycl::plus<complex>());
    const complex before = sycl::exclusive_scan_over_group(item.get_group(), mine, sycl::plus<>());
    if (item.get_local_id(0) == 15) {
      sums[0] = sum;
      sums[1] = before;
      out[0] = is_whole;
      out[1] = mask.count() == size - 1 || size == 1;
      out[2] = (bits[0] & 1) == static_cast<unsigned>(mask[0]);
      out[3] = experimental::cuda::ldg(constant);
      out[4] = experimental::native::tanh(0.0f) == 0.0f && experimental::native::exp2(sycl::half(1)) == sycl::half(2);
    }
  }).wait();
  CHECK(sums[0] == complex(120, 16) && sums[1] == complex(105, 15));
  CHECK(out[0] && out[1] && out[2] && out[3] == 9 && out[4]);
  sycl::free(out, queue), sycl::free(sums, queue);
}

// Khronos' extensions: groups as their members see them, casts of pointers, and commands as functions.
static void by_functions(sycl::queue &queue) {
  int *out = sycl::malloc_shared<int>(16, queue);
  sycl::khr::launch_grouped(queue, {16}, {8}, [=](sycl::nd_item<1> item) {
    const sycl::khr::work_group<1> group = item.get_group();
    const auto member = sycl::khr::get_member_item(group);
    auto place = sycl::khr::dynamic_addrspace_cast<sycl::access::address_space::global_space>(out + sycl::khr::this_nd_item<1>().get_global_id(0));
    *place = static_cast<int>(member.linear_id() + 10 * group.linear_id() + 100 * group.size() + 1000 * sycl::khr::leader_of(group));
  });
  queue.khr_flush();
  queue.wait();
  CHECK(out[0] == 1800 && out[15] == 817 && queue.khr_empty());
  int sum = 0;
  int *const shared = sycl::malloc_shared<int>(1, queue);
  *shared = 0;
  sycl::khr::launch_reduce(queue, {16}, [=](sycl::id<1> i, auto &all) { all += out[i]; }, sycl::reduction(shared, sycl::plus<>()));
  const sycl::event done = sycl::khr::submit_tracked(queue, [&](sycl::handler &h) { sycl::khr::command_barrier(h); });
  sycl::khr::submit(queue, [&](sycl::handler &h) {
    h.depends_on(done);
    sycl::khr::memcpy(h, &sum, shared, sizeof sum);
  });
  queue.wait();
  CHECK(sum == 16 * 800 + 8 * 10 + 2 * 28 + 2 * 1000);
  const auto platform = queue.get_device().get_platform();
  CHECK(platform.khr_get_default_context().get_devices() == platform.get_devices());
  CHECK(queue.get_device().get_info<sycl::khr::info::device::max_work_group_range<2>>()[1] > 0);
  sycl::free(out, queue), sycl::free(shared, queue);
}

// Numbers of a few bits, and what is said of memory.
static void of_small_numbers(sycl::queue &queue) {
  using sycl::ext::oneapi::bfloat16;
  int *out = sycl::malloc_shared<int>(4, queue);
  queue.parallel_for<class Small>(sycl::nd_range<1>(8, 8), [=](sycl::nd_item<1> item) {
    experimental::joint_prefetch(item.get_group(), out, experimental::properties{experimental::prefetch_hint_L1});
    experimental::prefetch(out + 1, 2);
    const sycl::marray<bfloat16, 2> squares = {bfloat16(4.0f), bfloat16(9.0f)};
    const auto roots = experimental::sqrt(squares), sums = experimental::fma(roots, roots, squares), most = experimental::fmax(roots, squares);
    if (item.get_local_id(0) == 0) {
      out[0] = static_cast<int>(roots[1]) + 10 * static_cast<int>(sums[0]) + 100 * static_cast<int>(most[0]) + 1000 * experimental::isnan(squares)[0];
      out[1] = sycl::ext::oneapi::dot_acc(sycl::vec<std::int8_t, 4>(1, -2, 3, 4), sycl::vec<std::uint8_t, 4>(1, 200, 1, 1), 5);
      out[2] = sycl::ext::oneapi::dot_acc(static_cast<int>(0xff010101), 0xff020304u, 1);
    }
  }).wait();
  CHECK(out[0] == 483 && out[1] == 1 - 400 + 3 + 4 + 5 && out[2] == -255 + 2 + 3 + 4 + 1);
  sycl::free(out, queue);
  experimental::this_thread::set_current_device(queue.get_device());
  CHECK(experimental::this_thread::get_current_device() == queue.get_device());
}

// Weak objects, by which objects are ordered, and lists of an accessor's properties.
static void of_owners() {
  namespace oneapi = sycl::ext::oneapi;
  int data[4] = {1, 2, 3, 4};
  oneapi::weak_object<sycl::buffer<int>> weak_buffer;
  oneapi::weak_object<sycl::queue> weak_queue;
  std::map<oneapi::weak_object<sycl::queue>, int, oneapi::owner_less<sycl::queue>> uses;
  CHECK(weak_queue.expired() && !weak_buffer.try_lock());
  {
    sycl::queue queue, copy = queue, other;
    sycl::buffer<int> buffer(data, 4);
    weak_queue = queue;
    weak_buffer = buffer;
    uses[queue] += 1, uses[other] += 2, uses[copy] += 4;
    CHECK(uses.size() == 2 && uses[queue] == 5 && uses[other] == 2);
    CHECK(!queue.ext_oneapi_owner_before(copy) && queue.ext_oneapi_owner_before(other) != other.ext_oneapi_owner_before(weak_queue));
    CHECK(!queue.get_device().ext_oneapi_owner_before(sycl::device(queue.get_device())) && !weak_queue.expired());
    weak_queue.lock().submit([&](sycl::handler &h) {
      const oneapi::accessor_property_list properties{sycl::no_init};
      const sycl::accessor_property_list<> none;
      auto same = *weak_buffer.try_lock();
      sycl::accessor first(same, h, sycl::range<1>(2), sycl::write_only, properties);
      sycl::accessor second(buffer, h, sycl::range<1>(2), sycl::id<1>(2), sycl::read_only, none);
      h.parallel_for(2, [=](sycl::id<1> i) { first[i] = 10 * second[i]; });
    });
  }
  CHECK(data[0] == 30 && data[1] == 40 && weak_buffer.expired() && !weak_queue.try_lock() && uses.begin()->first.expired());
}

int main() {
  sycl::queue queue;
  in_groups(queue);
  of_owners();
  by_functions(queue);
  of_small_numbers(queue);
  sycl::buffer<int> from(4, sycl::ext::oneapi::property::buffer::use_pinned_host_memory{}), to(4);
  int *sum = sycl::malloc_shared<int>(1, queue, sycl::ext::oneapi::property::usm::device_read_only{});
  *sum = 1;
  queue.submit([&](sycl::handler &h) {
    sycl::accessor out(from, h, sycl::write_only, sycl::no_init);
    h.parallel_for(4, [=](sycl::id<1> i) { out[i] = static_cast<int>(i[0]); });
  });
  queue.copy(sycl::accessor(from, sycl::read_only), sycl::accessor(to, sycl::write_only)).wait();
  queue.submit([&](sycl::handler &h) {
    sycl::accessor in(to, h, sycl::read_only);
    h.parallel_for(sycl::range<1>(4), sycl::ext::oneapi::reduction(sum, sycl::plus<>()), [=](sycl::id<1> i, auto &all) { all += in[i]; });
  }).wait();
  CHECK(*sum == 7);
  sycl::free(sum, queue);
  std::ostringstream text;
  text << sycl::backend::ext_oneapi_cuda;
  CHECK(text.str() == "ext_oneapi_cuda");
  constexpr experimental::properties sizes{experimental::work_group_size<8, 4>, experimental::sub_group_size<16>};
  CHECK(sizes.get_property<experimental::work_group_size_key>()[1] == 4 && sizes.get_property<experimental::sub_group_size_key>()[0] == 16);
  return passed();
}
