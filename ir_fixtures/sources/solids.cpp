// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Out-of-line virtual functions that the unit shapes calls; no kernel.
#include "shapes.hpp"

namespace geometry {

DEVICE Polygon::Polygon(Point origin, float side) {
  const Point steps[4] = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  for (int i = 0; i < 4; i++) {
    Point step = steps[i].scaled(side);
    corners[i] = {origin.x + step.x, origin.y + step.y};
  }
}

DEVICE float Polygon::area() const {
  float twice = 0;
  for (int i = 0; i < 4; i++) {
    const Point &a = corners[i], &b = corners[(i + 1) % 4];
    twice += a.x * b.y - b.x * a.y;
  }
  return twice < 0 ? -twice / 2 : twice / 2;
}

DEVICE float Polygon::grown(float factor) const { return Shape::grown(factor) + corners[0].x; }

DEVICE float total_area(const Shape *const *shapes, int count) {
  Buffer<float, 8> areas;
  for (int i = 0; i < count; i++)
    if (!areas.push(i % 2 ? shapes[i]->grown(1.5f) : shapes[i]->area()))
      break;
  return areas.fold(0.0f, [](float sum, float area) { return sum + area; });
}

} // namespace geometry
