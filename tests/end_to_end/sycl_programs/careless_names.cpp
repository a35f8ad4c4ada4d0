// Kernels whose names stand in namespace sycl or in the C library, too: named in place, inside of templates and pointers.
#include <cmath>
#include <csignal>
#include <sycl/sycl.hpp>
#include <unistd.h>
#include "check.hpp"

template <class...> struct wrapped;
enum class fill : short { none, some };
enum remainder : long { quiet = 3 };
template <fill Kind, class T> class filled;
template <enum remainder Kind> class counted;
struct marray;
struct read;
union div;

inline int submitted = 0;
template <class Name> void by_handler(sycl::queue &q, int *count) {
  q.submit([&](sycl::handler &h) { h.parallel_for<Name>(sycl::range<1>(1), [=](sycl::id<1>) { ++*count; }); }).wait();
  ++submitted;
}
template <class Name> void by_queue(sycl::queue &q, int *count) {
  q.parallel_for<Name>(sycl::range<1>(1), [=](sycl::id<1>) { ++*count; }).wait();
  ++submitted;
}
template <class Name> void by_task(sycl::queue &q, int *count) {
  q.single_task<Name>([=] { ++*count; }).wait();
  ++submitted;
}

namespace detail {
namespace sycl {
struct stream;
class kernel;
template <class T> class reduction;
enum class select : long { a, b };
template <select Which> class dot;
} // namespace sycl
void in_space(::sycl::queue &q, int *count) {
  by_handler<class link>(q, count);
  by_queue<detail::sycl::stream>(q, count);
  by_task<sycl::kernel>(q, count);
  by_handler<sycl::reduction<int>>(q, count);
  by_queue<sycl::reduction<class select_in_space>>(q, count);
  by_task<sycl::dot<sycl::select::b>>(q, count);
  by_task<wrapped<class pointed_to *, int (*)(const class returned &)>>(q, count);
}
} // namespace detail

int main() {
  sycl::queue q;
  int *count = sycl::malloc_shared<int>(1, q);
  *count = 0;
  detail::in_space(q, count);
  by_handler<class kernel>(q, count);
  by_queue<class normalize>(q, count);
  by_task<class reduction>(q, count);
  by_handler<class select>(q, count);
  by_queue<class remove>(q, count);
  by_task<union div>(q, count);
  by_handler<class dec>(q, count);
  by_queue<class link>(q, count);
  by_task<class stream>(q, count);
  by_handler<class dot>(q, count);
  by_queue<marray>(q, count);
  by_task<struct read>(q, count);
  by_handler<class accessor>(q, count);
  by_queue<wrapped<class signal>>(q, count);
  by_task<wrapped<wrapped<class fmin, int> *, const class range &, void (*)(class half)>>(q, count);
  by_handler<filled<fill::some, class vec>>(q, count);
  by_queue<counted<quiet>>(q, count);
  expect("kernels", *count, submitted);
  return result();
}
