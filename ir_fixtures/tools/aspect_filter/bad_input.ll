; What is wrong is one line that names the file, and nothing is written.
; RUN: rm -rf %t && split-file %s %t
; RUN: not syclopt-aspect-filter -target=intel_gpu_sk %t/good.table -o %t/out 2>&1 | FileCheck %s --check-prefix=TARGET
; RUN: not syclopt-aspect-filter %t/good.table -o %t/out 2>&1 | FileCheck %s --check-prefix=NO-TARGET
; RUN: not syclopt-aspect-filter -target=spir64 %t/good.table 2>&1 | FileCheck %s --check-prefix=NO-OUTPUT
; RUN: not syclopt-aspect-filter -target=spir64 -o %t/out 2>&1 | FileCheck %s --check-prefix=NO-INPUT
; RUN: not syclopt-aspect-filter -target=spir64 %t/absent.table -o %t/out 2>&1 | FileCheck %s --check-prefix=ABSENT
; RUN: not syclopt-aspect-filter -target=spir64 %t/title.table -o %t/out 2>&1 | FileCheck %s --check-prefix=TITLE
; RUN: not syclopt-aspect-filter -target=spir64 %t/good.table -o %t/out 2>&1 | FileCheck %s --check-prefix=NO-FILE
; RUN: not ls %t/out
; TARGET: {{^}}syclopt-aspect-filter: error: unknown target 'intel_gpu_sk'; did you mean 'intel_gpu_skl'
; NO-TARGET: {{^}}syclopt-aspect-filter: error: expected -target=NAME{{$}}
; NO-OUTPUT: {{^}}syclopt-aspect-filter: error: expected -o FILE{{$}}
; NO-INPUT: {{^}}syclopt-aspect-filter: error: expected one file table, found none{{$}}
; ABSENT: absent.table: error: cannot read: no such file or directory{{$}}
; TITLE: title.table:1:1: error: malformed title line
; NO-FILE: {{^}}no_such.prop: error: cannot read: no such file or directory{{$}}

; Files that are malformed inside.
; RUN: printf '[Code|Properties]\na.bc|%%s\n' %t/word.prop > %t/word.table
; RUN: not syclopt-aspect-filter -target=spir64 %t/word.table -o %t/out 2>&1 | FileCheck %s --check-prefix=WORD
; RUN: printf '[Code|Properties]\na.bc|%%s\n' %t/type.prop > %t/type.table
; RUN: not syclopt-aspect-filter -target=spir64 %t/type.table -o %t/out 2>&1 | FileCheck %s --check-prefix=TYPE
; RUN: not ls %t/out
; WORD: word.prop:2:1: error: invalid property line: 'aspects'
; TYPE: type.prop: error: property 'aspects' of 'SYCL/device requirements': expected 32-bit integers (type 2), found the integer 6 (type 1)

;--- good.table
[Code|Properties]
a.bc|no_such.prop
;--- title.table
Code|Properties
;--- word.prop
[SYCL/device requirements]
aspects
;--- type.prop
[SYCL/device requirements]
aspects=1|6
