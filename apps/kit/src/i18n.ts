import i18next from 'i18next';
import type { BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';

/** Languages of the product, as they are written in `lang` and in the catalogues. */
export const languages = ['zh-CN', 'en'] as const;
export type Language = (typeof languages)[number];

/** Loaders of an app's catalogue files by path (`./locales/zh-CN/common.json`), as Vite globs them. */
export type CatalogueLoaders = Record<string, () => Promise<unknown>>;

/**
 * Starts i18next on an app's catalogues, each loaded when a screen asks for it. Every namespace falls back to nothing: a
 * missing key is found by the catalogue check, not hidden by another language.
 */
export async function startI18n(loaders: CatalogueLoaders, language: Language): Promise<void> {
  const backend: BackendModule = {
    type: 'backend',
    init: () => undefined,
    read: (lng, namespace, done) => {
      const load = loaders[`./locales/${lng}/${namespace}.json`];
      if (!load) {
        done(new Error(`No catalogue ${namespace} in ${lng}`), false);
        return;
      }
      void hand(load, done);
    },
  };
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: languages,
      fallbackLng: false,
      load: 'currentOnly',
      ns: ['common'],
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  document.documentElement.lang = language;
}

/** Changes the language at once, without a reload. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

/** Loads a catalogue and hands it, or what went wrong, to i18next. */
async function hand(
  load: () => Promise<unknown>,
  done: (error: Error | null, data: Record<string, unknown> | false) => void,
): Promise<void> {
  try {
    done(null, ((await load()) as { default: Record<string, unknown> }).default);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)), false);
  }
}
