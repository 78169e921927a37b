import type { ReactNode } from 'react';
import { ThemeProvider } from '../../design-system/src/css/themeEntry';
import { loadMessages, locales } from '../../design-system/src/i18n';
import { LocaleProvider } from '../../design-system/src/i18n/LocaleProvider';
import { storyRates } from '../globals';
import type { StoryGlobals } from '../globals';

await Promise.all(locales.map((locale) => loadMessages(locale)));

/** Provides theme, accent, density, language and currency from the toolbar, as the apps provide them. The time zone is Shanghai. */
export function StoryProviders({ globals, children }: { globals: StoryGlobals; children: ReactNode }) {
  const { theme, accent, density, locale, currency } = globals;
  return (
    <ThemeProvider theme={theme} accent={accent || undefined} density={density}>
      <LocaleProvider
        locale={locale}
        timeZone="Asia/Shanghai"
        currency={{ code: currency, rate: storyRates[currency] }}
      >
        {children}
      </LocaleProvider>
    </ThemeProvider>
  );
}
