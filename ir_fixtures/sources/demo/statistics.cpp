// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Statistics of all particles; the sums are in double.
#include "common.hpp"

namespace demo {

class total_energy;
class centre_of_mass;

DEVICE float speed(const Particle &particle) {
  const Vector &v = particle.velocity;
  return sqrt(v.x * v.x + v.y * v.y + v.z * v.z);
}

DEVICE double kinetic_energy(const Particle &particle) {
  double fast = speed(particle);
  return 0.5 * particle.mass * fast * fast;
}

void submit_statistics(const Particle *particles, double *out, double low, double high, int count) {
  launch<total_energy>([=] {
    double sum = 0;
    for (int i = 0; i < count; i++)
      sum += limited(kinetic_energy(particles[i]), low, high);
    out[get_global_id(0)] = sum;
  });
  launch<centre_of_mass>([=] {
    double sum = 0, mass = 0;
    for (int i = 0; i < count; i++) {
      sum += static_cast<double>(particles[i].position.x) * particles[i].mass;
      mass += limited(particles[i].mass, 0.0f, 1e6f);
    }
    out[get_global_id(0)] = mass > 0 ? sum / mass : 0;
  });
}

} // namespace demo
