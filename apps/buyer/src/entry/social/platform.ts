import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { configQuery } from '@selvedge/app-kit/app/config';

/** The social platform as people call it. */
export function usePlatform(): string {
  const { t } = useTranslation('social');
  return useQuery(configQuery).data?.socialName ?? t('wechat');
}
