# find_package(syclopt): add_sycl_to_target(), for any C++ compiler that syclopt-cxx takes as its host compiler.
# `syclopt-cxx -print-cmake-dir` prints the folder of this file, for -Dsyclopt_DIR=.

set(SYCLOPT_FLAGS "" CACHE STRING "options of syclopt-cxx for all targets with SYCL, separated by semicolons")

cmake_path(GET CMAKE_CXX_COMPILER STEM _syclopt_compiler)
if(_syclopt_compiler STREQUAL "syclopt-cxx")
  set(SYCLOPT_CXX "${CMAKE_CXX_COMPILER}" CACHE FILEPATH "the driver")
else()
  find_program(SYCLOPT_CXX syclopt-cxx HINTS "${CMAKE_CURRENT_LIST_DIR}/../../../../../bin" DOC "the driver")
endif()
if(NOT SYCLOPT_CXX)
  set(syclopt_FOUND FALSE)
  set(syclopt_NOT_FOUND_MESSAGE "syclopt-cxx is not in PATH; -DSYCLOPT_CXX= names it")
  return()
endif()

# add_sycl_to_target(TARGET name [SOURCES file...])
#
# Compile sources of a target with SYCL: those that are named, or all that are C++. What links a static library of such
# sources needs the call, too, unless CMAKE_CXX_COMPILER is syclopt-cxx.
function(add_sycl_to_target)
  cmake_parse_arguments(PARSE_ARGV 0 arg "" "TARGET" "SOURCES")
  if(NOT TARGET "${arg_TARGET}")
    message(FATAL_ERROR "add_sycl_to_target: TARGET names no target: '${arg_TARGET}'")
  endif()
  if(DEFINED arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "add_sycl_to_target: expected TARGET and SOURCES, found '${arg_UNPARSED_ARGUMENTS}'")
  endif()

  set(flags -fsycl ${SYCLOPT_FLAGS})
  if(arg_SOURCES)
    set_property(SOURCE ${arg_SOURCES} TARGET_DIRECTORY "${arg_TARGET}" APPEND PROPERTY COMPILE_OPTIONS ${flags})
  else()
    target_compile_options("${arg_TARGET}" PRIVATE "$<$<COMPILE_LANGUAGE:CXX>:${flags}>")
  endif()

  cmake_path(GET CMAKE_CXX_COMPILER STEM compiler)
  get_target_property(type "${arg_TARGET}" TYPE)
  if(compiler STREQUAL "syclopt-cxx")
    target_link_options("${arg_TARGET}" PRIVATE ${flags})
    if(type MATCHES "STATIC_LIBRARY|OBJECT_LIBRARY")
      target_link_options("${arg_TARGET}" INTERFACE -fsycl)
    endif()
    return()
  endif()
  set_property(TARGET "${arg_TARGET}" PROPERTY RULE_LAUNCH_COMPILE "\"${SYCLOPT_CXX}\" --launch")
  if(NOT type MATCHES "STATIC_LIBRARY|OBJECT_LIBRARY")
    target_link_options("${arg_TARGET}" PRIVATE ${flags})
    set_property(TARGET "${arg_TARGET}" PROPERTY RULE_LAUNCH_LINK "\"${SYCLOPT_CXX}\" --launch")
  endif()
endfunction()
