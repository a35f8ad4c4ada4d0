// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once
#include <sycl/ext/oneapi/weak_object.hpp>
