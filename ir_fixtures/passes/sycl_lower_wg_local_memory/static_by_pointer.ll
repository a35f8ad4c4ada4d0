; Static memory of a work-group is used by the name of its variable.
; RUN: not syclopt -passes=sycl-lower-wg-local-memory -S < %s 2>&1 | FileCheck %s
; CHECK: error: sycl-lower-wg-local-memory: static memory of a work-group is used by its name only: expected a variable of the program, found '%which'
define spir_func void @other(ptr %which) {
  %memory = call spir_func ptr addrspace(3) @__sycl_staticLocalMemory(ptr %which, i64 4, i64 4)
  ret void
}

declare spir_func ptr addrspace(3) @__sycl_staticLocalMemory(ptr, i64, i64)
