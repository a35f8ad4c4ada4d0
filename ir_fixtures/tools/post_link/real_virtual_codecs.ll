; What stock clang makes of three units whose vtables are variables that others can see: an image has a vtable only if it
; uses it, and so only kernels that create an object need the sets for that, and only they hold code of the sets when
; compiled ahead of time.
; RUN: rm -rf %t && mkdir %t
; RUN: syclopt -passes=sycl-propagate-aspects-usage,sycl-record-aspect-names -S %S/../../real/virtual_codecs.ll -o %t/device.ll
; RUN: syclopt-post-link -Werror -Wno-undefined-function -Wno-host-virtual-function -split=kernel -symbols -properties -S %t/device.ll -o %t/jit.table -o intel_gpu_skl,%t/skl.table -o intel_gpu_dg1,%t/dg1.table
; RUN: syclopt-image show %t/jit.table | FileCheck %s --check-prefix=JIT
; RUN: syclopt-image show %t/skl.table | FileCheck %s --check-prefix=SKL
; RUN: FileCheck %s --check-prefix=SKL-MAKE < %t/jit_2.intel_gpu_skl.ll
; RUN: syclopt-image show %t/dg1.table | FileCheck %s --check-prefix=DG1
; RUN: FileCheck %s --check-prefix=DG1-MAKE < %t/jit_2.intel_gpu_dg1.ll

; JIT:      virtual functions     has those of {{_ZTS5exact$}}
; JIT-NOT:                        makes objects
; JIT:      virtual functions     has those of {{_ZTS5exact$}}
; JIT-NEXT:                       dummies: their bodies are empty
; JIT:      entry points          {{_ZTS6Encode$}}
; JIT-NEXT: requires              no aspects
; JIT-NEXT: virtual functions     calls those of {{_ZTS5quick$}}
; JIT-NOT:                        makes objects
; JIT:      entry points          {{_ZTS6Decode$}}
; JIT-NEXT: requires              aspects fp64 (6)
; JIT-NEXT: virtual functions     calls those of {{_ZTS5exact$}}
; JIT-NOT:                        makes objects
; JIT:      entry points          {{_ZTS4Make$}}
; JIT-NEXT: requires              no aspects
; JIT-NEXT: virtual functions     makes objects with those of _ZTS5exact, {{_ZTS5quick$}}
; JIT:      entry points          _ZNK7Scaling6encodeEi
; JIT-NEXT: requires              no aspects
; JIT-NEXT: virtual functions     has those of {{_ZTS5quick$}}
; JIT-NOT:                        makes objects
; JIT:      entry points          _Z8refer_toP7Scaling

; SKL:      entry points          {{_ZTS6Encode$}}
; SKL-NEXT: requires              no aspects
; SKL:      entry points          {{_ZTS6Decode$}}
; SKL-NEXT: requires              aspects fp64 (6)
; SKL:      entry points          {{_ZTS4Make$}}
; SKL-NEXT: requires              aspects fp64 (6)
; SKL-NOT:  virtual functions

; SKL-MAKE: @_ZTV7Scaling = linkonce_odr {{.*}}(ptr @_ZNK7Scaling6encodeEi to {{.*}} null, {{.*}}(ptr @_ZNK7Scaling6decodeEi to {{.*}}(ptr @_ZThn16_NK7Scaling6decodeEi to ptr addrspace(1))] }, align 8

; DG1:      entry points          {{_ZTS6Encode$}}
; DG1-NEXT: requires              no aspects
; DG1:      entry points          {{_ZTS4Make$}}
; DG1-NEXT: requires              no aspects
; DG1-NOT:  _ZTS6Decode

; DG1-MAKE:     @_ZTV7Scaling = linkonce_odr {{.*}}(ptr @_ZNK7Scaling6encodeEi to ptr addrspace(1)), ptr addrspace(1) null, ptr addrspace(1) null], {{.*}} [ptr addrspace(1) inttoptr (i64 -16 to ptr addrspace(1)), ptr addrspace(1) null, ptr addrspace(1) null] }, align 8
; DG1-MAKE-NOT: @{{.*}}6decodeEi
