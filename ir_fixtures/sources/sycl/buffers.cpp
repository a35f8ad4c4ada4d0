// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Buffers from everything, and accessors in all spellings.
#include "check.hpp"
#include <algorithm>
#include <chrono>
#include <memory>
#include <numeric>
#include <sycl/sycl.hpp>
#include <thread>
#include <vector>

using namespace sycl;

int main() {
  queue q;
  std::vector<int> data(12, 1), result(12);
  const std::vector<int> constant(12, 5);
  {
    buffer<int, 1> a(data.data(), range<1>(data.size()));
    buffer b(constant.begin(), constant.end());
    buffer<int> c{range{12}};
    c.set_final_data(result.data());
    q.submit([&](handler &h) {
      auto x = a.get_access<access::mode::read_write>(h);
      auto y = b.get_access<access::mode::read>(h);
      accessor<int, 1, access::mode::write, access::target::device> z(c, h);
      h.parallel_for<class First>(range<1>(12), [=](id<1> i) {
        x[i] += y[i];
        z[i] = x[i] * 2;
      });
    });
    // Placeholders, and tags.
    accessor later(c, read_write);
    CHECK(later.is_placeholder());
    q.submit([&](handler &h) {
      h.require(later);
      h.parallel_for<class Second>(c.get_range(), [=](id<1> i) { later[i] += 1; });
    });
    {
      auto now = c.get_access<access::mode::read>();
      CHECK(now[0] == 13);
    }
    // A part with an offset, a host task, copies and fills.
    q.submit([&](handler &h) {
      accessor part(a, h, range<1>(4), id<1>(8), read_write);
      h.parallel_for<class Third>(range<1>(4), [=](item<1> i) { part[i] = -1; });
    });
    int sum = 0;
    q.submit([&](handler &h) {
      accessor whole(a, h, read_only_host_task);
      h.host_task([=, &sum] { sum = std::accumulate(whole.begin(), whole.end(), 0); });
    });
    q.wait();
    CHECK(sum == 8 * 6 - 4);
    std::vector<int> copied(4);
    q.submit([&](handler &h) {
      accessor part(a, h, range<1>(4), id<1>(6), read_only);
      h.copy(part, copied.data());
    }).wait();
    CHECK(copied[0] == 6 && copied[1] == 6 && copied[2] == -1);
    q.submit([&](handler &h) {
      accessor all(b, h, write_only);
      h.fill(all, 9);
    });
    CHECK(host_accessor(b, read_only)[11] == 9);

    auto as_floats = c.reinterpret<float>(range<1>(12));
    CHECK(as_floats.size() == 12);
    auto square = a.reinterpret<int, 2>(range<2>(3, 4));
    CHECK(host_accessor(square, read_only)[2][3] == -1);
  }
  CHECK(data[0] == 6 && data[11] == -1);
  CHECK(result[3] == 13);
  CHECK(constant[0] == 5);
  {
    auto shared = std::make_shared<int>(3);
    buffer<int> one(shared, range<1>(1));
    one.set_write_back(false);
    q.submit([&](handler &h) {
      accessor<int, 1> x(one, h);
      h.single_task<class Fourth>([=] { x[0] = 8; });
    });
    q.wait();
    CHECK(host_accessor(one)[0] == 8);
  }
  {
    buffer<float, 3> cube(range<3>(2, 3, 4));
    q.submit([&](handler &h) {
      accessor x(cube, h, write_only, no_init);
      h.parallel_for<class Fifth>(cube.get_range(), [=](item<3> i) { x[i[0]][i[1]][i[2]] = static_cast<float>(i.get_linear_id()); });
    });
    host_accessor x(cube, read_only);
    CHECK(x[1][2][3] == 23 && x[id<3>(1, 0, 2)] == 14);
    CHECK(x.size() == 24 && x.get_range() == range<3>(2, 3, 4));
  }
  {
    const auto is_invalid = [](const auto &f) {
      try {
        f();
      } catch (const exception &error) {
        return error.code() == errc::invalid;
      }
      return false;
    };
    buffer<int, 2> owner(std::unique_ptr<int[]>(new int[12]{0, 1, 2, 3, 4, 5}), range<2>(3, 4));
    buffer<int, 2> of_row(owner, id<2>(1, 1), range<2>(1, 3)); // a part of one row has no gap
    CHECK(host_accessor(of_row, read_only)[0][0] == 5);
    CHECK(is_invalid([&] { buffer<int, 2>(owner, id<2>(0, 1), range<2>(2, 3)); }));
    CHECK(is_invalid([&] { buffer<int, 2>(owner, id<2>(2, 0), range<2>(2, 4)); }));
    buffer<char> odd(range<1>(7));
    CHECK(is_invalid([&] { (void)odd.reinterpret<int>(); }));
    CHECK(odd.get_access(read_only).is_placeholder());
  }
  // What is not to be written back may be later, to where it was to go.
  {
    std::vector<int> given(4, 1), other(4, 1);
    {
      buffer<int> later(given), elsewhere(given.data(), range<1>(4));
      later.set_write_back(false);
      host_accessor{later}[1] = 2;
      later.set_write_back(true);
      elsewhere.set_final_data(other.data());
      elsewhere.set_write_back(false), elsewhere.set_write_back();
      host_accessor{elsewhere}[2] = 3;
    }
    CHECK(given[1] == 2 && given[2] == 1 && other[2] == 3);
  }
  // Parts of buffers give back their own elements. Nothing is kept alive for that, or written to null pointers.
  {
    std::vector<int> of_part(4, 1), reversed(4, 1);
    std::shared_ptr<int> kept(new int[4]{1, 1, 1, 1}), gone(new int[4]);
    const std::weak_ptr<int> lives = gone;
    {
      buffer<int> whole(range<1>(16)), again(range<1>(16)), third(range<1>(16)), fourth(range<1>(4)), last(range<1>(4));
      buffer<int> part(whole, id<1>(8), range<1>(4)), other(again, id<1>(4), range<1>(4)), more(third, id<1>(12), range<1>(4));
      part.set_final_data(of_part.data());
      other.reinterpret<unsigned>().set_final_data(reversed.rbegin());
      more.set_final_data(kept);
      fourth.set_final_data(gone);
      last.set_final_data(static_cast<int *>(nullptr));
      gone.reset();
      CHECK(lives.expired());
      for (auto *all : {&whole, &again, &third, &fourth, &last})
        q.submit([&](handler &h) {
          accessor to(*all, h, write_only, no_init);
          h.parallel_for(all->get_range(), [=](id<1> i) { to[i] = int(i[0]); });
        });
    }
    CHECK(of_part == std::vector<int>({8, 9, 10, 11}) && reversed == std::vector<int>({7, 6, 5, 4}));
    CHECK(kept.get()[0] == 12 && kept.get()[3] == 15);
  }
  // What brings bytes to a device, or back, is waited for by all that read them there, not by the first one alone.
  {
    queue first, second;
    const size_t count = size_t(1) << (first.get_backend() == backend::ext_oneapi_cuda ? 25 : 12);
    buffer<int> numbers{range<1>(count)}, one{range<1>(count)}, two{range<1>(count)};
    const auto copy_to = [&](queue &q, buffer<int> &other) {
      q.submit([&](handler &h) {
        accessor from{numbers, h, read_only};
        accessor to{other, h, write_only, no_init};
        h.parallel_for(range<1>(count), [=](id<1> i) { to[i] = from[i] + 1; });
      });
    };
    const auto all_are = [&](buffer<int> &of, int value) {
      host_accessor numbers_seen{of, read_only};
      return std::all_of(numbers_seen.begin(), numbers_seen.end(), [=](int seen) { return seen == value; });
    };
    for (int value : {3, 5}) {
      first.submit([&](handler &h) {
        accessor<int, 1, access_mode::write, target::host_task> to{numbers, h};
        h.host_task([=] {
          std::this_thread::sleep_for(std::chrono::milliseconds(20));
          for (size_t i = 0; i < count; ++i)
            to[i] = value;
        });
      });
      copy_to(first, one);
      copy_to(second, two);
      CHECK(all_are(two, value + 1));
      CHECK(all_are(one, value + 1));
      first.submit([&](handler &h) {
        accessor to{numbers, h, read_write};
        h.parallel_for(range<1>(count), [=](id<1> i) { to[i] += 10; });
      });
      second.submit([&](handler &h) {
        accessor<int, 1, access_mode::read, target::host_task> from{numbers, h};
        h.host_task([=] { CHECK(from[count - 1] == value + 10); });
      });
      CHECK(all_are(numbers, value + 10));
    }
  }
  return passed();
}
