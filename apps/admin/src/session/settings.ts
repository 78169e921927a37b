import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { codeOf, languageFromBrowser } from '@selvedge/domain/display/browserLanguage';
import { languageOfTag } from '@selvedge/domain/display/languages';
import { changeLanguage } from '@selvedge/app-shell/app/i18n';
import type { Language } from '@selvedge/app-shell/app/i18n';
import { readText, writeValue } from '@selvedge/app-shell/session/storage';

const themes = ['light', 'dark', 'auto'] as const;
const densities = ['comfortable', 'compact'] as const;
const layouts = ['left', 'top', 'mix'] as const;

/** Position of the menu: icon rail at the side, along the top, or both. */
export type MenuLayout = (typeof layouts)[number];

/** Interface settings of a member of staff, each stored under its own name. */
export interface Settings {
  /** Whether the bar of visited pages is shown. */
  tagsView: boolean;
  fixedHeader: boolean;
  layout: MenuLayout;
  /** Accent colour as `#rrggbb`, or empty for the theme's own ink. */
  themeColor: string;
  theme: (typeof themes)[number];
  watermark: boolean;
  /** Whether the panel of settings is offered. */
  showSettings: boolean;
  sidebarLogo: boolean;
  density: (typeof densities)[number];
  language: Language;
}

function oneOf<Value extends string>(
  values: readonly Value[],
  stored: string | null,
  otherwise: Value,
): Value {
  return values.find((value) => value === stored) ?? otherwise;
}

function flag(key: string, otherwise: boolean): boolean {
  const stored = readText(key);
  return stored === null ? otherwise : stored === 'true';
}

function initialSettings(): Settings {
  const colour = readText('themeColor') ?? '';
  return {
    tagsView: flag('tagsView', true),
    fixedHeader: flag('fixedHeader', true),
    layout: oneOf(layouts, readText('layout'), 'left'),
    themeColor: /^#[0-9a-f]{6}$/.test(colour) ? colour : '',
    theme: oneOf(themes, readText('theme'), 'light'),
    watermark: flag('watermark', false),
    showSettings: flag('showSettings', true),
    sidebarLogo: flag('sidebarLogo', true),
    density: oneOf(densities, readText('density'), 'comfortable'),
    language: languageOfTag(readText('language')) ?? languageFromBrowser(navigator.languages),
  };
}

/** Current settings; assign to change one, it takes effect and is stored at once. */
export const settings = proxy<Settings>(initialSettings());

const stored = [
  'tagsView',
  'fixedHeader',
  'layout',
  'themeColor',
  'theme',
  'watermark',
  'showSettings',
  'sidebarLogo',
  'density',
] as const;
for (const key of stored) subscribeKey(settings, key, (value) => writeValue(key, String(value)));
subscribeKey(settings, 'language', (language) => {
  writeValue('language', codeOf(language));
  void changeLanguage(language);
});
