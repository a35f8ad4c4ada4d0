// Device globals of both kinds, one of them in an unnamed namespace, one of another unit.
#include "once.hpp"

once::device_global<int[4]> shared_by_images;
namespace {
once::device_global<int, true> own;
}
extern once::device_global<int> of_another_unit;

int main() {
  int result = 0, *out = &result;
  once::parallel_for<class Count>(4, [=](std::size_t i) {
    shared_by_images.get()[i] += int(i) + 1;
    own.get() = 5;
    __spirv_AtomicIAdd(&of_another_unit.get(), 1, 0, 2);
  });
  once::parallel_for<class Read>(1, [=](std::size_t) {
    *out = shared_by_images.get()[3] + own.get();
  });
}
