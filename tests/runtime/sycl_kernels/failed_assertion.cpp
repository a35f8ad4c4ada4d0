// An assertion that does not hold for one work-item; as a program, and as a kernel that others run by its name.
#include <cassert>
#include <sycl/sycl.hpp>

namespace demo {
template <class T> T checked(T x, T most) {
  assert(x < most && "too \"large\"");
  return x;
}
} // namespace demo

int main() {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(16, queue), most = 13;
  queue
      .parallel_for<class Checks>(sycl::nd_range<3>({2, 2, 4}, {1, 2, 2}),
                                  [=](sycl::nd_item<3> it) {
                                    int i = int(it.get_global_linear_id());
                                    out[i] = i == 13 ? demo::checked(i, most) : i;
                                  })
      .wait();
}
