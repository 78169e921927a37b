import { compareSizes } from '@selvedge/design-system/formats';
import type { Product } from '../../api/schemas';

/** Goods that can be weighed against each other at once: the fewest and the most. */
export const compareCounts = { least: 2, most: 4 } as const;

/** A product that is compared, as the list has it that it was ticked in. */
export interface Compared {
  /** Key of its row. */
  readonly key: string;
  readonly listId: string;
  readonly productId: string;
}

/** Reads the goods from the query inside the hash; a malformed or a further one is passed over. */
export function readCompared(search: string): Compared[] {
  const keys = new URLSearchParams(search).get('compare')?.split(',') ?? [];
  return [...new Set(keys)]
    .flatMap((key) => {
      const [listId, productId, ...more] = key.split('/');
      return listId && productId && more.length === 0 ? [{ key, listId, productId }] : [];
    })
    .slice(0, compareCounts.most);
}

/** Sizes that are left with their pieces, in the order of the run. */
export function sizesLeft({ sizes }: Pick<Product, 'sizes'>): { size: string; stockQty: number }[] {
  return sizes
    .filter(({ stockQty }) => stockQty > 0)
    .toSorted((one, other) => compareSizes(one.size, other.size));
}
