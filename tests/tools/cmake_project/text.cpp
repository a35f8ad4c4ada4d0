#include "kernels.hpp"
#ifdef SYCL_LANGUAGE_VERSION
#error compiled with SYCL
#endif
const char *text() { return "twice 21 is"; }
