import { codes } from '@selvedge/api-spec/codes';
import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column, orNull, typeOf, typesOf } from '../../../db/columnTypes';
import { listItems, lists } from '../../../db/schema/lists';
import { statement } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import { openAt } from '../../offers/rules/status';
import { visibleTo } from '../../offers/rules/visibility';

/** Maximum number of lists with one product. */
const MOST_LISTS = 200;

const readListsWith = statement({
  name: 'products.listsWith',
  row: {
    listId: typeOf(lists.id),
    ...typesOf(lists, ['name', 'nameEn', 'kind', 'startAt', 'closeAt', 'shipDays', 'receiveDays']),
    priceCents: orNull(typeOf(listItems.priceCents)),
    isOpen: column.boolean,
    isStaffList: column.boolean,
  },
  sql: (productId: string, where: SQL, isOpen: SQL) => sql`
    select lists.id as "listId", lists.name, lists.name_en as "nameEn", lists.kind, lists.start_at as "startAt",
      lists.close_at as "closeAt", lists.ship_days as "shipDays", lists.receive_days as "receiveDays",
      li.price_cents as "priceCents", ${isOpen} as "isOpen", lists.owner_type = 'STAFF' as "isStaffList"
    from list_items li join lists on lists.id = li.list_id
    where li.product_id = ${productId} and ${where}
    order by "isOpen" desc, lists.close_at, lists.id limit ${MOST_LISTS}`,
  example: (make) => make('p1', sql`true`, sql`true`),
});

/** List with a product, and whether it takes orders now. */
export type ListWith = Awaited<ReturnType<typeof readListsWith>>[number];

/**
 * Returns the lists with a product that the buyer may see: those that take orders first, the first to close in front. These are lists of
 * the merchant, and a seller's list when it is requested (decision 0043).
 */
export function listsWith(
  { db, buyer, now }: Pick<Context, 'db' | 'buyer' | 'now'>,
  productId: string,
  listId?: string,
): Promise<ListWith[]> {
  const asked = listId === undefined ? sql`false` : sql`${lists.id} = ${listId}`;
  const where = sql`${visibleTo(buyer)} and (${lists.ownerType} = 'STAFF' or ${asked})`;
  return readListsWith(db, productId, where, openAt(now));
}

/**
 * Returns the list from which a product is shown: the requested one, or as in the super list the one that opened last; when no list takes
 * orders any more, the last one that did. Refuses with 40401 a product of no list that the buyer may see.
 */
export function shownFrom(offered: readonly ListWith[], listId: string | undefined): ListWith {
  const [first, ...others] =
    listId === undefined ? offered : offered.filter((list) => list.listId === listId);
  if (first === undefined) throw refuse(codes.NOT_FOUND);
  return others.reduce(
    (best, list) => (list.isOpen === best.isOpen && list.startAt > best.startAt ? list : best),
    first,
  );
}
