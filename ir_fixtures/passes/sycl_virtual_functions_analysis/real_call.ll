; Where a virtual call is, in the words of the source.
; RUN: sed 's/"calls-indirectly"="_ZTS5exact"//' %S/../../real/virtual_codecs.ll > %t.ll
; RUN: not syclopt -passes=sycl-virtual-functions-analysis %t.ll 2>&1 | FileCheck %s

; CHECK: ./sources/virtual_functions/main_codecs.cpp:9:88: error: sycl-virtual-functions-analysis: kernel 'Decode' (@_ZTS6Decode) makes a virtual call, but names no set in "calls-indirectly": the virtual call is in 'decoded(Decoder const*, int)' (@_Z7decodedPK7Decoderi), which is called by 'Decode' (@_ZTS6Decode) at ./sources/virtual_functions/main_codecs.cpp:16:43
