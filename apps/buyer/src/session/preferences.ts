import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { codeOf, languageFromBrowser } from '@selvedge/domain/display/browserLanguage';
import { languageOfTag } from '@selvedge/domain/display/languages';
import { DISPLAY_CURRENCY } from '@selvedge/domain/constants';
import { SHOWN_CURRENCIES } from '@selvedge/domain/money/exchange';
import type { ShownCurrency } from '@selvedge/domain/money/exchange';
import { changeLanguage } from '@selvedge/app-kit/app/i18n';
import type { Language } from '@selvedge/app-kit/app/i18n';
import { sendLater } from '@selvedge/app-kit/session/keptAlike';
import { readText, writeValue } from '@selvedge/app-kit/session/storage';

/** Themes a buyer may choose. */
export const themes = ['light', 'dark', 'auto'] as const;
/** Densities a buyer may choose. */
export const densities = ['comfortable', 'compact'] as const;
/** How goods of lists may stand: as a table, or as large pictures. */
const goodsLayouts = ['table', 'pictures'] as const;

/** Sizes of everything a buyer may choose: as drawn, or larger. */
export const sizes = ['default', 'large'] as const;

/**
 * What a person chose about the interface, and what the page remembers of it. It stands in this browser until sign-out; what `syncPreferences` names follows the person to every device. Columns are the server's.
 */
export interface Preferences {
  /** What the page is looked at with, by the width of its window. */
  device: 'desktop' | 'mobile';
  size: (typeof sizes)[number];
  language: Language;
  /** The drawer of places is closed whenever a page begins, however it was left. */
  sidebarStatus: 'closed';
  /** Menu entry that was open last: pages that belong to none stay marked there. */
  activeTopMenuPath: string;
  /** The buyer's name, repeated faintly over each page. */
  watermark: boolean;
  theme: (typeof themes)[number];
  density: (typeof densities)[number];
  goodsLayout: (typeof goodsLayouts)[number];
  currency: ShownCurrency;
}

function oneOf<Value extends string>(
  values: readonly Value[],
  stored: string | null,
  otherwise: Value,
): Value {
  return values.find((value) => value === stored) ?? otherwise;
}

/** Below this width a page is looked at on a phone. */
const PHONE = '(width < 640px)';
const deviceNow = (): Preferences['device'] => (window.matchMedia(PHONE).matches ? 'mobile' : 'desktop');

/** Preferences at the start of the page: stored, else from the browser, else the specification's defaults. */
function initialPreferences(): Preferences {
  return {
    device: deviceNow(),
    size: oneOf(sizes, readText('size'), 'default'),
    language: languageOfTag(readText('language')) ?? languageFromBrowser(navigator.languages),
    sidebarStatus: 'closed',
    activeTopMenuPath: readText('activeTopMenuPath') ?? '',
    watermark: readText('watermark') === 'true',
    theme: oneOf(themes, readText('theme'), 'light'),
    density: oneOf(densities, readText('density'), 'comfortable'),
    goodsLayout: oneOf(goodsLayouts, readText('goodsLayout'), 'table'),
    currency: oneOf(SHOWN_CURRENCIES, readText('currency'), DISPLAY_CURRENCY),
  };
}

/** The preferences in force; assign to change one. */
export const preferences = proxy<Preferences>(initialPreferences());

const stored = [
  'device',
  'size',
  'sidebarStatus',
  'activeTopMenuPath',
  'watermark',
  'theme',
  'density',
  'goodsLayout',
  'currency',
] as const;
for (const key of stored) subscribeKey(preferences, key, (value) => writeValue(key, String(value)));
subscribeKey(preferences, 'language', (language) => {
  writeValue('language', codeOf(language));
  void changeLanguage(language);
});

/** Follows the width of the window for the page's whole life, and stores what the specification names from the start. */
export function watchDevice(): void {
  for (const key of ['device', 'size', 'sidebarStatus'] as const) writeValue(key, preferences[key]);
  window.matchMedia(PHONE).addEventListener('change', () => {
    preferences.device = deviceNow();
  });
}

/** The drawer of places was opened or closed; either way the next page begins with it closed. */
export function toggleSidebar(): void {
  preferences.sidebarStatus = 'closed';
  writeValue('sidebarStatus', preferences.sidebarStatus);
}

/** Where what was chosen before anybody signed in waits to be sent. */
export const WAITING = 'preferencesToSend';

/** A language chosen on a page before the sign-in: it wins over the one the account keeps. */
export function chooseLanguage(language: Language): void {
  preferences.language = language;
  sendLater(WAITING, 'language');
}
