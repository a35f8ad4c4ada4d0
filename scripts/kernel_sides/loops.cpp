// The kernels as loops: a kernel's arguments, then the extents of its range.

#include <cmath>

using Warp = float __attribute__((ext_vector_type(32), aligned(4)));

template <int distance> static Warp moved(Warp from) {
  Warp to = 0;
  for (int i = distance; i < 32; ++i) to[i] = from[i - distance];
  return to;
}

extern "C" {

void saxpy(float a, const float *x, float *y, int count) {
#pragma omp parallel for
  for (int i = 0; i < count; ++i) y[i] = a * x[i] + y[i];
}

void polynomial(const float *x, float *y, int count) {
#pragma omp parallel for
  for (int i = 0; i < count; ++i) {
    float at = x[i], sum = 0.5f;
    for (int step = 0; step < 16; ++step) sum = sum * at + 0.25f;
    y[i] = sum;
  }
}

void stencil(int width, const float *from, float *to, int columns, int rows) {
#pragma omp parallel for
  for (int row = 1; row <= rows; ++row)
    for (int column = 1; column <= columns; ++column) {
      int at = row * width + column;
      to[at] = 0.2f * (from[at] + from[at - 1] + from[at + 1] + from[at - width] + from[at + width]);
    }
}

void product(int size, const float *a, const float *b, float *c, int columns, int rows) {
#pragma omp parallel for collapse(2)
  for (int top = 0; top < rows; top += 16)
    for (int left = 0; left < columns; left += 16) {
      float sum[16][16] = {}, of_a[16][16], of_b[16][16];
      for (int tile = 0; tile < size; tile += 16) {
        for (int row = 0; row < 16; ++row)
          for (int column = 0; column < 16; ++column) {
            of_a[row][column] = a[(top + row) * size + tile + column];
            of_b[row][column] = b[(tile + row) * size + left + column];
          }
        for (int row = 0; row < 16; ++row)
          for (int column = 0; column < 16; ++column)
            for (int k = 0; k < 16; ++k) sum[row][column] += of_a[row][k] * of_b[k][column];
      }
      for (int row = 0; row < 16; ++row)
        for (int column = 0; column < 16; ++column) c[(top + row) * size + left + column] = sum[row][column];
    }
}

void mandelbrot(int most, int *steps, int width, int height) {
#pragma omp parallel for schedule(dynamic)
  for (int row = 0; row < height; ++row)
    for (int column = 0; column < width; ++column) {
      float from_x = 3.0f * column / width - 2.0f, from_y = 2.0f * row / height - 1.0f, x = 0, y = 0;
      int step = 0;
      while (step < most && x * x + y * y < 4.0f) {
        float next = x * x - y * y + from_x;
        y = 2 * x * y + from_y;
        x = next;
        ++step;
      }
      steps[row * width + column] = step;
    }
}

void bodies(int count, const float *bodies, float *forces, int) {
#pragma omp parallel for
  for (int i = 0; i < count; ++i) {
    float x = 0, y = 0, z = 0;
    for (int j = 0; j < count; ++j) {
      float dx = bodies[4 * j] - bodies[4 * i], dy = bodies[4 * j + 1] - bodies[4 * i + 1],
            dz = bodies[4 * j + 2] - bodies[4 * i + 2];
      float square = dx * dx + dy * dy + dz * dz + 0.01f;
      float pull = bodies[4 * j + 3] / (square * std::sqrt(square));
      x += dx * pull;
      y += dy * pull;
      z += dz * pull;
    }
    forces[4 * i] = x;
    forces[4 * i + 1] = y;
    forces[4 * i + 2] = z;
    forces[4 * i + 3] = 0;
  }
}

void warp_sum(const float *x, float *sums, int count) {
#pragma omp parallel for
  for (int i = 0; i < count; i += 32) {
    Warp value = *(const Warp *)(x + i);
    auto halves = value.lo + value.hi;
    auto quarters = halves.lo + halves.hi;
    auto eighths = quarters.lo + quarters.hi;
    auto pairs = eighths.lo + eighths.hi;
    sums[i / 32] = pairs[0] + pairs[1];
  }
}

void warp_scan(const float *x, float *sums, int count) {
#pragma omp parallel for
  for (int i = 0; i < count; i += 32) {
    Warp sum = *(const Warp *)(x + i);
    sum += moved<1>(sum);
    sum += moved<2>(sum);
    sum += moved<4>(sum);
    sum += moved<8>(sum);
    *(Warp *)(sums + i) = sum + moved<16>(sum);
  }
}
}
