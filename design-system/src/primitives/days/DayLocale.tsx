import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { intlTag } from '../../formats/locale';
import { useLocale } from '../../i18n/LocaleProvider';

/** Tags of `Intl` that write the month first, each with one of the same language that writes the day first, as the formats do. */
const DAY_FIRST: Readonly<Record<string, string>> = { 'en-US': 'en-GB' };

/** Gives the dates inside the order of day, month and year in which the formats write them. */
export function DayLocale({ children }: { children: ReactNode }) {
  const tag = intlTag(useLocale().locale);
  return <I18nProvider locale={DAY_FIRST[tag] ?? tag}>{children}</I18nProvider>;
}
