import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { configQuery } from '@selvedge/app-shell/app/config';

/** Returns the name of the social platform in the current language. */
export function usePlatform(): string {
  const { t } = useTranslation('social');
  return useQuery(configQuery).data?.socialName ?? t('wechat');
}
