import { asc } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import type { FrozenRate } from '../../../db/schema/orders';
import { exchangeRates } from '../../../db/schema/platform';

/** Rates of today as they are copied to an order when it is frozen (D-40, Q-29). */
export async function ratesNow(db: Queryable): Promise<FrozenRate[]> {
  const rows = await db
    .select()
    .from(exchangeRates)
    .orderBy(asc(exchangeRates.index), asc(exchangeRates.name));
  return rows.map(({ name, num, label, icon, index, updatedAt }) => ({
    name,
    num,
    ...(label === null ? {} : { label }),
    ...(icon === null ? {} : { icon }),
    ...(index === null ? {} : { index }),
    updatedAt: updatedAt.toISOString(),
  }));
}
