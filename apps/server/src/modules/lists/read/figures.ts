import { sql } from 'drizzle-orm';
import { column, orNull, typeOf } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { listItems } from '../../../db/schema/lists';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { pictureAddress } from '../../pictures/read/address';

/** What a list holds now. Pieces are the free ones, values wholesale in EUR cents. */
export interface ListFigures {
  productCount: number;
  skuCount: number;
  stockQty: number;
  stockValueCents: number;
  hotQty: number;
  warehouseIds: string[];
  cover: string | null;
  myQty: number;
  myGoodsCents: number;
}

const NOTHING: ListFigures = {
  productCount: 0,
  skuCount: 0,
  stockQty: 0,
  stockValueCents: 0,
  hotQty: 0,
  warehouseIds: [],
  cover: null,
  myQty: 0,
  myGoodsCents: 0,
};

const readFigures = statement({
  name: 'lists.figures',
  row: {
    listId: typeOf(listItems.listId),
    productCount: column.integer,
    skuCount: column.integer,
    stockQty: column.integer,
    stockValueCents: column.bigint,
    hotQty: column.integer,
    warehouseIds: column.texts,
    first: orNull(column.text),
    myQty: column.integer,
    myGoodsCents: column.bigint,
  },
  sql: (listIds: readonly string[], buyerId: string) => sql`
    select li.list_id as "listId", count(*)::int as "productCount", sum(s.skus)::int as "skuCount",
      sum(s.free)::int as "stockQty", sum(s.free * coalesce(li.price_cents, 0))::bigint as "stockValueCents",
      coalesce(sum(s.free) filter (where p.hot), 0)::int as "hotQty",
      array_agg(distinct p.warehouse_id) as "warehouseIds",
      max(p.id) filter (where li.position = 0) as "first",
      coalesce(max(c.qty), 0)::int as "myQty", coalesce(max(c.goods), 0)::bigint as "myGoodsCents"
    from list_items li
    join products p on p.id = li.product_id and p.deleted_at is null
    join (select product_id, sum(free)::bigint as free, count(*) as skus from stock group by product_id) s on s.product_id = p.id
    left join (
      select cl.list_id, sum(cl.qty) as qty, sum(cl.qty * coalesce(i.price_cents, 0)) as goods
      from cart_lines cl join list_items i on i.list_id = cl.list_id and i.product_id = cl.product_id
      where cl.buyer_id = ${buyerId} group by cl.list_id
    ) c on c.list_id = li.list_id
    where li.list_id = any(${textArray(listIds)}) group by li.list_id`,
  example: (make) => make(['l1'], 'b1'),
});

/** Figures of several lists in one query, with what the buyer has of them in the cart. */
export async function figuresOfLists(
  db: Queryable,
  listIds: readonly string[],
  buyerId: string,
): Promise<Map<string, ListFigures>> {
  if (listIds.length === 0) return new Map();
  const rows = await readFigures(db, listIds, buyerId);
  return new Map(
    rows.map(({ listId, first, ...figures }) => [
      listId,
      { ...figures, cover: first === null ? null : pictureAddress(first) },
    ]),
  );
}

/** Figures of a list that may hold nothing yet. */
export function figuresIn(figures: ReadonlyMap<string, ListFigures>, listId: string): ListFigures {
  return figures.get(listId) ?? NOTHING;
}
