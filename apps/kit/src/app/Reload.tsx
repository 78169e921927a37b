import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/Button';

/** The way on from a page that cannot be shown: loads everything anew, as after a release. */
export function Reload() {
  const { t } = useTranslation();
  return (
    <Button variant="primary" onPress={() => window.location.reload()}>
      {t('actions.reload')}
    </Button>
  );
}
