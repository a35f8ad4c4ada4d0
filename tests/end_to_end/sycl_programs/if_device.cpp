// if_device and if_host, in functions that both sides call: what is not for a side may do what that side cannot.
#include <stdexcept>
#include <string>
#include <sycl/sycl.hpp>
#include <syclopt/if_device.hpp>
#include "check.hpp"

namespace oneapi = sycl::ext::oneapi::experimental;

#ifndef SYCL_EXT_ONEAPI_IF_DEVICE
#error "the extension has its macro"
#endif

static int calls_of_the_host = 0;
static int *kept = nullptr;

int where() {
  int result = 7;
  oneapi::if_device([&] { result = 1; });
  oneapi::if_host([&] { result = 2; });
  return result;
}

int checked(int value) {
  if (value < 0)
    oneapi::if_host([&] { throw std::out_of_range("found " + std::to_string(value)); }).otherwise([&] { value = 0; });
  return value + 1;
}

// One that only the device has, and one that only the host has, on each side of an otherwise.
template <typename T> T both(T value) {
  T result{};
  oneapi::if_device([&] {
    result = value + static_cast<T>(sycl::ext::oneapi::this_work_item::get_nd_item<1>().get_local_linear_id());
  }).otherwise([&] { result = -value; });
  oneapi::if_host([&] {
    ++calls_of_the_host;
    kept = new int(calls_of_the_host);
    delete kept;
  }).otherwise([&] { result += 1000; });
  return result;
}

struct Counter {
  mutable int count = 0;
  template <typename F> int visit(F callable) const {
    oneapi::if_device([this, callable]() mutable { count += callable(10); }).otherwise([this] { count -= 1; });
    return count;
  }
};

int nested() {
  int result = 0;
  oneapi::if_device([&] {
    oneapi::if_host([&] { result = 5; }).otherwise([&] {
      oneapi::if_device([&] { result = 6; }).otherwise([&] { std::abort(); });
    });
  }).otherwise([&] { oneapi::if_device([&] { result = 7; }).otherwise([&] { result = 8; }); });
  return result;
}

int main() {
  sycl::queue queue;
  int *out = sycl::malloc_shared<int>(16, queue);
  queue.parallel_for<class Both>(sycl::nd_range<1>(8, 4), [=](sycl::nd_item<1> item) {
    auto i = item.get_global_id(0);
    out[i] = both(static_cast<int>(i));
  }).wait();
  for (int i = 0; i < 8; ++i)
    expect("a work item and its group", out[i], i + i % 4 + 1000);
  expect("nothing of the host ran", calls_of_the_host, 0);
  queue.single_task<class Others>([=] {
    out[0] = where();
    out[1] = checked(-5);
    out[2] = checked(5);
    out[3] = Counter{}.visit([](int x) { return x * 2; });
    out[4] = nested();
  }).wait();
  expect("on the device", out[0], 1);
  expect("what fails on the host", out[1], 1);
  expect("what does not", out[2], 6);
  expect("a callable of a callable", out[3], 20);
  expect("one in another", out[4], 6);

  expect("on the host", where(), 2);
  expect("both sides of the host", both(40.0), -40);
  expect("once on the host", calls_of_the_host, 1);
  expect("a member", Counter{}.visit([](int x) { return x; }), -1);
  expect("one in another on the host", nested(), 8);
  try {
    checked(-5);
    expect("an exception", 0, 1);
  } catch (const std::out_of_range &error) {
    expect("its text", std::string(error.what()) == "found -5", 1);
  }
  return result();
}
