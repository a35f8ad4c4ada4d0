// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Images as SYCL 1.2.1 had them: of more formats, and sampled by what each access says.
#pragma once

#include <sycl/sycl.hpp>

#include <sycl/detail/hide_letters.hpp>

namespace sycl {

namespace detail {
template <int D, class A> inline constexpr std::uint64_t properties_of<image<D, A>> = bits_of(17, 19);

template <int D, class C> image_point<D> point_of(const C &coordinates) {
  if constexpr (is_vector<C>)
    return coordinates.template convert<float>();
  else
    return static_cast<float>(coordinates);
}
} // namespace detail

class sampler {
  image_sampler how;

public:
  sampler(coordinate_normalization_mode c, addressing_mode a, filtering_mode f, const property_list & = {}) : how{a, c, f} { detail::check(how); }
  addressing_mode get_addressing_mode() const { return how.addressing; }
  filtering_mode get_filtering_mode() const { return how.filtering; }
  coordinate_normalization_mode get_coordinate_normalization_mode() const { return how.coordinate; }
  const image_sampler &detail_sampler() const { return how; }
  friend bool operator==(const sampler &a, const sampler &b) { return a.how.addressing == b.how.addressing && a.how.coordinate == b.how.coordinate && a.how.filtering == b.how.filtering; }
  friend bool operator!=(const sampler &a, const sampler &b) { return !(a == b); }
};

template <int D, class A> class image : public detail::written_image<D, A> {
  using base = detail::written_image<D, A>;
  void keep(const std::shared_ptr<void> &host) { this->memory.part->whole->keeps = host; }

public:
#define SYCLOPT_FORMAT image_channel_order o, image_channel_type t
#define SYCLOPT_GIVEN o, t
  SYCLOPT_CONSTRUCTORS(image, SYCLOPT_FORMAT, SYCLOPT_GIVEN)
  image(const void *host, SYCLOPT_FORMAT, const range<D> &r, const property_list &p = {}) : base(p, r) {
    this->make(const_cast<void *>(host), false, SYCLOPT_GIVEN);
  }
  image(const void *host, SYCLOPT_FORMAT, const range<D> &r, A a, const property_list &p = {}) : image(host, SYCLOPT_GIVEN, r, p) { this->allocator = a; }
#undef SYCLOPT_FORMAT
#undef SYCLOPT_GIVEN

  size_t get_count() const { return this->size(); }
  size_t get_size() const { return this->byte_size(); }
  template <class T, access_mode M> accessor<T, D, M, target::image> get_access(handler &h) { return accessor<T, D, M, target::image>(*this, h); }
  template <class T, access_mode M> accessor<T, D, M, target::host_image> get_access() { return accessor<T, D, M, target::host_image>(*this); }
};

namespace detail {

template <class V, int D, access_mode M> class old_image_access : public unsampled_access<V, D, M> {
protected:
  using base = unsampled_access<V, D, M>;
  using base::base;

public:
  explicit old_image_access(const image_elements &e) : base(e) {}
  using base::read;
  template <class C, class = std::enable_if_t<base::can_read && (is_vector<C> || std::is_convertible_v<C, float>)>> V read(const C &coordinates, const sampler &how) const noexcept {
    return this->elements.template sample<typename base::channel, D>(point_of<D>(coordinates), how.detail_sampler());
  }
  size_t get_count() const { return this->size(); }
  range<D> get_range() const {
    range<D> result;
    for (int d = 0; d < D; ++d)
      result[d] = static_cast<size_t>(this->elements.extent[d]);
    return result;
  }
};

} // namespace detail

template <class T, int D, access_mode M, access::placeholder P> class accessor<T, D, M, target::image, P> : public detail::old_image_access<std::remove_const_t<T>, D, M> {
public:
  template <class A> accessor(image<D, A> &of, handler &h, const property_list &p = {}) : detail::old_image_access<std::remove_const_t<T>, D, M>(of, p) { this->in_group(of, h, false); }
};
template <class T, int D, access_mode M, access::placeholder P>
class accessor<T, D, M, target::host_image, P> : public detail::old_image_access<std::remove_const_t<T>, D, M>, public detail::host_use_holder<true> {
public:
  template <class A> accessor(image<D, A> &of, const property_list &p = {}) : detail::old_image_access<std::remove_const_t<T>, D, M>(of, p) { this->begin_use(this->on_host(of), M); }
};
// An image whose last dimension counts images.
template <class T, int D, access_mode M, access::placeholder P> class accessor<T, D, M, target::image_array, P> : public detail::image_access<std::remove_const_t<T>, D + 1, M> {
public:
  template <class A> accessor(image<D + 1, A> &of, handler &h, const property_list &p = {}) : detail::image_access<std::remove_const_t<T>, D + 1, M>(of, p) { this->in_group(of, h, false); }
  size_t get_count() const { return this->size(); }
  range<D + 1> get_range() const { return detail::old_image_access<std::remove_const_t<T>, D + 1, M>(this->elements).get_range(); }
  detail::old_image_access<std::remove_const_t<T>, D, M> operator[](size_t i) const {
    auto one = this->elements;
    one.data += i * (D == 1 ? one.row : one.slice);
    one.extent[D] = 1;
    return detail::old_image_access<std::remove_const_t<T>, D, M>(one);
  }
};

} // namespace sycl

template <int D, class A> struct std::hash<sycl::image<D, A>> {
  size_t operator()(const sycl::image<D, A> &x) const noexcept { return std::hash<const void *>()(x.detail_memory().part.get()); }
};

#include <sycl/detail/give_back_letters.hpp>
