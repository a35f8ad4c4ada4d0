// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Errors: of launches, of selectors, of host tasks by way of the asynchronous handler; and threads with queues.
#include "check.hpp"
#include <stdexcept>
#include <string>
#include <sycl/sycl.hpp>
#include <thread>
#include <vector>

int main() {
  std::string told;
  sycl::queue queue(sycl::default_selector_v, [&](sycl::exception_list errors) {
    for (const std::exception_ptr &one : errors)
      try {
        std::rethrow_exception(one);
      } catch (const std::runtime_error &error) {
        told += error.what();
      }
  });
  queue.submit([](sycl::handler &h) { h.host_task([] { throw std::runtime_error("from a task"); }); });
  queue.wait_and_throw();
  CHECK(told == "from a task");

  sycl::errc code = sycl::errc::success;
  try {
    queue.parallel_for<class NoMultiple>(sycl::nd_range<1>(10, 3), [=](sycl::nd_item<1>) {}).wait_and_throw();
  } catch (const sycl::exception &error) {
    code = static_cast<sycl::errc>(error.code().value());
    CHECK(error.code().category() == sycl::sycl_category());
    CHECK(std::string(error.what()) != "");
  }
  CHECK(code == sycl::errc::nd_range);

  bool is_refused = false;
  try {
    sycl::queue none([](const sycl::device &) { return -1; });
  } catch (const sycl::exception &error) {
    is_refused = error.code() == sycl::errc::runtime;
  }
  CHECK(is_refused);

  // A placeholder that the command group does not require has no memory; nothing is written.
  int value = 7;
  {
    sycl::buffer<int> buffer(&value, sycl::range<1>(1));
    sycl::accessor<int, 1, sycl::access_mode::read_write, sycl::target::device, sycl::access::placeholder::true_t> later(buffer);
    code = sycl::errc::success;
    try {
      queue.submit([&](sycl::handler &h) { h.single_task<class Unrequired>([=] { later[0] = 8; }); }).wait_and_throw();
    } catch (const sycl::exception &error) {
      code = static_cast<sycl::errc>(error.code().value());
      CHECK(std::string(error.what()).find("placeholder accessor") != std::string::npos);
    }
    CHECK(code == sycl::errc::kernel_argument);
    CHECK(sycl::host_accessor(buffer, sycl::read_only)[0] == 7);
    queue.submit([&](sycl::handler &h) {
      h.require(later);
      h.single_task<class Required>([=] { later[0] = 9; });
    });
  }
  CHECK(value == 9);

  int caught = 0;
  try {
    queue.submit([](sycl::handler &) { throw 5; });
  } catch (int number) {
    caught = number;
  }
  CHECK(caught == 5);

  std::vector<int> results(4);
  std::vector<std::thread> threads;
  for (int n = 0; n < 4; ++n)
    threads.emplace_back([&results, n] {
      sycl::queue own{sycl::property::queue::in_order()};
      int *value = sycl::malloc_shared<int>(1, own);
      *value = n;
      for (int i = 0; i < 10; ++i)
        own.single_task([=] { *value += 1; });
      own.wait();
      results[static_cast<size_t>(n)] = *value;
      sycl::free(value, own);
    });
  for (auto &one : threads)
    one.join();
  for (int n = 0; n < 4; ++n)
    CHECK(results[static_cast<size_t>(n)] == n + 10);

  bool has_memory = true;
  try {
    sycl::buffer<char> large(sycl::range<1>(size_t(1) << 58));
  } catch (const sycl::exception &error) {
    has_memory = error.code() != sycl::errc::memory_allocation;
  }
  CHECK(!has_memory);
  return passed();
}
