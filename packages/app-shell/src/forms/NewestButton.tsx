import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Inline } from '@selvedge/design-system/layout/Inline';
import type { Saving } from './useVersionedSubmit';

/** Button of a form whose record another user saved first: loads the stored values into the fields that the user did not change. */
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
