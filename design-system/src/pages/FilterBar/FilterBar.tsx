import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { useMedia } from '../../internal/useMedia';
import { Inline } from '../../layout/Inline/Inline';
import { Stack } from '../../layout/Stack/Stack';
import { Toolbar } from '../../layout/Toolbar/Toolbar';
import { Button } from '../../primitives/Button/Button';
import { ChoiceFilter } from '../../primitives/ChoiceFilter/ChoiceFilter';
import type { Choice } from '../../primitives/ChoiceFilter/ChoiceFilter';
import { ClearFilters } from '../../primitives/ClearFilters/ClearFilters';
import { ListFilterIcon } from '../../primitives/Icon/icons';
import type { Narrowing } from '../../primitives/NoMatches/NoMatches';
import { Popover } from '../../primitives/Popover/Popover';
import { WordSearch } from '../../primitives/WordSearch/WordSearch';
import { media } from '../../theme/tokens';

/** Filter by one of several values, with the chosen one. */
export interface FilterChoice {
  /** Name of the filter, for `onChoice`. */
  name: string;
  label: string;
  choices: readonly Choice<string>[];
  /** Chosen value; undefined or empty shows all rows. */
  value: string | undefined;
  /** Label of the option that clears the filter, where "any" is not the word. */
  anyLabel?: string;
}

/** Props of {@link FilterBar}. */
export interface FilterBarProps extends RootProps<HTMLFieldSetElement> {
  /** Accessible name of the bar. */
  label: string;
  /** Label of the search field, which is also its placeholder. */
  searchLabel: string;
  /** Current search words. */
  words: string;
  onSearch: (words: string) => void;
  /** Filters by one of several values, after the search. */
  choices?: readonly FilterChoice[];
  onChoice?: (name: string, value: string | undefined) => void;
  /** Filters in force; adds a button that clears them. */
  narrowing?: Narrowing;
  /** Filters of other kinds, after the choices. */
  children?: ReactNode;
  /** Line after the filters, such as that the choices of one could not be read. */
  notice?: ReactNode;
  /** Tools at the end, such as saved views and the column chooser. */
  end?: ReactNode;
}

/**
 * Filters above a list: a search, one select for each choice, a button that clears them, and tools at the end. Each takes effect at once. On
 * a phone all but the search are behind one button, with the number of those in force.
 */
export function FilterBar(props: FilterBarProps) {
  const {
    searchLabel,
    words,
    onSearch,
    choices = [],
    onChoice,
    narrowing,
    children,
    notice,
    end,
    ...bar
  } = props;
  const t = useMessages('FilterBar');
  const isPhone = useMedia(media.phone);
  const filters = (
    <>
      {choices.map(({ name, ...choice }) => (
        <ChoiceFilter key={name} {...choice} onChange={(value) => onChoice?.(name, value)} />
      ))}
      {children}
    </>
  );
  const inForce = (narrowing?.by.length ?? 0) - (words === '' ? 0 : 1);
  return (
    <Toolbar {...bar} gap={isPhone ? 'regular' : 'wide'} end={isPhone ? undefined : end}>
      <WordSearch label={searchLabel} words={words} onSearch={onSearch} />
      {isPhone && (choices.length > 0 || children || end) ? (
        <Popover
          label={bar.label}
          trigger={
            <Button variant="quiet" size="small" icon={<ListFilterIcon />}>
              {inForce > 0 ? t('inForce', { count: inForce }) : t('filters')}
            </Button>
          }
        >
          <Stack gap="s4">
            {filters}
            {end && <Inline gap="s2">{end}</Inline>}
          </Stack>
        </Popover>
      ) : (
        filters
      )}
      {notice}
      {narrowing && <ClearFilters narrowing={narrowing} />}
    </Toolbar>
  );
}
