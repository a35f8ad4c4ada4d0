// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#error "bindless images are not in these SYCL headers"
