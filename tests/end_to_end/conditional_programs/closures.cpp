// Closures of all shapes, as targets hand them over: in registers, as copies, as addresses of copies, or not at all.
#include "if_device_has.hpp"

struct counted {
  int copies = 0;
  counted() = default;
  counted(const counted &other) : copies(other.copies + 1) {}
  ~counted() { std::printf("gone %d\n", copies); }
};

struct functor {
  int value;
  int operator()() const { return std::printf("functor %d\n", value); }
};

template <class Value> struct pair {
  Value first, second;
};

int main() {
  int x = 1, y = 2;
  long z = 3;
  char c = 'c';
  short s = -4;
  bool b = true;
  float f = 1.5f;
  double d = 2.5;
  int numbers[10] = {1, 2, 3};
  pair<double> two = {0.25, 0.5};
  unsigned __int128 wide = 77;
  counted some;

  if_device_has<fp64>([] { std::printf("nothing\n"); });
  if_device_has<fp64>([x] { std::printf("%d\n", x); });
  if_device_has<fp64>([x]() mutable { std::printf("%d\n", ++x); });
  if_device_has<fp64>([&x] { x = 7; }).otherwise([&x] { x = 8; });
  std::printf("x %d\n", x);
  if_device_has<fp16>([&x, &y] { y += x; }).otherwise([&] { x += y; });
  std::printf("x %d y %d\n", x, y);
  if_device_has<fp64>([x, y] { std::printf("%d %d\n", x, y); });
  if_device_has<fp64>([x, y, c, s, b] { std::printf("%d %d %c %d %d\n", x, y, c, s, b); });
  if_device_has<fp64>([&x, z] { std::printf("%d %ld\n", x++, z); });
  if_device_has<fp64>([c, z, d] { std::printf("%c %ld %f\n", c, z, d); });
  if_device_has<fp64>([f, d] { std::printf("%f %f\n", f, d); });
  if_device_has<fp64>([d, z] { std::printf("%f %ld\n", d, z); });
  if_device_has<fp64>([f] { std::printf("%f\n", f); });
  if_device_has<fp64>([c] { std::printf("%c\n", c); });
  if_device_has<fp64>([two] { std::printf("%f %f\n", two.first, two.second); });
  if_device_has<fp64>([wide] { std::printf("%d\n", int(wide)); });
  if_device_has<fp64>([p = &numbers] { (*p)[0]++; });
  if_device_has<fp64>([numbers]() mutable { std::printf("%d\n", ++numbers[0]); });
  if_device_has<fp64>([numbers, &x] { std::printf("%d\n", x += numbers[0]); });
  if_device_has<fp64>([some] { std::printf("copies %d\n", some.copies); }).otherwise([&some] { some.copies = 100; });
  if_device_has<fp64>(functor{x});
  functor kept{y};
  auto twice = [kept] { kept(), kept(); };
  if_device_has<fp64>(twice).otherwise(twice);
  if_device_has<fp64>([n = -1] { std::printf("%d\n", n); });
  std::printf("x %d y %d %d\n", x, y, numbers[0]);
  return x & 127;
}
