import type { Currency } from '../design-system/src/formats/money';
import type { DensityName, ThemeName } from '../design-system/src/theme/ThemeProvider';
import { accentChoices } from '../design-system/src/theme/accent';
import { LANGUAGES } from '../domain/display/languages';
import type { Locale } from '../design-system/src/formats/locale';

/** What a reviewer may turn, in one list: the toolbar, the first values and the decorator all read it. */
export interface StoryGlobals {
  theme: ThemeName;
  accent: string;
  density: DensityName;
  locale: Locale;
  currency: Currency;
}

/** Accents to try; the empty one is the theme's own ink. */
const accents = [
  { value: '', title: 'Black (default)' },
  ...Object.entries(accentChoices).map(([title, value]) => ({ value, title })),
];

const choice = <Icon extends string>(
  title: string,
  icon: Icon,
  items: { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Toolbar definitions. */
export const globalTypes = {
  theme: choice('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    { value: 'auto', title: 'As the system' },
  ]),
  accent: choice('Accent', 'paintbrush', accents),
  density: choice('Density', 'component', [
    { value: 'comfortable', title: 'Comfortable' },
    { value: 'compact', title: 'Compact' },
  ]),
  locale: choice(
    'Language',
    'globe',
    LANGUAGES.map(({ tag, name }) => ({ value: tag, title: name })),
  ),
  currency: choice('Currency', 'credit', [
    { value: 'EUR', title: '€' },
    { value: 'CNY', title: '¥' },
    { value: 'HKD', title: 'HK$' },
  ]),
};

/** First values: as a buyer in Shanghai sees the product on the first day. */
export const initialGlobals: StoryGlobals = {
  theme: 'light',
  accent: '',
  density: 'comfortable',
  locale: 'zh-CN',
  currency: 'EUR',
};

/** Rates of the stories, units per euro. */
export const storyRates: Record<Currency, string> = { EUR: '1', CNY: '7.842', HKD: '8.4315' };
