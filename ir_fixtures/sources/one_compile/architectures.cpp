// if_architecture_is with a branch after it and an otherwise, and if_device_has.
#include "once.hpp"

constexpr long long x86_64 = 0x300000000000000, sm_90 = 0x100000000009000;
constexpr int fp64 = 6;

int main() {
  int results[4] = {};
  int *out = results;
  once::parallel_for<class Architectures>(1, [=](std::size_t) {
    once::if_architecture_is<sm_90>([=] { out[0] = 90; })
        .else_if_architecture_is<x86_64>([=] { out[0] = 64; })
        .otherwise([=] { out[0] = 1; });
    once::if_architecture_is<sm_90>([=] { out[1] = 90; }).otherwise([=] { out[1] = 2; });
    once::if_device_has<fp64>([=] {
      double half = out[1] * 0.5;
      out[2] = int(half) + 10;
    }).otherwise([=] { out[2] = 20; });
  });
}
