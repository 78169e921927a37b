import { useCallback, useEffect, useMemo, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LazyRows } from '@selvedge/design-system/commerce/ManifestTable';
import type { Product } from '../api/schemas';
import { refreshFacts } from '../unsaved/unsaved';
import { manifestPageSize, productPageQuery } from './manifest.api';
import type { ProductFilter } from './productFilter';
import { rowsOf } from './rows';
import type { ManifestRow } from './rows';

interface ProductPage {
  list: Product[];
  total: number;
  pageNum: number;
}

interface Wanted {
  listId: string | null;
  filter: ProductFilter;
  pages: readonly number[];
}

/** Rows of a manifest, fetched by pages as they scroll into view, each with the page after. */
export interface ProductRows {
  rows: LazyRows<ManifestRow>;
  /** Number of styles that match the filter; undefined until the first page is loaded. */
  total: number | undefined;
  isLoading: boolean;
  /** Error of the first page. */
  error: unknown;
  /** Error of a later page; the loaded rows stay. */
  partialError: unknown;
  retry: () => void;
}

function combine(results: UseQueryResult<ProductPage>[]) {
  return {
    pages: results.map(({ data }) => data),
    errors: results.map(({ error }) => error),
    refetchFailed: () => {
      for (const result of results) if (result.isError) void result.refetch();
    },
  };
}

/** Hook that loads the manifest of a list, or of all open lists when `listId` is null. */
export function useProductRows(listId: string | null, filter: ProductFilter): ProductRows {
  const { t } = useTranslation('listDetail');
  const [wanted, setWanted] = useState<Wanted>({ listId, filter, pages: [1] });
  const isSame = wanted.filter === filter && wanted.listId === listId;
  const pageNums = isSame ? wanted.pages : [1];
  const { pages, errors, refetchFailed } = useQueries({
    queries: pageNums.map((pageNum) => productPageQuery(listId, filter, pageNum)),
    combine,
  });
  const total = pages[0]?.total;

  useEffect(() => {
    for (const page of pages) if (page) refreshFacts(page.list, listId ?? undefined);
  }, [pages, listId]);

  const onRange = useCallback(
    ({ start, end }: { start: number; end: number }) => {
      const first = Math.floor(start / manifestPageSize) + 1;
      const lastPage = Math.ceil((total ?? 0) / manifestPageSize);
      const last = Math.min(lastPage, Math.floor(end / manifestPageSize) + 2);
      setWanted((before) => {
        const known = before.filter === filter && before.listId === listId ? before.pages : [1];
        const more: number[] = [];
        for (let page = first; page <= last; page += 1) if (!known.includes(page)) more.push(page);
        return more.length === 0 && known === before.pages
          ? before
          : { listId, filter, pages: [...known, ...more] };
      });
    },
    [filter, listId, total],
  );

  const word = t('oneSize');
  const rows = useMemo<LazyRows<ManifestRow>>(() => {
    const byPage = new Map(pages.map((page) => [page?.pageNum, page && rowsOf(page.list, word)]));
    return {
      count: total ?? 0,
      get: (index) => byPage.get(Math.floor(index / manifestPageSize) + 1)?.[index % manifestPageSize],
      onRange,
    };
  }, [pages, total, onRange, word]);

  return {
    rows,
    total,
    isLoading: total === undefined && !errors[0],
    error: total === undefined ? errors[0] : null,
    partialError: total === undefined ? null : (errors.find(Boolean) ?? null),
    retry: refetchFailed,
  };
}
