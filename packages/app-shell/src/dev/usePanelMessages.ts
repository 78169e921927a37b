import { fillMessage, useLocale } from '@selvedge/design-system/i18n';
import type { MessageValues } from '@selvedge/design-system/i18n';
import type { KeyOf } from '@selvedge/domain/display/words';
import type words from './locales/en/MockPanel.json';

const files = import.meta.glob<typeof words>('./locales/*/MockPanel.json', {
  eager: true,
  import: 'default',
});

/** Returns the translate function of the mock panel's own messages, which no production build contains. */
export function usePanelMessages() {
  const { locale } = useLocale();
  const texts = files[`./locales/${locale}/MockPanel.json`] ?? {};
  return (key: KeyOf<typeof words>, values: MessageValues = {}) => fillMessage(texts, key, values, locale);
}
