"""What a program does before DPC++'s runtime looks for devices: it says where the OpenCL runtime for processors is."""

from __future__ import annotations

_IR = """
%hook = type {{ i32, ptr, ptr }}

@vendors = private constant [16 x i8] c"OCL_ICD_VENDORS\\00"
@filenames = private constant [18 x i8] c"OCL_ICD_FILENAMES\\00"
@driver = private constant [{size} x i8] c"{driver}\\00"
@llvm.global_ctors = appending global [1 x %hook] [%hook {{ i32 101, ptr @start, ptr null }}]

define internal void @start() {{
  %named = call ptr @getenv(ptr @vendors)
  %isnamed = icmp ne ptr %named, null
  br i1 %isnamed, label %done, label %name

name:
  %failed = call i32 @setenv(ptr @filenames, ptr @driver, i32 0)
  br label %done

done:
  ret void
}}

declare ptr @getenv(ptr)

declare i32 @setenv(ptr, ptr, i32)
"""


def start_ir(driver: str) -> str:
    """Return a module that names an OpenCL driver to the loader, unless the environment names some."""
    name = driver.encode("utf-8", "surrogateescape")
    escaped = "".join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\{byte:02X}" for byte in name)
    return _IR.format(size=len(name) + 1, driver=escaped)
