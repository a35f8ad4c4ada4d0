// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#error "private_alloca is not in these SYCL headers"
