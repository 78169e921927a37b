import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';

/** Button at the end of a list's filters that clears them; not rendered when nothing is filtered. */
export function ClearFilters({ narrowing }: { narrowing: Narrowing }) {
  const { t } = useTranslation();
  if (narrowing.by.length === 0) return null;
  return (
    <Button variant="link" onPress={narrowing.onClear}>
      {t('actions.clear')}
    </Button>
  );
}
