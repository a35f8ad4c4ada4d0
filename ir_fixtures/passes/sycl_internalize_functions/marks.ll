; What later passes look for by its marks is not touched.
; UNCHANGED: each function has a mark
; RUN: syclopt -passes=sycl-internalize-functions -S < %s | FileCheck %s

; CHECK: define linkonce_odr spir_func void @virtual() #0 {
define linkonce_odr spir_func void @virtual() #0 {
  ret void
}

; CHECK: define linkonce_odr spir_func void @pointed_to() #1 {
define linkonce_odr spir_func void @pointed_to() #1 {
  ret void
}

; CHECK: define linkonce_odr spir_func void @on_device(ptr %callable, i32 %condition) #2 {
define linkonce_odr spir_func void @on_device(ptr %callable, i32 %condition) #2 {
  ret void
}

; CHECK: define linkonce_odr spir_func void @on_architecture() #3 {
define linkonce_odr spir_func void @on_architecture() #3 {
  ret void
}

attributes #0 = { "indirectly-callable"="set" }
attributes #1 = { "referenced-indirectly" }
attributes #2 = { "sycl-call-if-on-device-conditionally"="true" }
attributes #3 = { "sycl-if-architecture-is"="1" }
