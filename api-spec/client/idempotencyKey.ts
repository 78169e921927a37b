/**
 * A key for one intention to create something. Make it once when the form opens and send it with every try:
 * double clicks, retries and reloads then create one thing. The server keeps it for 24 hours.
 */
export function newIdempotencyKey(): string {
  // randomUUID exists only in secure contexts; a house network often serves plain http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return written(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * The key of several intentions that are sent in one call: the same for the same ones in whatever order, so that each of two copies of a page
 * sends them under it. Keys are random, and so is what their bits differ in.
 */
export function combinedIdempotencyKey(keys: Iterable<string>): string {
  const bytes = new Uint8Array(16);
  for (const key of new Set(keys)) {
    const hex = key.replaceAll('-', '');
    bytes.forEach((byte, at) => {
      bytes[at] = byte ^ Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
    });
  }
  return written(bytes);
}

/** Random bytes as a uuid of version 4. */
function written(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
