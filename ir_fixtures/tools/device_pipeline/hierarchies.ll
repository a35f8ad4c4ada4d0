; Of a hierarchy five deep the last overriders are in the images of their sets, with their thunks; what nothing but the
; vtables of base classes has is in none. As in virtual_sets.ll, DPC++'s own passes let creating kernels need fp64.
; RUN: rm -rf %t && mkdir %t
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_hierarchies.ll -o %t/raw.table'
; RUN: syclopt-image show %t/raw.table | FileCheck %s --check-prefix=RAW
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-early-optimizations=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_hierarchies_o2.ll -o %t/o2.table'
; RUN: syclopt-image show %t/o2.table | FileCheck %s --check-prefix=O2

; RAW: entry points          _ZNK6Joined8identityEv
; RAW: _ZThn16_NK6Joined8identityEv
; RAW: _ZTv0_n24_NK6Joined8identityEv
; RAW: requires              no aspects
; RAW: virtual functions     has those of _ZTSv

; RAW: entry points          _ZNK4Left6weightEv
; RAW: _ZNK6Joined5valueEf
; RAW: _ZTv0_n32_NK6Joined5valueEf
; RAW: _ZNK7Deepest6weightEv
; RAW: _ZNK7Deepest5valueEf
; RAW: _ZTv0_n32_NK7Deepest5valueEf
; RAW: requires              no aspects
; RAW: virtual functions     has those of _ZTS5Quick

; RAW: entry points          _ZNK5Right6refineEPd
; RAW: _ZNK6Deeper6refineEPd
; RAW: _ZThn16_NK6Deeper6refineEPd
; RAW: requires              aspects fp64 (6)
; RAW: virtual functions     has those of _ZTS5Exact

; RAW: entry points          _ZTSZ3runRN4sycl3_V15queueEPviPfPdE6Refine
; RAW: _ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueEPviPfPdE3AllEE
; RAW: _ZTSZ3runRN4sycl3_V15queueEPviPfPdE3All
; RAW: requires              aspects fp64 (6)
; RAW: virtual functions     is linked with those of _ZTS5Exact, _ZTS5Quick, _ZTSv

; RAW: entry points          _ZTSZ3runRN4sycl3_V15queueEPviPfPdE12CreateJoined
; RAW: _ZTSZ3runRN4sycl3_V15queueEPviPfPdE10CreateDeep
; RAW: _ZTSZ3runRN4sycl3_V15queueEPviPfPdE8UseValue
; RAW: requires              no aspects
; RAW: virtual functions     is linked with those of _ZTS5Exact, _ZTS5Quick, _ZTSv
; RAW-NOT: entry points

; O2: entry points          _ZNK6Joined8identityEv
; O2: _ZThn16_NK6Joined8identityEv
; O2: _ZTv0_n24_NK6Joined8identityEv
; O2: requires              no aspects
; O2: virtual functions     has those of _ZTSv

; O2: entry points          _ZNK4Left6weightEv
; O2: _ZNK6Joined5valueEf
; O2: _ZTv0_n32_NK6Joined5valueEf
; O2: _ZNK7Deepest6weightEv
; O2: _ZNK7Deepest5valueEf
; O2: _ZTv0_n32_NK7Deepest5valueEf
; O2: requires              no aspects
; O2: virtual functions     has those of _ZTS5Quick

; O2: entry points          _ZNK5Right6refineEPd
; O2: _ZNK6Deeper6refineEPd
; O2: _ZThn16_NK6Deeper6refineEPd
; O2: requires              aspects fp64 (6)
; O2: virtual functions     has those of _ZTS5Exact

; O2: entry points          _ZTSZ3runRN4sycl3_V15queueEPviPfPdE12CreateJoined
; O2: _ZTSZ3runRN4sycl3_V15queueEPviPfPdE10CreateDeep
; O2: _ZTSZ3runRN4sycl3_V15queueEPviPfPdE6Refine
; O2: _ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueEPviPfPdE3AllEE
; O2: _ZTSZ3runRN4sycl3_V15queueEPviPfPdE3All
; O2: requires              aspects fp64 (6)
; O2: virtual functions     is linked with those of _ZTS5Exact, _ZTS5Quick, _ZTSv

; O2: entry points          _ZTSZ3runRN4sycl3_V15queueEPviPfPdE8UseValue
; O2: requires              no aspects
; O2: virtual functions     is linked with those of _ZTS5Quick
; O2-NOT: entry points
