# find_package(IntelSYCL), for projects that were written for Intel's compilers: add_sycl_to_target(), and the target
# IntelSYCL::SYCL_CXX where the compiler is syclopt-cxx.

include("${CMAKE_CURRENT_LIST_DIR}/syclopt-config.cmake")
if(NOT SYCLOPT_CXX)
  set(IntelSYCL_FOUND FALSE)
  set(IntelSYCL_NOT_FOUND_MESSAGE "${syclopt_NOT_FOUND_MESSAGE}")
  return()
endif()

cmake_path(GET CMAKE_CXX_COMPILER STEM _syclopt_compiler)
if(_syclopt_compiler STREQUAL "syclopt-cxx" AND NOT TARGET IntelSYCL::SYCL_CXX)
  add_library(IntelSYCL::SYCL_CXX INTERFACE IMPORTED)
  set_target_properties(IntelSYCL::SYCL_CXX PROPERTIES
    INTERFACE_COMPILE_OPTIONS "-fsycl;${SYCLOPT_FLAGS}" INTERFACE_LINK_OPTIONS "-fsycl;${SYCLOPT_FLAGS}")
endif()
