// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Groups of some work-items of a sub-group: by a condition, of a fixed size, on one way, and whoever is there.
#include "check.hpp"
#include <numeric>
#include <sycl/sycl.hpp>
#include <vector>

namespace syclex = sycl::ext::oneapi::experimental;
static_assert(SYCL_EXT_ONEAPI_NON_UNIFORM_GROUPS == 1);
static_assert(syclex::is_user_constructed_group_v<syclex::ballot_group<sycl::sub_group>>);
static_assert(syclex::is_fixed_topology_group_v<sycl::sub_group> && syclex::is_fixed_topology_group_v<sycl::group<2>>);
static_assert(sycl::is_group_v<syclex::fixed_size_group<4, sycl::sub_group>> && !sycl::is_group_v<int>);

// What one work-item found, and where it stands.
struct Found {
  unsigned sub_group, lane, lanes; // its sub-group
  unsigned group, groups, id, items;
  bool leader, any, all, none;
  int sum, product, most, up_to, before, first, last, left, right, exchanged, bits;
  float real, real_scan;
  short narrow;
  long least;
};

template <class G> void ask(const G &g, int mine, Found &found) {
  found.group = g.get_group_linear_id(), found.groups = g.get_group_linear_range();
  found.id = static_cast<unsigned>(g.get_local_id()[0]), found.items = static_cast<unsigned>(g.get_local_range()[0]);
  found.leader = g.leader();
  found.any = sycl::any_of_group(g, mine % 5 == 0);
  found.all = sycl::all_of_group(g, mine % 5 == 0);
  found.none = sycl::none_of_group(g, mine, [](int x) { return x % 5 == 0; });
  found.sum = sycl::reduce_over_group(g, mine, sycl::plus<>());
  found.product = sycl::reduce_over_group(g, mine % 3 + 1, 2, sycl::multiplies<int>());
  found.most = sycl::reduce_over_group(g, mine, sycl::maximum<>());
  found.up_to = sycl::inclusive_scan_over_group(g, mine, sycl::plus<>());
  found.before = sycl::exclusive_scan_over_group(g, mine, 7, sycl::plus<>());
  found.first = sycl::group_broadcast(g, mine);
  found.last = sycl::group_broadcast(g, mine, found.items - 1);
  found.left = sycl::shift_group_left(g, mine);
  found.right = sycl::shift_group_right(g, mine);
  found.exchanged = sycl::permute_group_by_xor(g, mine, 1);
  found.bits = sycl::reduce_over_group(g, 1 << (mine & 7), sycl::bit_or<int>());
  found.real = sycl::reduce_over_group(g, 0.5f * mine, sycl::plus<float>());
  found.real_scan = sycl::exclusive_scan_over_group(g, 0.5f * mine, sycl::plus<float>());
  found.narrow = sycl::reduce_over_group(g, static_cast<short>(-mine), sycl::minimum<short>());
  found.least = sycl::reduce_over_group(g, static_cast<long>(mine) << 40, sycl::minimum<long>());
  sycl::group_barrier(g);
}

// The same by plain loops, for the members of a group in their order.
void expect(const std::vector<int> &all, const std::vector<Found *> &found) {
  const size_t count = all.size();
  int sum = 0, product = 2, bits = 0;
  bool any = false, every = true;
  for (int x : all)
    sum += x, product *= x % 3 + 1, bits |= 1 << (x & 7), any = any || x % 5 == 0, every = every && x % 5 == 0;
  int before = 0;
  for (size_t i = 0; i < count; ++i) {
    const Found &f = *found[i];
    CHECK(f.id == i && f.items == count && f.leader == (i == 0));
    CHECK(f.any == any && f.all == every && f.none == !any);
    CHECK(f.sum == sum && f.product == product && f.bits == bits);
    CHECK(f.before == 7 + before);
    CHECK(f.real_scan == 0.5f * before);
    before += all[i];
    CHECK(f.up_to == before);
    CHECK(f.most == all.back() && f.first == all.front() && f.last == all.back());
    CHECK(f.real == 0.5f * sum && f.narrow == -all.back() && f.least == static_cast<long>(all.front()) << 40);
    if (i + 1 < count)
      CHECK(f.left == all[i + 1]);
    if (i > 0)
      CHECK(f.right == all[i - 1]);
    if ((i ^ 1) < count)
      CHECK(f.exchanged == all[i ^ 1]);
  }
}

constexpr size_t group = 40; // the last sub-group of each may have fewer
constexpr size_t count = 2 * group;

template <class Name, class F> std::vector<Found> run(sycl::queue &queue, const F &f) {
  std::vector<Found> found(count);
  {
    sycl::buffer<Found> buffer(found);
    queue.submit([&](sycl::handler &h) {
      sycl::accessor out(buffer, h, sycl::read_write);
      h.parallel_for<Name>(sycl::nd_range<1>(count, group), [=](sycl::nd_item<1> item) {
        const sycl::sub_group sg = item.get_sub_group();
        Found &mine = out[item.get_global_id()];
        mine.sub_group = static_cast<unsigned>(item.get_group_linear_id()) * 100 + sg.get_group_linear_id();
        mine.lane = sg.get_local_linear_id(), mine.lanes = sg.get_local_linear_range();
        f(sg, static_cast<int>(item.get_global_id(0)), mine);
      });
    });
  }
  return found;
}

// `part` says to which group of its sub-group a work-item belongs; less than nothing: to none.
template <class F> void check(std::vector<Found> &found, const F &part) {
  for (size_t start = 0; start < count;) {
    size_t end = start;
    while (end < count && found[end].sub_group == found[start].sub_group)
      ++end;
    CHECK(found[start].lanes == end - start);
    for (int number = 0; number < 64; ++number) {
      std::vector<int> values;
      std::vector<Found *> members;
      for (size_t i = start; i < end; ++i)
        if (part(static_cast<int>(i), found[i].lane) == number)
          values.push_back(static_cast<int>(i)), members.push_back(&found[i]);
      expect(values, members);
    }
    start = end;
  }
}

template <int N> class Fixed;
template <int N> void fixed_size(sycl::queue &queue) {
  auto found = run<Fixed<N>>(queue, [](const sycl::sub_group &sg, int mine, Found &out) { ask(syclex::get_fixed_size_group<N>(sg), mine, out); });
  check(found, [](int, unsigned lane) { return static_cast<int>(lane / N); });
  for (const Found &f : found)
    CHECK(f.group == f.lane / N && f.groups == (f.lanes + N - 1) / N);
}

int main() {
  sycl::queue queue;
  // Both groups of a ballot at once, and one of them alone.
  auto found = run<class Both>(queue, [](const sycl::sub_group &sg, int mine, Found &out) { ask(syclex::get_ballot_group(sg, mine % 3 == 0), mine, out); });
  check(found, [](int i, unsigned) { return i % 3 == 0 ? 1 : 0; });
  for (size_t i = 0; i < count; ++i)
    CHECK(found[i].group == (i % 3 == 0) && found[i].groups == 2);
  found = run<class One>(queue, [](const sycl::sub_group &sg, int mine, Found &out) {
    const bool is_chosen = mine % 4 != 1;
    const auto g = syclex::get_ballot_group(sg, is_chosen);
    if (is_chosen)
      ask(g, mine, out);
  });
  check(found, [](int i, unsigned) { return i % 4 != 1 ? 1 : -1; });
  // Different groups go round a loop as often as they like.
  found = run<class Loops>(queue, [](const sycl::sub_group &sg, int mine, Found &out) {
    const auto g = syclex::binary_partition(sg, mine & 1);
    int left = mine & 1 ? mine % 8 : mine % 4;
    out.sum = 0;
    while (sycl::any_of_group(g, left > 0)) {
      out.sum += sycl::reduce_over_group(g, left > 0 ? 1 : 0, sycl::plus<int>());
      --left;
    }
  });
  for (size_t i = 0; i < count; ++i) {
    int sum = 0;
    for (size_t j = 0; j < count; ++j)
      if (found[j].sub_group == found[i].sub_group && (j & 1) == (i & 1))
        sum += static_cast<int>(j & 1 ? j % 8 : j % 4);
    CHECK(found[i].sum == sum);
  }

  fixed_size<4>(queue);
  // Chunks of chunks.
  found = run<class Nested>(queue, [](const sycl::sub_group &sg, int mine, Found &out) { ask(syclex::chunked_partition<2>(syclex::chunked_partition<4>(sg)), mine, out); });
  check(found, [](int, unsigned lane) { return static_cast<int>(lane / 2); });
  for (const Found &f : found)
    CHECK(f.group == f.lane % 4 / 2);
  // Parts of a part, and one as the other.
  found = run<class Parts>(queue, [](const sycl::sub_group &sg, int mine, Found &out) {
    const syclex::fragment<sycl::sub_group> four = syclex::chunked_partition<4>(sg);
    ask(syclex::binary_partition(four, mine % 4 < 1), mine, out);
  });
  check(found, [](int i, unsigned lane) { return static_cast<int>(lane / 4 * 2) + (i % 4 < 1 ? 1 : 0); });

  // Those that come along one way.
  found = run<class Tangles>(queue, [](const sycl::sub_group &sg, int mine, Found &out) {
    if (mine % 5 < 2) {
      ask(syclex::get_tangle_group(sg), mine, out);
    } else if (mine % 5 < 4) {
      const syclex::tangle<sycl::sub_group> g = syclex::entangle(sg);
      ask(g, mine, out);
    }
  });
  check(found, [](int i, unsigned) { return i % 5 < 2 ? 0 : i % 5 < 4 ? 1 : -1; });

  // Whoever is there: all of these are counted, however many there are at a time.
  int *places = sycl::malloc_shared<int>(count + 1, queue);
  std::fill_n(places, count + 1, 0);
  queue.parallel_for<class Opportunity>(sycl::nd_range<1>(count, group), [=](sycl::nd_item<1> item) {
    const size_t i = item.get_global_linear_id();
    if (i % 7 == 3)
      return;
    const syclex::opportunistic_group g = syclex::this_kernel::get_opportunistic_group();
    int before = 0;
    if (g.leader())
      before = sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device>(places[count]).fetch_add(static_cast<int>(g.get_local_linear_range()));
    places[sycl::group_broadcast(g, before) + static_cast<int>(g.get_local_linear_id())] += static_cast<int>(i) + 1;
  }).wait();
  std::vector<int> expected;
  for (size_t i = 0; i < count; ++i)
    if (i % 7 != 3)
      expected.push_back(static_cast<int>(i) + 1);
  CHECK(places[count] == static_cast<int>(expected.size()));
  std::sort(places, places + expected.size());
  CHECK(std::equal(expected.begin(), expected.end(), places));
  sycl::free(places, queue);
  return passed();
}
