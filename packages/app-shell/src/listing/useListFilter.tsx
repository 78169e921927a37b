import type { FilterBarProps } from '@selvedge/design-system/pages/FilterBar';
import { FailedChoices } from './FailedChoices';
import type { ListSearch } from './listSearch';
import type { Sorted } from './sorting';
import { useFilterState } from './useFilterState';
import type { FilterParts, FilterState, ListAddress, Paged } from './useFilterState';

/** Filter of every list: its search words, page and order. */
export interface Listed extends Paged, Sorted<string> {
  keywords: string;
}

/** Declaration of a list's filter. */
export interface ListFilterParts<Filter> extends Omit<FilterParts<Filter>, 'read' | 'write'> {
  search: ListSearch<Filter>;
}

/** Props that a FilterBar takes from the state of its list. */
export type ListBar = Omit<FilterBarProps, 'label' | 'searchLabel'>;

/** Filter of a list: its state, and the props of its FilterBar besides its words. */
export interface ListFilterState<Filter> extends Omit<FilterState<Filter>, 'narrowingInTab'> {
  bar: ListBar;
}

/** Returns the filter of a list, which is in the address of its page, with the props of its FilterBar. */
export function useListFilter<Filter extends Listed>(
  address: ListAddress,
  { search, ...parts }: ListFilterParts<Filter>,
): ListFilterState<Filter> {
  const { read, write } = search;
  const { narrowingInTab, ...state } = useFilterState(address, { ...parts, read, write });
  const { filter, show } = state;
  const { choices = [] } = parts;
  return {
    ...state,
    bar: {
      words: filter.keywords,
      onSearch: (keywords) => show({ keywords } as Partial<Filter>),
      choices: choices.map(({ name, label, choices: values, anyLabel }) => ({
        name,
        label,
        choices: values,
        anyLabel,
        value: filter[name] as string | undefined,
      })),
      onChoice: (name, value) => show({ [name]: value } as Partial<Filter>),
      narrowing: narrowingInTab,
      notice: (
        <FailedChoices reads={choices.flatMap(({ label, read: asked }) => (asked ? [[label, asked]] : []))} />
      ),
    },
  };
}
