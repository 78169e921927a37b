import type { ReactNode } from 'react';
import { ThemeProvider } from '../../design-system/src/css/themeEntry';
import { LocaleProvider } from '../../design-system/src/i18n/LocaleProvider';
import { storyRates } from '../globals';
import type { StoryGlobals } from '../globals';

/** Theme, accent, density, language and currency as the toolbar says, as the apps give them. The workbench lives in Shanghai. */
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
