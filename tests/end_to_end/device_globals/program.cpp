// Device globals in every place that C++ code at namespace scope can name, with their mangled names as ids.
#include <sycl/device_global.hpp>

extern "C" int printf(const char *, ...);

using sycl::device_global;

namespace sycl { namespace detail { namespace device_global_map {
bool holds(const void *address, const char *id);
int size();
} } }

static int registered_early;
struct Early {
  Early() { registered_early = sycl::detail::device_global_map::size(); }
} early;

device_global<int> Foo, FuBar;
static device_global<int> local;
const device_global<int> read_only{};
device_global<int> several[2];
extern device_global<int> elsewhere;

namespace {
device_global<int> FuBar;
struct Holder {
  static device_global<int> member;
};
device_global<int> Holder::member;
namespace named { device_global<int> inside; }
namespace { device_global<int> innermost; }

void *fubar() { return &FuBar; }
} // namespace

namespace inner {
device_global<int> Bar;
static device_global<int> hidden;
inline namespace v1 {
device_global<int> versioned;
namespace { device_global<int> Bar; }
void *unnamed_bar() { return &v1::Bar; }
} // namespace v1
struct Class {
  static device_global<int> member;
  template <typename T, int N> struct Nested { static device_global<T> member; };
};
device_global<int> Class::member;
template <typename T, int N> device_global<T> Class::Nested<T, N>::member;
template struct Class::Nested<const unsigned char *, -3>;
} // namespace inner

template <typename T> device_global<int> variable;
template device_global<int> variable<inner::Class>;

struct Row {
  const void *address;
  const char *id;
};

int main() {
  const Row rows[] = {
      {&::Foo, "Foo"},
      {&::FuBar, "FuBar"},
      {&local, "_ZL5local"},
      {&read_only, "_ZL9read_only"},
      {&several, "several"},
      {fubar(), "_ZN12_GLOBAL__N_15FuBarE"},
      {&Holder::member, "_ZN12_GLOBAL__N_16Holder6memberE"},
      {&named::inside, "_ZN12_GLOBAL__N_15named6insideE"},
      {&innermost, "_ZN12_GLOBAL__N_112_GLOBAL__N_19innermostE"},
      {&inner::Bar, "_ZN5inner3BarE"},
      {&inner::hidden, "_ZN5innerL6hiddenE"},
      {&inner::versioned, "_ZN5inner2v19versionedE"},
      {inner::unnamed_bar(), "_ZN5inner2v112_GLOBAL__N_13BarE"},
      {&inner::Class::member, "_ZN5inner5Class6memberE"},
      {&inner::Class::Nested<const unsigned char *, -3>::member, "_ZN5inner5Class6NestedIPKhLin3EE6memberE"},
      {&variable<inner::Class>, "_Z8variableIN5inner5ClassEE"},
      {&elsewhere, "elsewhere"},
  };
  const int count = sizeof(rows) / sizeof(rows[0]);
  for (const Row &row : rows)
    if (!sycl::detail::device_global_map::holds(row.address, row.id))
      printf("missing: %s\n", row.id);
  printf("%d rows, %d registered, %d of them before the constructors of this unit\n", count,
         sycl::detail::device_global_map::size(),
         registered_early);
}
