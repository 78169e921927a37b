import { makeEan13 } from '../packages/domain/products/ean';
import { rootApi, uniqueNumber } from './api';
import type { Schemas } from './api';

const HOUR_MS = 3_600_000;
const COLUMNS = ['intlCode', 'image', 'brand', 'name', 'season', 'stock', 'wholesalePrice', 'size'] as const;

const SIZES = ['36', '38', '40', '42'] as const;

/** Coat that belongs to one journey. */
export interface OwnProduct {
  id: string;
  intlCode: string;
  /** Name in both languages. */
  name: string;
  sizes: { skuId: string; size: string; barcode: string }[];
}

/** Returns a bar code that no other product has. */
const newCode = (): string => makeEan13(String(uniqueNumber()).slice(-12));

/** Makes a coat at 412.50 euro through the API, with 20 pieces in stock of each of four sizes. */
export async function newProduct(): Promise<OwnProduct> {
  const intlCode = newCode();
  const name = `Own coat ${uniqueNumber()}`;
  const sizes = SIZES.map((size) => ({ size, onHandQty: 20, barcode: newCode() }));
  const root = await rootApi();
  const { id } = await root.post<Schemas['CreatedId']>('products', {
    kind: 'SPOT',
    supplierId: 'sup-1',
    intlCode,
    name,
    nameEn: name,
    brandId: 'b-01',
    categoryId: 'c-coat',
    season: 'AW25',
    gender: 'WOMEN',
    warehouseId: 'MI-02',
    color: '驼色',
    colorEn: 'Camel',
    retailPriceCents: 129_000,
    wholesalePriceCents: 41_250,
    costCents: 33_825,
    hot: false,
    sizes,
  } satisfies Schemas['ProductInput']);
  const form = await root.get<Schemas['ProductForm']>(`products/${id}/form`);
  return {
    id,
    intlCode,
    name,
    sizes: form.sizes.map(({ skuId, size, barcode }) => ({ skuId, size, barcode: barcode ?? '' })),
  };
}

/** List that belongs to one journey. */
export interface OwnList {
  id: string;
  name: string;
}

/** Publishes a list of spot products with delivery to Hong Kong through the API; it is visible to one team only. */
export async function newList(teamId: string, products: readonly OwnProduct[]): Promise<OwnList> {
  const name = `Own list ${uniqueNumber()}`;
  const root = await rootApi();
  const { id } = await root.post<Schemas['CreatedId']>('lists', {
    name,
    nameEn: name,
    kind: 'SPOT',
    deliveryMethod: 'HK_MACAO',
    startAt: new Date(Date.now() - HOUR_MS).toISOString(),
    closeAt: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
    minOrderValueCents: 0,
    shipDays: 7,
    receiveDays: 14,
    columns: [...COLUMNS],
    settings: {},
    visibility: 'TEAMS',
    visibleTo: [teamId],
  } satisfies Schemas['StaffListInput']);
  const filled = await root.put<{ version: number }>(`lists/${id}/products`, {
    add: products.map((product) => ({ productId: product.id })),
    version: 1,
  } satisfies Schemas['StaffListItemsInput']);
  await root.put(`lists/${id}/publish`, { version: filled.version });
  return { id, name };
}
