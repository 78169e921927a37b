import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';
import { Inline } from '@selvedge/design-system/Inline';
import type { Saving } from './useSaving';

/** In a form that somebody else was faster with: takes what is stored now into the fields that nobody typed into. */
export function NewestButton({ loadNewest }: Pick<Saving<never>, 'loadNewest'>) {
  const { t } = useTranslation();
  if (loadNewest === null) return null;
  return (
    <Inline>
      <Button size="small" onPress={loadNewest}>
        {t('actions.loadNewest')}
      </Button>
    </Inline>
  );
}
