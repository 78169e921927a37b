import { proxy } from 'valtio';
import { DISPLAY_CURRENCY } from '@selvedge/domain/constants';
import { SHOWN_CURRENCIES } from '@selvedge/domain/money/exchange';
import type { ShownCurrency } from '@selvedge/domain/money/exchange';
import type { Language } from '@selvedge/app-shell/app/i18n';
import { storeChoices, storedAppearance, storedChoice } from '@selvedge/app-shell/session/choices';
import type { AppearanceChoices } from '@selvedge/app-shell/session/choices';
import { sendLater } from '@selvedge/app-shell/session/choiceSync';
import { readText, writeValue } from '@selvedge/app-shell/session/storage';

/** Layouts of a list's products: a table, or large pictures. */
const goodsLayouts = ['table', 'pictures'] as const;

/** Display sizes that a buyer can choose. */
export const sizes = ['default', 'large'] as const;

/**
 * Preferences of the user interface. They are stored in this browser until sign-out; those that `syncPreferences` names are also
 * synchronised to every device. Columns are stored on the server only.
 */
export interface Preferences extends AppearanceChoices {
  /** Kind of device, by the width of the window. */
  device: 'desktop' | 'mobile';
  size: (typeof sizes)[number];
  /** State of the menu drawer: it is closed whenever a page loads, whatever it was before. */
  sidebarStatus: 'closed';
  /** Menu entry opened last: it stays marked on pages that belong to none. */
  activeTopMenuPath: string;
  /** Whether the buyer's name is repeated as a watermark over each page. */
  watermark: boolean;
  goodsLayout: (typeof goodsLayouts)[number];
  currency: ShownCurrency;
}

/** Media query below which a page counts as opened on a phone. */
const PHONE = '(width < 640px)';
const deviceNow = (): Preferences['device'] => (window.matchMedia(PHONE).matches ? 'mobile' : 'desktop');

/** Returns the preferences at the start of the page: stored ones, else those of the browser, else the specification's defaults. */
function initialPreferences(): Preferences {
  return {
    ...storedAppearance(),
    device: deviceNow(),
    size: storedChoice('size', sizes),
    sidebarStatus: 'closed',
    activeTopMenuPath: readText('activeTopMenuPath') ?? '',
    watermark: readText('watermark') === 'true',
    goodsLayout: storedChoice('goodsLayout', goodsLayouts),
    currency: storedChoice('currency', SHOWN_CURRENCIES, DISPLAY_CURRENCY),
  };
}

/** Current preferences; assign to change one. */
export const preferences = proxy<Preferences>(initialPreferences());

storeChoices(preferences);

/** Watches the width of the window for the page's lifetime, and stores the keys that the specification requires from the start. */
export function watchDevice(): void {
  for (const key of ['device', 'size', 'sidebarStatus'] as const) writeValue(key, preferences[key]);
  window.matchMedia(PHONE).addEventListener('change', () => {
    preferences.device = deviceNow();
  });
}

/** Called when the menu drawer was opened or closed; in both cases it is stored as closed for the next page load. */
export function toggleSidebar(): void {
  preferences.sidebarStatus = 'closed';
  writeValue('sidebarStatus', preferences.sidebarStatus);
}

/** Local-storage key of preferences that were changed before the sign-in, or could not be sent yet. */
export const WAITING = 'preferencesToSend';

/** Sets a language chosen on a page before the sign-in: it wins over the one stored in the account. */
export function chooseLanguage(language: Language): void {
  preferences.language = language;
  sendLater(WAITING, 'language');
}
