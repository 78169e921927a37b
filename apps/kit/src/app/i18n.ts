import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_TAGS } from '@selvedge/domain/display/languages';
import type { LanguageTag } from '@selvedge/domain/display/languages';
import { DICTIONARIES, dictionaryWords, WORDS_CHANGED } from './dictionaryWords';

/** A language of the product, as it is written in `lang` and in the catalogues. */
export type Language = LanguageTag;

/** Loaders of catalogue files by path (`…/locales/zh-CN/common.json`), as Vite globs them. */
export type MessageLoaders = Record<string, () => Promise<unknown>>;

/** Words by key, nested. */
interface Messages {
  [key: string]: string | Messages;
}

/** Words that both apps have, and those that the server has too. */
const shared: MessageLoaders = import.meta.glob('../locales/*/*.json');
const ofDomain: MessageLoaders = import.meta.glob(
  '../../../../domain/locales/*/{dictionaries,records}.json',
);

/**
 * Starts i18next on an app's catalogues and the kit's, each loaded when a screen asks for it: a namespace has the words of
 * both. It falls back to nothing: a missing key is found by the catalogue check, not hidden by another language.
 */
export async function startI18n(loaders: MessageLoaders, language: Language): Promise<void> {
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (lng, namespace, done) => {
      const loads = [
        shared[`../locales/${lng}/${namespace}.json`],
        ofDomain[`../../../../domain/locales/${lng}/${namespace}.json`],
        loaders[`./locales/${lng}/${namespace}.json`],
      ];
      const found = loads.filter((load) => load !== undefined);
      if (found.length === 0) done(new Error(`No catalogue ${namespace} in ${lng}`), false);
      else void hand(found, done, namespace === DICTIONARIES ? dictionaryWords.now.words[lng as Language] : {});
    },
  };
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: LANGUAGE_TAGS,
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common', DICTIONARIES],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true, bindI18n: `languageChanged ${WORDS_CHANGED}` },
    });
  document.documentElement.lang = language;
}

/** Changes the language at once, without a reload. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Loads the parts of a catalogue and hands them as one, with words of the house over them, or what went wrong, to i18next. */
async function hand(
  loads: readonly (() => Promise<unknown>)[],
  done: (error: Error | null, data: Messages | false) => void,
  own: Messages,
): Promise<void> {
  try {
    const parts = await Promise.all(loads.map((load) => load() as Promise<{ default: Messages }>));
    done(null, [...parts.map((part) => part.default), own].reduce(joined));
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), false);
  }
}

/** Both catalogues in one; words of the house take the place of those of the product, other keys stand in one only. */
function joined(first: Messages, second: Messages): Messages {
  const all = { ...first, ...second };
  for (const [key, value] of Object.entries(first)) {
    const other = second[key];
    if (typeof value === 'object' && typeof other === 'object') all[key] = joined(value, other);
  }
  return all;
}
