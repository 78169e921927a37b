import { useFormats, useMessages } from '../../i18n';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../Button';
import { EmptyState } from '../EmptyState';
import { messages } from './NoMatches.messages';

/** What a list is narrowed by. */
export interface Narrowing {
  /** Names of the filters in force, as the page says them; none where nothing narrows. */
  by: readonly string[];
  /** Takes all of them away. */
  onClear: () => void;
}

/** Props of {@link NoMatches}. */
export interface NoMatchesProps extends RootProps<HTMLDivElement> {
  narrowing: Narrowing;
}

/** Stands in place of rows that filters hide: says so, names the filters, and takes them away. */
export function NoMatches({ narrowing, ...root }: NoMatchesProps) {
  const t = useMessages(messages);
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
