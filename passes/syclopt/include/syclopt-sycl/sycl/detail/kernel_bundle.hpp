// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels and their bundles, as far as questions about them go: nothing is built by hand here.
#pragma once

#include <sycl/detail/queue.hpp>

namespace sycl {

namespace info {
namespace kernel_device_specific {
#define SYCLOPT_INFO(name, number, type)                                                                               \
  struct name {                                                                                                        \
    using return_type = type;                                                                                          \
    static constexpr std::uint32_t code = number;                                                                      \
  };
SYCLOPT_INFO(work_group_size, SYCLOPT_KERNEL_WORK_GROUP_SIZE, size_t)
SYCLOPT_INFO(preferred_work_group_size_multiple, SYCLOPT_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE, size_t)
SYCLOPT_INFO(max_sub_group_size, SYCLOPT_KERNEL_MAX_SUB_GROUP_SIZE, std::uint32_t)
SYCLOPT_INFO(compile_sub_group_size, SYCLOPT_KERNEL_COMPILE_SUB_GROUP_SIZE, std::uint32_t)
SYCLOPT_INFO(compile_work_group_size, SYCLOPT_KERNEL_COMPILE_WORK_GROUP_SIZE, range<3>)
SYCLOPT_INFO(private_mem_size, SYCLOPT_KERNEL_PRIVATE_MEM_SIZE, size_t)
SYCLOPT_INFO(max_num_sub_groups, SYCLOPT_KERNEL_MAX_NUM_SUB_GROUPS, std::uint32_t)
#undef SYCLOPT_INFO
} // namespace kernel_device_specific
} // namespace info

class kernel_id {
  std::string type, symbol;

public:
  kernel_id(std::string t, std::string s) : type(std::move(t)), symbol(std::move(s)) {}
  const char *get_name() const noexcept { return type.c_str(); }
  const char *detail_symbol() const { return symbol.c_str(); }
  friend bool operator==(const kernel_id &a, const kernel_id &b) { return a.type == b.type; }
  friend bool operator!=(const kernel_id &a, const kernel_id &b) { return a.type != b.type; }
};

template <class Name> kernel_id get_kernel_id() {
  const std::string text = detail::type_id<Name>::get();
  const auto begin = text.find("[T = ") + 5;
  const std::string type = text.substr(begin, text.size() - begin - 1);
  const char *symbol = nullptr;
  detail::check(detail::runtime().kernel_by_name(type.c_str(), &symbol));
  if (!symbol)
    detail::fail(errc::invalid, "the program has no such kernel");
  return kernel_id(type, symbol);
}

class kernel {
  kernel_id id;
  context of;

public:
  kernel(kernel_id i, context c) : id(std::move(i)), of(std::move(c)) {}
  context get_context() const { return of; }
  template <class I> typename I::return_type get_info(const device &d) const {
    return detail::info_of<typename I::return_type>([&](void *value, size_t room, size_t *size) {
      return detail::runtime().kernel_info(id.detail_symbol(), detail::number_of(d), I::code, value, room, size);
    });
  }
};

namespace ext::oneapi::experimental {
enum class graph_state { modifiable, executable };
template <graph_state S = graph_state::modifiable> class command_graph {
  SYCLOPT_NOT_HERE(S != S, "command_graph");
};
} // namespace ext::oneapi::experimental

inline bool is_compatible(const std::vector<kernel_id> &ids, const device &d) {
  for (const auto &one : ids) {
    int result = 0;
    detail::check(detail::runtime().kernel_is_compatible(one.detail_symbol(), detail::number_of(d), &result));
    if (!result)
      return false;
  }
  return true;
}
template <class Name> bool is_compatible(const device &d) { return is_compatible({get_kernel_id<Name>()}, d); }

template <class State> class kernel_bundle {
  context of;
  std::vector<device> devices;

public:
  kernel_bundle(context c, std::vector<device> d) : of(std::move(c)), devices(std::move(d)) {}
  context get_context() const { return of; }
  std::vector<device> get_devices() const { return devices; }
  bool empty() const { return false; }
  bool has_kernel(const kernel_id &id) const { return is_compatible({id}, devices.at(0)); }
  bool has_kernel(const kernel_id &id, const device &d) const { return is_compatible({id}, d); }
  kernel get_kernel(const kernel_id &id) const { return kernel(id, of); }
  template <class Name> kernel get_kernel() const { return kernel(get_kernel_id<Name>(), of); }
};
template <bundle_state S> using bundle_of = kernel_bundle<std::integral_constant<bundle_state, S>>;

template <bundle_state S> bundle_of<S> get_kernel_bundle(const context &c, const std::vector<device> &d) { return bundle_of<S>(c, d); }
template <bundle_state S> bundle_of<S> get_kernel_bundle(const context &c) { return bundle_of<S>(c, c.get_devices()); }
template <bundle_state S> bundle_of<S> get_kernel_bundle(const context &c, const std::vector<kernel_id> &) { return bundle_of<S>(c, c.get_devices()); }
template <class Name, bundle_state S> bundle_of<S> get_kernel_bundle(const context &c) { return bundle_of<S>(c, c.get_devices()); }
template <bundle_state S> bool has_kernel_bundle(const context &, const std::vector<device> &) { return S == bundle_state::executable; }
template <bundle_state S> bool has_kernel_bundle(const context &) { return S == bundle_state::executable; }
template <bundle_state S> bool has_kernel_bundle(const context &c, const std::vector<kernel_id> &ids) {
  for (const auto &d : c.get_devices())
    if (is_compatible(ids, d))
      return S == bundle_state::executable;
  return false;
}

} // namespace sycl
