import { compareSizes } from '@selvedge/design-system/formats';
import type { Product } from '../../api/schemas';

/** Fewest and most products that can be compared at once. */
export const compareCounts = { least: 2, most: 4 } as const;

/** Compared product, as offered by the list in which it was selected. */
export interface Compared {
  /** Key of its row. */
  readonly key: string;
  readonly listId: string;
  readonly productId: string;
}

/** Reads the compared products from the query inside the hash; malformed ones, and those above the limit, are ignored. */
export function readCompared(search: string): Compared[] {
  const keys = new URLSearchParams(search).get('compare')?.split(',') ?? [];
  return [...new Set(keys)]
    .flatMap((key) => {
      const [listId, productId, ...more] = key.split('/');
      return listId && productId && more.length === 0 ? [{ key, listId, productId }] : [];
    })
    .slice(0, compareCounts.most);
}

/** Returns the sizes in stock with their pieces, in the order of the size run. */
export function sizesLeft({ sizes }: Pick<Product, 'sizes'>): { size: string; stockQty: number }[] {
  return sizes
    .filter(({ stockQty }) => stockQty > 0)
    .toSorted((one, other) => compareSizes(one.size, other.size));
}
