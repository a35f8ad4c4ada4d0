// Copies between a device and memory of the host that is not pinned: several threads share one, and each has a stream
// and pinned memory, through which it lets the driver copy one part while it copies another. staging.py lays out the
// structures.
//
// Compiled to copies.ll by scripts/regen_device_library.

using u32 = unsigned;
using size_t = decltype(sizeof 0);
using Status = int; // CUresult

extern "C" void *memcpy(void *, const void *, size_t);

static constexpr Status NOT_READY = 600;
static constexpr u32 SLOTS = 2;

// What threads share. `next` are the bytes that some of them have taken.
struct Copy {
  Status (*copy)(size_t to, size_t from, size_t bytes, void *stream);
  Status (*record)(void *event, void *stream);
  Status (*query)(void *event);
  char *device, *host;
  size_t bytes, part, next;
  u32 is_out;
  Status status;
};

// What a thread has.
struct Lane {
  void *stream;
  void *events[SLOTS];
  char *memory;
};

struct Part {
  size_t first, bytes;
};

static Part next_part(Copy *copy) {
  if (__atomic_load_n(&copy->status, __ATOMIC_RELAXED))
    return {};
  size_t first = __atomic_fetch_add(&copy->next, copy->part, __ATOMIC_RELAXED);
  if (first >= copy->bytes)
    return {};
  size_t left = copy->bytes - first;
  return {first, left < copy->part ? left : copy->part};
}

// Let the driver copy a part, to a slot or from it.
static Status begin(const Copy *copy, const Lane *lane, u32 slot, Part part) {
  size_t device = (size_t)copy->device + part.first, memory = (size_t)lane->memory + slot * copy->part;
  Status status = copy->is_out ? copy->copy(memory, device, part.bytes, lane->stream)
                               : copy->copy(device, memory, part.bytes, lane->stream);
  return status ? status : copy->record(lane->events[slot], lane->stream);
}

static Status end(const Copy *copy, const Lane *lane, u32 slot) {
  Status status;
  while ((status = copy->query(lane->events[slot])) == NOT_READY)
    ;
  return status;
}

static Status to_host(Copy *copy, const Lane *lane) {
  Part coming[SLOTS] = {};
  for (u32 slot = 0;; slot = !slot) {
    Part part = coming[slot] = next_part(copy);
    if (part.bytes)
      if (Status status = begin(copy, lane, slot, part))
        return status;
    Part &before = coming[!slot];
    if (before.bytes) {
      if (Status status = end(copy, lane, !slot))
        return status;
      memcpy(copy->host + before.first, lane->memory + !slot * copy->part, before.bytes);
      before = {};
    } else if (!part.bytes) {
      return 0;
    }
  }
}

static Status to_device(Copy *copy, const Lane *lane) {
  bool is_going[SLOTS] = {};
  for (u32 slot = 0;; slot = !slot) {
    Part part = next_part(copy);
    if (is_going[slot])
      if (Status status = end(copy, lane, slot))
        return status;
    if (!part.bytes)
      return is_going[!slot] ? end(copy, lane, !slot) : 0;
    memcpy(lane->memory + slot * copy->part, copy->host + part.first, part.bytes);
    if (Status status = begin(copy, lane, slot, part))
      return status;
    is_going[slot] = true;
  }
}

extern "C" {
// Do a share of a copy, and return when all of it is there. The thread must have the context of the device.
void __cuda_copy(Copy *copy, const Lane *lane) {
  if (Status status = copy->is_out ? to_host(copy, lane) : to_device(copy, lane))
    __atomic_store_n(&copy->status, status, __ATOMIC_RELAXED);
}
}
