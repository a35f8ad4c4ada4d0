// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Accessors: of buffers in kernels and host tasks, of buffers on the host, and of local memory.
#pragma once

#include <sycl/detail/atomic_ref.hpp>
#include <sycl/detail/buffer.hpp>
#include <sycl/detail/multi_ptr.hpp>

namespace sycl {
namespace detail {

template <target G> inline constexpr bool is_of_images = false;
template <> inline constexpr bool is_of_images<target::image> = true;
template <> inline constexpr bool is_of_images<target::host_image> = true;
template <> inline constexpr bool is_of_images<target::image_array> = true;

// What a tag says of an accessor; the first of the arguments that is one counts.
template <class T, class... R> struct deduced {
  static constexpr access_mode mode = std::is_const_v<T> ? access_mode::read : access_mode::read_write;
  static constexpr target where = target::device;
};
template <class T, class First, class... R> struct deduced<T, First, R...> : deduced<T, R...> {};
template <class T, access_mode M, class... R> struct deduced<T, mode_tag_t<M>, R...> {
  static constexpr access_mode mode = M;
  static constexpr target where = target::device;
};
template <class T, access_mode M, target G, class... R> struct deduced<T, mode_target_tag_t<M, G>, R...> {
  static constexpr access_mode mode = M;
  static constexpr target where = G;
};
// What stands for a tag where braces are arguments, too: nothing else, or `void` where there is none.
template <class Tag> inline constexpr bool is_tag = std::is_void_v<Tag>;
template <access_mode M> inline constexpr bool is_tag<mode_tag_t<M>> = true;
template <access_mode M, target G> inline constexpr bool is_tag<mode_target_tag_t<M, G>> = true;
template <class Tag> using if_tag = std::enable_if_t<is_tag<Tag>>;
template <class... R> inline constexpr bool has_handler = (std::is_same_v<R, handler> || ...);
// Buffers of `U` give access to `T`, and access to `U` is also access to `T`, where nothing more may be written than before.
template <class U, class T> using if_buffer_of = std::enable_if_t<std::is_same_v<U, T> || std::is_same_v<const U, T>>;
template <class U, access_mode N, class T, access_mode M>
using if_conversion = std::enable_if_t<M == access_mode::read && (N == access_mode::read || N == access_mode::read_write) && std::is_same_v<std::remove_const_t<U>, std::remove_const_t<T>> &&
                                       !(N == M && std::is_same_v<U, T>)>;

// A row of what has more dimensions: `Next` is the dimension of the index that comes.
template <class T, int D, int Next> class row {
  T *data;
  size_t before;
  range<D> extent;
  id<D> offset;

public:
  row(T *p, size_t b, const range<D> &r, const id<D> &o) : data(p), before(b), extent(r), offset(o) {}
  decltype(auto) operator[](size_t i) const {
    const size_t at = before * extent[Next] + offset[Next] + i;
    if constexpr (Next == D - 1)
      return (data[at]);
    else
      return row<T, D, Next + 1>(data, at, extent, offset);
  }
};

// All elements of a part, in order.
template <class T, int D> class element_iterator {
  T *data = nullptr;
  range<D> extent, part;
  id<D> offset;
  size_t at = 0;

public:
  using value_type = std::remove_const_t<T>;
  using reference = T &;
  using pointer = T *;
  using difference_type = std::ptrdiff_t;
  using iterator_category = std::random_access_iterator_tag;

  element_iterator() = default;
  element_iterator(T *p, const range<D> &e, const range<D> &r, const id<D> &o, size_t n) : data(p), extent(e), part(r), offset(o), at(n) {}
  template <class U, class = std::enable_if_t<std::is_same_v<const U, T>>> element_iterator(const element_iterator<U, D> &other);
  reference operator*() const {
    size_t rest = at;
    id<D> i;
    for (int d = D - 1; d > 0; --d) {
      i[d] = rest % part[d];
      rest /= part[d];
    }
    i[0] = rest;
    return data[linear(i + offset, extent)];
  }
  pointer operator->() const { return &**this; }
  reference operator[](difference_type n) const { return *(*this + n); }
  element_iterator &operator+=(difference_type n) {
    at += static_cast<size_t>(n);
    return *this;
  }
  element_iterator &operator-=(difference_type n) { return *this += -n; }
  element_iterator &operator++() { return *this += 1; }
  element_iterator &operator--() { return *this -= 1; }
  element_iterator operator++(int) {
    auto before = *this;
    ++at;
    return before;
  }
  element_iterator operator--(int) {
    auto before = *this;
    --at;
    return before;
  }
  friend element_iterator operator+(element_iterator a, difference_type n) { return a += n; }
  friend element_iterator operator+(difference_type n, element_iterator a) { return a += n; }
  friend element_iterator operator-(element_iterator a, difference_type n) { return a -= n; }
  friend difference_type operator-(const element_iterator &a, const element_iterator &b) { return static_cast<difference_type>(a.at - b.at); }
  friend bool operator==(const element_iterator &a, const element_iterator &b) { return a.at == b.at; }
  friend bool operator!=(const element_iterator &a, const element_iterator &b) { return a.at != b.at; }
  friend bool operator<(const element_iterator &a, const element_iterator &b) { return a.at < b.at; }
  friend bool operator>(const element_iterator &a, const element_iterator &b) { return a.at > b.at; }
  friend bool operator<=(const element_iterator &a, const element_iterator &b) { return a.at <= b.at; }
  friend bool operator>=(const element_iterator &a, const element_iterator &b) { return a.at >= b.at; }
};

// What has no dimensions is its element. (A template of a conversion would not be followed by another conversion.)
template <class Self, class T, int D> struct as_only_element {};
template <class Self, class T> struct as_only_element<Self, T, 0> {
  operator T &() const { return static_cast<const Self &>(*this).detail_first(); }
};

// What accessors of buffers share: a pointer to the first element of the buffer, and which elements are meant.
template <class T, int D, bool CanWrite> class buffer_access : public as_only_element<buffer_access<T, D, CanWrite>, std::conditional_t<CanWrite, std::remove_const_t<T>, const std::remove_const_t<T>>, D> {
  static_assert(!CanWrite || !std::is_const_v<T>, "accessors to what is const are of the mode 'read'");

protected:
  using element = std::remove_const_t<T>;
  using stored = std::conditional_t<CanWrite, element, const element>;
  static constexpr int dims = D < 1 ? 1 : D;

  stored *data = nullptr; // in a command group a tag, until the command is launched
  range<dims> extent;     // of the buffer
  range<dims> part;       // of the accessor
  id<dims> offset;
  bool keeps_data = true;

  buffer_access() = default;
  template <class O> void share(const O &other) {
    using as = typename O::detail_access;
    static_assert(sizeof(as) == sizeof(buffer_access), "accessors differ in their types only");
    std::memcpy(static_cast<void *>(this), static_cast<const void *>(static_cast<const as *>(&other)), sizeof(buffer_access));
  }
  template <class U, class A> void of(buffer<U, dims, A> &b) {
    extent = b.get_range();
    part = D < 1 ? numbers<range<dims>, dims>::filled(1) : extent;
    data = const_cast<stored *>(reinterpret_cast<const stored *>(&b.detail_part()->tag));
  }
  // The other arguments of constructors, in any order.
  void take(handler &) {}
  void take(const range<dims> &r) { part = r; }
  void take(const id<dims> &o) { offset = o; }
  template <access_mode M> void take(mode_tag_t<M>) {}
  template <access_mode M, target G> void take(mode_target_tag_t<M, G>) {}
  void take(const property_list &p) {
    p.detail_only(bits_of(0, 0));
    keeps_data = keeps_data && !p.has_property<property::no_init>();
  }
  template <class P, class = std::enable_if_t<is_property_v<P>>> void take(const P &p) { take(property_list(p)); }

  void check_part() const {
    if (!CanWrite && !keeps_data)
      fail(errc::invalid, "an accessor that reads needs what is in the buffer: it has no property no_init");
    for (int d = 0; d < dims; ++d)
      if (part[d] > extent[d] || offset[d] > extent[d] - part[d])
        fail(errc::invalid, "the accessor goes beyond its buffer");
  }
  access_mode needed(const buffer_part &memory, access_mode mode) const {
    if (!keeps_data)
      mode = mode == access_mode::write ? access_mode::discard_write : mode == access_mode::read_write ? access_mode::discard_read_write : mode;
    return memory.needed(mode, byte_size());
  }

public:
  static constexpr int dimensions = D;
  using value_type = stored;
  using reference = stored &;
  using const_reference = const element &;
  using difference_type = std::ptrdiff_t;
  using size_type = size_t;
  using iterator = element_iterator<stored, dims>;
  using const_iterator = element_iterator<const element, dims>;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;

  using detail_access = buffer_access;

  const void *detail_tag() const { return data; }
  auto detail_owner() const { return reinterpret_cast<std::uintptr_t>(data); }
  const range<dims> &detail_extent() const { return extent; }
  const range<dims> &detail_range() const { return part; }
  const id<dims> &detail_offset() const { return offset; }
  reference detail_first() const { return *data; }
  property_list detail_properties() const { return keeps_data ? property_list() : property_list(no_init); }

  size_t size() const noexcept { return part.size(); }
  size_type max_size() const noexcept { return ~size_t() / sizeof(T); }
  size_t byte_size() const noexcept { return size() * sizeof(T); }
  bool empty() const noexcept { return size() == 0; }
  [[deprecated("use size()")]] size_t get_count() const { return size(); }
  [[deprecated("use byte_size()")]] size_t get_size() const { return byte_size(); }
  template <int N = D, class = std::enable_if_t<(N > 0)>> range<N> get_range() const { return part; }
  template <int N = D, class = std::enable_if_t<(N > 0)>> id<N> get_offset() const { return offset; }
  template <class P> bool has_property() const noexcept { return detail_properties().template has_property<P>(); }
  template <class P> P get_property() const { return detail_properties().template get_property<P>(); }

  template <class V, int N = D, class = std::enable_if_t<N == 0 && CanWrite && std::is_convertible_v<V, element>>> const buffer_access &operator=(const V &value) const {
    *data = value;
    return *this;
  }
  reference operator[](id<dims> i) const { return data[linear(i + offset, extent)]; }
  template <int N = D, class = std::enable_if_t<(N > 1)>> auto operator[](size_t i) const {
    return row<stored, N, 1>(data, i + offset[0], extent, offset);
  }
  iterator begin() const noexcept { return iterator(data, extent, part, offset, 0); }
  iterator end() const noexcept { return iterator(data, extent, part, offset, part.size()); }
  const_iterator cbegin() const noexcept { return const_iterator(data, extent, part, offset, 0); }
  const_iterator cend() const noexcept { return const_iterator(data, extent, part, offset, part.size()); }
  reverse_iterator rbegin() const noexcept { return reverse_iterator(end()); }
  reverse_iterator rend() const noexcept { return reverse_iterator(begin()); }
  const_reverse_iterator crbegin() const noexcept { return const_reverse_iterator(cend()); }
  const_reverse_iterator crend() const noexcept { return const_reverse_iterator(cbegin()); }

  friend bool operator==(const buffer_access &a, const buffer_access &b) { return a.data == b.data && a.offset == b.offset && a.part == b.part; }
  friend bool operator!=(const buffer_access &a, const buffer_access &b) { return !(a == b); }
};

} // namespace detail

// What braces may stand for among the other arguments: parameters, and what is taken of them.
#define SYCLOPT_BRACED_FORMS(form, N)                                                                                  \
  form((this->take(p)), const property_list &p)                                                                        \
  form((this->take(t), this->take(p)), Tag t, const property_list &p)                                                  \
  form((this->take(r), this->take(p)), range<N> r, const property_list &p = {})                                        \
  form((this->take(r), this->take(t), this->take(p)), range<N> r, Tag t, const property_list &p = {})                  \
  form((this->take(r), this->take(o), this->take(p)), range<N> r, id<N> o, const property_list &p = {})                \
  form((this->take(r), this->take(o), this->take(t), this->take(p)), range<N> r, id<N> o, Tag t, const property_list &p = {})

namespace detail {
// What accessors of the host keep: until it goes, commands wait that conflict with what the host does.
template <bool IsHost> class host_use_holder {
protected:
  void begin_use(const buffer_part &, access_mode) {}
  template <class O> void share_use(const O &) {}
};
template <> class host_use_holder<true> {
  std::shared_ptr<void> use;

protected:
  SYCLOPT_HOST_CODE void begin_use(const buffer_part &part, access_mode mode) { use = part.whole->use_by_host(mode); }
  void share_use(const host_use_holder &other) { use = other.use; }
};
// What accessors of host tasks keep: tasks may have them anywhere, not only among their own bytes, so that they have the memory from
// the start, and beside it the tag that command groups know them by.
template <bool OfTask> class tag_holder {
protected:
  void keep_tag(const void *) {}
  const void *tag_or(const void *data) const { return data; }
};
template <> class tag_holder<true> {
  const void *tag = nullptr;

protected:
  void keep_tag(const void *t) { tag = t; }
  const void *tag_or(const void *) const { return tag; }
};
} // namespace detail

template <class T, int D, access_mode M, target G, access::placeholder P>
class accessor : public detail::buffer_access<T, D, M != access_mode::read>, public detail::host_use_holder<G == target::host_buffer>, public detail::tag_holder<G == target::host_task>, public detail::owned<accessor<T, D, M, G, P>> {
  static_assert(!detail::is_of_images<G>, "access to images is in <sycl/image.hpp>");
  using base = detail::buffer_access<T, D, M != access_mode::read>;
  static constexpr bool is_host = G == target::host_buffer;
  bool in_group = false;

  template <class U, class A> void bind(buffer<U, base::dims, A> &b, handler *h) {
    this->check_part();
    const auto &part = b.detail_part();
    if constexpr (is_host) {
      this->data = reinterpret_cast<typename base::stored *>(part->for_host(M));
      this->begin_use(*part, M);
    } else {
      in_group = h != nullptr;
      if (h)
        detail::access_to_handler::require(*h, part, this->needed(*part, M), G == target::host_task);
      else
        detail::placeholder_tags::get().add(&part->tag, part->has_placeholders);
      if constexpr (G == target::host_task) {
        this->keep_tag(&part->tag);
        this->data = reinterpret_cast<typename base::stored *>(part->for_task());
      }
    }
  }
  static handler *group() { return nullptr; }
  template <class... R> static handler *group(handler &h, R &...) { return &h; }
  template <class First, class... R> static handler *group(First &, R &...rest) { return group(rest...); }

public:
  static constexpr sycl::access_mode access_mode = M;
  static constexpr target access_target = G;
  template <access::decorated E> using accessor_ptr = multi_ptr<typename base::stored, access::address_space::global_space, E>;

  accessor() = default;
  template <class U, class A, class... R, class = detail::if_buffer_of<U, T>> accessor(buffer<U, base::dims, A> &b, R &&...rest) {
    this->of(b);
    (this->take(rest), ...);
    bind(b, group(rest...));
  }
#define SYCLOPT_FORM(taken, ...)                                                                                       \
  template <class U, class A, class Tag = void, class = detail::if_buffer_of<U, T>, class = detail::if_tag<Tag>> accessor(buffer<U, base::dims, A> &b, handler &h, __VA_ARGS__) { \
                                                                                                     \
    this->of(b);                                                                                                       \
    taken;                                                                                                             \
    bind(b, &h);                                                                                                       \
  }                                                                                                                    \
  template <class U, class A, class Tag = void, class = detail::if_buffer_of<U, T>, class = detail::if_tag<Tag>> accessor(buffer<U, base::dims, A> &b, __VA_ARGS__) { \
    this->of(b);                                                                                                       \
    taken;                                                                                                             \
    bind(b, nullptr);                                                                                                  \
  }
  SYCLOPT_BRACED_FORMS(SYCLOPT_FORM, base::dims)
#undef SYCLOPT_FORM
  // Those that read only also of others.
  template <class U, sycl::access_mode N, access::placeholder Q, class = detail::if_conversion<U, N, T, M>> accessor(const accessor<U, D, N, G, Q> &other) {
    this->share(other);
    this->share_use(other);
    this->keep_tag(other.detail_tag());
    in_group = !other.is_placeholder();
  }
  using base::operator=;

  const void *detail_tag() const { return this->tag_or(this->data); }
  bool is_placeholder() const { return !is_host && !in_group && this->data; }
  void swap(accessor &other) { std::swap(*this, other); }
  sycl::access_mode detail_needed() const { return this->needed(*detail::buffer_part::at(detail_tag()), M); }
  // To the begin of the buffer, also of accessors of a part. A plain pointer where the host is what uses it.
  auto get_pointer() const noexcept {
    if constexpr (is_host || G == target::host_task)
      return this->data;
    else if constexpr (G == target::constant_buffer)
      return constant_ptr<T>(const_cast<T *>(this->data));
    else
      return global_ptr<typename base::stored>(this->data);
  }
  template <access::decorated E> accessor_ptr<E> get_multi_ptr() const noexcept { return accessor_ptr<E>(this->data); }
};

// Elements that are changed as atomics, as it was before there were references to atomics.
template <class T, int D, target G, access::placeholder P> class accessor<T, D, access_mode::atomic, G, P> : public accessor<T, D, access_mode::read_write, G, P> {
  using base = accessor<T, D, access_mode::read_write, G, P>;

public:
  using base::base;
  atomic<T> operator[](id<D> i) const { return atomic<T>(base::operator[](i)); }
  template <class A, class = std::enable_if_t<D == 0 && std::is_same_v<A, atomic<T>>>> operator A() const { return A(this->detail_first()); }
};

template <class T, int D, class A, class... R>
accessor(buffer<T, D, A> &, R &&...) -> accessor<T, D, detail::deduced<T, std::decay_t<R>...>::mode, detail::deduced<T, std::decay_t<R>...>::where,
                                        detail::has_handler<std::decay_t<R>...> ? access::placeholder::false_t : access::placeholder::true_t>;

#define SYCLOPT_FORM(taken, ...)                                                                                       \
  template <class T, int D, class A, class Tag = void, class = detail::if_tag<Tag>>                                                                 \
  accessor(buffer<T, D, A> &, handler &, __VA_ARGS__) -> accessor<T, D, detail::deduced<T, Tag>::mode, detail::deduced<T, Tag>::where, access::placeholder::false_t>; \
  template <class T, int D, class A, class Tag = void, class = detail::if_tag<Tag>>                                                                 \
  accessor(buffer<T, D, A> &, __VA_ARGS__) -> accessor<T, D, detail::deduced<T, Tag>::mode, detail::deduced<T, Tag>::where, access::placeholder::true_t>;
SYCLOPT_BRACED_FORMS(SYCLOPT_FORM, D)
#undef SYCLOPT_FORM

template <class T, int D, access_mode M> class host_accessor : public detail::buffer_access<T, D, M != access_mode::read>, public detail::host_use_holder<true>, public detail::owned<host_accessor<T, D, M>> {
  using base = detail::buffer_access<T, D, M != access_mode::read>;
  template <class B> void bind(B &b) {
    this->check_part();
    this->data = reinterpret_cast<typename base::stored *>(b.detail_part()->for_host(M));
    this->begin_use(*b.detail_part(), M);
  }

public:
  host_accessor() = default;
  template <class U, class A, class... R, class = detail::if_buffer_of<U, T>> host_accessor(buffer<U, base::dims, A> &b, R &&...rest) {
    this->of(b);
    (this->take(rest), ...);
    bind(b);
  }
#define SYCLOPT_FORM(taken, ...)                                                                                       \
  template <class U, class A, class Tag = void, class = detail::if_buffer_of<U, T>, class = detail::if_tag<Tag>> host_accessor(buffer<U, base::dims, A> &b, __VA_ARGS__) { \
                                                                                                     \
    this->of(b);                                                                                                       \
    taken;                                                                                                             \
    bind(b);                                                                                                           \
  }
  SYCLOPT_BRACED_FORMS(SYCLOPT_FORM, base::dims)
#undef SYCLOPT_FORM
  template <class U, access_mode N, class = detail::if_conversion<U, N, T, M>> host_accessor(const host_accessor<U, D, N> &other) {
    this->share(other);
    this->share_use(other);
  }
  using base::operator=;
  auto *get_pointer() const noexcept { return this->data; }
  void swap(host_accessor &other) { std::swap(*this, other); }
};

template <class T, int D, class A, class... R> host_accessor(buffer<T, D, A> &, R &&...) -> host_accessor<T, D, detail::deduced<T, std::decay_t<R>...>::mode>;
#define SYCLOPT_FORM(taken, ...)                                                                                       \
  template <class T, int D, class A, class Tag = void, class = detail::if_tag<Tag>> host_accessor(buffer<T, D, A> &, __VA_ARGS__) -> host_accessor<T, D, detail::deduced<T, Tag>::mode>;
SYCLOPT_BRACED_FORMS(SYCLOPT_FORM, D)
#undef SYCLOPT_FORM
#undef SYCLOPT_BRACED_FORMS

// Memory of a work-group: where it is in what the launch gives each group.
template <class T, int D = 1> class local_accessor : public detail::as_only_element<local_accessor<T, D>, T, D>, public detail::owned<local_accessor<T, D>> {
  static constexpr int dims = D < 1 ? 1 : D;
  static constexpr size_t alignment = alignof(T) < 16 ? 16 : alignof(T); // so that devices read several elements at once
  size_t place = 0;                                                      // a multiple of the alignment
  range<dims> extent;
  T *data() const { return reinterpret_cast<T *>((char *)__sycl_dynamicLocalMemoryPlaceholder(alignment) + place * alignment); }
  void take(handler &h) { place = detail::access_to_handler::take_local(h, byte_size(), alignment) / alignment; }

public:
  static constexpr int dimensions = D;
  using value_type = T;
  using reference = T &;
  using const_reference = const T &;
  using difference_type = std::ptrdiff_t;
  using size_type = size_t;
  using iterator = T *;
  using const_iterator = const T *;
  using reverse_iterator = std::reverse_iterator<iterator>;
  using const_reverse_iterator = std::reverse_iterator<const_iterator>;
  template <access::decorated E> using accessor_ptr = multi_ptr<T, access::address_space::local_space, E>;

  local_accessor() = default;
  template <int N = D, class = std::enable_if_t<N == 0>> local_accessor(handler &h, const property_list &p = {}) : local_accessor(detail::numbers<range<dims>, dims>::filled(1), h, p) {}
  local_accessor(range<dims> r, handler &h, const property_list &p = {}) : extent(r) {
    p.detail_only(0);
    take(h);
  }
  template <class U, class = std::enable_if_t<std::is_same_v<const U, T>>> local_accessor(const local_accessor<U, D> &other) {
    static_assert(sizeof(other) == sizeof(*this), "accessors differ in their types only");
    std::memcpy(static_cast<void *>(this), static_cast<const void *>(&other), sizeof *this);
  }

  size_t detail_place() const { return place; }
  size_t detail_owner() const { return place; }
  T &detail_first() const { return *data(); }

  size_t size() const noexcept { return extent.size(); }
  size_type max_size() const noexcept { return ~size_t() / sizeof(T); }
  size_t byte_size() const noexcept { return size() * sizeof(T); }
  bool empty() const noexcept { return size() == 0; }
  [[deprecated("use size()")]] size_t get_count() const { return size(); }
  [[deprecated("use byte_size()")]] size_t get_size() const { return byte_size(); }
  template <int N = D, class = std::enable_if_t<(N > 0)>> range<N> get_range() const { return extent; }
  // There are no properties that local accessors may have.
  template <class P> bool has_property() const noexcept { return false; }
  template <class P> P get_property() const { return property_list().get_property<P>(); }
  template <int N = D, class = std::enable_if_t<N == 0>> const local_accessor &operator=(const T &value) const {
    *data() = value;
    return *this;
  }
  T &operator[](id<dims> i) const { return data()[detail::linear(i, extent)]; }
  template <int N = D, class = std::enable_if_t<(N > 1)>> auto operator[](size_t i) const { return detail::row<T, N, 1>(data(), i, extent, id<N>()); }
  auto get_pointer() const noexcept { return local_ptr<T>(data()); }
  template <access::decorated E> accessor_ptr<E> get_multi_ptr() const noexcept { return accessor_ptr<E>(data()); }
  iterator begin() const noexcept { return data(); }
  iterator end() const noexcept { return data() + size(); }
  const_iterator cbegin() const noexcept { return data(); }
  const_iterator cend() const noexcept { return data() + size(); }
  reverse_iterator rbegin() const noexcept { return reverse_iterator(end()); }
  reverse_iterator rend() const noexcept { return reverse_iterator(begin()); }
  const_reverse_iterator crbegin() const noexcept { return const_reverse_iterator(cend()); }
  const_reverse_iterator crend() const noexcept { return const_reverse_iterator(cbegin()); }
  void swap(local_accessor &other) { std::swap(*this, other); }
  friend bool operator==(const local_accessor &a, const local_accessor &b) { return a.place == b.place && a.extent == b.extent; }
  friend bool operator!=(const local_accessor &a, const local_accessor &b) { return !(a == b); }
};

// How local accessors were written before.
template <class T, int D, access_mode M, access::placeholder P> class accessor<T, D, M, target::local, P> : public local_accessor<T, D> {
public:
  using local_accessor<T, D>::local_accessor;
  using local_accessor<T, D>::operator=;
};
template <class T, int D, access::placeholder P> class accessor<T, D, access_mode::atomic, target::local, P> : public local_accessor<T, D> {
public:
  using local_accessor<T, D>::local_accessor;
  atomic<T, access::address_space::local_space> operator[](id<D> i) const {
    return atomic<T, access::address_space::local_space>(local_accessor<T, D>::operator[](i));
  }
};

namespace ext::oneapi {
// Memory of the work-group that is there once for each call in the program: these functions are no calls of their own.
template <class T, class G> __attribute__((always_inline)) inline multi_ptr<T, access::address_space::local_space, access::decorated::legacy> group_local_memory_for_overwrite(G) {
  static_assert(std::is_trivially_destructible_v<T>, "nobody destroys local memory");
  return multi_ptr<T, access::address_space::local_space, access::decorated::legacy>((T *)__sycl_allocateLocalMemory(sizeof(T), alignof(T)));
}
template <class T, class G, class... A> __attribute__((always_inline)) inline multi_ptr<T, access::address_space::local_space, access::decorated::legacy> group_local_memory(G g, A &&...arguments) {
  T *memory = (T *)__sycl_allocateLocalMemory(sizeof(T), alignof(T));
  if (g.leader()) {
    if constexpr (std::is_array_v<T>)
      ::new (memory) T{static_cast<A &&>(arguments)...};
    else
      ::new (memory) T(static_cast<A &&>(arguments)...);
  }
  group_barrier(g);
  return multi_ptr<T, access::address_space::local_space, access::decorated::legacy>(memory);
}
} // namespace ext::oneapi

// What command groups do with accessors.
template <class T, int D, access_mode M, target G, access::placeholder P> void handler::require(const accessor<T, D, M, G, P> &a) {
  if (a.is_placeholder())
    add_requirement(detail::buffer_part::at(a.detail_tag()), a.detail_needed(), G == target::host_task);
}

namespace detail {
template <class A> inline constexpr bool is_accessor = false;
template <class T, int D, access_mode M, target G, access::placeholder P> inline constexpr bool is_accessor<accessor<T, D, M, G, P>> = true;

namespace apart {
// The elements of an accessor, less where they are.
template <class A> struct ::syclopt_box box_of(const A &a, size_t &from_begin) {
  constexpr int D = A::dimensions < 1 ? 1 : A::dimensions;
  struct ::syclopt_box result = {nullptr, sizeof(typename A::value_type), {1, 1, 1}, {0, 0, 0}};
  size_t stride = result.size;
  for (int d = D - 1; d >= 0; --d) {
    result.extent[3 - D + d] = a.detail_range()[d];
    result.stride[3 - D + d] = stride;
    stride *= a.detail_extent()[d];
  }
  from_begin = linear(a.detail_offset(), a.detail_extent()) * result.size;
  return result;
}
} // namespace apart
SYCLOPT_HOST_CODE size_t bytes_of(const struct ::syclopt_box &box) { return box.size * box.extent[0] * box.extent[1] * box.extent[2]; }
// Whether the elements lie behind one another.
SYCLOPT_HOST_CODE bool is_one_run(const struct ::syclopt_box &box) {
  size_t size = box.size;
  for (int d = 2; d >= 0; size *= box.extent[d--])
    if (box.extent[d] != 1 && box.stride[d] != size)
      return false;
  return true;
}
} // namespace detail

template <class A, class Call> void handler::with_elements(const A &a, Call call) {
  one_command();
  size_t from_begin = 0;
  const auto box = detail::box_of(a, from_begin);
  action = [tag = a.detail_tag(), box, from_begin, call](handler &self, const detail::event_list &list) {
    auto here = box;
    here.memory = static_cast<char *>(self.memory_of(tag)) + from_begin;
    ::syclopt_event *made = nullptr;
    detail::check(call(self, here, list, &made));
    return made;
  };
}
template <class T, int D, access_mode M, target G, access::placeholder P> void handler::copy_elements(const accessor<T, D, M, G, P> &a, char *other, bool to_other) {
  with_elements(a, [=](auto &self, const auto &here, const auto &list, auto **made) {
    const size_t bytes = detail::bytes_of(here);
    if (detail::is_one_run(here))
      return detail::runtime().copy(self.handle(), to_other ? other : here.memory, to_other ? here.memory : other, bytes, list, made);
    const auto there = rectangle(other, 1, bytes, bytes, 1);
    return detail::box_runtime().copy_box(self.handle(), to_other ? &there : &here, to_other ? &here : &there, list, made);
  });
}
template <class T, int D, access_mode M, target G, access::placeholder P, class To> void handler::copy(accessor<T, D, M, G, P> from, To *to) {
  copy_elements(from, reinterpret_cast<char *>(to), true);
}
template <class T, int D, access_mode M, target G, access::placeholder P, class To> void handler::copy(accessor<T, D, M, G, P> from, std::shared_ptr<To> to) {
  copy_elements(from, reinterpret_cast<char *>(to.get()), true);
  kept.push_back(to);
}
template <class From, class T, int D, access_mode M, target G, access::placeholder P> void handler::copy(const From *from, accessor<T, D, M, G, P> to) {
  copy_elements(to, const_cast<char *>(reinterpret_cast<const char *>(from)), false);
}
template <class From, class T, int D, access_mode M, target G, access::placeholder P> void handler::copy(std::shared_ptr<From> from, accessor<T, D, M, G, P> to) {
  copy_elements(to, const_cast<char *>(reinterpret_cast<const char *>(from.get())), false);
  kept.push_back(std::const_pointer_cast<std::remove_const_t<From>>(from));
}
template <class T, int D, access_mode M, target G, access::placeholder P, class T2, int D2, access_mode M2, target G2, access::placeholder P2>
void handler::copy(accessor<T, D, M, G, P> from, accessor<T2, D2, M2, G2, P2> to) {
  if (to.byte_size() < from.byte_size())
    detail::fail(errc::invalid, "the accessor that is copied to is smaller than the other");
  if constexpr (std::is_same_v<std::remove_const_t<T>, std::remove_const_t<T2>> && std::is_trivially_copyable_v<T>) {
    with_elements(from, [to](auto &self, const auto &here, const auto &list, auto **made) {
      size_t from_begin = 0;
      auto there = detail::box_of(to, from_begin);
      there.memory = static_cast<char *>(self.memory_of(to.detail_tag())) + from_begin;
      return detail::box_runtime().copy_box(self.handle(), &there, &here, list, made);
    });
  } else {
    copy_converted(from, to);
  }
}
template <class A, class B> void handler::copy_converted(const A &from, const B &to) {
  parallel_for<A>(range<1>(from.size()), [=](item<1> i) {
    auto &&target = to.begin()[static_cast<std::ptrdiff_t>(i.get_id(0))];
    target = static_cast<std::remove_reference_t<decltype(target)>>(from.begin()[static_cast<std::ptrdiff_t>(i.get_id(0))]);
  });
}
template <class T, int D, access_mode M, target G, access::placeholder P> void handler::fill(accessor<T, D, M, G, P> to, const std::remove_const_t<T> &value) {
  with_elements(to, [value](auto &self, const auto &here, const auto &list, auto **made) {
    if (detail::is_one_run(here))
      return detail::runtime().fill(self.handle(), here.memory, &value, sizeof value, detail::bytes_of(here) / sizeof value, list, made);
    return detail::box_runtime().fill_box(self.handle(), SYCLOPT_NODE_MEMFILL, &here, &value, list, made);
  });
}
template <class T, int D, access_mode M, target G, access::placeholder P> void handler::update_host(accessor<T, D, M, G, P> a) {
  one_command();
  no_node = "graphs have no updates of the host's memory";
  auto part = detail::buffer_part::at(a.detail_tag());
  part->for_host(access_mode::read);
}

} // namespace sycl

template <class T, int D, sycl::access_mode M, sycl::target G, sycl::access::placeholder P> struct std::hash<sycl::accessor<T, D, M, G, P>> {
  size_t operator()(const sycl::accessor<T, D, M, G, P> &a) const noexcept { return std::hash<const void *>()(a.detail_tag()); }
};
template <class T, int D, sycl::access_mode M> struct std::hash<sycl::host_accessor<T, D, M>> {
  size_t operator()(const sycl::host_accessor<T, D, M> &a) const noexcept { return std::hash<const void *>()(a.detail_tag()); }
};
template <class T, int D> struct std::hash<sycl::local_accessor<T, D>> {
  size_t operator()(const sycl::local_accessor<T, D> &a) const noexcept { return a.detail_place(); }
};
