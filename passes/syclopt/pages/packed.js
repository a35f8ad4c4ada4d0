"use strict";
// What stands in a page compressed.

/** Return the bytes of a text in Base64. */
async function unpack(text) {
  const packed = atob(text);
  const bytes = new Uint8Array(packed.length);
  for (let at = 0; at < packed.length; ++at) bytes[at] = packed.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function unpackJson(text) {
  return JSON.parse(new TextDecoder().decode(await unpack(text)));
}

/** Run the script that stands in a page compressed. */
async function runPacked(id) {
  const text = new TextDecoder().decode(await unpack(document.getElementById(id).textContent));
  const script = document.createElement("script");
  script.textContent = text;
  document.head.append(script);
}
