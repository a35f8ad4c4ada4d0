; Attributes of variables become decorations, by the names of the attributes; a device global or host pipe has its access
; and id last. A second run changes nothing. With the other extension, decorations and accesses have other numbers, which
; take the places of the first.
; RUN: syclopt -passes=compile-time-properties -S < %s | FileCheck %s
; RUN: syclopt -passes=compile-time-properties,compile-time-properties -S < %s | FileCheck %s
; RUN: syclopt -passes='compile-time-properties<spirv-decorations=host-access>' -S < %s | FileCheck %s --check-prefix=HOST
; RUN: syclopt -passes='compile-time-properties,compile-time-properties<spirv-decorations=host-access>' -S < %s | FileCheck %s --check-prefix=HOST

target triple = "spir64-unknown-unknown"

; CHECK: @shared = addrspace(1) global { ptr } zeroinitializer, align 8, !spirv.Decorations ![[SHARED:[0-9]+]] #0{{$}}
; HOST:  @shared = addrspace(1) global { ptr } zeroinitializer, align 8, !spirv.Decorations ![[SHARED:[0-9]+]] #0{{$}}
@shared = addrspace(1) global { ptr } zeroinitializer, align 8 #0
; CHECK: @all = internal addrspace(1) global i32 0, !spirv.Decorations ![[ALL:[0-9]+]] "sycl-unique-id"
; HOST:  @all = internal addrspace(1) global i32 0, !spirv.Decorations ![[ALL:[0-9]+]] "sycl-unique-id"
@all = internal addrspace(1) global i32 0 "sycl-unique-id"="\22quoted\22 \C3\A9" "sycl-device-global-size"="4" "sycl-host-access"="0" "sycl-implement-in-csr" "sycl-init-mode"="1" "sycl-unknown"="x"
; CHECK: @old = internal addrspace(1) global i32 0, !spirv.Decorations ![[OLD:[0-9]+]] "sycl-device-global-size"
; HOST:  @old = internal addrspace(1) global i32 0, !spirv.Decorations ![[OLD:[0-9]+]] "sycl-device-global-size"
@old = internal addrspace(1) global i32 0 "sycl-device-global-size"="4" "sycl-unique-id"="old" "host_access"="3" "implement_in_csr"="false" "init_mode"="0" "device_image_scope"
; CHECK: @pipe = addrspace(1) global i32 0, !spirv.Decorations ![[PIPE:[0-9]+]] "sycl-host-pipe-size"
@pipe = addrspace(1) global i32 0 "sycl-host-pipe-size"="4" "sycl-unique-id"="pipe" "sycl-host-access"="0"
; CHECK: @table = addrspace(1) global i32 0, !spirv.Decorations ![[TABLE:[0-9]+]] "sycl-host-access"
@table = addrspace(1) global i32 0 "sycl-host-access"="0" "init_mode"="1" "sycl-stable"="false" "sycl-strict"="yes" "sycl-resource"="BLOCK \5C RAM" "sycl-datapath" "sycl-num-banks"="4294967295"
; CHECK: @0 = internal global i32 0, !spirv.Decorations ![[BEFORE:[0-9]+]] "sycl-latency"="7"{{$}}
@0 = internal global i32 0, !spirv.Decorations !0, !spirv.Decorations !{!{i32 6179, i32 1}} "sycl-latency"="7"
; CHECK: @plain = addrspace(1) global i32 0 "sycl-host-access"="0" "sycl-unique-id"="plain" "host_access"="1"{{$}}
@plain = addrspace(1) global i32 0 "sycl-host-access"="0" "sycl-unique-id"="plain" "host_access"="1"

; CHECK: attributes #0 = { "sycl-device-global-size"="8" "sycl-unique-id"="shared" }
attributes #0 = { "sycl-device-global-size"="8" "sycl-unique-id"="shared" }

; What a variable has already stays, unless it is about the same.
!0 = distinct !{!1, !{i32 5826, !"kept"}}
!1 = !{i32 44, i32 8}

; CHECK-DAG: ![[SHARED]] = !{![[S1:[0-9]+]]}
; CHECK-DAG: ![[S1]] = !{i32 6147, i32 2, !"shared"}
; CHECK-DAG: ![[ALL]] = !{![[CSR:[0-9]+]], ![[RESET:[0-9]+]], ![[READ:[0-9]+]]}
; CHECK-DAG: ![[CSR]] = !{i32 6149, i32 1}
; CHECK-DAG: ![[RESET]] = !{i32 6148, i32 1}
; CHECK-DAG: ![[READ]] = !{i32 6147, i32 0, !"\22quoted\22 \C3\A9"}
; CHECK-DAG: ![[OLD]] = !{![[NOCSR:[0-9]+]], ![[REPROGRAM:[0-9]+]], ![[NONE:[0-9]+]]}
; CHECK-DAG: ![[NOCSR]] = !{i32 6149, i32 0}
; CHECK-DAG: ![[REPROGRAM]] = !{i32 6148, i32 0}
; CHECK-DAG: ![[NONE]] = !{i32 6147, i32 3, !"old"}
; CHECK-DAG: ![[PIPE]] = !{![[P1:[0-9]+]]}
; CHECK-DAG: ![[P1]] = !{i32 6147, i32 2, !"pipe"}
; CHECK-DAG: ![[TABLE]] = !{![[T1:[0-9]+]], ![[T2:[0-9]+]], ![[T3:[0-9]+]], ![[T4:[0-9]+]], ![[T5:[0-9]+]]}
; CHECK-DAG: ![[T1]] = !{i32 5825}
; CHECK-DAG: ![[T2]] = !{i32 5827, i32 4294967295}
; CHECK-DAG: ![[T3]] = !{i32 5826, !"BLOCK \5C RAM"}
; CHECK-DAG: ![[T4]] = !{i32 6183, i32 0}
; CHECK-DAG: ![[T5]] = !{i32 19, i32 1}
; CHECK-DAG: ![[BEFORE]] = !{![[B1:[0-9]+]], ![[B2:[0-9]+]], ![[B3:[0-9]+]]}
; CHECK-DAG: ![[B1]] = !{i32 44, i32 8}
; CHECK-DAG: ![[B2]] = !{i32 5826, !"kept"}
; CHECK-DAG: ![[B3]] = !{i32 6179, i32 7}

; HOST-DAG: ![[SHARED]] = !{![[S1:[0-9]+]]}
; HOST-DAG: ![[S1]] = !{i32 6188, i32 3, !"shared"}
; HOST-DAG: ![[ALL]] = !{![[CSR:[0-9]+]], ![[RESET:[0-9]+]], ![[READ:[0-9]+]]}
; HOST-DAG: ![[CSR]] = !{i32 6191, i32 1}
; HOST-DAG: ![[RESET]] = !{i32 6190, i32 1}
; HOST-DAG: ![[READ]] = !{i32 6188, i32 1, !"\22quoted\22 \C3\A9"}
; HOST-DAG: ![[OLD]] = !{![[NOCSR:[0-9]+]], ![[REPROGRAM:[0-9]+]], ![[NONE:[0-9]+]]}
; HOST-DAG: ![[NONE]] = !{i32 6188, i32 0, !"old"}
