// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Properties of objects that are made at run time.
#pragma once

#include <memory>
#include <mutex>
#include <sycl/detail/exception.hpp>
#include <type_traits>

namespace sycl {
class context;
class queue;
namespace ext::oneapi {
template <class T> class weak_object; // is in <sycl/ext/oneapi/weak_object.hpp>
// What DPC++ has beside properties of accessors that the compiler knows, of which there are none here.
template <class... P> class accessor_property_list;
} // namespace ext::oneapi
namespace detail {
// A property that is there or not, with a number of its own.
template <unsigned Number> struct flag_property {
  static constexpr unsigned number = Number;
};
template <unsigned Number> struct mutex_property : flag_property<Number> {
  mutex_property(std::mutex &m) : mutex(&m) {}
  std::mutex *get_mutex_ptr() const { return mutex; }
  std::mutex *mutex;
};
template <unsigned Number> struct context_property : flag_property<Number> {
  SYCLOPT_LATE context_property(const context &c);
  context_property(std::shared_ptr<const void> c) : bound(std::move(c)) {}
  SYCLOPT_LATE context get_context() const;
  std::shared_ptr<const void> bound;
};
} // namespace detail

namespace property {
struct no_init : detail::flag_property<0> {};
using noinit [[deprecated("use no_init")]] = no_init;
namespace queue {
struct in_order : detail::flag_property<1> {};
struct enable_profiling : detail::flag_property<2> {};
} // namespace queue
namespace buffer {
struct use_host_ptr : detail::flag_property<3> {};
struct context_bound : detail::context_property<4> {
  using context_property::context_property;
};
struct use_mutex : detail::mutex_property<5> {
  using mutex_property::mutex_property;
};
struct mem_channel : detail::flag_property<14> {
  mem_channel(std::uint32_t) {}
};
} // namespace buffer
namespace image {
struct use_host_ptr : detail::flag_property<17> {};
struct context_bound : detail::context_property<18> {
  using context_property::context_property;
};
struct use_mutex : detail::mutex_property<19> {
  using mutex_property::mutex_property;
};
} // namespace image
namespace reduction {
struct initialize_to_identity : detail::flag_property<6> {};
} // namespace reduction
} // namespace property

inline constexpr property::no_init no_init;
inline constexpr property::no_init noinit [[deprecated("use no_init")]];

namespace ext::oneapi::property::queue {
struct discard_events : detail::flag_property<7> {};
struct priority_normal : detail::flag_property<8> {};
struct priority_low : detail::flag_property<9> {};
struct priority_high : detail::flag_property<10> {};
} // namespace ext::oneapi::property::queue
namespace ext::oneapi::property::buffer {
struct use_pinned_host_memory : detail::flag_property<15> {};
} // namespace ext::oneapi::property::buffer
namespace ext::oneapi::property::usm {
struct device_read_only : detail::flag_property<16> {};
} // namespace ext::oneapi::property::usm
namespace ext::intel::property::queue {
struct no_immediate_command_list : detail::flag_property<11> {};
struct immediate_command_list : detail::flag_property<12> {};
struct compute_index : detail::flag_property<21> {
  compute_index(int = 0) {}
  int get_index() const { return 0; } // devices have one queue here, whatever was asked for
};
} // namespace ext::intel::property::queue
namespace ext::oneapi::cuda::property::context {
struct use_primary_context : detail::flag_property<13> {};
} // namespace ext::oneapi::cuda::property::context

template <class P, class = void> struct is_property : std::false_type {};
template <class P> struct is_property<P, std::enable_if_t<(P::number < 64)>> : std::is_base_of<detail::flag_property<P::number>, P> {};
template <class P> inline constexpr bool is_property_v = is_property<P>::value;
namespace detail {
// The numbers of properties that objects of a class may have, as bits.
constexpr std::uint64_t bits_of(unsigned first, unsigned last) { return (std::uint64_t(2) << last) - (std::uint64_t(1) << first); }
template <class O> inline constexpr std::uint64_t properties_of = 0;
} // namespace detail
template <class P, class O, class = void> struct is_property_of : std::false_type {};
template <class P, class O> struct is_property_of<P, O, std::enable_if_t<is_property_v<P>>> : std::bool_constant<(detail::properties_of<O> >> P::number & 1) != 0> {};
template <class P, class O> inline constexpr bool is_property_of_v = is_property_of<P, O>::value;

namespace detail {
template <class P, class = void> inline constexpr bool has_bound = false;
template <class P> inline constexpr bool has_bound<P, std::void_t<decltype(std::declval<P>().bound)>> = true;
template <class P> inline constexpr bool has_mutex = std::is_base_of_v<mutex_property<P::number>, P>;
} // namespace detail

namespace detail {
template <> inline constexpr std::uint64_t properties_of<queue> = bits_of(1, 2) | bits_of(7, 12) | bits_of(21, 21);
template <> inline constexpr std::uint64_t properties_of<context> = bits_of(13, 13);
} // namespace detail

class property_list {
  std::uint64_t flags = 0;
  std::mutex *mutex = nullptr;
  std::shared_ptr<const void> bound; // what a property refers to
  template <class P> void add(const P &p) {
    flags |= std::uint64_t(1) << P::number;
    if constexpr (detail::has_mutex<P>)
      mutex = p.get_mutex_ptr();
    else if constexpr (detail::has_bound<P>)
      bound = p.bound;
    else
      (void)p;
  }

public:
  template <class... P, class = std::enable_if_t<(is_property_v<P> && ...)>> property_list(P... properties) { (add(properties), ...); }
  // Refuses properties of other classes: these are the numbers of those that an object may have, as bits.
  void detail_only(std::uint64_t known) const {
    if (flags & ~known)
      detail::fail(errc::invalid, "objects of the class have no such property");
  }
  template <class P> bool has_property() const noexcept { return flags >> P::number & 1; }
  template <class P> P get_property() const {
    if (!has_property<P>())
      detail::fail(errc::invalid, "the object was made without the property");
    if constexpr (detail::has_mutex<P>)
      return P{*mutex};
    else if constexpr (detail::has_bound<P>)
      return P{bound};
    else
      return P{};
  }
};

namespace ext::oneapi {
template <class... P> class accessor_property_list : public property_list {
public:
  accessor_property_list(P... properties) : property_list(properties...) {}
};
} // namespace ext::oneapi
using ext::oneapi::accessor_property_list;

namespace detail {
// What objects that were made with properties can be asked.
class has_properties {
protected:
  property_list properties;
  has_properties(const property_list &list = {}) : properties(list) {}

public:
  template <class P> bool has_property() const noexcept { return properties.has_property<P>(); }
  template <class P> P get_property() const { return properties.get_property<P>(); }
};

// The order of objects by what they stand for.
template <class Self> struct owned {
  template <class T = Self> bool ext_oneapi_owner_before(const ext::oneapi::weak_object<T> &other) const noexcept {
    return ext::oneapi::weak_object<T>(static_cast<const Self &>(*this)).owner_before(other);
  }
  template <class T = Self> bool ext_oneapi_owner_before(const T &other) const noexcept { return ext_oneapi_owner_before(ext::oneapi::weak_object<T>(other)); }
};
// What a weak object knows of its object.
template <class T> struct weak_parts;
} // namespace detail
} // namespace sycl
