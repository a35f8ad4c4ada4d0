// A library whose functions have branches of their own, called from branches and from elsewhere.
#include "if_device_has.hpp"

static int calls = 0;

inline void leaf(const char *where) {
  if_device_has<fp64>([=] { std::printf("%d: leaf in double, %s\n", ++calls, where); }).otherwise([=] {
    std::printf("%d: leaf in float, %s\n", ++calls, where);
  });
}

template <class Value> void library(const char *where) {
  if_device_has<fp64>([=] {
    std::printf("library in double, %s\n", where);
    leaf(where);
  }).otherwise([=] {
    std::printf("library in float, %s\n", where);
    leaf(where);
  });
  if_device_has<fp16>([=] {
    std::printf("library in half, %s\n", where);
    if_device_has<fp64>([] { std::printf("both\n"); });
  });
}

int main() {
  if_device_has<fp64>([] {
    std::printf("program in double\n");
    library<double>("a branch");
    double half = 0.5;
    library<char>("both");
    if_device_has<fp64>([&half] { std::printf("%f\n", half); });
  }).otherwise([] {
    std::printf("program in float\n");
    library<float>("the other branch");
  });
  library<char>("everywhere");
  if_device_has<fp16>([] { library<int>("half"); });
  return calls;
}
