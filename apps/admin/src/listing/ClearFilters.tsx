import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import type { Narrowing } from '@selvedge/design-system/NoMatches';

/** At the end of the filters of a list: shows all of it again, where anything hides a part. */
export function ClearFilters({ narrowing }: { narrowing: Narrowing }) {
  const { t } = useTranslation();
  if (narrowing.by.length === 0) return null;
  return (
    <Button variant="link" onPress={narrowing.onClear}>
      {t('actions.clear')}
    </Button>
  );
}
