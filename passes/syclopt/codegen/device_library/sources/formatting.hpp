// What OpenCL's printf makes of a format and its arguments, on the host.
//
// Arguments come in slots of 64 bits, vectors element by element: integers as `long`, floating-point numbers as `double`.
#pragma once

#include "directives.hpp"

extern "C" {
int snprintf(char *, size_t, const char *, ...);
void *realloc(void *, size_t);
void free(void *);
}

struct Text {
  char *data;
  size_t used, room;
};

INLINE bool has_room(Text *text, size_t more) {
  if (text->room - text->used >= more)
    return true;
  size_t room = 2 * text->room + more + 64;
  char *data = (char *)realloc(text->data, room);
  if (!data)
    return false;
  text->data = data;
  text->room = room;
  return true;
}

__attribute__((noinline)) static void append(Text *text, const char *from, size_t size) {
  if (has_room(text, size)) {
    __builtin_memcpy(text->data + text->used, from, size);
    text->used += size;
  }
}

// A directive up to its conversion, as C's functions take it.
struct Spelled {
  char text[48];
  int length;
};
static void spell(const Directive *directive, Spelled *spelled) {
  int length = 0;
  spelled->text[length++] = '%';
  for (int at = 0; at < directive->flag_count && length < 8; ++at)
    spelled->text[length++] = directive->flags[at];
  if (directive->has_width)
    length += snprintf(spelled->text + length, 12, "%d", directive->width);
  if (directive->has_precision)
    length += snprintf(spelled->text + length, 13, ".%d", directive->precision);
  spelled->length = length;
}

// What stands in a slot, for a directive that ends in `conversion`.
template <class T> static void append_value(Text *text, Spelled *spelled, const char *conversion, T value) {
  char *end = spelled->text + spelled->length;
  for (int at = 0; (end[at] = conversion[at]); ++at)
    ;
  for (int tries = 0; tries < 2; ++tries) {
    size_t room = text->room - text->used;
    int size = snprintf(text->data + text->used, room, spelled->text, value);
    if (size < 0)
      return;
    if ((size_t)size < room) {
      text->used += size;
      return;
    }
    if (!has_room(text, (size_t)size + 1))
      return;
  }
}

INLINE long as_signed(long value, int bytes) {
  return bytes == 1 ? (signed char)value : bytes == 2 ? (short)value : bytes == 4 ? (int)value : value;
}
INLINE ulong as_unsigned(ulong value, int bytes) {
  return bytes == 1 ? (uchar)value : bytes == 2 ? (ushort)value : bytes == 4 ? (uint)value : value;
}

static void append_slot(Text *text, Spelled *spelled, int bytes, char conversion, ulong slot) {
  char with_length[3] = {'l', conversion, 0}, alone[2] = {conversion, 0};
  switch (conversion) {
  case 'd':
  case 'i':
    return append_value(text, spelled, with_length, as_signed(slot, bytes));
  case 'u':
  case 'o':
  case 'x':
  case 'X':
    return append_value(text, spelled, with_length, as_unsigned(slot, bytes));
  case 'c':
    return append_value(text, spelled, alone, (int)slot);
  case 's':
    return append_value(text, spelled, alone, slot ? (const char *)slot : "(null)");
  case 'p':
    return append_value(text, spelled, alone, (void *)slot);
  default:
    return append_value(text, spelled, alone, __builtin_bit_cast(double, slot));
  }
}

// Returns text that the caller frees.
__attribute__((noinline)) static Text formatted(const char *format, const ulong *slot, int slots) {
  const ulong *end = slot + slots;
  Text text = {};
  while (*format) {
    const char *start = format;
    while (*format && *format != '%')
      ++format;
    append(&text, start, (size_t)(format - start));
    if (!*format)
      break;
    start = format++;
    Directive directive;
    format = read_directive(format, &directive, &slot, end);
    Spelled spelled;
    spell(&directive, &spelled);
    char conversion = *format;
    if (conversion == '%') {
      append(&text, "%", 1);
      ++format;
    } else if (!is_one_of(conversion, CONVERSIONS)) {
      append(&text, start, (size_t)(format - start));
    } else {
      ++format;
      for (int lane = 0; lane < directive.lanes && slot < end; ++lane) {
        if (lane)
          append(&text, ",", 1);
        append_slot(&text, &spelled, directive.bytes, conversion, *slot++);
      }
    }
  }
  return text;
}
