# find_package(AdaptiveCpp), for projects that were written for its compiler: add_sycl_to_target(), for ACPP_TARGETS.

set(ACPP_TARGETS "" CACHE STRING "what device code is made for, as in omp;cuda:sm_90")
include("${CMAKE_CURRENT_LIST_DIR}/syclopt-config.cmake")
if(NOT SYCLOPT_CXX)
  set(AdaptiveCpp_FOUND FALSE)
  set(AdaptiveCpp_NOT_FOUND_MESSAGE "${syclopt_NOT_FOUND_MESSAGE}")
  return()
endif()

foreach(_syclopt_target IN LISTS ACPP_TARGETS)
  list(APPEND SYCLOPT_FLAGS "--acpp-targets=${_syclopt_target}")
endforeach()
