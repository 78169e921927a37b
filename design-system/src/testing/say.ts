import { useLocale } from '../i18n/LocaleProvider';

/** For stories: the text of the language that the toolbar asks for. Products use messages instead. */
export function useSay(): (chinese: string, english: string) => string {
  const { locale } = useLocale();
  return (chinese, english) => (locale === 'en' ? english : chinese);
}
