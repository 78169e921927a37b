import type { Decorator } from '@storybook/react-vite';
import { LocaleProvider } from '../../design-system/src/i18n/LocaleProvider';
import { ThemeProvider } from '../../design-system/src/css/themeEntry';
import { storyRates } from '../globals';
import type { StoryGlobals } from '../globals';

/** Theme, accent, density, language and currency around every story, as the apps give them. Stories live in Shanghai. */
export const withProviders: Decorator = (Story, { globals }) => {
  const { theme, accent, density, locale, currency } = globals as StoryGlobals;
  return (
    <ThemeProvider theme={theme} accent={accent || undefined} density={density}>
      <LocaleProvider
        locale={locale}
        timeZone="Asia/Shanghai"
        currency={{ code: currency, rate: storyRates[currency] }}
      >
        <Story />
      </LocaleProvider>
    </ThemeProvider>
  );
};
