import { createHash } from 'node:crypto';

/** What a browser does where it works instead of reading a picture: looks for the number. */
export function solveWork(key: string, challenge: string, most: number): number {
  for (let number = 0; number < most; number += 1) {
    if (createHash('sha256').update(`${key}.${number}`).digest('hex') === challenge) return number;
  }
  throw new Error('there is no such number');
}
