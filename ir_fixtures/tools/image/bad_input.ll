; What cannot be read is one line with its place, and exit status 1; nothing is printed then.
; RUN: split-file %s %t
; RUN: printf '[Code|Symbols]\n%%s|\n\n%%s|absent.sym\n' %t/app.ll %t/app.ll > %t/app.table
; RUN: not syclopt-image show %t/app.table > %t/out 2>&1
; RUN: FileCheck %s --check-prefix=ABSENT --input-file=%t/out
; RUN: printf '[Code|Properties]\n%%s|%%s\n' %t/app.ll %t/bad.prop > %t/bad.table
; RUN: not syclopt-image show %t/bad.table 2>&1 | FileCheck %s --check-prefix=BAD
; RUN: not syclopt-image show %t/bad.prop 2>&1 | FileCheck %s --check-prefix=BAD
; RUN: not syclopt-image show %t/absent.table 2>&1 | FileCheck %s --check-prefix=NO-FILE
; RUN: not syclopt-image show %t/app.prop %t/app.json > %t/out 2>&1
; RUN: FileCheck %s --check-prefix=JSON --input-file=%t/out
; RUN: not syclopt-image show 2>&1 | FileCheck %s --check-prefix=USAGE
; RUN: not syclopt-image print %t/app.prop 2>&1 | FileCheck %s --check-prefix=USAGE
; RUN: not syclopt-image show -x %t/app.prop 2>&1 | FileCheck %s --check-prefix=OPTION
; RUN: syclopt-image show %t/empty.table | FileCheck %s --check-prefix=NO-IMAGES

; ABSENT-NOT: image
; ABSENT:     {{^}}absent.sym: error: cannot read what {{.*}}app.table:4 names: no such file or directory{{$}}
; NO-FILE:    absent.table: error: cannot read: no such file or directory{{$}}
; BAD:        bad.prop:3:1: error: property 'k' of set 's' is given twice{{$}}
; JSON-NOT:   app.prop
; JSON:       app.json: error: property 'k' of 's': expected an integer, or an object with one of u32, u64, text, bits, hex, found 1.5{{$}}
; USAGE:      {{^}}syclopt-image: error: expected 'show FILE', 'report FILE', 'graph TABLE', 'wrap TABLE' or 'unwrap FILE'{{$}}
; OPTION:     {{^}}syclopt-image: error: unknown option '-x'{{$}}
; NO-IMAGES:  empty.table: no images{{$}}

;--- app.ll
define void @f() { ret void }
;--- empty.table
[Code]
;--- bad.prop
[s]
k=1|1
k=1|2
;--- app.prop
[s]
k=1|1
;--- app.json
{"s": {"k": 1.5}}
