// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sub-groups: shuffles, scans, votes and broadcasts, whatever size they have.
#include "check.hpp"
#include <sycl/sycl.hpp>

struct Lane {
  unsigned from_left, from_right, exchanged, first, scanned, before, sum, id, size;
  int votes;
};

int main() {
  sycl::queue queue;
  constexpr size_t count = 128, group = 64;
  Lane *lanes = sycl::malloc_shared<Lane>(count, queue);
  queue.parallel_for<class SubGroups>(sycl::nd_range<1>(count, group), [=](sycl::nd_item<1> item) {
    const sycl::sub_group sg = item.get_sub_group();
    const unsigned mine = static_cast<unsigned>(item.get_global_id(0)), id = sg.get_local_linear_id();
    Lane &lane = lanes[mine];
    lane.id = id;
    lane.size = static_cast<unsigned>(sg.get_local_range()[0]);
    lane.from_right = sycl::shift_group_left(sg, mine);
    lane.from_left = sycl::shift_group_right(sg, mine);
    lane.exchanged = sycl::permute_group_by_xor(sg, mine, 1);
    lane.first = sycl::group_broadcast(sg, mine);
    lane.scanned = sycl::inclusive_scan_over_group(sg, id, sycl::plus<>());
    lane.before = sycl::exclusive_scan_over_group(sg, id + 1, sycl::plus<unsigned>());
    lane.sum = sycl::reduce_over_group(sg, id, sycl::plus<>());
    lane.votes = sycl::any_of_group(sg, id == 0) + 2 * sycl::all_of_group(sg, mine < count) + 4 * sycl::none_of_group(sg, id == 1000);
    sycl::group_barrier(sg);
  }).wait();
  for (unsigned i = 0; i < count; ++i) {
    const Lane &lane = lanes[i];
    CHECK(lane.id < lane.size);
    CHECK(lane.first == i - lane.id);
    if (lane.id + 1 < lane.size)
      CHECK(lane.from_right == i + 1);
    if (lane.id > 0)
      CHECK(lane.from_left == i - 1);
    if ((lane.id ^ 1) < lane.size)
      CHECK(lane.exchanged == (i ^ 1));
    CHECK(lane.scanned == lane.id * (lane.id + 1) / 2);
    CHECK(lane.before == lane.id * (lane.id + 1) / 2);
    CHECK(lane.sum == lane.size * (lane.size - 1) / 2);
    CHECK(lane.votes == 7);
  }
  sycl::free(lanes, queue);
  return passed();
}
