import { useTranslation } from 'react-i18next';

/** Returns the messages for validation errors in the forms of the system pages. */
export function useSystemWords(): (key: string) => string {
  const { t } = useTranslation('system');
  return (key) => t(`validation.${key}`, { defaultValue: key });
}
