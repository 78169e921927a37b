import { useTranslation } from 'react-i18next';

/** The words for a rule's message in the forms of the system. */
export function useSystemWords(): (key: string) => string {
  const { t } = useTranslation('system');
  return (key) => t(`validation.${key}`, { defaultValue: key });
}
