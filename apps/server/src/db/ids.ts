import { randomUUID } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
let lastMillis = 0;
let sequence = 0;

/** Encodes the lowest bits of an integer, five per character. */
function encode(value: number, length: number): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < length; i += 1) {
    text = ALPHABET[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

/** Returns a new text id: 22 characters, sortable by creation time. Within one process ids of the same millisecond keep their order. */
export function newId(): string {
  const millis = Date.now();
  sequence = millis === lastMillis ? sequence + 1 : 0;
  lastMillis = millis;
  // The last twelve digits of a UUID are random, and Node generates many at once.
  const random = Number.parseInt(randomUUID().slice(-12), 16);
  return encode(millis, 10) + encode(sequence & 0x3ff, 2) + encode(random, 10);
}
