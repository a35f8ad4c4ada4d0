"""What a notebook shows of an image, and of what is linked."""

import syclrt
from syclopt import post_link

TEXT = """target triple = "spirv64-unknown-unknown"
define spir_kernel void @"<b>"(ptr %p) !sycl_used_aspects !0 {
  ret void
}
!0 = !{i32 5}
"""


def test_an_image_shows_its_entry_points_and_properties() -> None:
    (image,) = post_link(TEXT, symbols=True)
    shown = image._repr_html_()
    assert "&lt;b&gt;" in shown
    assert "<b>" not in shown
    assert "aspects fp16 (5)" in shown


def test_an_explanation_shows_images_and_what_is_wrong() -> None:
    images = post_link(TEXT, symbols=True)
    device = syclrt.Device.default().with_aspects(remove=["fp16"])
    shown = syclrt.load(*images).explain("<b>", device)._repr_html_()
    assert "<svg" in shown
    assert "image 0" in shown
    assert "cannot run" in shown
    assert "<b>" not in shown
