import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Language } from '../../../http/messages';
import { isShownPrices } from '../../auth/access/sight';
import type { BuyerSession } from '../../../contract/caller';
import { listFor } from '../../lists/read/listFor';
import { openAt } from '../../offers/rules/status';
import { visibleTo } from '../../offers/rules/visibility';

/** How answers are made for one caller. */
export interface Reader {
  language: Language;
  /** Holds sp:price:view. */
  priced: boolean;
}

/** How answers about products are made for the caller: language, and prices only for who is shown them (D-37). */
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

/** See `goodsOfList`: the super list. */
export function superGoods(buyer: BuyerSession, now: Date): SQL {
  return sql`(select distinct on (li.product_id) li.product_id, li.list_id, li.price_cents,
      case when sp.hot then 0 else 1 end as position
    from lists join list_items li on li.list_id = lists.id join products sp on sp.id = li.product_id
    where ${visibleTo(buyer)} and ${openAt(now)} order by li.product_id, lists.start_at desc, lists.id)`;
}

/** What is read of the stock of a product `p` unless more is asked for. */
const STOCK_SUMS = sql`coalesce(sum(t.free), 0)::int as free, count(*)::int as skus`;

/**
 * The tables every query over goods joins: goods g, product p, stock s. Tables of names are joined only where a query sorts by
 * them: planning would take longer than the query, and reading longer the more goods there are.
 */
export function goodsTables(goods: SQL, stockColumns: SQL = STOCK_SUMS): SQL {
  return sql`${goods} g
    join products p on p.id = g.product_id and p.deleted_at is null
    join lateral (select ${stockColumns} from stock t where t.product_id = p.id) s on true`;
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
