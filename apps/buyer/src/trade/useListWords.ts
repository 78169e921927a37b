import { useTranslation } from 'react-i18next';
import type { RecordWords } from '@selvedge/app-shell/records/recordState';

/** Words of a page whose list could not be read, with the way back to the lists. */
export function useListWords(): RecordWords {
  const { t } = useTranslation();
  return {
    missing: { title: t('missingList.title'), body: t('missingList.body') },
    back: { href: '/products/list', label: t('missingList.back') },
  };
}
