; Three units, linked: kernels of two, functions of all. The function that needs fp16 is in an image of its set, and the
; kernels that need it are in an image of their own.
; RUN: rm -rf %t && mkdir %t
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_codecs.ll -o %t/raw.table'
; RUN: syclopt-image show %t/raw.table | FileCheck %s
; RUN: sh -c 'syclopt -passes="$(syclopt-cxx -fsycl -fsycl-frontend=dpcpp -fsycl-early-optimizations=dpcpp -fsycl-device-code-split=per_source -print-pipeline-passes a.cpp)" -S %S/../../real/dpcpp_codecs_o2.ll -o %t/o2.table'
; RUN: syclopt-image show %t/o2.table | FileCheck %s

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPvPjPfE7Squeeze
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPvPjPfE6Refuse
; CHECK: requires              aspects fp16 (5)
; CHECK: virtual functions     is linked with those of _ZTSN6codecs5LossyE

; CHECK: entry points          _ZTSZ3runRN4sycl3_V15queueEPvPjPfE9Construct
; CHECK: _ZTSN4sycl3_V16detail19__pf_kernel_wrapperIZ3runRNS0_5queueEPvPjPfE6EncodeEE
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPvPjPfE6Encode
; CHECK: _ZTSZ3runRN4sycl3_V15queueEPvPjPfE5Check
; CHECK: requires              no aspects
; CHECK: virtual functions     is linked with those of _ZTSN6codecs5LossyE, _ZTSv

; CHECK: entry points          _ZTSZN6codecs5clearERN4sycl3_V15queueEE5Clear
; CHECK: requires              no aspects
; CHECK: metadata              _ZN6codecs5callsE: the device global is the variable _ZN6codecs5callsE
; CHECK: device globals        _ZN6codecs5callsE: 4 bytes

; CHECK: entry points          _ZN6codecs5Codec6encodeEj
; CHECK: _ZN6codecs8Rotating6encodeEj
; CHECK: requires              no aspects
; CHECK: metadata              _ZN6codecs5callsE: the device global is the variable _ZN6codecs5callsE
; CHECK: device globals        _ZN6codecs5callsE: 4 bytes
; CHECK: virtual functions     has those of _ZTSv

; CHECK: entry points          _ZN6codecs5Codec7squeezeEf
; CHECK: requires              aspects fp16 (5)
; CHECK: virtual functions     has those of _ZTSN6codecs5LossyE
; CHECK-NOT: entry points
