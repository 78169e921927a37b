import type { Currency } from '../design-system/src/formats/money';
import type { DensityName, ThemeName } from '../design-system/src/theme/ThemeProvider';
import type { Locale } from '../design-system/src/formats/locale';
import { tools } from './tools';

/** Values that a reviewer can set in the toolbar, by the names of `tools.ts`. */
export interface StoryGlobals {
  theme: ThemeName;
  accent: string;
  density: DensityName;
  locale: Locale;
  currency: Currency;
}

/** Storybook's declaration of the globals; `manager/toolbar.tsx` draws them in the toolbar. */
export const globalTypes = Object.fromEntries(tools.map(({ name, en }) => [name, { description: en }]));

/** Initial values: as a buyer in Shanghai sees the product on the first day. */
export const initialGlobals: StoryGlobals = {
  theme: 'light',
  accent: '',
  density: 'comfortable',
  locale: 'zh-CN',
  currency: 'EUR',
};

/** Exchange rates of the stories, units per euro. */
export const storyRates: Record<Currency, string> = { EUR: '1', CNY: '7.842', HKD: '8.4315' };
