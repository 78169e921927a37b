import type { Currency } from '../design-system/src/formats/money';
import type { DensityName, ThemeName } from '../design-system/src/theme/ThemeProvider';
import type { Locale } from '../design-system/src/formats/locale';
import { tools } from './tools';

/** What a reviewer may turn, by the names of `tools.ts`. */
export interface StoryGlobals {
  theme: ThemeName;
  accent: string;
  density: DensityName;
  locale: Locale;
  currency: Currency;
}

/** What Storybook has to know of them; how they look in the toolbar stands in `manager/toolbar.tsx`. */
export const globalTypes = Object.fromEntries(tools.map(({ name, en }) => [name, { description: en }]));

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
