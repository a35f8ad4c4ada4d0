// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The least that a device source needs: kernels and functions that other units may call, either as SYCL
// (`-fsycl -fsycl-device-only`) or as C++ for OpenCL (`-cl-std=clc++2021`).
#pragma once

#ifdef __OPENCL_CPP_VERSION__
#pragma OPENCL EXTENSION __cl_clang_function_pointers : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define DEVICE
#define GLOBAL __global
#else
#define DEVICE [[clang::sycl_external]]
#define GLOBAL

DEVICE unsigned long get_global_id(unsigned dimension);
DEVICE unsigned long get_local_id(unsigned dimension);
DEVICE double sqrt(double x);
DEVICE float sqrt(float x);

template <class Name, class Body> [[clang::sycl_kernel_entry_point(Name)]] void launch(Body body) { body(); }
#endif
