import { createHash } from 'node:crypto';

/** Solves a proof-of-work challenge as a browser does instead of a picture code: searches for the number. */
export function solveWork(key: string, challenge: string, most: number): number {
  for (let number = 0; number < most; number += 1) {
    if (createHash('sha256').update(`${key}.${number}`).digest('hex') === challenge) return number;
  }
  throw new Error('there is no such number');
}
