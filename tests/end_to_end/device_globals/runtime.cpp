#include <map>
#include <string>
#include <utility>

namespace sycl { namespace detail { namespace device_global_map {

using Entries = std::map<std::pair<const void *, std::string>, int>;

static Entries &entries() {
  static Entries map;
  return map;
}

void add(void *address, const char *id) { ++entries()[{address, id}]; }

bool holds(const void *address, const char *id) { return entries().count({address, id}) != 0; }

int size() { return static_cast<int>(entries().size()); }

} } } // namespace sycl::detail::device_global_map
