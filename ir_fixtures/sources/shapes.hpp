// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Virtual functions and templates, shared by the units shapes and solids.
#pragma once
#include "device.hpp"

namespace geometry {

struct Point {
  float x, y;
  Point scaled(float factor) const { return {x * factor, y * factor}; }
};

class Shape {
public:
  DEVICE virtual float area() const = 0;
  DEVICE virtual float grown(float factor) const { return area() * factor * factor; }
};

class Circle : public Shape {
  float radius;

public:
  DEVICE explicit Circle(float r) : radius(r) {}
  DEVICE float area() const override { return 3.14159265f * radius * radius; }
};

class Polygon : public Shape {
  Point corners[4];

public:
  DEVICE Polygon(Point origin, float side);
  DEVICE float area() const override;
  DEVICE float grown(float factor) const override;
};

template <class T, int N> struct Buffer {
  T items[N];
  int used = 0;

  bool push(T item) {
    if (used == N)
      return false;
    items[used++] = item;
    return true;
  }
  template <class F> T fold(T start, F step) const {
    for (int i = 0; i < used; i++)
      start = step(start, items[i]);
    return start;
  }
};

DEVICE float total_area(const Shape *const *shapes, int count);

} // namespace geometry
