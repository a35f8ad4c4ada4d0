// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#error "asynchronous allocation is not in these SYCL headers"
