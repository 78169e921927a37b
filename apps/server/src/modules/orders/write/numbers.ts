import { makeNumber, type NumberPrefix } from '@selvedge/domain/orders/orderNumbers';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { numberSeries } from '../../../db/schema/fulfilment';

/**
 * Next number of a kind for the UTC day of `at` (D-65). It is taken at once and outside any transaction: what is rolled back
 * leaves a gap, and no number is given twice.
 */
export async function nextNumber(
  { numbers }: Pick<Context, 'numbers'>,
  prefix: NumberPrefix,
  at: Date,
): Promise<string> {
  const [row] = await numbers
    .insert(numberSeries)
    .values({ prefix, day: at.toISOString().slice(2, 10).replaceAll('-', ''), last: 1 })
    .onConflictDoUpdate({
      target: [numberSeries.prefix, numberSeries.day],
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning({ last: numberSeries.last });
  if (row === undefined) throw new Error('no running number was given');
  return makeNumber(prefix, at, row.last);
}
