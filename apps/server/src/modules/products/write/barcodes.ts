import { randomInt } from 'node:crypto';
import { makeEan13 } from '@selvedge/domain/products/ean';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { skus } from '../../../db/schema/products';

/** Prefix of generated barcodes. EAN-13 that begin with 2 are free for internal use; the demo data have those with 29. */
const OWN_RANGE = '28';
const RANDOM_PARTS = 2;
const PART = 100_000;

function draw(): string {
  const digits = Array.from({ length: RANDOM_PARTS }, () => String(randomInt(PART)).padStart(5, '0'));
  return makeEan13(OWN_RANGE + digits.join(''));
}

/** Returns valid barcodes that no size has yet, for sizes that came without one. */
export async function freeBarcodes(db: Queryable, count: number): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const drawn = new Set<string>();
    while (drawn.size < count - free.size) drawn.add(draw());
    const taken = await db
      .select({ barcode: skus.barcode })
      .from(skus)
      .where(inArray(skus.barcode, [...drawn]));
    const isTaken = new Set(taken.map(({ barcode }) => barcode));
    for (const code of drawn) if (!isTaken.has(code)) free.add(code);
  }
  return [...free];
}
