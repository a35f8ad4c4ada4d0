// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Platforms, devices, contexts, and how devices are selected.
#pragma once

#include <cstring>
#include <iosfwd>
#include <sycl/detail/enums.hpp>
#include <sycl/detail/exception.hpp>
#include <sycl/detail/property.hpp>
#include <sycl/detail/range.hpp>

namespace sycl {

class context;
class device;
class platform;
class kernel_id;

template <class C, class R> std::basic_ostream<C, R> &operator<<(std::basic_ostream<C, R> &out, backend b) {
  constexpr const char *names[] = {"host", "opencl", "ext_oneapi_level_zero", "ext_oneapi_cuda", "all", "ext_oneapi_hip", "ext_oneapi_native_cpu"};
  return out << names[static_cast<std::uint32_t>(b)];
}

namespace ext::oneapi::experimental {
enum class architecture : std::uint64_t {
#define SYCLOPT_ARCHITECTURE(name, number) name = number,
#include <sycl/detail/architectures.def>
#undef SYCLOPT_ARCHITECTURE
};
enum class arch_category { intel_gpu, nvidia_gpu, amd_gpu };
} // namespace ext::oneapi::experimental

namespace ext::oneapi {
enum class peer_access { access_supported = SYCLOPT_PEER_ACCESS_SUPPORTED, atomics_supported = SYCLOPT_PEER_ATOMICS_SUPPORTED };
} // namespace ext::oneapi

namespace info {
namespace device {
#define SYCLOPT_INFO(name, number, type)                                                                               \
  struct name {                                                                                                        \
    using return_type = type;                                                                                          \
    static constexpr std::uint32_t code = number;                                                                      \
  };
#include <syclopt/device_info.def>
#undef SYCLOPT_INFO
template <int D = 3> struct max_work_item_sizes {
  using return_type = sycl::range<D>;
  static constexpr std::uint32_t code = SYCLOPT_DEVICE_max_work_item_sizes_1 + D - 1;
};
// Devices have no parts here, and are none; there are no arrays of images.
#define SYCLOPT_INFO(name, type, result)                                                                               \
  struct name {                                                                                                        \
    using return_type = type;                                                                                          \
    template <class R = return_type> static R value() { return result; }                                               \
  };
SYCLOPT_INFO(partition_properties, std::vector<info::partition_property>, {})
SYCLOPT_INFO(partition_affinity_domains, std::vector<info::partition_affinity_domain>, {})
SYCLOPT_INFO(partition_type_property, info::partition_property, info::partition_property::no_partition)
SYCLOPT_INFO(partition_type_affinity_domain, info::partition_affinity_domain, info::partition_affinity_domain::not_applicable)
SYCLOPT_INFO(reference_count, std::uint32_t, 1)
SYCLOPT_INFO(image_max_array_size, std::size_t, std::size_t(1) << 30)
#undef SYCLOPT_INFO
struct parent_device {
  using return_type = sycl::device;
  static sycl::device value();
};
struct built_in_kernel_ids {
  using return_type = std::vector<kernel_id>;
  template <class R = return_type> static R value() { return {}; }
};
} // namespace device
namespace platform {
#define SYCLOPT_INFO(name_, number, type)                                                                              \
  struct name_ {                                                                                                       \
    using return_type = type;                                                                                          \
    static constexpr std::uint32_t platform_code = number;                                                             \
  };
SYCLOPT_INFO(name, SYCLOPT_PLATFORM_NAME, std::string)
SYCLOPT_INFO(vendor, SYCLOPT_PLATFORM_VENDOR, std::string)
SYCLOPT_INFO(version, SYCLOPT_PLATFORM_VERSION, std::string)
SYCLOPT_INFO(profile, SYCLOPT_PLATFORM_PROFILE, std::string)
#undef SYCLOPT_INFO
struct extensions : detail::answer<std::vector<std::string>> {};
} // namespace platform
namespace context {
struct platform : detail::answer<sycl::platform> {};
struct devices : detail::answer<std::vector<sycl::device>> {};
struct reference_count : detail::answer<std::uint32_t> {};
struct of_contexts {};
struct atomic_memory_order_capabilities : device::atomic_memory_order_capabilities, of_contexts {};
struct atomic_fence_order_capabilities : device::atomic_fence_order_capabilities, of_contexts {};
struct atomic_memory_scope_capabilities : device::atomic_memory_scope_capabilities, of_contexts {};
struct atomic_fence_scope_capabilities : device::atomic_fence_scope_capabilities, of_contexts {};
} // namespace context
} // namespace info

namespace ext::intel::info::device {
using sycl::info::device::device_id;
using sycl::info::device::free_memory;
using sycl::info::device::max_mem_bandwidth;
using sycl::info::device::memory_bus_width;
using sycl::info::device::memory_clock_rate;
using sycl::info::device::pci_address;
using sycl::info::device::uuid;
// What programs ask of GPUs of Intel, which have aspects for it.
#define SYCLOPT_INFO(name, type)                                                                                       \
  struct name {                                                                                                        \
    using return_type = type;                                                                                          \
    static return_type value() { detail::fail(errc::feature_not_supported, "no device has the information '" #name "'"); } \
  };
SYCLOPT_INFO(gpu_eu_count, std::uint32_t)
SYCLOPT_INFO(gpu_eu_simd_width, std::uint32_t)
SYCLOPT_INFO(gpu_slices, std::uint32_t)
SYCLOPT_INFO(gpu_subslices_per_slice, std::uint32_t)
SYCLOPT_INFO(gpu_eu_count_per_subslice, std::uint32_t)
SYCLOPT_INFO(gpu_hw_threads_per_eu, std::uint32_t)
SYCLOPT_INFO(max_compute_queue_indices, std::int32_t)
SYCLOPT_INFO(fan_speed, std::int32_t)
SYCLOPT_INFO(min_power_limit, std::int32_t)
SYCLOPT_INFO(max_power_limit, std::int32_t)
#undef SYCLOPT_INFO
} // namespace ext::intel::info::device
// How many work-groups a kernel may have: the runtime launches as often as it takes.
namespace khr::info::device {
template <int D = 3> struct max_work_group_range {
  using return_type = range<D>;
  static return_type value() { return return_type::filled(0x7fffffff); }
};
struct max_work_group_range_size {
  using return_type = size_t;
  static return_type value() { return size_t(1) << 62; }
};
} // namespace khr::info::device
namespace ext::oneapi::experimental::info::device {
struct architecture {
  using return_type = experimental::architecture;
  static constexpr std::uint32_t code = SYCLOPT_DEVICE_ARCHITECTURE;
};
template <int D = 3> struct max_work_groups {
  using return_type = id<D>;
  static return_type value() { return khr::info::device::max_work_group_range<D>::value(); }
};
using max_global_work_groups = khr::info::device::max_work_group_range_size;
} // namespace ext::oneapi::experimental::info::device

namespace detail {

struct platform_number {
  std::uint32_t value;
};

template <class T> inline constexpr bool is_list = false;
template <class T> inline constexpr bool is_list<std::vector<T>> = true;

// What bytes of the C interface stand for. Of several texts, each has a zero behind it.
template <class T> T made_of(const many<unsigned char> &bytes) {
  if constexpr (std::is_same_v<T, bool>) {
    return !bytes.empty() && bytes[0];
  } else if constexpr (std::is_same_v<T, platform>) {
    return T(platform_number{made_of<std::uint32_t>(bytes)});
  } else if constexpr (std::is_same_v<T, std::string>) {
    return T(bytes.begin(), bytes.end());
  } else if constexpr (std::is_same_v<T, std::vector<std::string>> || std::is_same_v<T, many<std::string>>) {
    T result;
    for (size_t at = 0; at < bytes.size(); at += result.back().size() + 1)
      result.push_back(reinterpret_cast<const char *>(&bytes[at]));
    return result;
  } else if constexpr (is_list<T>) {
    T result(bytes.size() / sizeof(typename T::value_type));
    if (!bytes.empty())
      std::memcpy(static_cast<void *>(result.data()), bytes.data(), result.size() * sizeof(typename T::value_type));
    return result;
  } else {
    T result{};
    std::memcpy(&result, bytes.data(), bytes.size() < sizeof(T) ? bytes.size() : sizeof(T));
    return result;
  }
}

// What no runtime is asked for.
template <class I, class = void> inline constexpr bool is_of_whole_devices = true;
template <class I> inline constexpr bool is_of_whole_devices<I, std::void_t<decltype(I::code)>> = false;

// Asks a function of the C interface that writes as many bytes as there are.
SYCLOPT_HOST_CODE many<unsigned char> info_bytes(int (*ask)(const void *what, void *value, size_t room, size_t *size), const void *what) {
  size_t size = 0;
  check(ask(what, nullptr, 0, &size));
  many<unsigned char> bytes(size);
  if (size != 0)
    check(ask(what, bytes.data(), size, &size));
  return bytes;
}
template <class T, class Ask> T info_of(const Ask &ask) {
  return made_of<T>(info_bytes(
      [](const void *what, void *value, size_t room, size_t *size) { return (*static_cast<const Ask *>(what))(value, room, size); }, &ask));
}

struct access_to_device;

template <class F, class = void> inline constexpr bool scores = false;
template <class F> inline constexpr bool scores<F, std::enable_if_t<__is_convertible_to(decltype(std::declval<F &>()(std::declval<const device &>())), int)>> = true;
// What is called as const, or has a copy that is called.
template <class F> inline constexpr bool is_selector = scores<const F> || scores<F>;

} // namespace detail

class device : public detail::owned<device> {
  std::uint32_t number = 0;
  friend struct detail::access_to_device;
  explicit device(std::uint32_t n) : number(n) {}
  SYCLOPT_HOST_CODE bool is(info::device_type type) const;
  SYCLOPT_HOST_CODE bool of_peer(const device &peer, std::uint32_t what) const {
    const auto &table = detail::runtime();
    if (table.size <= offsetof(struct ::syclopt_interface, peer_access))
      detail::fail(errc::feature_not_supported, "the runtime has no access to memory of other devices");
    int holds = 0;
    detail::check(table.peer_access(number, peer.number, what, &holds));
    return holds != 0;
  }
  SYCLOPT_LATE static std::vector<device> no_parts() { detail::fail(errc::feature_not_supported, "devices have no parts here"); }

public:
  SYCLOPT_LATE device();
  template <class S, class = std::enable_if_t<detail::is_selector<S>>> explicit device(const S &selector);

  SYCLOPT_HOST_CODE static std::vector<device> get_devices(info::device_type type = info::device_type::all) {
    std::uint32_t count = 0;
    detail::check(detail::runtime().device_count(&count));
    std::vector<device> result;
    for (std::uint32_t n = 0; n < count; ++n)
      if (device one(n); one.is(type))
        result.push_back(one);
    return result;
  }
  bool is_cpu() const { return has(aspect::cpu); }
  bool is_gpu() const { return has(aspect::gpu); }
  bool is_accelerator() const { return has(aspect::accelerator); }
  bool is_host() const { return false; }
  SYCLOPT_HOST_CODE platform get_platform() const;
  SYCLOPT_HOST_CODE sycl::backend get_backend() const noexcept;
  bool has(aspect what) const {
    int result = 0;
    detail::check(detail::runtime().device_has(number, static_cast<std::uint32_t>(what), &result));
    return result != 0;
  }
  template <class I = info::device::extensions> bool has_extension(const std::string &name) const {
    for (const auto &one : get_info<I>())
      if (one == name)
        return true;
    return false;
  }
  template <class I> typename I::return_type get_info() const {
    if constexpr (detail::is_of_whole_devices<I>)
      return I::value();
    else
      return detail::info_of<typename I::return_type>(
          [&](void *value, size_t room, size_t *size) { return detail::runtime().device_info(number, I::code, value, room, size); });
  }
  // `max_work_item_sizes` without dimensions, as it was before.
  template <template <int> class I> typename I<3>::return_type get_info() const { return get_info<I<3>>(); }
  template <class I> typename I::return_type get_backend_info() const {
    SYCLOPT_NOT_HERE(detail::never<I>, "information of backends");
  }
  SYCLOPT_LATE class context ext_oneapi_get_default_context() const;
  SYCLOPT_HOST_CODE bool ext_oneapi_architecture_is(ext::oneapi::experimental::architecture a) const {
    return get_info<ext::oneapi::experimental::info::device::architecture>() == a;
  }
  SYCLOPT_HOST_CODE bool ext_oneapi_architecture_is(ext::oneapi::experimental::arch_category c) const {
    const auto family = static_cast<std::uint64_t>(get_info<ext::oneapi::experimental::info::device::architecture>()) >> 56;
    return family == static_cast<std::uint64_t>(c);
  }
  bool ext_oneapi_can_access_peer(const device &peer, ext::oneapi::peer_access value = ext::oneapi::peer_access::access_supported) const {
    return of_peer(peer, static_cast<std::uint32_t>(value));
  }
  void ext_oneapi_enable_peer_access(const device &peer) const { of_peer(peer, SYCLOPT_PEER_ACCESS_ENABLE); }
  void ext_oneapi_disable_peer_access(const device &peer) const { of_peer(peer, SYCLOPT_PEER_ACCESS_DISABLE); }
  template <info::partition_property P> std::vector<device> create_sub_devices(size_t) const { return no_parts(); }
  template <info::partition_property P> std::vector<device> create_sub_devices(const std::vector<size_t> &) const { return no_parts(); }
  template <info::partition_property P> std::vector<device> create_sub_devices(info::partition_affinity_domain) const { return no_parts(); }
  friend bool operator==(const device &a, const device &b) { return a.number == b.number; }
  friend bool operator!=(const device &a, const device &b) { return a.number != b.number; }
};

namespace detail {
struct access_to_device {
  static std::uint32_t number(const device &d) { return d.number; }
  static device make(std::uint32_t n) { return device(n); }
};
inline std::uint32_t number_of(const device &d) { return access_to_device::number(d); }
} // namespace detail

class platform : public detail::owned<platform> {
  std::uint32_t number = 0;
  SYCLOPT_HOST_CODE static detail::many<platform> all() {
    detail::many<platform> result;
    for (const auto &d : device::get_devices()) {
      const platform one = d.get_platform();
      bool is_new = true;
      for (const auto &known : result)
        is_new = is_new && known != one;
      if (is_new)
        result.push_back(one);
    }
    return result;
  }

public:
  SYCLOPT_LATE platform() : platform(device().get_platform()) {}
  explicit platform(detail::platform_number n) : number(n.value) {}
  template <class S, class = std::enable_if_t<detail::is_selector<S>>>
  explicit platform(const S &selector) : platform(device(selector).get_platform()) {}

  template <class P = platform> static std::vector<P> get_platforms() { return detail::as_vector<P>(all()); }
  SYCLOPT_HOST_CODE std::vector<device> get_devices(info::device_type type = info::device_type::all) const {
    std::vector<device> result;
    for (const auto &d : device::get_devices(type))
      if (d.get_platform() == *this)
        result.push_back(d);
    return result;
  }
  template <class I> typename I::return_type get_info() const {
    if constexpr (std::is_same_v<I, info::platform::extensions>)
      return {};
    else
      return detail::info_of<typename I::return_type>(
          [&](void *value, size_t room, size_t *size) { return detail::runtime().platform_info(number, I::platform_code, value, room, size); });
  }
  template <class I> typename I::return_type get_backend_info() const { SYCLOPT_NOT_HERE(detail::never<I>, "information of backends"); }
  SYCLOPT_HOST_CODE bool has(aspect what) const {
    for (const auto &d : get_devices())
      if (!d.has(what))
        return false;
    return true;
  }
  bool has_extension(const std::string &) const { return false; }
  bool is_host() const { return false; }
  SYCLOPT_HOST_CODE sycl::backend get_backend() const noexcept {
    return static_cast<sycl::backend>(detail::info_of<std::uint32_t>([&](void *value, size_t room, size_t *size) {
      return detail::runtime().platform_info(number, SYCLOPT_PLATFORM_BACKEND, value, room, size);
    }));
  }
  SYCLOPT_LATE class context khr_get_default_context() const;
  SYCLOPT_LATE class context ext_oneapi_get_default_context() const;
  friend bool operator==(const platform &a, const platform &b) { return a.number == b.number; }
  friend bool operator!=(const platform &a, const platform &b) { return a.number != b.number; }
  std::size_t detail_hash() const { return number; }
};

namespace detail {
// Scores of selectors: the runtime has the best device first.
template <class Matches> struct selector {
  Matches matches;
  int operator()(const device &d) const { return matches(d) ? 1000 - static_cast<int>(number_of(d)) : -1; }
};
template <class M> selector(M) -> selector<M>;

namespace apart {
SYCLOPT_LATE bool is_in(const context *of, const device &d);
} // namespace apart
SYCLOPT_HOST_CODE device best_device(int (*score_of)(const void *selector, const device &), const void *selector) {
  const device *best = nullptr;
  int most = -1;
  const auto all = device::get_devices();
  for (const auto &d : all)
    if (const int score = score_of(selector, d); score > most)
      best = &d, most = score;
  if (!best)
    fail(errc::runtime, "no device is one that the selector takes");
  return *best;
}
namespace apart {
// Selects among the devices of a context, where there is one; a selector that is not called as const is copied.
template <class S> device selected(const S &select, const context *of = nullptr) {
  std::conditional_t<scores<const S>, const S &, std::decay_t<S>> own = select;
  const auto score = [&](const device &d) -> int { return is_in(of, d) ? static_cast<int>(own(d)) : -1; };
  return best_device([](const void *selector, const device &d) { return (*static_cast<decltype(&score)>(selector))(d); }, &score);
}
} // namespace apart
} // namespace detail

inline constexpr detail::selector default_selector_v{[](const device &) { return true; }};
inline constexpr detail::selector cpu_selector_v{[](const device &d) { return d.is_cpu(); }};
inline constexpr detail::selector gpu_selector_v{[](const device &d) { return d.is_gpu(); }};
inline constexpr detail::selector accelerator_selector_v{[](const device &d) { return d.is_accelerator(); }};

// How selectors were written before: classes, also to be derived from.
class device_selector {
public:
  virtual ~device_selector() = default;
  virtual int operator()(const device &) const = 0;
  SYCLOPT_HOST_CODE device select_device() const { return detail::selected(*this); }
};
#define SYCLOPT_SELECTOR(name)                                                                                         \
  class name : public device_selector {                                                                                \
  public:                                                                                                              \
    int operator()(const device &d) const override { return name##_v(d); }                                             \
  };
SYCLOPT_SELECTOR(default_selector)
SYCLOPT_SELECTOR(cpu_selector)
SYCLOPT_SELECTOR(gpu_selector)
SYCLOPT_SELECTOR(accelerator_selector)
#undef SYCLOPT_SELECTOR

namespace detail {
struct aspects_of_device {
  many<aspect> wanted, unwanted;
  SYCLOPT_LATE bool operator()(const device &d) const {
    for (const auto one : wanted)
      if (!d.has(one))
        return false;
    for (const auto one : unwanted)
      if (d.has(one))
        return false;
    return true;
  }
};
namespace apart {
template <class Wanted, class Unwanted> selector<aspects_of_device> selector_of(const Wanted &wanted, const Unwanted &unwanted) {
  selector<aspects_of_device> result;
  result.matches.wanted.append(wanted);
  result.matches.unwanted.append(unwanted);
  return result;
}
} // namespace apart
} // namespace detail
SYCLOPT_LATE inline auto aspect_selector(const std::vector<aspect> &wanted, const std::vector<aspect> &unwanted) { return detail::selector_of(wanted, unwanted); }
SYCLOPT_LATE inline auto aspect_selector(const std::vector<aspect> &wanted) { return detail::selector_of(wanted, detail::many<aspect>()); }
template <class... A, class = std::enable_if_t<(std::is_same_v<A, aspect> && ...)>> auto aspect_selector(A... wanted) {
  return detail::selector_of(std::initializer_list<aspect>{wanted...}, detail::many<aspect>());
}
template <aspect... A> auto aspect_selector() { return detail::selector_of(std::initializer_list<aspect>{A...}, detail::many<aspect>()); }

SYCLOPT_MEMBER_LATE device::device() : device(default_selector_v) {}
inline device info::device::parent_device::value() { detail::fail(errc::invalid, "the device is no part of another one"); }
template <class S, class> device::device(const S &selector) : device(detail::selected(selector)) {}
SYCLOPT_MEMBER_HOST_CODE platform device::get_platform() const { return get_info<info::device::platform>(); }
SYCLOPT_MEMBER_HOST_CODE sycl::backend device::get_backend() const noexcept { return get_platform().get_backend(); }
SYCLOPT_MEMBER_HOST_CODE bool device::is(info::device_type type) const {
  return type == info::device_type::all || type == info::device_type::automatic || get_info<info::device::device_type>() == type;
}

class context : public detail::has_properties, public detail::owned<context> {
  std::vector<device> devices;
  async_handler handler;
  std::shared_ptr<const void> identity{new char}; // none: that of queues which were given none

  static const property_list &checked(const property_list &p) {
    p.detail_only(detail::properties_of<context>);
    return p;
  }
  static const std::vector<device> &checked(const std::vector<device> &list) {
    if (list.empty())
      detail::fail(errc::invalid, "a context has a device");
    return list;
  }

public:
  // The context of queues that are given none; it is the same for the same devices.
  SYCLOPT_LATE static context detail_default(const std::vector<device> &list) {
    context result(list, async_handler(), property_list());
    result.identity = nullptr;
    return result;
  }
  SYCLOPT_LATE explicit context(const property_list &p = {}) : has_properties(checked(p)), devices{device()} {}
  SYCLOPT_LATE explicit context(async_handler h, const property_list &p = {}) : has_properties(checked(p)), devices{device()}, handler(std::move(h)) {}
  SYCLOPT_LATE explicit context(const device &d, const property_list &p = {}) : has_properties(checked(p)), devices{d} {}
  SYCLOPT_LATE explicit context(const device &d, async_handler h, const property_list &p = {}) : has_properties(checked(p)), devices{d}, handler(std::move(h)) {}
  SYCLOPT_LATE explicit context(const platform &of, const property_list &p = {}) : has_properties(checked(p)), devices(checked(of.get_devices())) {}
  SYCLOPT_LATE explicit context(const platform &of, async_handler h, const property_list &p = {}) : has_properties(checked(p)), devices(checked(of.get_devices())), handler(std::move(h)) {}
  SYCLOPT_LATE explicit context(const std::vector<device> &list, const property_list &p = {}) : has_properties(checked(p)), devices(checked(list)) {}
  SYCLOPT_LATE explicit context(const std::vector<device> &list, async_handler h, const property_list &p = {}) : has_properties(checked(p)), devices(checked(list)), handler(std::move(h)) {}

  SYCLOPT_LATE std::vector<device> get_devices() const { return devices; }
  // Whether all devices of a list, which is not empty, are of the context.
  SYCLOPT_HOST_CODE bool detail_has(const std::vector<device> &list) const {
    for (const auto &one : list) {
      bool is_there = false;
      for (const auto &mine : devices)
        is_there = is_there || mine == one;
      if (!is_there)
        return false;
    }
    return !list.empty();
  }
  SYCLOPT_HOST_CODE platform get_platform() const { return devices.at(0).get_platform(); }
  SYCLOPT_HOST_CODE sycl::backend get_backend() const noexcept { return get_platform().get_backend(); }
  bool is_host() const { return false; }
  template <class I> typename I::return_type get_backend_info() const { SYCLOPT_NOT_HERE(detail::never<I>, "information of backends"); }
  template <class I> typename I::return_type get_info() const {
    if constexpr (std::is_same_v<I, info::context::platform>)
      return get_platform();
    else if constexpr (std::is_same_v<I, info::context::devices>)
      return devices;
    else if constexpr (std::is_same_v<I, info::context::reference_count>)
      return 1;
    else {
      static_assert(std::is_base_of_v<info::context::of_contexts, I>, "contexts know no such thing");
      return devices.at(0).get_info<I>();
    }
  }
  const async_handler &detail_handler() const { return handler; }
  const void *detail_identity() const { return identity.get(); }
  SYCLOPT_LATE friend bool operator==(const context &a, const context &b) { return a.identity == b.identity && a.devices == b.devices; }
  SYCLOPT_LATE friend bool operator!=(const context &a, const context &b) { return !(a == b); }
};

SYCLOPT_MEMBER_LATE bool detail::apart::is_in(const context *of, const device &d) { return !of || of->detail_has({d}); }
SYCLOPT_MEMBER_LATE context platform::khr_get_default_context() const { return context::detail_default(get_devices()); }
SYCLOPT_MEMBER_LATE context platform::ext_oneapi_get_default_context() const { return khr_get_default_context(); }
SYCLOPT_MEMBER_LATE context device::ext_oneapi_get_default_context() const { return get_platform().khr_get_default_context(); }
template <unsigned N> SYCLOPT_MEMBER_LATE detail::context_property<N>::context_property(const context &c) : bound(new context(c)) {}
template <unsigned N> SYCLOPT_MEMBER_LATE context detail::context_property<N>::get_context() const { return *static_cast<const context *>(bound.get()); }
SYCLOPT_MEMBER_LATE exception::exception(const context &of, std::error_code code, const std::string &what)
    : number(code), words(what), bound(new context(of)) {}
SYCLOPT_MEMBER_LATE context exception::get_context() const {
  if (!bound)
    detail::fail(errc::invalid, "the exception has no context");
  return *static_cast<const context *>(bound.get());
}

} // namespace sycl

template <> struct std::hash<sycl::device> {
  size_t operator()(const sycl::device &d) const noexcept { return sycl::detail::number_of(d); }
};
template <> struct std::hash<sycl::platform> {
  size_t operator()(const sycl::platform &p) const noexcept { return p.detail_hash(); }
};
template <> struct std::hash<sycl::context> {
  SYCLOPT_LATE size_t operator()(const sycl::context &c) const {
    size_t result = 0;
    for (const auto &d : c.get_devices())
      result = result * 31 + sycl::detail::number_of(d) + 1;
    return result;
  }
};
