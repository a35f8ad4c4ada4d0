// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the three units of the demo application share.
#pragma once
#include "../device.hpp"

namespace demo {

struct Vector {
  float x, y, z;
  Vector operator+(Vector o) const { return {x + o.x, y + o.y, z + o.z}; }
  Vector operator*(float k) const { return {x * k, y * k, z * k}; }
};

struct Particle {
  Vector position, velocity;
  float mass;
};

// fields.cpp
extern const float falloff[8];
DEVICE Vector force_at(Vector position, const float *field, int cells);
DEVICE float sample(const float *field, int cells, float at);

// statistics.cpp
DEVICE double kinetic_energy(const Particle &particle);
DEVICE float speed(const Particle &particle);

// Every unit that uses an instance has its copy; linking keeps one.
template <class T> __attribute__((noinline)) T limited(T value, T low, T high) {
  if (value != value)
    return low;
  return value < low ? low : value > high ? high : value;
}

} // namespace demo
