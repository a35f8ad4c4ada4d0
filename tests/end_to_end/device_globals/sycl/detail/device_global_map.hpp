#pragma once

namespace sycl { namespace detail { namespace device_global_map {

void add(void *address, const char *id);
bool holds(const void *address, const char *id);
int size();

} } } // namespace sycl::detail::device_global_map
