import { render as renderBare } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { locales } from '../formats/locale';
import type { Locale } from '../formats/locale';
import { loadMessages } from '../formats/messages';
import { LocaleProvider } from '../i18n/LocaleProvider';
import type { DisplayCurrency } from '../i18n/LocaleProvider';
import { ThemeProvider } from '../css/themeEntry';
import type { DensityName } from '../css/themeEntry';

await Promise.all(locales.map((locale) => loadMessages(locale)));

/** Options of a test's render; the defaults are those of the apps. */
export interface RenderOptions {
  locale?: Locale;
  theme?: 'light' | 'dark';
  density?: DensityName;
  currency?: DisplayCurrency;
}

/** Renders inside the providers of the apps, in Shanghai time. */
export function render(element: ReactElement, options: RenderOptions = {}) {
  const { locale = 'zh-CN', theme, density, currency } = options;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ThemeProvider theme={theme} density={density}>
      <LocaleProvider locale={locale} timeZone="Asia/Shanghai" currency={currency}>
        {children}
      </LocaleProvider>
    </ThemeProvider>
  );
  return renderBare(element, { wrapper });
}
