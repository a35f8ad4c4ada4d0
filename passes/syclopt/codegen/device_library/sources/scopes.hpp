// How far an operation on memory is seen, and in which order, as SPIR-V numbers it.
#pragma once

enum Scope { CROSS_DEVICE, DEVICE, WORKGROUP, SUBGROUP, INVOCATION };
enum Semantics { RELAXED = 0, ACQUIRE = 2, RELEASE = 4, ACQUIRE_RELEASE = 8, SEQUENTIAL = 16, ORDERS = 30 };

struct Reach {
  int scope, semantics;
};

// What OpenCL's numbers of orders (0, 2 to 5) and scopes (work-item, work-group, device, all devices, sub-group) mean.
INLINE int semantics_of(int order) { return order < 2 ? RELAXED : 1 << (order - 1); }
INLINE int scope_of(int scope) {
  return scope == 1 ? WORKGROUP : scope == 2 ? DEVICE : scope == 3 ? CROSS_DEVICE : scope ? SUBGROUP : INVOCATION;
}
INLINE Reach reach(int order, int scope = 2) { return {scope_of(scope), semantics_of(order)}; }

static constexpr Reach PLAIN = {DEVICE, RELAXED}, STRICT = {DEVICE, SEQUENTIAL};
