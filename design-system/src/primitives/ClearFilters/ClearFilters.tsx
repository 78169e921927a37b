import { useMessages } from '../../i18n/useMessages';
import type { RootProps } from '../../internal/rootProps';
import { Button } from '../Button/Button';
import type { Narrowing } from '../NoMatches/NoMatches';

/** Props of {@link ClearFilters}. */
export interface ClearFiltersProps extends RootProps<HTMLButtonElement> {
  narrowing: Narrowing;
}

/** Button at the end of a list's filters that clears them; not rendered when nothing is filtered. */
export function ClearFilters({ narrowing, ...root }: ClearFiltersProps) {
  const t = useMessages('ClearFilters');
  if (narrowing.by.length === 0) return null;
  return (
    <Button {...root} variant="link" onPress={narrowing.onClear}>
      {t('clear')}
    </Button>
  );
}
