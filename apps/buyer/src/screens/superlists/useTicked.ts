import { useMemo, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '@selvedge/app-kit/app/queryClient';
import type { ManifestSelectAll, ManifestSelection } from '@selvedge/design-system/ManifestTable';
import { toast } from '@selvedge/design-system/Toast';
import { manifestPageSize, productPageQuery } from '../../manifest/manifest.api';
import type { ProductFilter } from '../../manifest/productFilter';
import { errorWords } from '../../trade/errorWords';
import { writtenKey } from '../../unsaved/written';

/** Goods that can be ticked at once with all that match: as many as a list of one's own takes at once. */
export const MOST_TICKED = 1000;

const nothingTicked: ManifestSelection = { kind: 'some', keys: new Set() };

/** Keys of the goods that match a filter, in the order shown; of more than can be ticked the first. */
async function keysMatching(filter: ProductFilter): Promise<string[]> {
  const read = (pageNum: number) => queryClient.fetchQuery(productPageQuery(null, filter, pageNum));
  const first = await read(1);
  const last = Math.ceil(Math.min(first.total, MOST_TICKED) / manifestPageSize);
  const rest = await Promise.all(Array.from({ length: Math.max(0, last - 1) }, (_, at) => read(at + 2)));
  return [first, ...rest]
    .flatMap(({ list }) => list)
    .slice(0, MOST_TICKED)
    .map(({ id, listId = '' }) => writtenKey({ productId: id, listId }));
}

/** The ticked goods of the super list and how ticks change. */
interface Ticked {
  keys: readonly string[];
  selectedKeys: ManifestSelection;
  onSelectionChange: (selection: ManifestSelection) => void;
  selectAll: ManifestSelectAll;
}

/**
 * The ticked goods of the super list: by key, since what is done with them needs each of them; all that match the filter are
 * read page by page up to a bound. An answer that comes after the filter changed ticks nothing.
 */
export function useTicked(filter: ProductFilter): Ticked {
  const [selected, setSelected] = useState(nothingTicked);
  const [allOf, setAllOf] = useState<ProductFilter | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: keysMatching,
    onSuccess: (keys, of) => {
      if (of !== filter) return;
      setSelected({ kind: 'some', keys: new Set(keys) });
      setAllOf(of);
    },
    onError: (error) => toast.show({ tone: 'critical', message: errorWords(error) }),
  });
  const keys = useMemo(() => (selected.kind === 'some' ? [...selected.keys] : []), [selected]);
  return {
    keys,
    selectedKeys: selected,
    onSelectionChange: (next) => {
      setSelected(next);
      setAllOf(null);
    },
    selectAll: {
      most: MOST_TICKED,
      isDone: allOf === filter,
      isPending: isPending && variables === filter,
      onAction: () => mutate(filter),
    },
  };
}
