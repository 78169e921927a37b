import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { LANGUAGE_TAGS } from '../packages/domain/display/languages';
import type { Locale } from '../design-system/src/formats/locale';
import { setStoryLocale } from '../design-system/src/testing/say';
import { initialGlobals } from './globals';
import { globalsOfPage, ownGlobals } from './ownGlobals';

/** Storybook writes globals into an address as `theme:dark;locale:en`. */
const globalsIn = (address: Location | URL): string[] =>
  (new URLSearchParams(address.search).get('globals') ?? '').split(';').filter(Boolean);

/** Returns the language in the address of this window, else the one of the page that contains it. */
function localeOfWindow(): Locale {
  const inAddress = LANGUAGE_TAGS.find((tag) => globalsIn(location).includes(`locale:${tag}`));
  return inAddress ?? globalsOfPage().locale ?? initialGlobals.locale;
}

/** Loads this window again in another language; the address keeps it. */
function reloadIn(locale: Locale): void {
  const address = new URL(location.href);
  const others = globalsIn(address).filter((global) => !global.startsWith('locale:'));
  address.searchParams.set('globals', [...others, `locale:${locale}`].join(';'));
  location.replace(address);
}

/**
 * Sets the language of `say` to the window's. Stories are made in it when their files are loaded, so the window is loaded again when the
 * toolbar selects another.
 */
export function followLocale(): void {
  const loaded = localeOfWindow();
  setStoryLocale(loaded);
  void addons.ready().then((channel) =>
    channel.on(GLOBALS_UPDATED, () => {
      const { locale } = ownGlobals();
      if (locale !== loaded) reloadIn(locale);
    }),
  );
}
