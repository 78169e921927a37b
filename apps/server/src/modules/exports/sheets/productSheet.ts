import { PRODUCT_COLUMNS, type ProductColumn, ofEachText } from '@selvedge/domain/sheets/productHeaders';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { brands, categories, colors, products, skus } from '../../../db/schema/products';
import { stock } from '../../../db/schema/stock';
import type { StreamCell } from '../../../sheets/stream/messages';
import { localised, translate } from '../../../messages/translate';
import { type Plan, batchOf } from '../read/plans';
import { headed, PICTURE_COLUMN } from './columns';
import { pictureCells } from './pictures';
import type { RowSource } from './rowSource';

type SheetColumn = ProductColumn | typeof PICTURE_COLUMN;

/** Columns of the sheet that the product import reads, and the picture, which it ignores. */
export const PRODUCT_SHEET_COLUMNS: readonly SheetColumn[] = [...PRODUCT_COLUMNS, PICTURE_COLUMN];

function readSizes(db: Queryable, ids: readonly string[]) {
  return db
    .select({
      sku: skus,
      product: products,
      brand: brands.name,
      category: { name: categories.name, nameEn: categories.nameEn },
      color: { name: colors.name, nameEn: colors.nameEn },
      onHand: stock.onHand,
      incoming: stock.incoming,
    })
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .innerJoin(colors, eq(colors.id, products.colorId))
    .innerJoin(stock, eq(stock.skuId, skus.id))
    .where(inArray(skus.id, [...ids]));
}

type SizeRow = Awaited<ReturnType<typeof readSizes>>[number];

const money = (cents: number | null): StreamCell => (cents === null ? null : { cents });

function cellsOf({ language }: Plan): Record<ProductColumn, (row: SizeRow) => StreamCell> {
  return {
    ...ofEachText(
      (column) =>
        ({ product }: SizeRow) =>
          product[column],
    ),
    code: ({ product }) => product.intlCode,
    color: ({ color }) => localised(language, color.name, color.nameEn),
    size: ({ sku }) => sku.size,
    brand: ({ brand }) => brand,
    category: ({ category }) => localised(language, category.name, category.nameEn),
    season: ({ product }) => product.season,
    gender: ({ product }) => translate(language, `productSheet.gender.${product.gender}`),
    warehouse: ({ product }) => product.warehouseId,
    wholesale: ({ product }) => money(product.wholesalePriceCents),
    retail: ({ product }) => money(product.retailPriceCents),
    cost: ({ product }) => money(product.costCents),
    onHand: ({ onHand }) => ({ count: onHand }),
    incoming: ({ incoming }) => ({ count: incoming }),
    kind: ({ product }) => translate(language, `productSheet.kind.${product.kind}`),
    barcode: ({ sku }) => sku.barcode,
  };
}

/** Returns products as staff export them: one row per size under the headers of the import, which reads the sheet back unchanged. */
export function productSheetRows(db: Queryable, plan: Plan): RowSource {
  const { language } = plan;
  const chosen = plan.columns as SheetColumn[];
  const cells = cellsOf(plan);
  return {
    columns: chosen.map((key) =>
      headed(language, key, key === 'image' ? 'exports.heads.image' : `productSheet.heads.${key}`),
    ),
    async rows(from, to) {
      const { ids } = await batchOf(db, plan.id, from, to);
      const byId = new Map((await readSizes(db, ids)).map((row) => [row.sku.id, row]));
      const rows = ids.flatMap((id) => byId.get(id) ?? []);
      const picture = chosen.includes(PICTURE_COLUMN)
        ? await pictureCells(db, plan, [...new Set(rows.map(({ product }) => product.id))])
        : () => null;
      return rows.map((row) =>
        chosen.map((key) => (key === 'image' ? picture(row.product.id) : cells[key](row))),
      );
    },
  };
}
