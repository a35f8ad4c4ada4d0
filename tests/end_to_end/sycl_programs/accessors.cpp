// Buffers by all kinds of accessors: ranged, placeholder, host, of no dimension, of parts, and copies.
#include <numeric>
#include <sycl/sycl.hpp>
#include <vector>
#include "check.hpp"

using namespace sycl;
int main() {
  queue q;
  constexpr size_t N = 1024;
  std::vector<int> a(N), b(N, 3), c(N, 0), d(N, 7);
  std::iota(a.begin(), a.end(), 0);
  {
    buffer<int> ba(a), bb(b.data(), range<1>(N), {property::buffer::use_host_ptr()}), bc(c.data(), N), bd(d);
    q.submit([&](handler &h) {
      auto ra = ba.get_access<access::mode::read>(h);
      auto rb = ba.get_access<access_mode::read, target::device>(h);
      accessor w{bc, h, write_only, no_init};
      accessor x{bb, h, read_write};
      h.parallel_for(range<1>(N), [=](id<1> i) {
        w[i] = ra[i] + rb[i] + x[i];
        x[i] += 1;
      });
    });
    q.submit([&](handler &h) {
      accessor<int, 1, access_mode::read_write, target::device, access::placeholder::true_t> p(bc);
      h.require(p);
      h.parallel_for(range<1>(N), [=](item<1> i) { p[i.get_linear_id()] *= 2; });
    });
    q.submit([&](handler &h) {
      auto acc = bd.get_access<access::mode::discard_write>(h, range<1>(10), id<1>(5));
      h.fill(acc, 42);
    });
    buffer<int> sub(bc, id<1>(256), range<1>(128));
    q.submit([&](handler &h) {
      accessor s(sub, h);
      h.parallel_for(sub.get_range(), [=](id<1> i) { s[i] = -s[i]; });
    });
    host_accessor ha(bc, read_only);
    expect("host acc", ha[3], 2 * (3 + 3 + 3));
    expect("sub", ha[256], -2 * (256 + 256 + 3));
  }
  expect("fill", d[5], 42);
  expect("fill end", d[14], 42);
  expect("fill no", d[15], 7);
  expect("x", b[9], 4);
  std::vector<float> m(6 * 5 * 4);
  {
    buffer<float, 3> b3(m.data(), range<3>(6, 5, 4));
    q.submit([&](handler &h) {
      accessor z(b3, h, write_only);
      h.parallel_for(range<3>(6, 5, 4), [=](item<3> it) { z[it] = it.get_linear_id() + 0.5f * it[2]; });
    });
    q.submit([&](handler &h) {
      accessor z(b3, h, range<3>(2, 2, 2), id<3>(1, 1, 1), read_write);
      h.parallel_for(range<3>(2, 2, 2), [=](item<3> it) {
        auto i = it.get_id();
        z[i[0]][i[1]][i[2]] += 100;
      });
    });
  }
  for (int i = 0; i < 6; i++)
    for (int j = 0; j < 5; j++)
      for (int k = 0; k < 4; k++)
        expect("3d", m[(i * 5 + j) * 4 + k],
               (i * 5 + j) * 4 + k + 0.5 * k + (i >= 1 && i < 3 && j >= 1 && j < 3 && k >= 1 && k < 3 ? 100 : 0));
  // dim 0 accessor, copies
  int one = 5;
  std::vector<int> out(N);
  {
    buffer<int> b0(&one, 1);
    buffer<int> ba(a);
    q.submit([&](handler &h) {
      accessor<int, 0, access_mode::read_write> s(b0, h);
      h.single_task([=] {
        int &r = s;
        r += 37;
      });
    });
    q.submit([&](handler &h) {
      accessor s(ba, h, read_only);
      h.copy(s, out.data());
    });
    q.wait();
  }
  expect("dim0", one, 42);
  expect_each("copy", out, a);
  std::vector<int> r(N);
  {
    buffer<int> br(r);
    std::vector<int> src(N, 9);
    q.submit([&](handler &h) {
       accessor s(br, h, write_only);
       h.copy(src.data(), s);
     }).wait();
    auto it = br.get_host_access();
    int sum = 0;
    for (auto v : it)
      sum += v;
    expect("iter", sum, 9 * N);
  }
  {
    buffer<int> u{range<1>(16)};
    u.set_final_data(nullptr);
    q.submit([&](handler &h) {
      accessor z(u, h, write_only, no_init);
      h.parallel_for(16, [=](auto i) { z[i] = int(i) * 2; });
    });
    auto v = u.reinterpret<short, 1>(range<1>(32));
    host_accessor ha(v, read_only);
    expect("reint", ha[6], 6);
  }
  return result();
}
