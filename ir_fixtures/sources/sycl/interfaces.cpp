// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What classes promise beyond what they compute: properties that can be asked for, comparisons, sizes, and what they refuse.
#include "check.hpp"
#include <functional>
#include <sycl/sycl.hpp>
#include <type_traits>

// A program has functions of its own, also by names that the headers use for theirs.
template <class V> auto at(const V &values, int i) { return values[i]; }
template <class T> T root(const T &value, int) { return value; }
template <class T> int any(const T &) { return 3; }
#define SAME_NAMES(apply)                                                                                              \
  apply(beside) apply(selected) apply(run_on) apply(of_buffer) apply(selector_of) apply(linear) apply(check) apply(limited) apply(distinct) \
  apply(folded) apply(plain) apply(prepare) apply(next_value) apply(on_side) apply(number_at) apply(tag_of) apply(atomic_sum) apply(box_of)
#define OWN_FUNCTION(name)                                                                                             \
  template <class... T> int name(const T &...) { return 3; }
SAME_NAMES(OWN_FUNCTION)

static void own_functions(sycl::queue &queue) {
  const sycl::range<2> extent(2, 3);
  const sycl::float4 v(1);
  sycl::buffer<int> row{6};
  sycl::host_accessor host(row);
  size_t size = 0;
  const sycl::context of = queue.get_context();
  const std::vector<sycl::device> devices = of.get_devices();
#define IS_CALLED(name)                                                                                                \
  CHECK((name(extent) == 3 && name(sycl::id<2>(), extent) == 3 && name(sycl::id<1>(1)) == 3 && name(v) == 3 && name(v, v) == 3 && name(v, v, v) == 3)); \
  CHECK((name(v, 1) == 3 && name(v, true) == 3 && name(row) == 3 && name(host, size) == 3 && name(of, devices) == 3 && name(sycl::cpu_selector_v) == 3));
  SAME_NAMES(IS_CALLED)
}

template <class F> static bool refused(const F &call) {
  try {
    call();
  } catch (const sycl::exception &error) {
    return error.code() == sycl::errc::invalid;
  }
  return false;
}

static void properties(sycl::queue &queue) {
  using namespace sycl;
  const property_list of_queues{property::queue::in_order()}, of_buffers{property::buffer::use_host_ptr()}, of_accessors{sycl::no_init},
      of_reductions{property::reduction::initialize_to_identity()}, of_images{property::image::use_host_ptr()};
  int one = 0;
  buffer<int> row{4};
  namespace experimental = ext::oneapi::experimental;
  for (const auto &list : {of_buffers, of_reductions, of_images}) {
    CHECK(refused([&] { sycl::queue(queue.get_device(), list); }) && refused([&] { context(queue.get_device(), list); }));
    CHECK(refused([&] { host_accessor(row, list); }) && refused([&] { accessor(row, write_only, list); }));
    CHECK(refused([&] { queue.submit([&](handler &h) { local_accessor<int>(1, h, list); }); }));
    CHECK(refused([&] { experimental::command_graph(queue, list); }));
  }
  for (const auto &list : {of_queues, of_accessors, of_reductions})
    CHECK(refused([&] { buffer<int>(&one, range<1>(1), list); }) && refused([&] { unsampled_image<1>(image_format::r8g8b8a8_unorm, range<1>(4), list); }));
  for (const auto &list : {of_queues, of_buffers, of_accessors})
    CHECK(refused([&] { reduction(&one, plus<>(), list); }));
  CHECK(!refused([&] { sycl::queue(queue.get_device(), {property::queue::in_order(), property::queue::enable_profiling()}); }));
}

template <class A> static bool has_no_init(const A &accessor) {
  return accessor.template has_property<sycl::property::no_init>() && !refused([&] { accessor.template get_property<sycl::property::no_init>(); });
}

static void accessors(sycl::queue &queue) {
  sycl::buffer<int, 2> table{sycl::range<2>(4, 4)};
  sycl::buffer<int> row{6};
  const sycl::range<2> extent(2, 2);
  const sycl::id<2> from(1, 1);
  sycl::property_list properties{sycl::no_init}; // by name: as an object that could be changed
  queue.submit([&](sycl::handler &h) {
    sycl::accessor part(table, h, extent, properties);
    const sycl::accessor<int, 2> spelled(table, h, extent, from, properties), tagged(table, h, extent, from, sycl::write_only, properties);
    const sycl::accessor placed(table, h, extent, from, sycl::write_only), whole(table, h, sycl::write_only, properties);
    static_assert(std::is_same_v<decltype(part), sycl::accessor<int, 2>> && std::is_same_v<decltype(placed), decltype(whole)>);
    CHECK(has_no_init(part) && has_no_init(spelled) && has_no_init(tagged) && has_no_init(whole) && !has_no_init(placed));
    CHECK(refused([&] { placed.get_property<sycl::property::no_init>(); }));
    const sycl::local_accessor<int> local(3, h, {});
    CHECK(!has_no_init(local));
    h.parallel_for<class OfParts>(sycl::nd_range<1>(1, 1), [=](sycl::nd_item<1>) { part[1][1] = 4; });
  });
  sycl::host_accessor host(table, extent, from, properties);
  CHECK(has_no_init(host) && !has_no_init(sycl::host_accessor(row)));
  // One element, of however many: no more are copied, and no more are lost.
  const int six[] = {1, 2, 3, 4, 5, 6};
  queue.submit([&](sycl::handler &h) { h.copy(six, sycl::accessor(row, h, sycl::write_only)); });
  queue.submit([&](sycl::handler &h) {
    const sycl::accessor<int, 0, sycl::access_mode::write> first(row, h, properties);
    CHECK(first.size() == 1 && first.byte_size() == sizeof(int) && !first.empty() && first.end() - first.begin() == 1);
    h.single_task<class First>([=] { first = 7; });
  });
  const sycl::host_accessor<int, 0> first(row);
  CHECK(first.size() == 1 && first == 7);
  CHECK(sycl::host_accessor(row)[5] == 6);
  CHECK(refused([&] { sycl::host_accessor(row, sycl::range(2), sycl::id(~size_t(0))); }));
  CHECK(refused([&] { sycl::host_accessor(row, sycl::range(~size_t(0)), sycl::id(2)); }));
}

static void memory(sycl::queue &queue) {
  const size_t too_many = (~size_t(0) / sizeof(long)) + 2; // whose bytes are few, as a number of 64 bits
  CHECK(!sycl::malloc_shared<long>(too_many, queue) && !sycl::malloc_device<long>(too_many, queue.get_device(), queue.get_context()));
  CHECK(!sycl::malloc_host<long>(too_many, queue.get_context()) && !sycl::aligned_alloc_shared<long>(64, too_many, queue));
  CHECK(!sycl::aligned_alloc_shared(24, 48, queue)); // no alignment
  sycl::usm_allocator<long, sycl::usm::alloc::shared> allocator(queue);
  bool has_none = false;
  try {
    allocator.allocate(too_many);
  } catch (const sycl::exception &error) {
    has_none = error.code() == sycl::errc::memory_allocation;
  }
  CHECK(has_none && !allocator.has_property<sycl::property::no_init>());
}

static void values(sycl::queue &queue) {
  static_assert(sycl::minimum<int>()(1, 2) == 1 && sycl::maximum<>()(1.0, 2.0) == 2);
  CHECK(std::hash<sycl::half>()(sycl::half(0.0f)) == std::hash<sycl::half>()(sycl::half(-0.0f)));
  CHECK(at(sycl::float4(1, 2, 3, 4), 2) == 3 && at(sycl::marray<int, 2>(5, 6), 1) == 6 && at(sycl::id<2>(7, 8), 0) == 7);
  CHECK(root(sycl::range<2>(2, 3), 2).size() == 6 && any(queue) == 3);
  bool *const is_like = sycl::malloc_shared<bool>(2, queue);
  queue.submit([&](sycl::handler &h) {
    h.parallel_for_work_group<class Items>(sycl::range<1>(1), sycl::range<1>(4), [=](sycl::group<1> group) {
      group.parallel_for_work_item([&](sycl::h_item<1> item) {
        const sycl::h_item<1> same = item;
        if (item.get_local_id(0) == 1)
          is_like[0] = same == item, is_like[1] = same != item;
      });
    });
  }).wait();
  CHECK(is_like[0] && !is_like[1]);
  sycl::free(is_like, queue);
}

int main() {
  sycl::queue queue;
  own_functions(queue);
  properties(queue);
  accessors(queue);
  memory(queue);
  values(queue);
  return passed();
}
