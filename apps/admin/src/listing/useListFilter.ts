import { useNarrowing } from '@selvedge/app-shell/listing/useNarrowing';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { usePageSearch } from '../tabs/pageAddress';

/** Filter of a list with pages. */
interface Paged {
  page: number;
  /** Id of the row that is open beside the list. */
  row?: string;
}

interface ListFilterParts<Filter> {
  /** Reads the filter from the query of the page. */
  read: (query: string) => Filter;
  /** Writes the filter as a query. */
  write: (filter: Filter) => string;
  /** Labels of the filters by the names of their parameters. */
  names: Readonly<Record<string, string>>;
  /** Parameters that the tabs of the page set: clearing the filters inside a tab keeps them. */
  tab?: readonly string[];
  /** Called when other rows are shown, such as to clear a selection. */
  onShow?: () => void;
}

/** Props that the bar of filters takes from the state of the list. */
export interface FilterBarState<Filter> {
  filter: Filter;
  /** Query of the page, which makes up a saved view. */
  search: string;
  /** Filters in force inside the tab. */
  narrowing: Narrowing;
  onChange: (change: Partial<Filter>) => void;
  onOpen: (query: string) => void;
}

interface ListFilter<Filter> {
  filter: Filter;
  /** Changes the filter and shows the first page. */
  show: (change: Partial<Filter>) => void;
  /** Opens a row beside the list, or closes it; the rows stay. */
  openRow: (row: string | undefined) => void;
  /** Filters that hide rows. */
  narrowing: Narrowing;
  bar: FilterBarState<Filter>;
  paging: { page: number; onPageChange: (page: number) => void };
}

/** Returns the filter of a list, which is stored in the address of its page, with the props of its bar. */
export function useListFilter<Filter extends Paged>(parts: ListFilterParts<Filter>): ListFilter<Filter> {
  const { read, write, names, tab = [], onShow } = parts;
  const [search, setSearch] = usePageSearch();
  const filter = read(search);
  const onOpen = (query: string): void => {
    onShow?.();
    setSearch(query);
  };
  const show = (change: Partial<Filter>): void =>
    onOpen(write({ ...filter, page: 1, row: undefined, ...change }));
  return {
    filter,
    show,
    openRow: (row) => setSearch(write({ ...filter, row })),
    narrowing: useNarrowing(write(filter), names, onOpen),
    bar: {
      filter,
      search,
      narrowing: useNarrowing(write(filter), names, onOpen, tab),
      onChange: show,
      onOpen,
    },
    paging: {
      page: filter.page,
      onPageChange: (page) => onOpen(write({ ...filter, page, row: undefined })),
    },
  };
}
