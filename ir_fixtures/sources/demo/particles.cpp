// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Moves particles; calls functions of both other units.
#include "common.hpp"

namespace demo {

class move_particles;
class bounce_particles;
class measure_speed;

class Wall {
public:
  DEVICE virtual void bounce(Particle &particle) const {
    if (particle.position.y < 0)
      particle.velocity.y = -particle.velocity.y;
  }
};

class SoftWall : public Wall {
  float give;

public:
  DEVICE explicit SoftWall(float g) : give(g) {}
  DEVICE void bounce(Particle &particle) const override {
    Wall::bounce(particle);
    particle.velocity = particle.velocity * give;
  }
};

namespace {

__attribute__((noinline)) void hit(Particle &particle, const Wall &wall, int times) {
  for (int i = 0; i < times; i++)
    wall.bounce(particle);
}

} // namespace

void submit_particles(Particle *particles, const float *field, float *out, int cells, float step) {
  launch<move_particles>([=] {
    Particle &particle = particles[get_global_id(0)];
    particle.velocity = particle.velocity + force_at(particle.position, field, cells) * (step / particle.mass);
    particle.position = particle.position + particle.velocity * limited(step, 0.0f, 1.0f);
  });
  launch<bounce_particles>([=] {
    Particle &particle = particles[get_global_id(0)];
    if (cells > 8)
      hit(particle, Wall(), 1);
    else
      hit(particle, SoftWall(0.5f), cells);
  });
  launch<measure_speed>([=] {
    unsigned long i = get_global_id(0);
    out[i] = limited(speed(particles[i]) * falloff[i % 8], 0.0f, 1000.0f);
  });
}

} // namespace demo
