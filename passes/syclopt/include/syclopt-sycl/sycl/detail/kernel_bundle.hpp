// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Kernels and their bundles: questions, launches of kernels that are objects, and specialization constants. Nothing is built by hand here.
#pragma once

#include <sycl/detail/function_kernels.hpp>
#include <sycl/detail/queue.hpp>

namespace sycl {

namespace info {
namespace kernel_device_specific {
#define SYCLOPT_INFO(name, number, type)                                                                               \
  struct name {                                                                                                        \
    using return_type = type;                                                                                          \
    static constexpr std::uint32_t kernel_code = number;                                                               \
  };
SYCLOPT_INFO(work_group_size, SYCLOPT_KERNEL_WORK_GROUP_SIZE, size_t)
SYCLOPT_INFO(preferred_work_group_size_multiple, SYCLOPT_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE, size_t)
SYCLOPT_INFO(max_sub_group_size, SYCLOPT_KERNEL_MAX_SUB_GROUP_SIZE, std::uint32_t)
SYCLOPT_INFO(compile_sub_group_size, SYCLOPT_KERNEL_COMPILE_SUB_GROUP_SIZE, std::uint32_t)
SYCLOPT_INFO(compile_work_group_size, SYCLOPT_KERNEL_COMPILE_WORK_GROUP_SIZE, range<3>)
SYCLOPT_INFO(private_mem_size, SYCLOPT_KERNEL_PRIVATE_MEM_SIZE, size_t)
SYCLOPT_INFO(max_num_sub_groups, SYCLOPT_KERNEL_MAX_NUM_SUB_GROUPS, std::uint32_t)
#undef SYCLOPT_INFO
struct compile_num_sub_groups : detail::answer<std::uint32_t> {};
struct global_work_size : detail::answer<range<3>> {};
} // namespace kernel_device_specific
namespace kernel {
struct num_args : detail::answer<std::uint32_t> {};
struct attributes : detail::answer<std::string> {};
struct function_name : detail::answer<std::string> {};
struct context : detail::answer<sycl::context> {};
struct reference_count : detail::answer<std::uint32_t> {};
} // namespace kernel
} // namespace info

// What is asked for a launch in a queue.
namespace ext::oneapi::experimental::info::kernel_queue_specific {
struct max_num_work_groups : sycl::detail::answer<size_t> {};
struct max_work_group_size : sycl::detail::answer<size_t> {};
struct max_sub_group_size : sycl::detail::answer<std::uint32_t> {};
struct num_sub_groups : sycl::detail::answer<std::uint32_t> {};
} // namespace ext::oneapi::experimental::info::kernel_queue_specific

class kernel_id : public detail::owned<kernel_id> {
  std::string type;
  const char *symbol; // as launches have it, for as long as the program runs

public:
  SYCLOPT_LATE kernel_id(std::string t, const char *s) : type(std::move(t)), symbol(s) {}
  const char *get_name() const noexcept { return type.c_str(); }
  const char *detail_symbol() const { return symbol; }
  SYCLOPT_LATE friend bool operator==(const kernel_id &a, const kernel_id &b) { return a.type == b.type; }
  SYCLOPT_LATE friend bool operator!=(const kernel_id &a, const kernel_id &b) { return a.type != b.type; }
};

namespace detail {
SYCLOPT_HOST_CODE kernel_id kernel_id_of(const std::string &type) {
  const char *symbol = nullptr;
  check(runtime().kernel_by_name(type.c_str(), &symbol));
  if (!symbol)
    fail(errc::invalid, ("no kernel of the program is called '" + type + "', or several are").c_str());
  return kernel_id(type, symbol);
}
} // namespace detail
namespace detail {
template <class Name> std::string name_of_type() {
  const std::string text = type_id<Name>::get();
  const auto begin = text.find("[T = ") + 5;
  return text.substr(begin, text.size() - begin - 1);
}
} // namespace detail
template <class Name> kernel_id get_kernel_id() { return detail::kernel_id_of(detail::name_of_type<Name>()); }
namespace ext::oneapi::experimental {
template <auto *F> kernel_id get_kernel_id() {
  return {sycl::detail::name_of_type<sycl::detail::call_of_function<F>>(), static_cast<const char *>(sycl::detail::entries_of_function<F>()->in_groups)};
}
} // namespace ext::oneapi::experimental
// Those of kernels that go by a type.
namespace detail {
SYCLOPT_HOST_CODE many<kernel_id> all_kernels() {
  const auto &table = runtime();
  if (table.size < offsetof(struct ::syclopt_interface, begin_thread))
    fail(errc::feature_not_supported, "the runtime has no list of kernels");
  many<kernel_id> result;
  for (const auto &type : info_of<many<std::string>>(table.kernel_types))
    result.push_back(kernel_id_of(type));
  return result;
}
} // namespace detail
template <class Id = kernel_id> std::vector<Id> get_kernel_ids() { return detail::as_vector<Id>(detail::all_kernels()); }

class kernel : public detail::owned<kernel> {
  kernel_id id;
  context of;
  const detail::function_entries *function; // if it is one

public:
  SYCLOPT_LATE kernel(kernel_id i, context c, const detail::function_entries *f = nullptr) : id(std::move(i)), of(std::move(c)), function(f) {}
  const kernel_id &detail_id() const { return id; }
  // What launches it in work-groups, over a range, or as a task, with such arguments. Entries of other kinds have other names.
  SYCLOPT_HOST_CODE const void *detail_entry(const char *kind, const detail::many<detail::kernel_argument> &arguments) const {
    for (size_t at = 0; at < arguments.size(); ++at)
      if (arguments[at].index != static_cast<int>(at))
        detail::fail(errc::kernel_argument, "an argument of the kernel was not set before its launch");
    if (!function) {
      if (std::string(id.detail_symbol()).find(std::string("_ZN4sycl6detail") + kind) != 0)
        detail::fail(errc::invalid, "the kernel is launched as its callable is: over a range, over an nd_range, or as a single task");
      return id.detail_symbol();
    }
    if (arguments.size() != function->count)
      detail::fail(errc::kernel_argument, "the kernel's function has another number of arguments");
    for (size_t at = 0; at < arguments.size(); ++at)
      if (arguments[at].bytes.size() != function->sizes[at])
        detail::fail(errc::kernel_argument, "an argument of the kernel has another size than its function's parameter");
    if (*kind == '1' && kind[1] == '1')
      detail::fail(errc::invalid, "a kernel that is a function is launched over an nd_range, or as a single task");
    return kind[2] == 'n' ? function->in_groups : function->as_task;
  }
  SYCLOPT_LATE context get_context() const { return of; }
  SYCLOPT_LATE backend get_backend() const noexcept { return of.get_backend(); }
  template <class B = kernel_bundle<bundle_state::executable>> B get_kernel_bundle() const { return {of, of.get_devices()}; }
  template <class I> typename I::return_type get_backend_info() const { SYCLOPT_NOT_HERE(detail::never<I>, "information of backends"); }
  template <class I> typename I::return_type get_info() const {
    if constexpr (std::is_same_v<I, info::kernel::context>)
      return of;
    else if constexpr (std::is_same_v<I, info::kernel::num_args>)
      return function ? static_cast<std::uint32_t>(function->count) : 1; // the callable
    else if constexpr (std::is_same_v<I, info::kernel::function_name>)
      return id.detail_symbol();
    else if constexpr (std::is_same_v<I, info::kernel::attributes>)
      return {};
    else {
      static_assert(std::is_same_v<I, info::kernel::reference_count>, "kernels know no such thing, or of a device alone");
      return 1;
    }
  }
  template <class I> typename I::return_type get_info(const device &d) const {
    if constexpr (std::is_same_v<I, info::kernel_device_specific::global_work_size>)
      detail::fail(errc::invalid, "the kernel is no built-in kernel of the device");
    else if constexpr (std::is_same_v<I, info::kernel_device_specific::compile_num_sub_groups>)
      return 0; // no kernel asks for a number of them
    else
      return detail::info_of<typename I::return_type>([&](void *value, size_t room, size_t *size) {
      return detail::runtime().kernel_info(id.detail_symbol(), detail::number_of(d), I::kernel_code, value, room, size);
    });
  }
  template <class I> typename I::return_type get_info(const device &d, const range<3> &) const { return get_info<I>(d); }
  template <class I, int D> typename I::return_type ext_oneapi_get_info(const queue &q, const range<D> &local, size_t = 0) const {
    namespace asked = ext::oneapi::experimental::info::kernel_queue_specific;
    namespace known = info::kernel_device_specific;
    if constexpr (std::is_same_v<I, asked::max_num_work_groups>) {
      return local.size() <= get_info<known::work_group_size>(q.get_device()); // of kernels whose work-groups wait for one another
    } else {
      const auto most = get_info<known::max_sub_group_size>(q.get_device());
      if constexpr (std::is_same_v<I, asked::max_sub_group_size>)
        return most;
      else
        return static_cast<std::uint32_t>((local.size() + most - 1) / most);
    }
  }
  template <class I> typename I::return_type ext_oneapi_get_info(const queue &q) const { return get_info<info::kernel_device_specific::work_group_size>(q.get_device()); }
  SYCLOPT_LATE friend bool operator==(const kernel &a, const kernel &b) { return a.id == b.id && a.of == b.of; }
  SYCLOPT_LATE friend bool operator!=(const kernel &a, const kernel &b) { return !(a == b); }
};

namespace detail {
namespace apart {
SYCLOPT_HOST_CODE bool runs_on(const kernel_id &id, const device &d) {
  int result = 0;
  check(runtime().kernel_is_compatible(id.detail_symbol(), number_of(d), &result));
  return result != 0;
}
// Whether each of the kernels runs on one of the devices.
template <class Ids, class Devices> bool run_on(const Ids &ids, const Devices &devices) {
  for (const auto &one : ids) {
    bool runs = false;
    for (const auto &d : devices)
      runs = runs || runs_on(one, d);
    if (!runs)
      return false;
  }
  return true;
}
} // namespace apart
} // namespace detail
SYCLOPT_LATE inline bool is_compatible(const std::vector<kernel_id> &ids, const device &d) { return detail::run_on(ids, std::initializer_list<device>{d}); }
template <class Name> bool is_compatible(const device &d) { return detail::runs_on(get_kernel_id<Name>(), d); }
namespace ext::oneapi::experimental {
template <auto *F> bool is_compatible(const device &d) { return sycl::detail::runs_on(get_kernel_id<F>(), d); }
} // namespace ext::oneapi::experimental

// What a bundle has of images: one, with all of its kernels.
template <bundle_state S> class device_image {
  std::vector<device> devices;

public:
  explicit device_image(const std::vector<device> &d) : devices(d) {}
  bool has_kernel(const kernel_id &id) const noexcept { return detail::runs_on(id, devices.at(0)); }
  bool has_kernel(const kernel_id &id, const device &d) const noexcept { return detail::runs_on(id, d); }
  friend bool operator==(const device_image &a, const device_image &b) { return a.devices == b.devices; }
  friend bool operator!=(const device_image &a, const device_image &b) { return !(a == b); }
};

namespace detail {
namespace apart {
SYCLOPT_HOST_CODE void check_devices(const context &c, const std::vector<device> &list) {
  if (!c.detail_has(list))
    fail(errc::invalid, "bundles are for devices of their context, and for one at least");
}
} // namespace apart
// Whether a specialization constant is one that kernels of the program read, or any is.
SYCLOPT_HOST_CODE bool read_by_kernels(const char *id) {
  const auto &table = runtime();
  if (table.size <= offsetof(struct ::syclopt_interface, constant_ids))
    return true;
  for (const auto &known : info_of<many<std::string>>(table.constant_ids))
    if (!id || known == id)
      return true;
  return false;
}
namespace apart {
// Each device of a list once.
SYCLOPT_HOST_CODE std::vector<device> distinct(const context &c, const std::vector<device> &list) {
  check_devices(c, list);
  std::vector<device> result;
  for (const auto &one : list) {
    bool is_new = true;
    for (const auto &known : result)
      is_new = is_new && known != one;
    if (is_new)
      result.push_back(one);
  }
  return result;
}
} // namespace apart
} // namespace detail

// All kernels of the program, or none, for some devices, with values of specialization constants.
template <bundle_state S> class kernel_bundle : public detail::owned<kernel_bundle<S>> {
  context of;
  std::vector<device> devices;
  std::shared_ptr<detail::constant_values> constants;
  device_image<S> image;
  bool has_image = true;

public:
  using device_image_iterator = const device_image<S> *;
  kernel_bundle(context c, std::vector<device> d, std::shared_ptr<detail::constant_values> v = std::make_shared<detail::constant_values>())
      : of(std::move(c)), devices(detail::distinct(of, d)), constants(std::move(v)), image(devices) {}
  // In another state, in which the values are those of now.
  template <bundle_state R> kernel_bundle<R> detail_as(const std::vector<device> &of_these) const {
    detail::check_devices(context(devices), of_these);
    kernel_bundle<R> other(of, of_these, std::make_shared<detail::constant_values>(*constants));
    return has_image ? other : other.detail_without_image();
  }
  kernel_bundle detail_without_image() const {
    kernel_bundle result = *this;
    result.has_image = false;
    return result;
  }
  const detail::constant_values &detail_constants() const { return *constants; }
  auto detail_owner() const { return reinterpret_cast<std::uintptr_t>(constants.get()); }

  context get_context() const noexcept { return of; }
  SYCLOPT_LATE backend get_backend() const noexcept { return of.get_backend(); }
  std::vector<device> get_devices() const noexcept { return devices; }
  bool empty() const noexcept { return !has_image; }
  bool has_kernel(const kernel_id &id) const noexcept { return has_image && detail::run_on(std::initializer_list<kernel_id>{id}, devices); }
  bool has_kernel(const kernel_id &id, const device &d) const noexcept { return has_image && detail::runs_on(id, d); }
  template <class Name> bool has_kernel() const noexcept { return has_kernel(get_kernel_id<Name>()); }
  template <class Name> bool has_kernel(const device &d) const noexcept { return has_kernel(get_kernel_id<Name>(), d); }
  kernel get_kernel(const kernel_id &id) const {
    static_assert(S == bundle_state::executable, "only bundles that are executable have kernels");
    if (!has_kernel(id))
      detail::fail(errc::invalid, "the kernel runs on none of the bundle's devices");
    return kernel(id, of);
  }
  template <class Name> kernel get_kernel() const { return get_kernel(get_kernel_id<Name>()); }
  template <auto *F> bool ext_oneapi_has_kernel() const { return has_kernel(ext::oneapi::experimental::get_kernel_id<F>()); }
  template <auto *F> bool ext_oneapi_has_kernel(const device &d) const { return has_kernel(ext::oneapi::experimental::get_kernel_id<F>(), d); }
  template <auto *F> kernel ext_oneapi_get_kernel() const {
    static_assert(S == bundle_state::executable, "only bundles that are executable have kernels");
    return kernel(ext::oneapi::experimental::get_kernel_id<F>(), of, detail::entries_of_function<F>());
  }
  template <class Id = kernel_id> std::vector<Id> get_kernel_ids() const {
    std::vector<Id> result;
    for (const auto &one : detail::all_kernels())
      if (has_kernel(one))
        result.push_back(one);
    return result;
  }
  device_image_iterator begin() const { return &image; }
  device_image_iterator end() const { return &image + has_image; }

  bool contains_specialization_constants() const noexcept { return has_image && detail::read_by_kernels(nullptr); }
  bool native_specialization_constant() const noexcept { return contains_specialization_constants(); } // kernels are compiled with the values
  template <auto &C> bool has_specialization_constant() const noexcept { return has_image && detail::read_by_kernels(detail::constant_id<C>::get()); }
  template <auto &C> void set_specialization_constant(detail::constant_type<C> value) {
    static_assert(S == bundle_state::input, "specialization constants are set in bundles of the state 'input'");
    constants->set<C>(value);
  }
  template <auto &C> detail::constant_type<C> get_specialization_constant() const { return constants->get<C>(); }

  friend bool operator==(const kernel_bundle &a, const kernel_bundle &b) { return a.of == b.of && a.devices == b.devices && a.has_image == b.has_image && a.constants->has_those_of(*b.constants); }
  friend bool operator!=(const kernel_bundle &a, const kernel_bundle &b) { return !(a == b); }
};

// Which kernels are asked for makes no difference, where they run.
template <bundle_state S> kernel_bundle<S> get_kernel_bundle(const context &c, const std::vector<device> &d) { return {c, d}; }
template <bundle_state S> kernel_bundle<S> get_kernel_bundle(const context &c) { return {c, c.get_devices()}; }
template <bundle_state S> kernel_bundle<S> get_kernel_bundle(const context &c, const std::vector<device> &d, const std::vector<kernel_id> &ids) {
  if (!detail::run_on(ids, d))
    detail::fail(errc::invalid, "one of the kernels runs on none of the devices");
  return {c, d};
}
template <bundle_state S> kernel_bundle<S> get_kernel_bundle(const context &c, const std::vector<kernel_id> &ids) { return get_kernel_bundle<S>(c, c.get_devices(), ids); }
template <bundle_state S, class F, class = std::enable_if_t<std::is_invocable_r_v<bool, F, const device_image<S> &>>> kernel_bundle<S> get_kernel_bundle(const context &c, const std::vector<device> &d, F f) {
  kernel_bundle<S> all(c, d);
  return f(std::as_const(*all.begin())) ? all : all.detail_without_image();
}
template <bundle_state S, class F, class = std::enable_if_t<std::is_invocable_r_v<bool, F, const device_image<S> &>>> kernel_bundle<S> get_kernel_bundle(const context &c, F f) {
  return get_kernel_bundle<S>(c, c.get_devices(), f);
}
template <class Name, bundle_state S> kernel_bundle<S> get_kernel_bundle(const context &c, const std::vector<device> &d) { return get_kernel_bundle<S>(c, d, {get_kernel_id<Name>()}); }
template <class Name, bundle_state S> kernel_bundle<S> get_kernel_bundle(const context &c) { return get_kernel_bundle<Name, S>(c, c.get_devices()); }

// There is a bundle in each state: what is not built for a device is built when it is launched.
template <bundle_state> bool has_kernel_bundle(const context &c, const std::vector<device> &devices) {
  detail::check_devices(c, devices);
  return true;
}
template <bundle_state> bool has_kernel_bundle(const context &) { return true; }
template <bundle_state> bool has_kernel_bundle(const context &c, const std::vector<device> &devices, const std::vector<kernel_id> &ids) {
  detail::check_devices(c, devices);
  return detail::run_on(ids, devices);
}
template <bundle_state S> bool has_kernel_bundle(const context &c, const std::vector<kernel_id> &ids) { return has_kernel_bundle<S>(c, c.get_devices(), ids); }
template <bundle_state S, class F, class = std::enable_if_t<std::is_invocable_r_v<bool, F, const device_image<S> &>>> bool has_kernel_bundle(const context &c, const std::vector<device> &d, F f) { return !get_kernel_bundle<S>(c, d, f).empty(); }
template <bundle_state S, class F, class = std::enable_if_t<std::is_invocable_r_v<bool, F, const device_image<S> &>>> bool has_kernel_bundle(const context &c, F f) { return has_kernel_bundle<S>(c, c.get_devices(), f); }
template <class Name, bundle_state S> bool has_kernel_bundle(const context &c) { return has_kernel_bundle<S>(c, {get_kernel_id<Name>()}); }
template <class Name, bundle_state S> bool has_kernel_bundle(const context &c, const std::vector<device> &d) { return has_kernel_bundle<S>(c, d, {get_kernel_id<Name>()}); }

namespace ext::oneapi::experimental {
template <auto *F, bundle_state S> kernel_bundle<S> get_kernel_bundle(const context &c, const std::vector<device> &d) { return sycl::get_kernel_bundle<S>(c, d, {get_kernel_id<F>()}); }
template <auto *F, bundle_state S> kernel_bundle<S> get_kernel_bundle(const context &c) { return get_kernel_bundle<F, S>(c, c.get_devices()); }
template <auto *F, bundle_state S> bool has_kernel_bundle(const context &c, const std::vector<device> &d) { return sycl::has_kernel_bundle<S>(c, d, {get_kernel_id<F>()}); }
template <auto *F, bundle_state S> bool has_kernel_bundle(const context &c) { return has_kernel_bundle<F, S>(c, c.get_devices()); }
} // namespace ext::oneapi::experimental

// What is asked of a kernel, without a bundle.
namespace ext::oneapi {
template <class Name, class I> typename I::return_type get_kernel_info(const context &c) { return sycl::get_kernel_bundle<bundle_state::executable>(c).template get_kernel<Name>().template get_info<I>(); }
template <class Name, class I> typename I::return_type get_kernel_info(const context &c, const device &d) { return sycl::get_kernel_bundle<bundle_state::executable>(c).template get_kernel<Name>().template get_info<I>(d); }
template <class Name, class I> typename I::return_type get_kernel_info(const queue &q) { return get_kernel_info<Name, I>(q.get_context(), q.get_device()); }
namespace experimental {
template <auto *F, class I> typename I::return_type get_kernel_info(const context &c) { return sycl::get_kernel_bundle<bundle_state::executable>(c).template ext_oneapi_get_kernel<F>().template get_info<I>(); }
template <auto *F, class I> typename I::return_type get_kernel_info(const context &c, const device &d) { return sycl::get_kernel_bundle<bundle_state::executable>(c).template ext_oneapi_get_kernel<F>().template get_info<I>(d); }
template <auto *F, class I> typename I::return_type get_kernel_info(const queue &q) { return get_kernel_info<F, I>(q.get_context(), q.get_device()); }
} // namespace experimental
} // namespace ext::oneapi

// Bundles have all kernels, so those of one context and the same devices are as one of them.
template <bundle_state S> kernel_bundle<S> join(const std::vector<kernel_bundle<S>> &bundles) {
  if (bundles.empty())
    detail::fail(errc::invalid, "there is no bundle to be joined");
  for (const auto &one : bundles)
    if (one.get_context() != bundles[0].get_context() || one.get_devices() != bundles[0].get_devices())
      detail::fail(errc::invalid, "bundles that are joined have the same context and devices");
  return bundles[0];
}

// Kernels are built when they are launched.
#define SYCLOPT_STEP(name, from, to)                                                                                   \
  SYCLOPT_HOST_CODE kernel_bundle<bundle_state::to> name(const kernel_bundle<bundle_state::from> &b, const std::vector<device> &d, const property_list & = {}) { \
    return b.template detail_as<bundle_state::to>(d);                                                                  \
  }                                                                                                                    \
  SYCLOPT_HOST_CODE kernel_bundle<bundle_state::to> name(const kernel_bundle<bundle_state::from> &b, const property_list & = {}) { return name(b, b.get_devices()); }
SYCLOPT_STEP(compile, input, object)
SYCLOPT_STEP(link, object, executable)
SYCLOPT_STEP(build, input, executable)
#undef SYCLOPT_STEP
template <bundle_state S = bundle_state::object> kernel_bundle<bundle_state::executable> link(const std::vector<kernel_bundle<S>> &bundles, const std::vector<device> &d, const property_list & = {}) { return link(join(bundles), d); }
template <bundle_state S = bundle_state::object> kernel_bundle<bundle_state::executable> link(const std::vector<kernel_bundle<S>> &bundles, const property_list & = {}) { return link(join(bundles)); }

template <bundle_state S> void handler::use_kernel_bundle(const kernel_bundle<S> &bundle) {
  static_assert(S == bundle_state::executable, "command groups use bundles that are executable: see build()");
  if (bundle.get_context() != queue->context)
    detail::fail(errc::invalid, "the bundle is of another context than the queue");
  if (!has_bundle && !constants.empty())
    detail::fail(errc::invalid, "the command group has values of specialization constants, which are those of the bundle");
  constants = bundle.detail_constants();
  has_bundle = true;
}

template <class R> void handler::launch_object(const R &r, const kernel &k, bool is_task) {
  is_object = true;
  kernels.launch.kernel = k.detail_entry(is_task ? "10task_entry" : detail::is_nd_range<R> ? "14nd_range_entry" : "11range_entry", arguments);
  kernels.callable.set(arguments);
  if constexpr (detail::is_nd_range<R>) {
    kernels.set_nd_range(r);
  } else {
    check_no_local_memory();
    kernels.set_range(r);
    if (is_task)
      kernels.launch.kind = SYCLOPT_SINGLE_TASK;
  }
}

} // namespace sycl

template <> struct std::hash<sycl::kernel_id> {
  size_t operator()(const sycl::kernel_id &id) const { return std::hash<std::string>()(id.get_name()); }
};
template <> struct std::hash<sycl::kernel> {
  size_t operator()(const sycl::kernel &k) const { return std::hash<sycl::kernel_id>()(k.detail_id()); }
};
template <sycl::bundle_state S> struct std::hash<sycl::device_image<S>> {
  size_t operator()(const sycl::device_image<S> &) const { return static_cast<size_t>(S); }
};
template <sycl::bundle_state S> struct std::hash<sycl::kernel_bundle<S>> {
  size_t operator()(const sycl::kernel_bundle<S> &b) const { return std::hash<sycl::context>()(b.get_context()); }
};
