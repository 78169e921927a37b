import { sql } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { column } from '../../../db/columnTypes';
import { statement } from '../../../db/statement';
import { textArray } from '../../../db/textArray';
import { pictureAddress } from '../../pictures/read/address';

/** Current figures of a list. Pieces are the free ones, values wholesale in EUR cents. */
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

const readCart = statement({
  name: 'lists.cart',
  row: { listId: column.text, qty: column.integer, goodsCents: column.bigint },
  sql: (listIds: readonly string[], buyerId: string) => sql`
    select cl.list_id as "listId", sum(cl.qty)::int as qty, sum(cl.qty * coalesce(i.price_cents, 0))::bigint as "goodsCents"
    from cart_lines cl join list_items i on i.list_id = cl.list_id and i.product_id = cl.product_id
    where cl.buyer_id = ${buyerId} and cl.list_id = any(${textArray(listIds)}) group by cl.list_id`,
  example: (make) => make(['l1'], 'b1'),
});

/** Returns the figures of the products of several lists, the same for all viewers. */
export async function figuresOfProducts(
  searchIndex: Context['searchIndex'],
  listIds: readonly string[],
): Promise<Map<string, ListFigures>> {
  if (listIds.length === 0) return new Map();
  const found = await searchIndex.find({ kind: 'figures', lists: listIds });
  return new Map(
    Object.entries(found).map(
      ([listId, { products, skus, pieces, valueCents, hotPieces, warehouses, first }]) => [
        listId,
        {
          ...NOTHING,
          productCount: products,
          skuCount: skus,
          stockQty: pieces,
          stockValueCents: valueCents,
          hotQty: hotPieces,
          warehouseIds: warehouses,
          cover: first === null ? null : pictureAddress(first),
        },
      ],
    ),
  );
}

/** Returns the figures of several lists, with the pieces and value of the buyer's cart. */
export async function figuresOfLists(
  ctx: Pick<Context, 'searchIndex' | 'db' | 'buyer'>,
  listIds: readonly string[],
): Promise<Map<string, ListFigures>> {
  if (listIds.length === 0) return new Map();
  const figures = await figuresOfProducts(ctx.searchIndex, listIds);
  const cart = await readCart(ctx.db, listIds, ctx.buyer.id);
  for (const { listId, qty, goodsCents } of cart)
    figures.set(listId, { ...figuresIn(figures, listId), myQty: qty, myGoodsCents: goodsCents });
  return figures;
}

/** Returns the figures of a list, zeros for one without products. */
export function figuresIn(figures: ReadonlyMap<string, ListFigures>, listId: string): ListFigures {
  return figures.get(listId) ?? NOTHING;
}
