import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { IndexScope } from '../../../searchIndex/messages';
import type { Context } from '../../../contract/handlers';
import { lists } from '../../../db/schema/lists';
import type { Language } from '../../../http/messages';
import { isShownPrices } from '../../auth/access/fieldVisibility';
import type { BuyerSession } from '../../../contract/caller';
import { listFor, type ListRow } from '../../lists/read/listFor';
import { openAt } from '../../offers/rules/status';
import { visibleTo } from '../../offers/rules/visibility';

/** Language and price visibility of a caller, by which product responses are made. */
export interface Reader {
  language: Language;
  /** Whether the caller has `sp:price:view`. */
  priced: boolean;
}

/** Returns the reader of a caller: the language, and prices only for callers who may see them. */
export function readerOf(ctx: Pick<Context, 'language' | 'can'>): Reader {
  return { language: ctx.language, priced: isShownPrices(ctx) };
}

/** Returns SQL of products to choose from, as `g(product_id, list_id, price_cents, position)`: those of one list. */
export function productsOfList(listId: string): SQL {
  return sql`(select product_id, list_id, price_cents, position from list_items where list_id = ${listId})`;
}

/**
 * Returns SQL in the form of `productsOfList` of the super list: products of all open lists of the merchant that the buyer may see, each once
 * with the list that opened last. Prices of sellers are only on their own lists.
 */
export function superProducts(buyer: BuyerSession, now: Date): SQL {
  return sql`(select distinct on (li.product_id) li.product_id, li.list_id, li.price_cents,
      case when sp.hot then 0 else 1 end as position
    from lists join list_items li on li.list_id = lists.id join products sp on sp.id = li.product_id
    where lists.owner_type = 'STAFF' and ${visibleTo(buyer)} and ${openAt(now)} order by li.product_id, lists.start_at desc, lists.id)`;
}

/** Returns SQL of the tables that every query over products joins: goods g, product p, stock s. */
export function productTables(products: SQL): SQL {
  return sql`${products} g
    join products p on p.id = g.product_id and p.deleted_at is null
    join lateral (select coalesce(sum(t.free), 0)::int as free from stock t where t.product_id = p.id) s on true`;
}

/** Returns SQL of the products of a list; refuses with 40401 a list that the buyer may not see. Without a list those of all open ones. */
export async function productsFor(
  ctx: Pick<Context, 'db' | 'buyer' | 'now'>,
  listId: string | undefined,
): Promise<SQL> {
  if (listId === undefined) return superProducts(ctx.buyer, ctx.now);
  const list = await listFor(ctx.db, ctx.buyer, listId);
  return productsOfList(list.id);
}

/** Returns the scope of one list for the search index. */
export const scopeOf = (list: Pick<ListRow, 'id'>): IndexScope => ({ kind: 'list', lists: [list.id] });

/** Returns the scope of the products of `productsFor` for the search index. */
export async function scopeFor(
  ctx: Pick<Context, 'db' | 'buyer' | 'now'>,
  listId: string | undefined,
): Promise<IndexScope> {
  if (listId !== undefined) return scopeOf(await listFor(ctx.db, ctx.buyer, listId));
  const open = await ctx.db
    .select({ id: lists.id })
    .from(lists)
    .where(and(eq(lists.ownerType, 'STAFF'), visibleTo(ctx.buyer), openAt(ctx.now)))
    .orderBy(desc(lists.startAt), asc(lists.id));
  return { kind: 'lists', lists: open.map(({ id }) => id) };
}
