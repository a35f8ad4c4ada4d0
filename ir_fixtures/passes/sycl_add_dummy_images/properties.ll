; Of its original, a dummy has the requirements and the name of the set. The device globals, imports, links and settings of
; the original are those of its code, of which the dummy has nothing.
; RUN: syclopt -passes='emit-devicelib-mask,emit-device-requirements,emit-kernel-param-info,emit-exported-symbols,emit-imported-symbols<dynamic-linking>,emit-program-metadata,emit-misc-properties,emit-device-globals,emit-virtual-functions,emit-add-on-images,emit-symbols,sycl-add-dummy-images' -S %s -o %t.table
; RUN: syclopt-image show %t.table | FileCheck %s

; CHECK:      image 0
; CHECK:      requires              aspects fp64 (6)
; CHECK-NEXT:                       sub-group size 16
; CHECK-NEXT:                       work-group size 8
; CHECK:      imports               _Z6importv
; CHECK:      compilation           registers a thread (GRF size) 256
; CHECK:      device globals        state: 4 bytes
; CHECK:      virtual functions     has those of S
; CHECK-NEXT:                       calls those of T
; CHECK-NEXT:                       makes objects with those of T
; CHECK:      needs add-on images   1 if fp16

; CHECK:      image 1
; CHECK:      requires              aspects fp64 (6)
; CHECK-NEXT:                       sub-group size 16
; CHECK-NEXT:                       work-group size 8
; CHECK-NEXT: virtual functions     has those of S
; CHECK-NEXT:                       dummies: their bodies are empty
; CHECK-NOT:  {{.}}

@state = addrspace(1) global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="state"

define spir_func void @f(ptr %this) #0 !sycl_used_aspects !1 !reqd_work_group_size !3 !intel_reqd_sub_group_size !4 {
  store i32 0, ptr addrspace(1) @state
  call spir_func void @_Z6importv()
  call spir_func void @g(ptr %this)
  call spir_func void @action(ptr %this)
  ret void
}

declare spir_func void @_Z6importv()
declare spir_func void @g(ptr) "indirectly-callable"="T"
declare spir_func void @action(ptr) "sycl-add-on-image"="1" "sycl-add-on-condition"="-1,5"

attributes #0 = { "indirectly-callable"="S" "sycl-entry-point" "calls-indirectly"="T" "creates-indirectly"="T" "sycl-grf-size"="256" }

!1 = !{!2}
!2 = !{!"fp64", i32 6}
!3 = !{i32 8}
!4 = !{i32 16}
