import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { loadMessages } from '@selvedge/design-system/i18n';
import type { MessagePart } from '@selvedge/design-system/i18n';
import { LANGUAGE_TAGS } from '@selvedge/domain/display/languages';
import type { LanguageTag } from '@selvedge/domain/display/languages';
import { DICTIONARIES, dictionaryWords, WORDS_CHANGED } from './dictionaryWords';

/** Language of the user interface, as written in `lang` and in the paths of message files. */
export type Language = LanguageTag;

/** Loaders of message files by path (`…/locales/zh-CN/common.json`), as Vite globs them. */
export type MessageLoaders = Record<string, () => Promise<unknown>>;

/** Messages by key, nested. */
interface Messages {
  [key: string]: string | Messages;
}

/** Messages that both apps share, and those that they share with the server. */
const shared: MessageLoaders = import.meta.glob('../locales/*/*.json');
const ofDomain: MessageLoaders = import.meta.glob('../../../domain/locales/*/{dictionaries,records}.json');

/** Namespace with which i18next loads the messages of components that the sign-in does not have. */
const INSIDE = 'inside';
/** Messages of the design system, by the namespace that is loaded together with them. It keeps them itself. */
const ofLibrary: Readonly<Record<string, MessagePart>> = { common: 'entry', [INSIDE]: 'inside' };

/**
 * Starts i18next on the message files of an app and of the app shell, each loaded when a screen needs it: a namespace merges both. There is no
 * fallback language: a missing key is found by the check of the message files, not hidden by another language.
 */
export async function startI18n(loaders: MessageLoaders, language: Language): Promise<void> {
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (lng, namespace, done) => {
      const loads = [
        shared[`../locales/${lng}/${namespace}.json`],
        ofDomain[`../../../domain/locales/${lng}/${namespace}.json`],
        loaders[`./locales/${lng}/${namespace}.json`],
        libraryLoader(lng as Language, ofLibrary[namespace]),
      ];
      const found = loads.filter((load) => load !== undefined);
      if (found.length === 0) done(new Error(`No messages ${namespace} in ${lng}`), false);
      else
        void hand(found, done, namespace === DICTIONARIES ? dictionaryWords.now.words[lng as Language] : {});
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
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      parseMissingKeyHandler: textMissing,
      missingInterpolationHandler: valueMissing,
      react: { useSuspense: true, bindI18n: `languageChanged ${WORDS_CHANGED}` },
    });
  document.documentElement.lang = language;
}

/** Called for a key without a message: throws in stories, tests and development; users of a built app see the key. */
function textMissing(key: string, usual?: string): string {
  if (import.meta.env.DEV && usual === undefined) throw new Error(`${key} has no message`);
  return usual ?? key;
}

/**
 * Called for a placeholder of a message to which no value is passed: throws in stories, tests and development; users of a built app see the
 * sentence without the value.
 */
function valueMissing(message: string, [placeholder]: RegExpMatchArray): string {
  if (import.meta.env.PROD) return '';
  throw new Error(`${placeholder} has no value in ${JSON.stringify(message)}`);
}

/** Returns the loader of a part of the design system's messages, which adds nothing to the namespace. */
function libraryLoader(
  language: Language,
  part: MessagePart | undefined,
): MessageLoaders[string] | undefined {
  return part && (() => loadMessages(language, [part]).then(() => ({ default: {} })));
}

/**
 * Returns the loader of a page that is not for the sign-in: the messages of all components and the dictionaries are loaded with it, and from
 * then on in every language that is chosen.
 */
export function withInsideMessages<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    const [page] = await Promise.all([load(), i18next.loadNamespaces([INSIDE, DICTIONARIES])]);
    return page;
  };
}

/** Changes the language at once, without a reload. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Loads the message files of a namespace and passes them to i18next as one, with the installation's labels over them, or the error. */
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

/** Merges two sets of messages; where both have a key, the second wins. */
function joined(first: Messages, second: Messages): Messages {
  const all = { ...first, ...second };
  for (const [key, value] of Object.entries(first)) {
    const other = second[key];
    if (typeof value === 'object' && typeof other === 'object') all[key] = joined(value, other);
  }
  return all;
}
