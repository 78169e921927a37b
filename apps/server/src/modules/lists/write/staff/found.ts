import { sql } from 'drizzle-orm';
import { column, orNull } from '../../../../db/columnTypes';
import type { Context } from '../../../../contract/handlers';
import { queryOf } from '../../../../contract/queryText';
import type { Page } from '../../../../db/paging';
import type { Tx } from '../../../../db/pool';
import { statement } from '../../../../db/statement';
import { textArray } from '../../../../db/textArray';
import { invalid } from '../../../../http/errors';
import { translate } from '../../../../messages/translate';
import { indexSorts } from '../../../products/read/staff/productsOfList';
import { pickProducts } from '../../../products/read/staff/page';
import type { ListRow } from '../../read/listFor';
import { seenList } from '../../read/staff/seen';
import type { Placed } from '../productsOfList';

/** Maximum number of products that one call adds or removes by a query, the same as by id. */
const MOST = 5000;

type Field = 'addFound' | 'removeFound';

/** Refuses with 40001 at the field a query that finds nothing, or more products than one call may change. */
function refuseUnlessSome({ language }: Context, field: Field, total: number): void {
  if (total === 0) throw invalid({ [field]: translate(language, 'lists.nothingFound') });
  const most = new Intl.NumberFormat(language).format(MOST);
  if (total > MOST) throw invalid({ [field]: translate(language, 'lists.tooManyFound', { most }) });
}

const withoutPage = <Query extends Page>({ pageNum: _page, pageSize: _size, ...query }: Query) => query;

const readNew = statement({
  name: 'lists.newGoods',
  row: { productId: column.text, priceCents: orNull(column.bigint) },
  sql: (listId: string, from: string | null, productIds: readonly string[]) => sql`
    select p.id as "productId",
      case when theirs.product_id is null then p.wholesale_price_cents else theirs.price_cents end as "priceCents"
    from unnest(${textArray(productIds)}) with ordinality asked (id, place)
    join products p on p.id = asked.id and p.deleted_at is null
    left join list_items theirs on theirs.list_id = ${from}::text and theirs.product_id = p.id
    where not exists (select 1 from list_items own where own.list_id = ${listId} and own.product_id = p.id)
    order by asked.place`,
  example: (make) => make('l1', 'l2', ['p1']),
});

/**
 * Returns the products of the list's kind that the table of products shows for a query, in its order: those that are not on the list yet,
 * at the price of the list they come from, else at the wholesale price.
 */
export async function productsToAdd(
  ctx: Context,
  tx: Tx,
  list: ListRow,
  text: string | undefined,
): Promise<Placed[]> {
  if (text === undefined) return [];
  const { sort, order, ...query } = withoutPage(queryOf('getProductsPage', text, ctx.language));
  if (query.listId !== undefined) await seenList(tx, ctx.staff, query.listId);
  const isOther = query.kind !== undefined && query.kind !== list.kind;
  const { total, ids } = isOther
    ? { total: 0, ids: [] }
    : await pickProducts(ctx, { ...query, kind: list.kind }, { sort, order, most: MOST });
  refuseUnlessSome(ctx, 'addFound', total);
  return readNew(tx, list.id, query.listId ?? null, ids);
}

/** Returns the products of the list that its own table shows for a query. */
export async function productsToRemove(
  ctx: Context,
  list: ListRow,
  text: string | undefined,
): Promise<string[]> {
  if (text === undefined) return [];
  const { sort, order, ...query } = withoutPage(queryOf('getListsByIdProductsPage', text, ctx.language));
  const asked = { sort: indexSorts(sort), order, most: MOST };
  const { total, ids } = await pickProducts(ctx, { ...query, listId: list.id }, asked);
  refuseUnlessSome(ctx, 'removeFound', total);
  return ids;
}
