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

// Template arguments of all kinds that C++17 allows.
struct Class {
  enum Number : long { least = -9223372036854775807L - 1 };
  int first, second;
  int plus(int) const noexcept;
  int operator-(int);
  static int shared;
};
enum class Large : unsigned long { most = 18446744073709551615UL };
int function(Class);
int function(int);
template <typename T> T instance(T);
Class operator-(Class);
int target;
template <typename...> struct Pack {};
template <typename> struct Box {};

template <typename...> device_global<int> types;
template device_global<int> types<>;
template device_global<int> types<int, Box<Class>, Pack<Class, Box<Class>, Pack<>>, inner::Class>;
template device_global<int> types<Class (*(*)[3])(Class &&), int Class::*, Class (Class::*)(Class) const, void(int, ...)>;
template device_global<int> types<void() const &, void() noexcept, int (&)[3], decltype(nullptr), const volatile char *const *>;
template <auto...> device_global<int> values;
template device_global<int> values<3, -3, 'c', true, nullptr, Class::least, Large::most, 18446744073709551615UL>;
template device_global<int> values<&Class::second, &Class::shared, &target, &Class::plus, &Class::operator-, &instance<int>>;
template <int (*F)(int), int (&R)(Class), Class (*O)(Class), int &V, int *N> device_global<int> addresses;
template device_global<int> addresses<&function, function, &operator-, target, nullptr>;
template <int Class::*M, int (Class::*F)(int) const noexcept> device_global<int> members;
template device_global<int> members<&Class::first, &Class::plus>;
template device_global<int> members<nullptr, nullptr>;
template <template <typename> class, template <typename...> class> device_global<int> templates;
template device_global<int> templates<Box, Pack>;

namespace inner {
struct Top {};
namespace {
struct Top {
  int member;
};
enum class Color { red, green };
template <typename> struct Hidden {};
int hidden_function(Top) { return 0; }
int hidden_target = hidden_function({});
template <typename, auto> device_global<int> hidden_template;
} // namespace
} // namespace inner

template <int &> device_global<int> reference;

namespace inner {
const void *of_unnamed_types() { return &::types<Hidden<Hidden<Color>> *, Color, Hidden<Hidden<Color>>>; }
const void *of_unnamed_values() { return &::values<Color::green, &hidden_function, &hidden_target>; }
const void *of_unnamed_reference() { return &::reference<hidden_target>; }
const void *of_unnamed_template() { return &hidden_template<Color, Color::red>; }
} // namespace inner

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
      {&types<>, "_Z5typesIJEE"},
      {&types<int, Box<Class>, Pack<Class, Box<Class>, Pack<>>, inner::Class>,
       "_Z5typesIJi3BoxI5ClassE4PackIJS1_S2_S3_IJEEEEN5inner5ClassEEE"},
      {&types<Class (*(*)[3])(Class &&), int Class::*, Class (Class::*)(Class) const, void(int, ...)>,
       "_Z5typesIJPA3_PF5ClassOS0_EMS0_iMS0_KFS0_S0_EFvizEEE"},
      {&types<void() const &, void() noexcept, int (&)[3], decltype(nullptr), const volatile char *const *>,
       "_Z5typesIJKFvvREDoFvvERA3_iDnPKPVKcEE"},
      {&values<3, -3, 'c', true, nullptr, Class::least, Large::most, 18446744073709551615UL>,
       "_Z6valuesIJLi3ELin3ELc99ELb1ELDn0ELN5Class6NumberEn9223372036854775808EL5Large18446744073709551615E"
       "Lm18446744073709551615EEE"},
      {&values<&Class::second, &Class::shared, &target, &Class::plus, &Class::operator-, &instance<int>>,
       "_Z6valuesIJXadL_ZN5Class6secondEEEXadL_ZNS0_6sharedEEEXadL_Z6targetEEXadL_ZNKS0_4plusEiEEXadL_ZNS0_miEiEE"
       "XadL_Z8instanceIiET_S2_EEEE"},
      {&addresses<&function, function, &operator-, target, nullptr>,
       "_Z9addressesIXadL_Z8functioniEEL_Z8function5ClassEXadL_ZngS0_EEL_Z6targetELPi0EE"},
      {&members<&Class::first, &Class::plus>, "_Z7membersIXadL_ZN5Class5firstEEEXadL_ZNKS0_4plusEiEEE"},
      {&members<nullptr, nullptr>, "_Z7membersILM5Classi0ELMS0_KDoFiiE0EE"},
      {&templates<Box, Pack>, "_Z9templatesI3Box4PackE"},
      {inner::of_unnamed_types(), "_Z5typesIJPN5inner12_GLOBAL__N_16HiddenINS2_INS1_5ColorEEEEES3_S5_EE"},
      {inner::of_unnamed_values(),
       "_Z6valuesIJLN5inner12_GLOBAL__N_15ColorE1EXadL_ZNS1_15hidden_functionENS1_3TopEEEXadL_ZNS1_13hidden_targetEEEEE"},
      {inner::of_unnamed_reference(), "_Z9referenceIL_ZN5inner12_GLOBAL__N_113hidden_targetEEE"},
      {inner::of_unnamed_template(), "_ZN5inner12_GLOBAL__N_115hidden_templateINS0_5ColorELS2_0EEE"},
  };
  const int count = sizeof(rows) / sizeof(rows[0]);
  for (const Row &row : rows)
    if (!sycl::detail::device_global_map::holds(row.address, row.id))
      printf("missing: %s\n", row.id);
  printf("%d rows, %d registered, %d of them before the constructors of this unit\n", count,
         sycl::detail::device_global_map::size(),
         registered_early);
}
