import { subscribeKey } from 'valtio/utils';
import { codeOf, languageFromBrowser } from '@selvedge/domain/display/browserLanguage';
import { languageOfTag } from '@selvedge/domain/display/languages';
import { changeLanguage } from '../app/i18n';
import type { Language } from '../app/i18n';
import { readText, writeValue } from './storage';

/** Themes that a user can choose. */
export const themes = ['light', 'dark', 'auto'] as const;
/** Densities that a user can choose. */
export const densities = ['comfortable', 'compact'] as const;

/** Choices of appearance in both apps. */
export interface AppearanceChoices {
  theme: (typeof themes)[number];
  density: (typeof densities)[number];
  language: Language;
}

/** Returns the choice stored in this browser under a key; the first one, or `otherwise`, when none of them is stored. */
export function storedChoice<Value extends string>(
  key: string,
  values: readonly [Value, ...Value[]],
  otherwise: Value = values[0],
): Value {
  const stored = readText(key);
  return values.find((value) => value === stored) ?? otherwise;
}

/** Returns the choices of appearance stored in this browser, else the defaults and the browser's language. */
export const storedAppearance = (): AppearanceChoices => ({
  theme: storedChoice('theme', themes),
  density: storedChoice('density', densities),
  language: languageOfTag(readText('language')) ?? languageFromBrowser(navigator.languages),
});

/** Stores every change of a choice in this browser under its own name; a new language takes effect at once. */
export function storeChoices(state: AppearanceChoices): void {
  for (const key of Object.keys(state) as (keyof AppearanceChoices)[]) {
    if (key !== 'language') subscribeKey(state, key, (value) => writeValue(key, String(value)));
  }
  subscribeKey(state, 'language', (language) => {
    writeValue('language', codeOf(language));
    void changeLanguage(language);
  });
}
