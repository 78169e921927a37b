import { manifestRow } from '@selvedge/app-shell/orders/manifestRow';
import { isOneSize } from '@selvedge/design-system/formats';
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
  const row = manifestRow(product);
  return {
    ...row,
    pictureUrl: pictureSrc(row.pictureUrl) ?? null,
    href: `#${productHref(product.id, product.listId)}`,
    sizes: row.sizes.map(({ id, label, stock }) => ({
      id,
      label: isOneSize(label) ? oneSizeWord : label,
      stock: onRequest ? 0 : stock,
    })),
    product,
    material: product.material ?? '',
    origin: product.origin ?? '',
  };
}
