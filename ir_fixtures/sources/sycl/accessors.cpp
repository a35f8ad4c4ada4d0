// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Accessors: deduced and spelled, of parts, as placeholders, in host tasks, without dimensions, as members of function objects.
#include "check.hpp"
#include <sycl/sycl.hpp>
#include <vector>

struct Adder {
  sycl::accessor<int> out;
  sycl::accessor<const int, 1, sycl::access_mode::read> in;
  void operator()(sycl::id<1> i) const { out[i] += in[i]; }
};

int main() {
  sycl::queue queue;
  std::vector<int> values(16, 1);
  const std::vector<int> ones(16, 1);
  {
    sycl::buffer out(values);
    sycl::buffer in(ones);
    sycl::buffer<int, 2> table{sycl::range<2>(4, 4)};
    sycl::buffer<int> row{4}, other{4};
    queue.submit([&](sycl::handler &h) { h.parallel_for<Adder>(sycl::range<1>(16), Adder{{out, h}, {in, h, sycl::read_only}}); });
    queue.submit([&](sycl::handler &h) {
      sycl::accessor part(out, h, sycl::range(4), sycl::id(2), sycl::read_write);
      sycl::accessor<int, 1, sycl::access_mode::read> all(out, h);
      h.single_task<class Part>([=] { part[0] = all[0] + 50; });
    });
    queue.submit([&](sycl::handler &h) { // pointers are to the begin of the buffer
      sycl::accessor part(row, h, sycl::range(2), sycl::id(2), sycl::write_only);
      sycl::accessor cell(table, h, sycl::range(1, 1), sycl::id(1, 1));
      h.single_task<class FromTheBegin>([=] {
        const sycl::raw_global_ptr<int> first = cell;
        part.get_pointer()[1] = 5, part.get_multi_ptr<sycl::access::decorated::no>()[2] = 6, first[1] = 7;
      });
    });
    CHECK(sycl::host_accessor(row, {1}, {3}).get_pointer()[1] == 5 && sycl::host_accessor(row)[2] == 6);
    CHECK(sycl::host_accessor(table)[0][1] == 7);
    queue.submit([&](sycl::handler &h) { // braces for ranges, places and properties
      sycl::accessor square(table, h, {2, 2}, {1, 2}, sycl::write_only);
      sycl::accessor rest{other, h, {3}, {1}};
      sycl::accessor all(row, h, sycl::write_only, {sycl::no_init});
      static_assert(std::is_same_v<decltype(square), sycl::accessor<int, 2, sycl::access_mode::write>>);
      CHECK(square.get_range() == sycl::range<2>(2, 2) && square.get_offset() == sycl::id<2>(1, 2) && rest.size() == 3);
      CHECK(all.detail_needed() == sycl::access_mode::discard_write && !all.is_placeholder());
      h.single_task<class Braces>([=] { square[0][1] = rest[0] = all[2] = 8; });
    });
    CHECK((sycl::host_accessor(table, {1, 1}, {1, 3}, sycl::read_only)[0][0] == 8));
    CHECK(sycl::host_accessor(row, {1}, {2})[0] == 8 && sycl::host_accessor(other, sycl::read_only)[1] == 8);
    sycl::accessor placeholder{out};
    CHECK(placeholder.is_placeholder());
    bool reads_all = false;
    try {
      sycl::accessor{row, sycl::read_only, sycl::no_init};
    } catch (const sycl::exception &error) {
      reads_all = error.code() == sycl::errc::invalid;
    }
    CHECK(reads_all);
    const sycl::accessor<int> none; // of no buffer, and nothing to wait for
    CHECK(!none.is_placeholder() && none.empty());
    queue.submit([&](sycl::handler &h) {
      sycl::accessor all(row, h, sycl::write_only, sycl::no_init);
      h.require(none);
      h.parallel_for<class WithNone>(4, [=](sycl::id<1> i) { all[i] = static_cast<int>(none.size()); });
    });
    CHECK(sycl::host_accessor(row, sycl::read_only)[3] == 0);
    const sycl::accessor braced{row, sycl::write_only, {sycl::no_init}};
    CHECK(braced.is_placeholder() && braced.detail_needed() == sycl::access_mode::discard_write);
    using in_task = sycl::accessor<int, 1, sycl::access_mode::read, sycl::target::host_task>;
    static_assert(in_task::access_mode == sycl::access_mode::read && in_task::access_target == sycl::target::host_task);
    static_assert(std::is_same_v<decltype(in_task().get_pointer()), const int *>); // as the host has them
    using local = sycl::local_accessor<int>;
    static_assert(std::is_same_v<decltype(local().crbegin()), local::const_reverse_iterator>);
    const auto refused = [&](auto group) {
      try {
        queue.submit(group);
      } catch (const sycl::exception &error) {
        return error.code() == sycl::errc::kernel_argument;
      }
      return false;
    };
    CHECK(refused([&](sycl::handler &h) { // what is written before is not lost
      sycl::accessor other_one{other, h, sycl::write_only, sycl::no_init};
      h.single_task<class NotRequired>([=] { placeholder[0] = other_one[0] = 1; });
    }));
    CHECK(refused([&](sycl::handler &h) { h.host_task([=] { placeholder[0] = 1; }); }));
    CHECK(sycl::host_accessor(other, sycl::read_only)[1] == 8);
    queue.submit([&](sycl::handler &h) {
      h.require(placeholder);
      h.parallel_for<class Placeholder>(16, [=](sycl::id<1> i) { placeholder[i] += 1; });
    });
    queue.submit([&](sycl::handler &h) {
      sycl::accessor a{table, h, sycl::write_only, sycl::no_init};
      h.parallel_for<class Table>(sycl::range(4, 4), [=](sycl::item<2> i) { a[i[0]][i[1]] = static_cast<int>(i.get_linear_id()); });
    });
    queue.submit([&](sycl::handler &h) {
      sycl::accessor a{out, h, sycl::read_write_host_task};
      h.host_task([=] { a[1] = 77; });
    });
    sycl::buffer<int, 1> single{sycl::range<1>(1)};
    queue.submit([&](sycl::handler &h) {
      sycl::accessor<int, 0> one{single, h};
      h.single_task<class Single>([=] { one = 4; });
    });
    queue.submit([&](sycl::handler &h) {
      sycl::accessor<int, 0, sycl::access_mode::atomic> one{single, h};
      h.parallel_for<class Together>(8, [=](sycl::id<1>) {
        sycl::atomic<int> shared = one;
        shared.fetch_add(1);
      });
    });
    const sycl::host_accessor<int, 0> one{single};
    CHECK(one == 12);
    const sycl::host_accessor host(table, sycl::read_only);
    CHECK(host[3][2] == 14 && (host[{1, 1}] == 5) && host.size() == 16);
    int sum = 0;
    for (const int value : host)
      sum += value;
    CHECK(sum == 120);
    const sycl::host_accessor seen(out, sycl::read_only);
    CHECK(seen[0] == 3 && seen[2] == 53 && seen.end() - seen.begin() == 16);
  }
  CHECK(values[1] == 77 && values[15] == 3);

  // Memory that was given stays as it was where nothing is to be written back.
  {
    sycl::buffer buffer(values);
    buffer.set_write_back(false);
    queue.submit([&](sycl::handler &h) { h.fill(sycl::accessor(buffer, h, sycl::write_only), 0); });
    CHECK(sycl::host_accessor(buffer, sycl::read_only)[15] == 0);
  }
  CHECK(values[15] == 3);
  // Tasks have their accessors wherever they like: in functions, lists and shared objects.
  {
    int seen[3] = {};
    sycl::buffer buffer(values);
    queue.submit([&](sycl::handler &h) { h.fill(sycl::accessor(buffer, h, sycl::range<1>(8), sycl::write_only), 20); });
    queue.submit([&](sycl::handler &h) {
      using access = sycl::accessor<int, 1, sycl::access_mode::read_write, sycl::target::host_task>;
      const access a(buffer, h);
      const auto shared = std::make_shared<access>(buffer, h, sycl::range<1>(4), sycl::id<1>(8));
      const std::vector<access> list{a, *shared};
      const std::array<long, 8> more = {};
      const std::function<void()> function = [=, &seen] { seen[0] = a[more[7] + 7]; };
      h.host_task([=, &seen] {
        function();
        seen[1] = list[0][6];
        (*shared)[0] = 21;
        seen[2] = list[1][0];
      });
    });
    queue.wait();
    CHECK(seen[0] == 20 && seen[1] == 20 && seen[2] == 21);
    // Placeholders of tasks are there, too, and commands take accessors of tasks.
    using placeholder = sycl::accessor<int, 1, sycl::access_mode::read_write, sycl::target::host_task, sycl::access::placeholder::true_t>;
    sycl::buffer<int> more(4);
    int found[4] = {};
    const std::vector<placeholder> held{placeholder(more), placeholder(more, sycl::range<1>(2), sycl::id<1>(2))};
    queue.submit([&](sycl::handler &h) { h.fill(sycl::accessor(more, h, sycl::write_only_host_task, sycl::no_init), 5); });
    queue.submit([&](sycl::handler &h) {
      h.require(held[0]), h.require(held[1]);
      h.host_task([=] { held[1][0] = 2 * held[0][0]; });
    });
    queue.submit([&](sycl::handler &h) {
      h.require(held[0]);
      h.copy(held[0], found);
    });
    queue.wait();
    CHECK(found[1] == 5 && found[2] == 10 && held[1].is_placeholder());
  }
  { // Tasks use the host's memory, also with accessors for devices.
    std::vector<int> numbers(4, 1);
    bool is_there = false;
    {
      sycl::buffer<int> all(numbers.data(), 4, {sycl::property::buffer::use_host_ptr()});
      queue.submit([&](sycl::handler &h) {
        sycl::accessor a(all, h);
        h.parallel_for<class Doubles>(4, [=](sycl::id<1> i) { a[i] *= 2; });
      });
      queue.submit([&](sycl::handler &h) {
        sycl::accessor a(all, h);
        h.host_task([=, &is_there, &numbers] {
          is_there = &a[0] == numbers.data() && a[0] == 2;
          a[1] = 7;
        });
      });
    }
    CHECK(is_there && numbers[1] == 7 && numbers[2] == 2);
  }
  { // What is discarded is the accessor's: all else in the buffer stays.
    std::vector<int> kept(16, 7);
    {
      sycl::buffer<int> all(kept), part(all, 8, 4), one(all, 15, 1);
      queue.submit([&](sycl::handler &h) {
        sycl::accessor some(all, h, sycl::range<1>(4), sycl::id<1>(1), sycl::write_only, sycl::no_init);
        auto old = all.get_access<sycl::access::mode::discard_write>(h, sycl::range<1>(4), sycl::id<1>(1));
        sycl::accessor of_part(part, h, sycl::write_only, sycl::no_init);
        CHECK(some.detail_needed() == sycl::access_mode::write && old.detail_needed() == sycl::access_mode::write);
        CHECK(of_part.detail_needed() == sycl::access_mode::write);
        h.parallel_for<class Discards>(4, [=](sycl::id<1> i) { of_part[i] = old[i] = 9; });
      });
      queue.submit([&](sycl::handler &h) {
        auto sum = sycl::reduction(one, h, sycl::plus<int>(), sycl::property::reduction::initialize_to_identity());
        h.parallel_for<class Folds>(sycl::range<1>(5), sum, [=](sycl::id<1>, auto &to) { to += 2; });
      });
    }
    for (int i = 0; i < 16; ++i)
      CHECK(kept[i] == (i == 15 ? 10 : (i >= 1 && i < 5) || (i >= 8 && i < 12) ? 9 : 7));
  }
  CHECK(values[7] == 20 && values[8] == 21);
  return passed();
}
