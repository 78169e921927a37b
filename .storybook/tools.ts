import base from '../design-system/tokens/base.json';
import { LANGUAGES } from '../packages/domain/display/languages';

/** Value of a toolbar item with its names. */
export interface ToolChoice {
  value: string;
  zh: string;
  en: string;
}

/** Item of the toolbar: one of the globals of the stories. */
export interface Tool {
  name: 'theme' | 'accent' | 'density' | 'locale' | 'currency';
  zh: string;
  en: string;
  choices: readonly ToolChoice[];
  /** Shows the choices as a menu, when they are too many to stand side by side. */
  isMenu?: boolean;
}

const same = (value: string, name: string): ToolChoice => ({ value, zh: name, en: name });
const accents = Object.entries(base.accentChoice).filter(([name]) => !name.startsWith('$'));

/** Items of the toolbar from left to right; `manager/toolbar.tsx` draws them, `globals.ts` has the initial values. */
export const tools: readonly Tool[] = [
  {
    name: 'theme',
    zh: '主题',
    en: 'Theme',
    choices: [
      { value: 'light', zh: '浅', en: 'Light' },
      { value: 'dark', zh: '深', en: 'Dark' },
      { value: 'auto', zh: '随系统', en: 'System' },
    ],
  },
  {
    name: 'accent',
    zh: '强调色',
    en: 'Accent',
    isMenu: true,
    choices: [
      { value: '', zh: '黑', en: 'Black' },
      ...accents.map(([name, token]) => same((token as { $value: string }).$value, name)),
    ],
  },
  {
    name: 'density',
    zh: '密度',
    en: 'Density',
    choices: [
      { value: 'comfortable', zh: '舒展', en: 'Roomy' },
      { value: 'compact', zh: '紧凑', en: 'Compact' },
    ],
  },
  {
    name: 'locale',
    zh: '语言',
    en: 'Language',
    choices: LANGUAGES.map(({ tag, shortName }) => same(tag, shortName)),
  },
  {
    name: 'currency',
    zh: '币种',
    en: 'Currency',
    choices: [same('CNY', '¥'), same('HKD', 'HK$'), same('EUR', '€')],
  },
];
