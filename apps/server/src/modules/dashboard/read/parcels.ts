import { type SQL, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { orders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import type { Language } from '../../../http/messages';
import { placeOf } from './places';
import type { Seen } from './seen';
import { type Days, within } from './spans';

const readParcels = statement({
  name: 'dashboard.parcels',
  row: { place: column.text, count: column.integer },
  sql: (place: SQL, scope: SQL, days: Days) => sql`
    select ${place} as place, sum(h.packing_qty)::int as count from shipments h join ${orders} on ${orders.id} = h.order_id
    where ${scope} and h.voided_at is null and ${within(days, sql`h.shipped_at`)}
    group by 1 order by 2 desc, 1`,
  example: (make) => make(sql`'CN'`, sql`true`, { from: '2026-01-01', to: '2026-01-31' }),
});

/** Returns the number of a period's parcels per country or province, largest first. */
export async function parcelsByPlace(
  db: Queryable,
  { scope }: Seen,
  by: 'country' | 'province',
  days: Days,
  language: Language,
) {
  const address = orders.address;
  const area = sql`${address} ->> 'areaType'`;
  const place =
    by === 'country'
      ? sql`case ${area} when 'MAINLAND' then 'CN' when 'HK_MACAO_TW' then coalesce(nullif(${address} ->> 'province', ''), 'HK')
          else coalesce(nullif(${address} ->> 'country', ''), '-') end`
      : sql`case ${area} when 'OVERSEAS' then coalesce(nullif(${address} ->> 'city', ''), ${address} ->> 'country', '-')
          else coalesce(nullif(${address} ->> 'province', ''), '-') end`;
  const merged = new Map<string, ReturnType<typeof placeOf> & { count: number }>();
  for (const { place: word, count } of await readParcels(db, place, scope, days)) {
    const found = placeOf(word, language);
    merged.set(found.code, { ...found, count: count + (merged.get(found.code)?.count ?? 0) });
  }
  return [...merged.values()].sort((a, b) => b.count - a.count);
}
