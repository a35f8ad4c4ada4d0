// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The device images that program_start.c tells the runtime of: the file SYCLOPT_IMAGES, which the driver defines.
__asm__(".section .syclopt_images, \"a\", @progbits\n"
        ".balign 16\n"
        ".globl syclopt_images\n"
        ".hidden syclopt_images\n"
        "syclopt_images:\n"
        ".incbin \"" SYCLOPT_IMAGES "\"\n"
        ".globl syclopt_images_end\n"
        ".hidden syclopt_images_end\n"
        "syclopt_images_end:\n"
        ".byte 0\n"
        ".previous\n");
