// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#error "joint_matrix is not in these SYCL headers"
