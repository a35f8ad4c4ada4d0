// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <sycl/sycl.hpp>

#include <sycl/detail/hide_letters.hpp>

#include <sycl/detail/annotated.hpp>

#include <sycl/detail/give_back_letters.hpp>
