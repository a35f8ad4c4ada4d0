// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#error "ESIMD is not in these SYCL headers"
