// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#error "invoke_simd is not in these SYCL headers"
