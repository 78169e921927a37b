import type { ReactNode } from 'react';
import { ChoiceFilter } from '@selvedge/app-shell/listing/ChoiceFilter';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { Toolbar } from '@selvedge/design-system/layout/Toolbar';
import { ClearFilters } from './ClearFilters';
import { SavedViews } from './SavedViews';
import type { FilterBarState } from '@selvedge/app-shell/listing/useFilterState';
import { WordSearch } from '@selvedge/app-shell/listing/WordSearch';

interface FilterBarProps<Filter> extends FilterBarState<Filter> {
  /** Accessible name of the bar. */
  label: string;
  searchLabel: string;
  /** Name of the list in the user's preferences; the bar has saved views where it is set. */
  views?: string;
  /** Tools at the end, such as the column chooser. */
  tools?: ReactNode;
  /** Adds a button that clears the filters. */
  isClearable?: boolean;
  /** Filters of other kinds, after the choices. */
  children?: ReactNode;
}

/** Filters above a list: a search, one select for each choice, saved views and tools at the end. Each filter takes effect at once. */
export function FilterBar<Filter extends { keywords: string }>(props: FilterBarProps<Filter>) {
  const { filter, search, narrowing, onChange, onOpen, choices, views, tools } = props;
  const change = (values: Readonly<Record<string, string | undefined>>): void =>
    onChange(values as Partial<Filter>);
  return (
    <Toolbar
      label={props.label}
      gap="wide"
      end={
        <>
          {views && <SavedViews list={views} search={search} onOpen={onOpen} />}
          {tools}
        </>
      }
    >
      <WordSearch
        label={props.searchLabel}
        words={filter.keywords}
        onSearch={(keywords) => change({ keywords })}
      />
      {choices.map(({ name, label, choices: values, anyLabel }) => (
        <ChoiceFilter<string>
          key={name}
          label={label}
          choices={values}
          value={filter[name] as string | undefined}
          onChange={(value) => change({ [name]: value })}
          anyLabel={anyLabel}
        />
      ))}
      {props.children}
      <FailedChoices reads={choices.flatMap(({ label, read }) => (read ? [[label, read] as const] : []))} />
      {props.isClearable && <ClearFilters narrowing={narrowing} />}
    </Toolbar>
  );
}
