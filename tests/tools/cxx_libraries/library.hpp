#pragma once
#include <sycl/sycl.hpp>

SYCL_EXTERNAL int twice(int number);
int next(int number);
