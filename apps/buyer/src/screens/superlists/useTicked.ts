import { useMemo, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import type { ManifestSelectAll, ManifestSelection } from '@selvedge/design-system/commerce/ManifestTable';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { manifestPageSize, productPageQuery } from '../../manifest/manifest.api';
import type { ProductFilter } from '../../manifest/productFilter';
import { errorWords } from '../../trade/errorWords';
import { writtenKey } from '../../unsaved/written';

/** Most products that "select all" selects: as many as an own list takes at once. */
export const MOST_TICKED = 1000;

const nothingTicked: ManifestSelection = { kind: 'some', keys: new Set() };

/** Returns the keys of the products that match a filter, in the order shown; at most `MOST_TICKED`. */
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

/** Selected products of the super list, with the handlers that change the selection. */
interface Ticked {
  keys: readonly string[];
  selectedKeys: ManifestSelection;
  onSelectionChange: (selection: ManifestSelection) => void;
  selectAll: ManifestSelectAll;
}

/**
 * Hook for the selected products of the super list, stored by key, since the actions need each of them; "select all" reads the matching
 * products page by page up to a limit. Its result is ignored when the filter has changed meanwhile.
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
