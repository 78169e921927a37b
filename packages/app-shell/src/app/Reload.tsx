import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';

/** Button on an error page that reloads the app, so that the code of a new release is loaded. */
export function Reload() {
  const { t } = useTranslation();
  return (
    <Button variant="primary" onPress={() => window.location.reload()}>
      {t('actions.reload')}
    </Button>
  );
}
