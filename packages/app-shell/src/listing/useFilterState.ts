import type { UseQueryResult } from '@tanstack/react-query';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import type { Choice } from '@selvedge/design-system/primitives/ChoiceFilter';
import { useNarrowing } from './useNarrowing';

/** Filter of a list with pages. */
export interface Paged {
  page: number;
  /** Id of the row that is open beside the list. */
  row?: string;
}

/** Filter by one of several values, for each parameter of the list's filter. */
export type ChoiceOf<Filter> = {
  [Name in keyof Filter & string]: {
    name: Name;
    label: string;
    choices: readonly Choice<string & Filter[Name]>[];
    /** Read of the choices: its failure is shown in the bar. */
    read?: UseQueryResult<unknown>;
    anyLabel?: string;
  };
}[keyof Filter & string];

/** Parts of a list's filter, which its search file and its screen have. */
export interface FilterParts<Filter> {
  /** Reads the filter from the query of the page. */
  read: (query: string) => Filter;
  /** Writes the filter as a query. */
  write: (filter: Filter) => string;
  /** Filters by one of several values, in the order of the bar. */
  choices?: readonly ChoiceOf<Filter>[];
  /** Labels of the other filters by the names of their parameters. */
  names?: Readonly<Record<string, string>>;
  /** Parameters that select a page of their own: they neither filter the rows nor are cleared. */
  kept?: readonly string[];
  /** Parameters that the tabs of the page set: clearing the filters inside a tab keeps them. */
  tab?: readonly string[];
  /** Called when other rows are shown, such as to clear a selection. */
  onShow?: () => void;
}

/** Address of a page with a list: its query, and the function that changes it. */
export interface ListAddress {
  query: string;
  open: (query: string, options?: { replace?: boolean }) => void;
}

/** State of a list: its filter, and what its empty rows and its pages need of it. */
export interface FilterState<Filter> {
  filter: Filter;
  /** Changes the filter and shows the first page. */
  show: (change: Partial<Filter>) => void;
  /** Shows the list with another query, such as that of a saved view. */
  onOpen: (query: string) => void;
  /** Opens a row beside the list, or closes it; the rows stay. */
  openRow: (row: string | undefined) => void;
  /** Filters that hide rows. */
  narrowing: Narrowing;
  /** Those of them inside the tab of the page. */
  narrowingInTab: Narrowing;
  paging: { page: number; onPageChange: (page: number) => void };
}

/** Returns the filter of a list, which is stored in the address of its page. */
export function useFilterState<Filter extends Paged>(
  { query, open }: ListAddress,
  parts: FilterParts<Filter>,
): FilterState<Filter> {
  const { read, write, choices = [], kept = [], tab = [], onShow } = parts;
  const names = { ...Object.fromEntries(choices.map(({ name, label }) => [name, label])), ...parts.names };
  const filter = read(query);
  const onOpen = (next: string): void => {
    onShow?.();
    open(next);
  };
  return {
    filter,
    show: (change) => onOpen(write({ ...filter, page: 1, row: undefined, ...change })),
    onOpen,
    openRow: (row) => open(write({ ...filter, row })),
    narrowing: useNarrowing(write(filter), names, onOpen, kept),
    narrowingInTab: useNarrowing(write(filter), names, onOpen, [...kept, ...tab]),
    paging: {
      page: filter.page,
      onPageChange: (page) => onOpen(write({ ...filter, page, row: undefined })),
    },
  };
}
