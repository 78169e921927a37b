import type { ProductColumnKey } from '@selvedge/domain/products/columns';
import { sortSizes } from '@selvedge/domain/products/sizes';
import { ID_HEADERS } from '@selvedge/domain/sheets/importHeaders';
import type { Queryable } from '../../../db/pool';
import type { StreamCell, StreamColumn } from '../../../sheets/stream/messages';
import { lineKey } from '../../offers/rules/wanted';
import { pickedProducts } from '../../products/read/products';
import type { ProductAnswer } from '../../products/read/row';
import { type Plan, batchOf, sizesOf } from '../read/plans';
import { wantedOf } from '../read/wanted';
import { exportColumn } from './columns';
import { pictureCells } from './pictures';
import type { RowSource } from './rowSource';

/** Product columns with a plain value; picture and sizes are written separately. */
type PlainColumn = Exclude<ProductColumnKey, 'image' | 'size'>;

const money = (cents: number | null): StreamCell => (cents === null ? null : { cents });

/** Columns with a text of the product, in its field of the same name. */
type FieldColumn = Extract<PlainColumn, keyof ProductAnswer>;

const CELLS: Readonly<Record<Exclude<PlainColumn, FieldColumn>, (product: ProductAnswer) => StreamCell>> = {
  brand: ({ brandName }) => brandName,
  category: ({ categoryName }) => categoryName,
  stock: ({ sizes }) => sizes.map(({ size, stockQty }) => `${size}: ${stockQty}`).join(', '),
  wholesalePrice: ({ wholesalePriceCents }) => money(wholesalePriceCents),
  retailPrice: ({ retailPriceCents }) => money(retailPriceCents),
};

const cellOf = (product: ProductAnswer, key: PlainColumn): StreamCell =>
  key in CELLS ? CELLS[key as keyof typeof CELLS](product) : (product[key as FieldColumn] ?? '');

const SIZE_WIDTH = 7;

/**
 * Returns the products of a list or of the super list: the chosen columns, then hidden the id by which the import finds the product again,
 * and one column per size with the pieces in the buyer's cart, so that the file is an order sheet.
 */
export async function productRows(db: Queryable, plan: Plan): Promise<RowSource> {
  const { language, priced } = plan;
  const chosen = plan.columns as ProductColumnKey[];
  const shown = chosen.filter((key): key is PlainColumn | 'image' => key !== 'size');
  const sizes = chosen.includes('size') ? sortSizes(await sizesOf(db, plan.id)) : [];
  const columns: StreamColumn[] = [
    ...shown.map((key) => exportColumn(language, key)),
    { head: ID_HEADERS.productId, width: SIZE_WIDTH, hidden: true },
    ...sizes.map((head) => ({ head, width: SIZE_WIDTH })),
  ];

  async function rows(from: number, to: number): Promise<StreamCell[][]> {
    const picked = await batchOf(db, plan.id, from, to);
    const products = await pickedProducts(db, picked, { language, priced });
    const picture = chosen.includes('image') ? await pictureCells(db, plan, picked.ids) : () => null;
    const skuIds = products.flatMap((product) => product.sizes.map(({ skuId }) => skuId));
    const wanted = sizes.length > 0 ? await wantedOf(db, plan.buyerId, skuIds) : new Map<string, number>();
    return products.map((product) => {
      const pieces = new Map(
        product.sizes.map(({ size, skuId }) => [
          size,
          wanted.get(lineKey({ skuId, listId: product.listId ?? '' })) ?? 0,
        ]),
      );
      return [
        ...shown.map((key) => (key === 'image' ? picture(product.id) : cellOf(product, key))),
        product.id,
        ...sizes.map((size) => {
          const count = pieces.get(size) ?? 0;
          return count === 0 ? null : { count };
        }),
      ];
    });
  }

  return { columns, rows };
}
