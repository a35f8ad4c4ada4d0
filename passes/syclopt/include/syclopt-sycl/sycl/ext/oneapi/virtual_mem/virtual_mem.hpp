// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#error "virtual memory is not in these SYCL headers"
