import type { components } from '@selvedge/api-spec/types';
import type { ManifestProduct } from '@selvedge/design-system/commerce/ManifestTable';
import { compareSizes } from '@selvedge/design-system/formats';

type Schemas = components['schemas'];

/** Returns a product as a row of the manifest, without a link, its sizes in the order of the size run. */
export const manifestRow = (product: Schemas['Product'] | Schemas['StaffProduct']): ManifestProduct => ({
  id: product.id,
  code: product.intlCode,
  pictureUrl: product.images[0] ?? null,
  brand: product.brandName,
  name: product.name,
  hot: product.hot,
  category: product.categoryName,
  season: product.season,
  warehouse: product.warehouseId,
  shipFrom: product.shipFrom,
  colour: { name: product.color, hex: product.colorHex ?? null },
  stock: product.stockQty,
  wholesaleCents: product.wholesalePriceCents,
  retailCents: product.retailPriceCents,
  minQuantity: product.minQty,
  sizes: product.sizes
    .toSorted((one, other) => compareSizes(one.size, other.size))
    .map(({ skuId, size, stockQty }) => ({ id: skuId, label: size, stock: stockQty })),
});
