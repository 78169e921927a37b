import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { GoodsScope } from '../../../searchIndex/messages';
import type { Context } from '../../../contract/handlers';
import { lists } from '../../../db/schema/lists';
import type { Language } from '../../../http/messages';
import { isShownPrices } from '../../auth/access/fieldVisibility';
import type { BuyerSession } from '../../../contract/caller';
import { listFor, type ListRow } from '../../lists/read/listFor';
import { openAt } from '../../offers/rules/status';
import { visibleTo } from '../../offers/rules/visibility';

/** How answers are made for one caller. */
export interface Reader {
  language: Language;
  /** Holds sp:price:view. */
  priced: boolean;
}

/** How answers about products are made for the caller: language, and prices only for who is shown them. */
export function readerOf(ctx: Pick<Context, 'language' | 'can'>): Reader {
  return { language: ctx.language, priced: isShownPrices(ctx) };
}

/**
 * Goods to choose from, as `g(product_id, list_id, price_cents, position)`: those of one list, or of all open lists that
 * the buyer may see, each product once with the list that opened last.
 */
export function goodsOfList(listId: string): SQL {
  return sql`(select product_id, list_id, price_cents, position from list_items where list_id = ${listId})`;
}

/** See `goodsOfList`: the super list, goods as the house offers them; what a seller asks stands on the seller's list. */
export function superGoods(buyer: BuyerSession, now: Date): SQL {
  return sql`(select distinct on (li.product_id) li.product_id, li.list_id, li.price_cents,
      case when sp.hot then 0 else 1 end as position
    from lists join list_items li on li.list_id = lists.id join products sp on sp.id = li.product_id
    where lists.owner_type = 'STAFF' and ${visibleTo(buyer)} and ${openAt(now)} order by li.product_id, lists.start_at desc, lists.id)`;
}

/** The tables every query over goods joins: goods g, product p, stock s. */
export function goodsTables(goods: SQL): SQL {
  return sql`${goods} g
    join products p on p.id = g.product_id and p.deleted_at is null
    join lateral (select coalesce(sum(t.free), 0)::int as free from stock t where t.product_id = p.id) s on true`;
}

/** The goods of a list that the buyer may see, refused with 40401 otherwise; without a list those of all open ones. */
export async function goodsFor(
  ctx: Pick<Context, 'db' | 'buyer' | 'now'>,
  listId: string | undefined,
): Promise<SQL> {
  if (listId === undefined) return superGoods(ctx.buyer, ctx.now);
  const list = await listFor(ctx.db, ctx.buyer, listId);
  return goodsOfList(list.id);
}

/** Goods of one list, for the index of the goods. */
export const scopeOf = (list: Pick<ListRow, 'id'>): GoodsScope => ({ kind: 'list', lists: [list.id] });

/** What `goodsFor` says, for the index of the goods. */
export async function scopeFor(
  ctx: Pick<Context, 'db' | 'buyer' | 'now'>,
  listId: string | undefined,
): Promise<GoodsScope> {
  if (listId !== undefined) return scopeOf(await listFor(ctx.db, ctx.buyer, listId));
  const open = await ctx.db
    .select({ id: lists.id })
    .from(lists)
    .where(and(eq(lists.ownerType, 'STAFF'), visibleTo(ctx.buyer), openAt(ctx.now)))
    .orderBy(desc(lists.startAt), asc(lists.id));
  return { kind: 'lists', lists: open.map(({ id }) => id) };
}
