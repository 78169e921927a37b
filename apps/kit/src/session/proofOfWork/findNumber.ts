import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A number to look for, as the contract's `Work` describes it. */
export interface Work {
  key: string;
  challenge: string;
  most: number;
}

/** How often in all the work says how far it is. */
const REPORTS = 50;

/**
 * Looks for the number below `most` whose hash with the key is the challenge; null when there is none. Takes seconds:
 * not for the page's own thread. `onProgress` hears the share that was tried, 0 to 1.
 */
export function findNumber(
  { key, challenge, most }: Work,
  onProgress: (share: number) => void,
): number | null {
  const every = Math.ceil(most / REPORTS);
  for (let number = 0; number < most; number += 1) {
    if (number % every === 0) onProgress(number / most);
    if (bytesToHex(sha256(utf8ToBytes(`${key}.${number}`))) === challenge) return number;
  }
  return null;
}
