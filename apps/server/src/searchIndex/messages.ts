import type { components } from '@selvedge/api-spec/types';
import type { LanguageTag } from '@selvedge/domain/display/languages';
import type { FacetKey } from '@selvedge/domain/products/facets';
import type { SortKey } from '../db/ordering';

/** Filters of a product search. Several values of one facet mean any of them. */
export interface IndexFilters extends Partial<Record<FacetKey, readonly string[]>> {
  keywords?: string | undefined;
  /** Prices in EUR cents; ignored for callers who may not see prices. */
  priceMinCents?: number | undefined;
  priceMaxCents?: number | undefined;
  stockMin?: number | undefined;
  stockMax?: number | undefined;
  hot?: boolean | undefined;
  /** Moment in ISO 8601. */
  updatedFrom?: string | undefined;
  /** Any of these suppliers; for staff. */
  supplierIds?: readonly string[] | undefined;
  kind?: 'SPOT' | 'FUTURES' | undefined;
}

/** Sort keys of products; the last three for staff. */
export type IndexSort = components['schemas']['ProductSort'] | 'supplierName' | 'lockedQty' | 'costCents';

/**
 * Scope of a search: products of one list in its order; of several lists, each product once, with the first of the lists that contains it;
 * or all products of the merchant at their own prices, whether on a list or not.
 */
export interface IndexScope {
  kind: 'list' | 'lists' | 'merchant';
  /** Ids of the lists; several are in order of preference, none for `merchant`. */
  lists: readonly string[];
}

/** Common part of all searches. */
interface Search {
  scope: IndexScope;
  filters: IndexFilters;
  /** Whether the caller may filter by, sort by and see prices. */
  priced: boolean;
}

/** Sort order of a search. */
export interface Ordered {
  language: LanguageTag;
  /** Fields to sort by, the first one first; none for the order of the scope, which also orders products that are equal by all fields. */
  keys: readonly SortKey<IndexSort>[];
}

/** Search for a page of products. */
export interface PageSearch extends Search, Ordered {
  kind: 'page';
  limit: number;
  offset: number;
}

/** Search for all products that match the filters, unless they are more than `most`. */
export interface PickSearch extends Search, Ordered {
  kind: 'picks';
  most: number;
}

/** Search for the counts of the filters' values. */
export interface FacetSearch extends Search {
  kind: 'facets';
}

/** Facets whose values are summed in an overview. */
export const OVERVIEW_FACETS = ['brandIds', 'categoryIds', 'seasons'] as const satisfies readonly FacetKey[];
/** Facet of an overview. */
export type OverviewFacet = (typeof OVERVIEW_FACETS)[number];

/** Search for figures of all products that match the filters. */
export interface OverviewSearch extends Search {
  kind: 'overview';
}

/** Search for the figures of several lists. */
export interface FigureSearch {
  kind: 'figures';
  lists: readonly string[];
}

/** Any search of the index. */
export type SearchIndexSearch = PageSearch | PickSearch | FacetSearch | OverviewSearch | FigureSearch;

/** Name in both languages; `name` twice when it is not translated. */
export interface Named {
  name: string;
  nameEn: string;
}

/** Product on a page: the list it is offered from (empty for products of the scope `merchant`), its price, and the names of its codes. */
export interface PageRow {
  id: string;
  listId: string;
  /** EUR cents; null when the price is given on inquiry. */
  priceCents: number | null;
  brand: Named;
  category: Named;
  color: Named & { hex: string };
  city: Named;
}

/** Page of products, and sums over all products that match the filters. Pieces are the free ones, values EUR cents. */
export interface PageFound {
  rows: PageRow[];
  products: number;
  skus: number;
  pieces: number;
  valueCents: number;
}

/**
 * Products in their order, one per line: the product ids, and the list that each is offered from. They are texts, because parsing tens of
 * thousands of them would block the server. Empty when there are more than requested.
 */
export interface PicksFound {
  products: number;
  ids: string;
  listIds: string;
}

/** Count of one value of a facet. */
export interface FacetCount extends Named {
  value: string;
  count: number;
}

/** Counts of every facet, each under the filters of all others. */
export interface FacetsFound {
  total: number;
  counts: Record<FacetKey, FacetCount[]>;
  price: { minCents: number | null; maxCents: number | null };
  stock: { available: number; soldOut: number };
}

/** Sums of one facet value: products, free pieces, and their value in EUR cents. */
export interface OverviewSlice extends Named {
  value: string;
  products: number;
  pieces: number;
  valueCents: number;
}

/** Figures of all products that match the filters; pieces are the free ones, values EUR cents. */
export interface OverviewFound {
  /** Number of products: styles in their colours. */
  products: number;
  /** Number of styles: distinct pairs of brand and name. */
  styles: number;
  skus: number;
  pieces: number;
  valueCents: number;
  hotPieces: number;
  slices: Record<OverviewFacet, OverviewSlice[]>;
}

/** Figures of a list; pieces are the free ones, values at the list's prices in EUR cents. */
export interface FiguresFound {
  products: number;
  skus: number;
  pieces: number;
  valueCents: number;
  hotPieces: number;
  warehouses: string[];
  /** First product of the list; null for an empty list. */
  first: string | null;
}

/** Result type of a search. */
export type SearchIndexFound<Search extends SearchIndexSearch> = Search extends PageSearch
  ? PageFound
  : Search extends PickSearch
    ? PicksFound
    : Search extends FacetSearch
      ? FacetsFound
      : Search extends OverviewSearch
        ? OverviewFound
        : Record<string, FiguresFound>;

/** Start data of the thread. */
export interface SearchIndexThreadData {
  /** Address of the database. */
  url: string;
  /** Timeout of one statement, in ms. */
  queryTimeoutMs: number;
}

/** Search with a number that identifies its answer. */
export interface SearchIndexQuestion {
  number: number;
  search: SearchIndexSearch;
}

/** Message to the thread: a question, or the request to end. */
export type SearchIndexOrder = SearchIndexQuestion | 'end';

/** Message from the thread: that it is ready, an answer, or an error; errors of the database keep their code. */
export type SearchIndexAnswer =
  | { kind: 'ready' }
  | { kind: 'found'; number: number; found: SearchIndexFound<SearchIndexSearch> }
  | { kind: 'fault'; number: number; message: string; code: string | undefined };
