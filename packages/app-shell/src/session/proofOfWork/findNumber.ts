import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Proof-of-work challenge, as the contract's `Work` describes it. */
export interface Work {
  key: string;
  challenge: string;
  most: number;
}

/** Number of progress reports in all. */
const REPORTS = 50;

/**
 * Returns the number below `most` whose hash with the key equals the challenge; null when there is none. Takes seconds, so it must not run
 * on the page's main thread. `onProgress` receives the share tried, 0 to 1.
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
