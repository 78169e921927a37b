import type { components } from '@selvedge/api-spec/types';
import { PRODUCT_TEXT_COLUMNS } from '@selvedge/domain/sheets/productHeaders';
import { rulePieces } from '@selvedge/domain/money/minimums';
import type { TradeRules } from '@selvedge/domain/money/tradeRules';
import { column, type RowOf, typeOf, typesOf } from '../../../db/columnTypes';
import { brands, categories, colors, products, warehouses } from '../../../db/schema/products';
import { listItems } from '../../../db/schema/lists';
import { localised } from '../../../messages/translate';
import type { PageRow } from '../../../searchIndex/messages';
import { seasonWord } from './filters';
import type { Reader } from './sources';
import { picturesOf } from './pictures';

/** Product of the contract, with dates as Date. */
export type ProductAnswer = Omit<components['schemas']['Product'], 'updatedAt'> & { updatedAt: Date };

const OWN = [
  'id',
  'intlCode',
  ...PRODUCT_TEXT_COLUMNS,
  'brandId',
  'categoryId',
  'season',
  'gender',
  'warehouseId',
  'multiSize',
  'retailPriceCents',
  'hot',
  'pictureFileIds',
  'updatedAt',
] as const;

/** Columns of a product `p` itself. */
export const OWN_COLUMNS = OWN.map((key) => `p.${products[key].name} as "${key}"`).join(', ');

/** Column types of {@link OWN_COLUMNS}. */
export const OWN_ROW = typesOf(products, OWN);

/** Column types of a product with the names of its references and its offer. */
export const PRODUCT_ROW = {
  ...OWN_ROW,
  brandName: typeOf(brands.name),
  categoryName: typeOf(categories.name),
  categoryNameEn: typeOf(categories.nameEn),
  city: typeOf(warehouses.city),
  cityEn: typeOf(warehouses.cityEn),
  color: typeOf(colors.name),
  colorEn: typeOf(colors.nameEn),
  colorHex: typeOf(colors.hex),
  stockQty: column.integer,
  priceCents: typeOf(listItems.priceCents),
  listId: column.text,
};

/** Returns the names of a product as the search index has found them. */
export const namesOf = ({ brand, category, city, color }: PageRow) => ({
  brandName: brand.name,
  categoryName: category.name,
  categoryNameEn: category.nameEn,
  city: city.name,
  cityEn: city.nameEn,
  color: color.name,
  colorEn: color.nameEn,
  colorHex: color.hex,
});

/** Product as it is read. */
export type ProductRow = RowOf<typeof PRODUCT_ROW>;

/** Returns a product as the contract shows it to a reader. */
export function productAnswer(
  row: ProductRow,
  sizes: ProductAnswer['sizes'],
  { language, priced }: Reader,
  rules: TradeRules,
): ProductAnswer {
  return {
    id: row.id,
    intlCode: row.intlCode,
    ...(row.styleNo === '' ? {} : { styleNo: row.styleNo }),
    name: localised(language, row.name, row.nameEn || row.name),
    description: localised(language, row.description, row.descriptionEn),
    images: picturesOf(row),
    brandId: row.brandId,
    brandName: row.brandName,
    categoryId: row.categoryId,
    categoryName: localised(language, row.categoryName, row.categoryNameEn),
    season: seasonWord(row.season, language),
    gender: row.gender,
    warehouseId: row.warehouseId,
    shipFrom: localised(language, row.city, row.cityEn),
    color: localised(language, row.color, row.colorEn),
    colorHex: row.colorHex,
    sizes,
    multiSize: row.multiSize,
    stockQty: row.stockQty,
    retailPriceCents: row.retailPriceCents,
    wholesalePriceCents: priced ? row.priceCents : null,
    hot: row.hot,
    material: localised(language, row.material, row.materialEn),
    origin: localised(language, row.origin, row.originEn),
    listId: row.listId,
    minQty: rulePieces(rules, row.multiSize),
    updatedAt: row.updatedAt,
  };
}
