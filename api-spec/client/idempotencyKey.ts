/**
 * A key for one intention to create something (D-55, Q-27). Make it once when the form opens and send it with every try:
 * double clicks, retries and reloads then create one thing. The server keeps it for 24 hours.
 */
export function newIdempotencyKey(): string {
  // randomUUID exists only in secure contexts; a house network often serves plain http.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
