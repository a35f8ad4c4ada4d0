// Kernels of sub-groups as DPC++'s headers have them: algorithms, masks and blocks of memory.
#include <sycl/sycl.hpp>
using namespace sycl;

namespace syclex = sycl::ext::oneapi;
namespace exp = sycl::ext::oneapi::experimental;

template <int Size> struct Algorithms {
  const int *in;
  int *out;
  [[sycl::reqd_sub_group_size(Size)]] void operator()(nd_item<1> it) const {
    sub_group sg = it.get_sub_group();
    size_t at = it.get_global_id(0);
    int x = in[at], lane = sg.get_local_linear_id();
    int *mine = out + 16 * at;
    mine[0] = reduce_over_group(sg, x, plus<>());
    mine[1] = reduce_over_group(sg, x, maximum<>());
    mine[2] = inclusive_scan_over_group(sg, x, plus<>());
    mine[3] = exclusive_scan_over_group(sg, x, plus<>());
    mine[4] = group_broadcast(sg, x, sg.get_local_linear_range() - 1);
    mine[5] = shift_group_left(sg, x, 1);
    mine[6] = shift_group_right(sg, x, 1);
    mine[7] = permute_group_by_xor(sg, x, 1);
    mine[8] = select_from_group(sg, x, (lane + 3) % sg.get_local_linear_range());
    mine[9] = any_of_group(sg, x == 3) + 2 * all_of_group(sg, x < 50) + 4 * none_of_group(sg, x == 7);
    syclex::sub_group_mask odd = syclex::group_ballot(sg, x & 1);
    mine[10] = odd.count();
    mine[11] = odd[lane];
    mine[12] = sg.get_max_local_range()[0];
    mine[13] = sg.get_group_linear_id();
    mine[14] = joint_reduce(sg, in, in + 40, plus<>());
    vec<int, 2> pair = select_from_group(sg, vec<int, 2>(x, -x), 0);
    mine[15] = pair[0] - pair[1];
  }
};

void algorithms(queue &q, const int *in, int *out) {
  q.parallel_for<class Algorithms4>(nd_range<1>(128, 64), Algorithms<4>{in, out});
  q.parallel_for<class Algorithms32>(nd_range<1>(128, 64), Algorithms<32>{in, out});
}

void blocks(queue &q, int *in, int *out) {
  q.parallel_for<class Blocks>(nd_range<1>(64, 64), [=](nd_item<1> it) [[sycl::reqd_sub_group_size(16)]] {
    sub_group sg = it.get_sub_group();
    auto from = address_space_cast<access::address_space::global_space, access::decorated::yes>(in + 64 * sg.get_group_linear_id());
    auto to = address_space_cast<access::address_space::global_space, access::decorated::yes>(out + 64 * sg.get_group_linear_id());
    exp::properties striped{exp::data_placement_striped, exp::contiguous_memory, exp::full_group};
    int x[4];
    exp::group_load(sg, from, span<int, 4>(x), striped);
    for (int &one : x)
      one = 2 * one + sg.get_local_linear_id();
    exp::group_store(sg, span<int, 4>(x), to, striped);
  });
}

void joint(queue &q, const int *in, int *out) {
  q.parallel_for<class Joint>(nd_range<1>(64, 64), [=](nd_item<1> it) [[sycl::reqd_sub_group_size(32)]] {
    sub_group sg = it.get_sub_group();
    int start = 32 * sg.get_group_linear_id();
    joint_inclusive_scan(sg, in + start, in + start + 32, out + start, plus<>());
  });
}
