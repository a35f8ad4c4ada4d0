// What GPUs have printed: records that printf made there become text here.
#pragma once

#include "formatting.hpp"
#include "nvptx/records.hpp"

// Appends the text of a record, whose texts become pointers. Tells whether it is whole.
static bool append_record(Text *text, char *record, const PrintRecord &head) {
  if (head.bytes < sizeof head || head.slots > (head.bytes - sizeof head) / sizeof(ulong) || head.format >= head.bytes)
    return false;
  ulong *slots = (ulong *)(record + sizeof head);
  const char *format = record + head.format;
  each_text(format, slots, head.slots, [&](uint at) INLINED {
    slots[at] = slots[at] < head.bytes ? (ulong)(record + slots[at]) : 0;
  });
  Text made = formatted(format, slots, (int)head.slots);
  append(text, made.data, made.used);
  free(made.data);
  return true;
}

// Returns the text for one stream in `bytes` of records, which the caller frees. Each record is read once.
extern "C" char *__native_format_records(char *records, size_t bytes, uint stream, size_t *size) {
  Text text = {};
  for (size_t at = 0; at + sizeof(PrintRecord) <= bytes;) {
    PrintRecord head = *(const PrintRecord *)(records + at);
    if (head.bytes > bytes - at || (head.stream == stream && !append_record(&text, records + at, head)))
      break;
    if (head.bytes < sizeof head)
      break;
    at += head.bytes;
  }
  *size = text.used;
  return text.data;
}
