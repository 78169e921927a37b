import type { components } from '@selvedge/api-spec/types';
import { allocateCents } from '@selvedge/domain/money/money';
import { type SQL, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { orders } from '../../../db/schema/orders';
import { statement } from '../../../db/statement';
import type { Language } from '../../../http/messages';
import { localised, translate } from '../../../messages/translate';
import type { Seen } from './seen';
import { type Days, NOT_CANCELLED, within } from './spans';

type Slice = components['schemas']['DashboardSlice'];

const WHOLE = 10_000;
const LARGEST_SLICES = 6;

const readSlices = statement({
  name: 'dashboard.slices',
  row: { key: column.text, label: column.text, qty: column.integer, valueCents: column.bigint },
  sql: (join: SQL, key: SQL, label: SQL, where: SQL) => sql`
    select ${key} as key, ${label} as label, sum(l.confirmed_qty)::int as qty,
      sum(l.confirmed_qty * l.price_cents - least(l.discount_cents, l.confirmed_qty * l.price_cents))::bigint as "valueCents"
    from ${orders} join sub_orders s on s.order_id = ${orders.id} and not s.cancelled
    join order_lines l on l.sub_order_id = s.id join products p on p.id = l.product_id ${join}
    where ${NOT_CANCELLED} and ${where} and l.confirmed_qty > 0 group by 1, 2 order by 3 desc, 1`,
  example: (make) => make(sql`join brands x on x.id = p.brand_id`, sql`x.id`, sql`x.name`, sql`true`),
});

/** Returns the confirmed pieces of a period by brand, category or identity type; small slices are merged into one. */
export async function pieOf(
  db: Queryable,
  { scope, priced }: Seen,
  by: 'brand' | 'category' | 'identity',
  days: Days,
  language: Language,
): Promise<Slice[]> {
  const group = {
    brand: { join: sql`join brands x on x.id = p.brand_id`, key: sql`x.id`, label: sql`x.name` },
    category: {
      join: sql`join categories x on x.id = p.category_id`,
      key: sql`x.id`,
      label: localised(language, sql`x.name`, sql`x.name_en`),
    },
    identity: {
      join: sql`join buyers u on u.id = ${orders.buyerId} left join dict_items x on x.code = 'identity_type' and x.value = u.identity_type`,
      key: sql`u.identity_type`,
      label: sql`coalesce(${localised(language, sql`x.label`, sql`x.label_en`)}, u.identity_type)`,
    },
  }[by];
  const rows = await readSlices(db, group.join, group.key, group.label, sql`${within(days)} and ${scope}`);
  const large = rows.slice(0, LARGEST_SLICES);
  const small = rows.slice(LARGEST_SLICES);
  const gathered = {
    key: 'other',
    label: translate(language, 'dashboard.otherSlices'),
    qty: small.reduce((sum, { qty }) => sum + qty, 0),
    valueCents: small.reduce((sum, { valueCents }) => sum + valueCents, 0),
  };
  const slices = small.length > 0 ? [...large, gathered] : large;
  if (slices.length === 0) return [];
  const shares = allocateCents(
    WHOLE,
    slices.map(({ qty }) => qty),
  );
  return slices.map((slice, index) => ({
    ...slice,
    valueCents: priced ? slice.valueCents : 0,
    shareBp: shares[index] ?? 0,
  }));
}
