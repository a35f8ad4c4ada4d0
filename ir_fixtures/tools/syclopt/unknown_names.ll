; A misspelled pass, option or value is named with its column, and the nearest names are offered.
; RUN: not syclopt -passes='verify,globldce' %s 2>&1 | FileCheck %s --check-prefix=PASS
; RUN: not syclopt -passes='internalize<presrve=a>' %s 2>&1 | FileCheck %s --check-prefix=OPTION
; RUN: not syclopt -passes='device-code-split<mode=kernle>' %s 2>&1 | FileCheck %s --check-prefix=VALUE
; RUN: not syclopt -passes='verify,internalize<preserve=a' %s 2>&1 | FileCheck %s --check-prefix=SYNTAX

; PASS:   -passes:1:8: error: unknown pass 'globldce'; did you mean 'globaldce'?: 'verify,^globldce'
; OPTION: -passes:1:13: error: pass 'internalize' has no option 'presrve'; did you mean 'preserve'
; VALUE:  -passes:1:24: error: option 'mode' of pass 'device-code-split': found 'kernle', expected {{.*}}; did you mean 'kernel'?
; SYNTAX: -passes:1:30: error: malformed pipeline: found the end, expected '>' or ';': 'verify,internalize<preserve=a^'

define void @f() {
  ret void
}
