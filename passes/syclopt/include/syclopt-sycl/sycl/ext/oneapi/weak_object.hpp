// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#error "weak_object is not in these SYCL headers"
