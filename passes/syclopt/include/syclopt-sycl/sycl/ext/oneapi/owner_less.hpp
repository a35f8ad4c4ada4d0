// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#error "owner_less is not in these SYCL headers"
