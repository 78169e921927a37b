import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
let lastMillis = 0;
let sequence = 0;

function encode(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let i = 0; i < length; i += 1) {
    text = ALPHABET[Number(rest & 31n)] + text;
    rest >>= 5n;
  }
  return text;
}

/**
 * A new text id: 22 characters, sortable by the time it was made (ids are strings, D-04).
 * Inside one process ids made in the same millisecond keep their order.
 */
export function newId(): string {
  const millis = Date.now();
  sequence = millis === lastMillis ? sequence + 1 : 0;
  lastMillis = millis;
  const random = BigInt(`0x${randomBytes(6).toString('hex')}`);
  return encode(BigInt(millis), 10) + encode(BigInt(sequence & 0x3ff), 2) + encode(random, 10);
}
