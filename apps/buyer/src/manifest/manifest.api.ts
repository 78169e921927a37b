import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { combinedIdempotencyKey } from '@selvedge/api-spec/client';
import { PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import type { ProductColumnKey } from '@selvedge/domain/products/columns';
import { facetKeys } from '@selvedge/domain/products/facets';
import type { FacetKey } from '@selvedge/domain/products/facets';
import { buyer } from '../api/client';
import { invalidate, queryClient } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { keepColumns, keepProducts, storedColumns } from './stored';
import type { WrittenLine } from '../unsaved/written';
import type { ProductFilter } from './productFilter';

/** Number of products on a page of a manifest. */
export const manifestPageSize = PAGE_SIZE_MAX;

/** Query of a page of a list's manifest, or of all open lists when `listId` is null. */
export const productPageQuery = (listId: string | null, filter: ProductFilter, pageNum: number) =>
  queryOptions({
    queryKey: queryKey('products', 'page', listId, filter, pageNum),
    queryFn: async ({ signal }) => {
      const { shareCode, ...fields } = filter;
      const query = { ...narrowed(fields), pageNum, pageSize: manifestPageSize };
      const page = await (listId === null
        ? buyer.get('/api/sp/front/product/page', { query: { ...query, shareCode }, signal, silent: true })
        : buyer.get('/api/sp/front/list/product/page', {
            query: { ...query, listId },
            signal,
            silent: true,
          }));
      keepProducts(page.list);
      return page;
    },
  });

/** Query of the facets with their counts under the active filters. */
export const facetsQuery = (listId: string | null, filter: ProductFilter) => {
  const { sort: _sort, order: _order, ...shown } = filter;
  return queryOptions({
    queryKey: queryKey('products', 'facets', listId, shown),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const { shareCode, ...fields } = shown;
      const query = narrowed(fields);
      return listId === null
        ? buyer.get('/api/sp/front/product/filters', { query: { ...query, shareCode }, signal, silent: true })
        : buyer.get('/api/sp/front/list/filters', { query: { ...query, listId }, signal, silent: true });
    },
  });
};

/** Query of the figures over all products that match the filter. */
export const overviewQuery = (filter: ProductFilter) => {
  const { sort: _sort, order: _order, ...fields } = filter;
  return queryOptions({
    queryKey: queryKey('products', 'overview', fields),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/product/overview', { query: narrowed(fields), signal, silent: true }),
  });
};

/** Returns the filter with mutable arrays, as the contract types require; the one sort field as a list. */
function narrowed<Filter extends ProductFilter>({ sort, order, ...filter }: Filter) {
  const copies = facetKeys.map((key) => [key, filter[key] && [...filter[key]]] as const);
  return {
    ...filter,
    ...(Object.fromEntries(copies) as Partial<Record<FacetKey, string[]>>),
    ...(sort && { sort: [sort] }),
    ...(order && { order: [order] }),
  };
}

/** Query of the columns that the user chose, for this list or for all. */
export const columnsQuery = (listId: string | null) =>
  queryOptions({
    queryKey: queryKey('lists', 'columns', listId),
    placeholderData: storedColumns(listId),
    queryFn: async ({ signal }) => {
      const query = listId ? { listId } : {};
      const columns = await buyer.get('/api/sp/front/list/columns', { query, signal, silent: true });
      keepColumns(listId, columns);
      return columns;
    },
  });

/** Saves the user's chosen columns, which are shown at once, and the former ones again when that is refused. */
export async function saveColumns(listId: string | null, chosen: ProductColumnKey[]): Promise<void> {
  const { queryKey } = columnsQuery(listId);
  const former = queryClient.getQueryData(queryKey);
  queryClient.setQueryData(queryKey, former && { ...former, chosen });
  try {
    await buyer.post('/api/sp/front/list/columns/set', { body: { ...(listId ? { listId } : {}), chosen } });
  } catch (error) {
    queryClient.setQueryData(queryKey, former);
    throw error;
  }
}

/** Adds entered lines to the cart, with an idempotency key derived from their intents; a shortage names its lines (40902). */
export async function addToCart(lines: readonly WrittenLine[]): Promise<void> {
  await buyer.post('/api/sp/front/cart/add', {
    idempotencyKey: combinedIdempotencyKey(lines.map(({ intent }) => intent)),
    body: { lines: lines.map(({ skuId, listId, qty }) => ({ skuId, listId, qty })) },
  });
  await invalidate('cart');
}

/** Saves entered lines as a new draft and returns its id. */
export async function saveWrittenDraft(
  title: string,
  lines: readonly WrittenLine[],
  idempotencyKey: string,
): Promise<string> {
  const draft = await buyer.post('/api/sp/front/inquiry/draft/save', {
    idempotencyKey,
    body: {
      title,
      lines: lines.map(({ productId, skuId, listId, qty }) => ({ productId, skuId, listId, qty })),
    },
  });
  await invalidate('drafts');
  return draft.id;
}

/** Looks up pasted codes; each matched line contains its product, each ambiguous one its candidates. */
export async function resolveCodes(
  listId: string | null,
  lines: { code: string; size?: string; qty?: number }[],
  signal?: AbortSignal,
) {
  const { products, matched, ambiguous, unknown } = await buyer.post('/api/sp/front/product/resolve', {
    body: { ...(listId ? { listId } : {}), lines },
    signal,
    silent: true,
  });
  const byId = new Map(products.map((product) => [product.id, product]));
  return {
    matched: matched.flatMap(({ productId, ...line }) => {
      const product = byId.get(productId);
      return product === undefined ? [] : [{ ...line, product }];
    }),
    ambiguous: ambiguous.map(({ candidateIds, ...line }) => ({
      ...line,
      candidates: candidateIds.flatMap((id) => byId.get(id) ?? []),
    })),
    unknown,
  };
}
