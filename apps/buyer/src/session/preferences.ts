import { proxy } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { codeOf, languageFromBrowser } from '@selvedge/domain/display/browserLanguage';
import { languageOfTag } from '@selvedge/domain/display/languages';
import { DISPLAY_CURRENCY } from '@selvedge/domain/constants';
import { SHOWN_CURRENCIES } from '@selvedge/domain/money/exchange';
import type { ShownCurrency } from '@selvedge/domain/money/exchange';
import { changeLanguage } from '@selvedge/app-kit/app/i18n';
import type { Language } from '@selvedge/app-kit/app/i18n';
import { readText, writeValue } from '@selvedge/app-kit/session/storage';

/** Themes a buyer may choose. */
export const themes = ['light', 'dark', 'auto'] as const;
/** Densities a buyer may choose. */
export const densities = ['comfortable', 'compact'] as const;

/** What a person chose about the interface, kept in this browser until sign-out (R-3.07, D-08). Columns are the server's. */
interface Preferences {
  device: 'desktop' | 'mobile';
  size: 'default' | 'large' | 'small';
  language: Language;
  sidebarStatus: 'closed';
  activeTopMenuPath: string;
  theme: (typeof themes)[number];
  density: (typeof densities)[number];
  currency: ShownCurrency;
}

function oneOf<Value extends string>(
  values: readonly Value[],
  stored: string | null,
  otherwise: Value,
): Value {
  return values.find((value) => value === stored) ?? otherwise;
}

/** Preferences at the start of the page: stored, else from the browser, else the specification's defaults. */
function initialPreferences(): Preferences {
  return {
    device: 'desktop',
    size: 'default',
    language: languageOfTag(readText('language')) ?? languageFromBrowser(navigator.languages),
    sidebarStatus: 'closed',
    activeTopMenuPath: readText('activeTopMenuPath') ?? '',
    theme: oneOf(themes, readText('theme'), 'light'),
    density: oneOf(densities, readText('density'), 'comfortable'),
    currency: oneOf(SHOWN_CURRENCIES, readText('currency'), DISPLAY_CURRENCY),
  };
}

/** The preferences in force; assign to change one. */
export const preferences = proxy<Preferences>(initialPreferences());

for (const key of ['theme', 'density', 'currency'] as const) {
  subscribeKey(preferences, key, (value) => writeValue(key, value));
}
subscribeKey(preferences, 'language', (language) => {
  writeValue('language', codeOf(language));
  void changeLanguage(language);
});
