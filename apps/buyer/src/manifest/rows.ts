import { compareSizes, isOneSize } from '@selvedge/design-system/formats';
import type { ManifestProduct } from '@selvedge/design-system/commerce/ManifestTable';
import type { Product } from '../api/schemas';
import { pictureSrc } from '../trade/picture';
import { productHref } from '../trade/productLink';

/** Row of the manifest: the usual columns, and their product. */
export interface ManifestRow extends ManifestProduct {
  readonly product: Product;
  readonly material: string;
  readonly origin: string;
}

interface Kept {
  word: string;
  rows: ManifestRow[];
}

const kept = new WeakMap<readonly Product[], Kept>();

/** Returns the rows of a fetched page. The same page returns the same rows, to avoid needless renders. */
export function rowsOf(products: readonly Product[], oneSizeWord: string): readonly ManifestRow[] {
  const before = kept.get(products);
  if (before?.word === oneSizeWord) return before.rows;
  const rows = products.map((product) => rowOf(product, oneSizeWord));
  kept.set(products, { word: oneSizeWord, rows });
  return rows;
}

function rowOf(product: Product, oneSizeWord: string): ManifestRow {
  const onRequest = product.wholesalePriceCents === null;
  return {
    id: product.id,
    code: product.intlCode,
    pictureUrl: pictureSrc(product.images[0]) ?? null,
    brand: product.brandName,
    name: product.name,
    href: `#${productHref(product.id, product.listId)}`,
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
    sizes: [...product.sizes]
      .sort((one, other) => compareSizes(one.size, other.size))
      .map(({ skuId, size, stockQty }) => ({
        id: skuId,
        label: isOneSize(size) ? oneSizeWord : size,
        stock: onRequest ? 0 : stockQty,
      })),
    product,
    material: product.material ?? '',
    origin: product.origin ?? '',
  };
}
