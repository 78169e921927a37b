import type { components } from '@selvedge/api-spec/types';
import type { LanguageTag } from '@selvedge/domain/display/languages';
import type { FacetKey } from '@selvedge/domain/goods/facets';

/** What goods are looked for by. Several values of one facet mean any of them. */
export interface GoodsFilters extends Partial<Record<FacetKey, readonly string[]>> {
  keywords?: string | undefined;
  /** Prices in EUR cents; heeded only for who may see them. */
  priceMinCents?: number | undefined;
  priceMaxCents?: number | undefined;
  stockMin?: number | undefined;
  hot?: boolean | undefined;
  /** A moment in ISO 8601. */
  updatedFrom?: string | undefined;
  /** Suppliers, any of them; for staff. */
  supplierIds?: readonly string[] | undefined;
  kind?: 'SPOT' | 'FUTURES' | undefined;
}

/** What goods can be sorted by; the last three for staff. */
export type GoodsSort = components['schemas']['ProductSort'] | 'supplierName' | 'lockedQty' | 'costCents';

/**
 * Goods of one list in its order, or of several, each product once, with the first of the lists that has it; or all goods of
 * the house at their own prices, on a list or not.
 */
export interface GoodsScope {
  kind: 'list' | 'lists' | 'house';
  /** Which lists; several in the order in which they are preferred, none for the house. */
  lists: readonly string[];
}

/** What every search says. */
interface Search {
  scope: GoodsScope;
  filters: GoodsFilters;
  /** Whether prices may be seen: filtered, sorted and told. */
  priced: boolean;
}

/** In which order goods are looked for. */
export interface Ordered {
  language: LanguageTag;
  sort?: GoodsSort | undefined;
  isDescending: boolean;
}

/** Asks for a page of goods. */
export interface PageSearch extends Search, Ordered {
  kind: 'page';
  limit: number;
  offset: number;
}

/** Asks which goods the filters leave, all of them, unless they are more than `most`. */
export interface PickSearch extends Search, Ordered {
  kind: 'picks';
  most: number;
}

/** Asks for the counts beside the filters. */
export interface FacetSearch extends Search {
  kind: 'facets';
}

/** Facets whose values are summed in an overview. */
export const OVERVIEW_FACETS = ['brandIds', 'categoryIds', 'seasons'] as const satisfies readonly FacetKey[];
/** One of them. */
export type OverviewFacet = (typeof OVERVIEW_FACETS)[number];

/** Asks for the figures of everything that the filters leave. */
export interface OverviewSearch extends Search {
  kind: 'overview';
}

/** Asks for what some lists hold. */
export interface FigureSearch {
  kind: 'figures';
  lists: readonly string[];
}

/** What can be asked. */
export type SearchIndexSearch = PageSearch | PickSearch | FacetSearch | OverviewSearch | FigureSearch;

/** A name in both languages; `name` twice where it is not translated. */
export interface Named {
  name: string;
  nameEn: string;
}

/** A product on a page: which list it is offered from (empty for goods of the house), at what price, and what its codes are called. */
export interface PageRow {
  id: string;
  listId: string;
  /** EUR cents; null where the price is given on inquiry. */
  priceCents: number | null;
  brand: Named;
  category: Named;
  color: Named & { hex: string };
  city: Named;
}

/** A page of goods, and sums over everything that the filters leave. Pieces are the free ones, values EUR cents. */
export interface PageFound {
  rows: PageRow[];
  products: number;
  skus: number;
  pieces: number;
  valueCents: number;
}

/**
 * Goods in their order, one line each: the ids of the products, and the list that each is offered from. Texts, because taking
 * tens of thousands of them apart would hold the server up. Empty where there are more than were asked for.
 */
export interface PicksFound {
  products: number;
  ids: string;
  listIds: string;
}

/** One value of a facet. */
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

/** What one value of a facet comes to: products, free pieces, and what these cost in EUR cents. */
export interface OverviewSlice extends Named {
  value: string;
  products: number;
  pieces: number;
  valueCents: number;
}

/** Figures over everything that the filters leave; pieces are the free ones, values EUR cents. */
export interface OverviewFound {
  /** Styles in their colours. */
  products: number;
  /** Styles: a brand and a name. */
  styles: number;
  skus: number;
  pieces: number;
  valueCents: number;
  hotPieces: number;
  slices: Record<OverviewFacet, OverviewSlice[]>;
}

/** What a list holds; pieces are the free ones, values at the list's prices in EUR cents. */
export interface FiguresFound {
  products: number;
  skus: number;
  pieces: number;
  valueCents: number;
  hotPieces: number;
  warehouses: string[];
  /** The first product of the list; null when it holds none. */
  first: string | null;
}

/** What answers a search. */
export type SearchIndexFound<Search extends SearchIndexSearch> = Search extends PageSearch
  ? PageFound
  : Search extends PickSearch
    ? PicksFound
    : Search extends FacetSearch
      ? FacetsFound
      : Search extends OverviewSearch
        ? OverviewFound
        : Record<string, FiguresFound>;

/** What the thread is started with. */
export interface SearchIndexThreadData {
  /** Of the database. */
  url: string;
  /** Longest wait for the answer of one statement, in ms. */
  queryTimeoutMs: number;
}

/** A search and its number, under which it is answered. */
export interface SearchIndexQuestion {
  number: number;
  search: SearchIndexSearch;
}

/** What the thread is told: a question, or to end. */
export type SearchIndexOrder = SearchIndexQuestion | 'end';

/** What the thread says: that it can be asked, an answer, or a fault; faults of the database keep their code. */
export type SearchIndexAnswer =
  | { kind: 'ready' }
  | { kind: 'found'; number: number; found: SearchIndexFound<SearchIndexSearch> }
  | { kind: 'fault'; number: number; message: string; code: string | undefined };
