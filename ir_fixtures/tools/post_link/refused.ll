; Command lines that ask for what contradicts itself are refused before the input is opened: the first fault in a fixed
; order is named, and nothing is written.
; RUN: rm -rf %t && mkdir %t

; RUN: not syclopt-post-link -ir-output-only -split=source -split-esimd -symbols %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=SPLIT
; RUN: not syclopt-post-link -ir-output-only -split=kernel %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=SPLIT
; SPLIT: {{^}}syclopt-post-link: error: -split= can't be used with -ir-output-only{{$}}

; RUN: not syclopt-post-link -ir-output-only -emit-imported-symbols -symbols -split-esimd %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=ESIMD
; RUN: not syclopt-post-link -ir-output-only -properties -symbols %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=SYMBOLS
; RUN: not syclopt-post-link -ir-output-only -emit-param-info -properties %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=PROPERTIES
; RUN: not syclopt-post-link -ir-output-only -emit-program-metadata -emit-param-info %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=PARAM
; RUN: not syclopt-post-link -ir-output-only -emit-kernel-names -emit-program-metadata %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=PROGRAM
; RUN: not syclopt-post-link -ir-output-only -emit-exported-symbols -emit-kernel-names %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=NAMES
; RUN: not syclopt-post-link -ir-output-only -emit-imported-symbols -emit-exported-symbols %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=EXPORTED
; RUN: not syclopt-post-link -ir-output-only -generate-device-image-default-spec-consts -emit-imported-symbols %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=IMPORTED
; RUN: not syclopt-post-link -ir-output-only -generate-device-image-default-spec-consts -split=auto %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=DEFAULTS
; RUN: not syclopt-post-link -ir-output-only -emit-devicelib-mask %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=MASK
; RUN: not syclopt-post-link -ir-output-only -split=auto -sycl-rdc=false %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=RDC
; RUN: not syclopt-post-link -ir-output-only -embed-aux-info-as-metadata %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=EMBED
; RUN: not syclopt-post-link -embed-aux-info-as-metadata %t/absent.ll -o spir64,%t/x 2>&1 | FileCheck %s --check-prefix=EMBED-TARGET
; RUN: not syclopt-post-link -split=none %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=NOTHING
; RUN: not syclopt-post-link -split=none -S -symbols=false -runtime=dpcpp -generate-device-image-default-spec-consts %t/absent.ll -o spir64,%t/x 2>&1 | FileCheck %s --check-prefix=NOTHING
; NOTHING:      {{^}}syclopt-post-link: error: no actions specified; try --help for usage info{{$}}
; RDC:          error: -sycl-rdc can't be used with -ir-output-only{{$}}
; EMBED:        error: -embed-aux-info-as-metadata can't be used with -ir-output-only{{$}}
; EMBED-TARGET: error: -embed-aux-info-as-metadata can't be used with -o TARGET,FILE: the IR of an image is for all tables{{$}}
; ESIMD:      error: -split-esimd can't be used with -ir-output-only{{$}}
; SYMBOLS:    error: -symbols can't be used with -ir-output-only{{$}}
; PROPERTIES: error: -properties can't be used with -ir-output-only{{$}}
; PARAM:      error: -emit-param-info can't be used with -ir-output-only{{$}}
; PROGRAM:    error: -emit-program-metadata can't be used with -ir-output-only{{$}}
; NAMES:      error: -emit-kernel-names can't be used with -ir-output-only{{$}}
; EXPORTED:   error: -emit-exported-symbols can't be used with -ir-output-only{{$}}
; IMPORTED:   error: -emit-imported-symbols can't be used with -ir-output-only{{$}}
; DEFAULTS:   error: -generate-device-image-default-spec-consts can't be used with -ir-output-only{{$}}
; MASK:       error: -emit-devicelib-mask can't be used with -ir-output-only{{$}}

; Values, names and folders.
; RUN: not syclopt-post-link -split=kernels %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=MODE
; RUN: not syclopt-post-link -spec-const=on %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=CONST
; RUN: not syclopt-post-link -symbols=maybe %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=FLAG
; RUN: not syclopt-post-link -simbols %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; RUN: not syclopt-post-link -symbols %t/absent.ll -o a/b,%t/x 2>&1 | FileCheck %s --check-prefix=COMMA
; RUN: not syclopt-post-link -symbols %t/absent.ll -o , 2>&1 | FileCheck %s --check-prefix=NO-FILE
; RUN: not syclopt-post-link -symbols %t/absent.ll -o spir64,%t/x -o %t/x 2>&1 | FileCheck %s --check-prefix=TWICE
; RUN: not syclopt-post-link -symbols -spirv-decorations=host-access %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=DECORATIONS
; RUN: not syclopt-post-link -device-globals -spirv-decorations=none %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=NUMBERS
; RUN: not syclopt-post-link -symbols -id-queries-range=uint64 %t/absent.ll -o %t/x 2>&1 | FileCheck %s --check-prefix=RANGE
; RUN: not syclopt-post-link -symbols %t/absent.ll -o %t/no_folder/x.files 2>&1 | FileCheck %s --check-prefix=FOLDER
; RUN: not syclopt-post-link -symbols %t/absent.ll -o %t/x.files -out-dir=%t/no_folder 2>&1 | FileCheck %s --check-prefix=OUT-DIR
; RUN: not syclopt-post-link -symbols %t/absent.ll -o %t 2>&1 | FileCheck %s --check-prefix=IS-FOLDER
; RUN: not syclopt-post-link -symbols %t/absent.ll -o %t/x.files 2>&1 | FileCheck %s --check-prefix=ABSENT
; RUN: ls %t | FileCheck %s --check-prefix=EMPTY --allow-empty
; MODE:        error: option '-split': found 'kernels', expected source, kernel, auto or none; did you mean 'kernel'?
; CONST:       error: option '-spec-const': found 'on', expected native, emulation, rt or default
; FLAG:        error: option '-symbols': found 'maybe', expected true or false
; UNKNOWN:     error: unknown option '-simbols'; did you mean '-symbols'
; COMMA:       error: -o a/b,{{.*}}: 'a/b' before the comma is to be the name of a target
; NO-FILE:     error: -o ',': expected FILE or TARGET,FILE
; TWICE:       error: -o names '{{.*}}/x' twice
; DECORATIONS: error: -spirv-decorations= needs -device-globals
; NUMBERS:     error: option '-spirv-decorations': found 'none', expected global-variable-decorations or host-access
; RANGE:       error: option '-id-queries-range': found 'uint64', expected int, uint or size_t; did you mean 'uint'
; FOLDER:      no_folder/x.files: error: cannot write: no such file or directory
; OUT-DIR:     no_folder: error: cannot write: no such file or directory
; IS-FOLDER:   refused.ll.tmp: error: cannot write: is a directory
; ABSENT:      absent.ll: error: cannot read: no such file or directory
; EMPTY-NOT:   {{.}}
