import { useCallback, useMemo, useState } from 'react';
import { useLocale } from '../../i18n';
import type { ManifestChange, Quantities } from './ManifestTable.types';
import type { ManifestProduct } from './useProductColumns';
import { storyProducts, storyQuantities } from './storyProducts';

interface StoryProducts {
  count?: number;
  written?: Readonly<Record<string, Quantities>>;
  /** Gives each product a page to which its name links. */
  hasPages?: boolean;
  onEdit?: (changes: readonly ManifestChange<ManifestProduct>[]) => void;
}

/** Returns sample products for stories, with quantities held as an app holds them. */
export function useStoryProducts({ count = 14, written = storyQuantities, hasPages, onEdit }: StoryProducts) {
  const { locale } = useLocale();
  const rows = useMemo(() => {
    const products = storyProducts(count, locale);
    return hasPages ? products.map((row) => ({ ...row, href: `#/product/${row.id}` })) : products;
  }, [count, locale, hasPages]);
  const [quantities, setQuantities] = useState(written);
  const quantitiesOf = useCallback((row: ManifestProduct) => quantities[row.id], [quantities]);
  const take = useCallback(
    (changes: readonly ManifestChange<ManifestProduct>[]) => {
      setQuantities((before) => {
        const next = { ...before };
        for (const change of changes) {
          if (change.kind === 'quantity') {
            next[change.rowId] = { ...next[change.rowId], [change.sizeId]: change.quantity };
          }
        }
        return next;
      });
      onEdit?.(changes);
    },
    [onEdit],
  );
  return { rows, quantitiesOf, take };
}
