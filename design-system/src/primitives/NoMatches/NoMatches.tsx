import { useFormats, useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../Button/Button';
import { EmptyState } from '../EmptyState/EmptyState';

/** Filters that narrow a list. */
export interface Narrowing {
  /** Names of the filters in force, in the words of the page; empty when none is in force. */
  by: readonly string[];
  /** Clears all filters. */
  onClear: () => void;
}

/** Props of {@link NoMatches}. */
export interface NoMatchesProps extends RootProps<HTMLDivElement> {
  narrowing: Narrowing;
}

/** Shown in place of rows when no row matches the filters: names the filters and offers to clear them. */
export function NoMatches({ narrowing, ...root }: NoMatchesProps) {
  const t = useMessages('NoMatches');
  const formats = useFormats();
  return (
    <EmptyState
      {...root}
      title={t('title')}
      action={<Button onPress={narrowing.onClear}>{t('clear')}</Button>}
    >
      {t('by', { filters: formats.list(narrowing.by) })}
    </EmptyState>
  );
}
