import type { components } from '@selvedge/api-spec/types';
import { BASE_CURRENCY } from '@selvedge/domain/money/exchange';
import { asc, sql } from 'drizzle-orm';
import { orNull, typeOf } from '../../db/columnTypes';
import type { Queryable } from '../../db/pool';
import type { FrozenRate } from '../../db/schema/orders';
import { exchangeRates, operationRecords } from '../../db/schema/platform';
import { statement } from '../../db/statement';

/** Entity name of rates in the operation records. */
export const RATE_ENTITY = 'exchangeRate';

/** Maximum number of changes of a rate that staff are shown; older ones stay in the operation records. */
const LATEST_CHANGES = 20;

const SHOWN = {
  name: exchangeRates.name,
  num: exchangeRates.num,
  label: exchangeRates.label,
  icon: exchangeRates.icon,
  index: exchangeRates.index,
  updatedAt: exchangeRates.updatedAt,
};

/** Returns the exchange rates in the order in which they are shown. */
export function readRates(db: Queryable) {
  return db.select(SHOWN).from(exchangeRates).orderBy(asc(exchangeRates.index), asc(exchangeRates.name));
}

/** Returns the current rates as they are copied to an order when it is frozen. */
export async function ratesNow(db: Queryable): Promise<FrozenRate[]> {
  const rows = await readRates(db);
  return rows.map(({ name, num, label, icon, index, updatedAt }) => ({
    name,
    num,
    ...(label === null ? {} : { label }),
    ...(icon === null ? {} : { icon }),
    ...(index === null ? {} : { index }),
    updatedAt: updatedAt.toISOString(),
  }));
}

const readChanges = statement({
  name: 'rates.changes',
  row: {
    name: typeOf(exchangeRates.name),
    num: orNull(typeOf(exchangeRates.num)),
    at: typeOf(operationRecords.at),
    operatorName: typeOf(operationRecords.operatorName),
  },
  sql: () => sql`
    select rate.name, change.after ->> 'num' as num, change.at, change.operator_name as "operatorName"
    from exchange_rates rate
    cross join lateral (
      select after, at, operator_name from operation_records
      where entity = ${RATE_ENTITY} and entity_id = rate.name order by at desc limit ${LATEST_CHANGES}
    ) change
    order by change.at desc`,
  example: (make) => make(),
});

/** Returns all currencies with their latest changes, newest first. */
export async function rateHistories(db: Queryable): Promise<components['schemas']['RateHistory'][]> {
  const rates = await db
    .select()
    .from(exchangeRates)
    .orderBy(asc(exchangeRates.index), asc(exchangeRates.name));
  const changes = await readChanges(db);
  return rates.map(({ label, icon, index, updatedAt, ...rate }) => {
    const ofRate = changes.filter(({ name }) => name === rate.name);
    const [latest] = ofRate;
    return {
      ...rate,
      label: label ?? rate.name,
      icon: icon ?? rate.name,
      ...(index !== null && { index }),
      fixed: rate.name === BASE_CURRENCY,
      updatedAt: updatedAt.toISOString(),
      ...(latest && { updatedBy: latest.operatorName }),
      history: ofRate.map(({ num, at, operatorName }) => ({
        num: num ?? rate.num,
        at: at.toISOString(),
        operatorName,
      })),
    };
  });
}
