; Names of files begin with the folder and stem of the first -o; -out-dir moves all but the table; IR is bitcode unless
; -S is given. Without -o the table is called after the input.
; RUN: rm -rf %t && mkdir %t %t/dir %t/cwd
; RUN: syclopt-post-link -split=kernel -symbols -properties %s -o %t/t.files.table
; RUN: FileCheck %s --input-file=%t/t.files.table --check-prefix=BITCODE
; RUN: syclopt %t/t.files_0.bc | FileCheck %s --check-prefix=CODE
; RUN: syclopt-post-link -split=kernel -symbols -properties -S %s -o=%t/u.table --out-dir %t/dir
; RUN: FileCheck %s --input-file=%t/u.table --check-prefix=FOLDER
; RUN: FileCheck %s --input-file=%t/dir/u_0.ll --check-prefix=CODE
; RUN: FileCheck %s --input-file=%t/dir/u_1.sym --check-prefix=SYMBOLS
; RUN: not ls %t/u_0.ll
; RUN: syclopt-post-link -split=kernel -properties -S - -o %t/v < %s && FileCheck %s --input-file=%t/v --check-prefix=PROPERTIES
; RUN: cp %t/t.files_1.bc %t/cwd/app.x.bc
; RUN: sh -c 'cd %t/cwd && syclopt-post-link -symbols -split=kernel app.x.bc'
; RUN: FileCheck %s --input-file=%t/cwd/app.x.files --check-prefix=DEFAULT
; RUN: syclopt-post-link -split=kernel -symbols -S %s -o - -out-dir=%t/dir | FileCheck %s --check-prefix=STDOUT

; BITCODE:      {{^}}[Code|Properties|Symbols]{{$}}
; BITCODE-NEXT: {{^}}{{.*}}/t.files_0.bc|{{.*}}/t.files_0.prop|{{.*}}/t.files_0.sym{{$}}
; BITCODE-NEXT: {{^}}{{.*}}/t.files_1.bc|{{.*}}/t.files_1.prop|{{.*}}/t.files_1.sym{{$}}
; BITCODE-NOT:  {{.}}
; FOLDER:       {{^}}[Code|Properties|Symbols]{{$}}
; FOLDER-NEXT:  {{^}}{{.*}}/dir/u_0.ll|{{.*}}/dir/u_0.prop|{{.*}}/dir/u_0.sym{{$}}
; PROPERTIES:      {{^}}[Code|Properties]{{$}}
; PROPERTIES-NEXT: /v_0.ll|{{.*}}/v_0.prop{{$}}
; DEFAULT:      {{^}}[Code|Symbols]{{$}}
; DEFAULT-NEXT: {{^}}app.x.bc|app.x_0.sym{{$}}
; STDOUT:       {{^}}[Code|Symbols]{{$}}
; STDOUT-NEXT:  /dir/-_0.ll|
; CODE:         define spir_kernel void @b()
; SYMBOLS:      {{^}}a{{$}}

target triple = "spir64-unknown-unknown"

define spir_kernel void @a() {
  ret void
}

define spir_kernel void @b() {
  ret void
}
