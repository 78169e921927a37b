/**
 * Creates an idempotency key for one intention to create something. Create it once when the form opens and send it with every try: double
 * clicks, retries and reloads then create one thing. The server stores the key for 24 hours.
 */
export function newIdempotencyKey(): string {
  // randomUUID exists only in secure contexts; a company network often serves plain http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return written(crypto.getRandomValues(new Uint8Array(16)));
}

/**
 * Combines the keys of several intentions that are sent in one call. The result does not depend on their order, so that two copies of a
 * page send the same intentions under the same key; as the keys are random, different sets have different results.
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

/** Formats random bytes as a UUID of version 4. */
function written(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
