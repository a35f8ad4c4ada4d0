; A kernel that only creates objects needs no aspects, one that calls the function of the set with fp64 needs fp64. Each
; set is an image of its own. DPC++'s own passes take created sets for called ones, so its module says that the kernel
; that creates objects needs fp64, too.
; RUN: rm -rf %t && mkdir %t
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_virtual_sets.ll -o %t/raw.table'
; RUN: syclopt-image show %t/raw.table | FileCheck %s --check-prefix=RAW
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-early-optimizations=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_virtual_sets_o2.ll -o %t/o2.table'
; RUN: syclopt-image show %t/o2.table | FileCheck %s --check-prefix=O2

; RAW: entry points          _ZN5Shape5scaleEPf
; RAW: requires              no aspects
; RAW: virtual functions     has those of _ZTSv

; RAW: entry points          _ZN5Shape7measureEPv
; RAW: requires              aspects fp64 (6)
; RAW: virtual functions     has those of _ZTS9SetDouble

; RAW: entry points          _ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE7Measure
; RAW: _ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE4Both
; RAW: requires              aspects fp64 (6)
; RAW: virtual functions     is linked with those of _ZTS9SetDouble, _ZTSv

; RAW: entry points          _ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE6Create
; RAW: _ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE5Scale
; RAW: _ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE10ScaleTwice
; RAW: requires              no aspects
; RAW: virtual functions     is linked with those of _ZTS9SetDouble, _ZTSv
; RAW-NOT: entry points

; O2: entry points          _ZN5Shape5scaleEPf
; O2: requires              no aspects
; O2: virtual functions     has those of _ZTSv

; O2: entry points          _ZN5Shape7measureEPv
; O2: requires              aspects fp64 (6)
; O2: virtual functions     has those of _ZTS9SetDouble

; O2: entry points          _ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE6Create
; O2: _ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE7Measure
; O2: _ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE4Both
; O2: requires              aspects fp64 (6)
; O2: virtual functions     is linked with those of _ZTS9SetDouble, _ZTSv

; O2: entry points          _ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE5Scale
; O2: _ZTSZ3runRN4sycl3_V15queueEP5ShapePfPdE10ScaleTwice
; O2: requires              no aspects
; O2: virtual functions     is linked with those of _ZTSv
; O2-NOT: entry points
