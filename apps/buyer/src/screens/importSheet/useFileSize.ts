import { useTranslation } from 'react-i18next';
import { formatNumber } from '@selvedge/design-system/formats';
import { KILOBYTE, MEGABYTE } from '@selvedge/domain/constants';

/** Hook that formats the size of a file: `1.8 MB`, `42 kB`. */
export function useFileSize(): (bytes: number) => string {
  const { t } = useTranslation('import');
  return (bytes) =>
    bytes < MEGABYTE
      ? t('kilobytes', { value: formatNumber(Math.max(1, Math.round(bytes / KILOBYTE))) })
      : t('megabytes', { value: formatNumber(Math.round((bytes / MEGABYTE) * 10) / 10) });
}
