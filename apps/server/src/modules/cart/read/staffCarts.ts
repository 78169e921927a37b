import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { asText, column, typeOf } from '../../../db/columnTypes';
import { joined, orderTerm, orderTerms, sortKeys, type Sorting } from '../../../db/ordering';
import { type Page, rowsOf } from '../../../db/paging';
import { buyers } from '../../../db/schema/accounts';
import { cartLines } from '../../../db/schema/cart';
import { statement } from '../../../db/statement';
import { refuseHiddenSort, seesPrices } from '../../auth/access/fieldVisibility';
import { customersWhere } from '../../customers/read/filters';
import { customerBriefs } from '../../customers/read/rows';
import { openAt } from '../../offers/rules/status';
import { visibleTo } from '../../offers/rules/visibility';

/** Filter and sorting of the table of carts. */
interface CartFilter extends Page, Sorting<keyof typeof FIGURES> {
  keywords?: string;
  customerId?: string;
}

type Viewer = Pick<Context, 'db' | 'staff' | 'language' | 'now'>;

const hasCart = sql`exists (select 1 from cart_lines c where c.buyer_id = ${buyers.id})`;

const changedLast = statement({
  name: 'carts.changedLast',
  row: { id: typeOf(buyers.id) },
  sql: (where: SQL, order: SQL, { limit, offset }: { limit: number; offset: number }) => sql`
    select buyers.id from buyers
    join lateral (select max(updated_at) as at from cart_lines c where c.buyer_id = buyers.id) c on c.at is not null
    where ${where} order by ${order}, buyers.id limit ${limit} offset ${offset}`,
  example: (make) => make(sql`true`, sql`c.at desc`, { limit: 20, offset: 0 }),
});

/** SQL counterpart of `offerState` and `orderableRuleLine`: a line that cannot be ordered has no pieces and no value. */
const figures = statement({
  name: 'carts.figures',
  row: {
    id: typeOf(buyers.id),
    lineCount: column.integer,
    problemCount: column.integer,
    qty: column.integer,
    valueCents: column.bigint,
    updatedAt: asText(typeOf(cartLines.updatedAt)),
  },
  sql: (now: Date, where: SQL, order: SQL, { limit, offset }: { limit: number; offset: number }) => sql`
    select buyers.id, count(*)::int as "lineCount",
      (count(*) filter (where not l.orderable or c.qty > l.left_now or c.price_cents <> l.price_cents))::int as "problemCount",
      coalesce(sum(l.pieces), 0)::int as qty, coalesce(sum(l.pieces * l.price_cents), 0)::bigint as "valueCents",
      max(c.updated_at) as "updatedAt"
    from buyers
    left join team_members m on m.buyer_id = buyers.id
    join cart_lines c on c.buyer_id = buyers.id
    join lists on lists.id = c.list_id
    join products p on p.id = c.product_id
    left join list_items li on li.list_id = c.list_id and li.product_id = c.product_id
    left join stock s on s.sku_id = c.sku_id
    cross join lateral (
      select coalesce(case lists.kind when 'FUTURES' then s.free else s.on_hand - s.locked end, 0) as left_now,
        coalesce(p.deleted_at is null and li.price_cents is not null and ${openAt(now)}
          and ${visibleTo({ id: sql`buyers.id`, teamId: sql`m.team_id` })}, false) as orderable
    ) o
    cross join lateral (
      select o.left_now, o.orderable, li.price_cents,
        case when o.orderable then greatest(0, least(c.qty, o.left_now)) else 0 end as pieces
    ) l
    where ${where}
    group by buyers.id order by ${order}, buyers.id limit ${limit} offset ${offset}`,
  example: (make) => make(new Date(0), sql`true`, sql`"updatedAt" desc`, { limit: 20, offset: 0 }),
});

const FIGURES = { qty: sql`qty`, valueCents: sql`"valueCents"`, updatedAt: sql`"updatedAt"` };

/** Returns the figures of the page: sorted by figures, those of all carts are counted, by the last change alone only those of the page. */
async function figuresOfPage({ db, now }: Viewer, where: SQL, filter: CartFilter) {
  const usual = { field: 'updatedAt', direction: 'desc' } as const;
  const page = rowsOf(filter);
  const order = joined(orderTerms(filter, { columns: FIGURES, usual, ties: [] }));
  const [first, ...rest] = sortKeys(filter, usual);
  if (first?.field !== 'updatedAt' || rest.length > 0) return figures(db, now, where, order, page);
  const ids = (await changedLast(db, where, orderTerm(sql`c.at`, first.direction), page)).map(({ id }) => id);
  if (ids.length === 0) return [];
  const all = { limit: ids.length, offset: 0 };
  return figures(db, now, inArray(buyers.id, ids), order, all);
}

/** Returns one page of the carts that are not empty, of customers within the caller's data scope. */
export async function cartPage(viewer: Viewer, filter: CartFilter) {
  const { pageNum, pageSize, keywords, customerId } = filter;
  const { db, staff } = viewer;
  const priced = seesPrices(staff);
  refuseHiddenSort(filter.sort, priced, viewer.language);
  const one = customerId === undefined ? undefined : inArray(buyers.id, [customerId]);
  const where = and(customersWhere(staff, { keywords }), one, hasCart) ?? hasCart;
  const rows = await figuresOfPage(viewer, where, filter);
  const customers = await customerBriefs(
    viewer,
    rows.map(({ id }) => id),
  );
  const list = rows.flatMap(({ id, valueCents, updatedAt, ...counts }) => {
    const customer = customers.get(id);
    if (customer === undefined) return [];
    return [{ customer, ...counts, valueCents: priced ? valueCents : 0, updatedAt: new Date(updatedAt) }];
  });
  return { list, total: await db.$count(buyers, where), pageNum, pageSize };
}
