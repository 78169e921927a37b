import type { components } from '@selvedge/api-spec/types';
import { createChoiceSync } from '@selvedge/app-shell/session/choiceSync';
import { languageOfTag } from '@selvedge/domain/display/languages';
import { SHOWN_CURRENCIES } from '@selvedge/domain/money/exchange';
import { preferences, sizes, WAITING } from './preferences';
import type { Preferences } from './preferences';

type Schemas = components['schemas'];
type Stored = Schemas['Preference'];
type Change = Schemas['PreferenceInput'];

/** Preferences that are synchronised to every device and survive the sign-out. */
const kept = ['language', 'theme', 'size', 'density', 'goodsLayout', 'currency', 'watermark'] as const;
type Kept = Pick<Preferences, (typeof kept)[number]>;
type KeptKey = keyof Kept;

function toStored(key: KeptKey): Change {
  if (key !== 'theme') return { [key]: preferences[key] };
  return { theme: preferences.theme === 'auto' ? 'system' : preferences.theme };
}

/** Returns the server's copy as preferences; without parts that it has never received, or that are no longer offered. */
export function preferencesOf({
  language,
  theme,
  size,
  density,
  goodsLayout,
  currency,
  watermark,
}: Stored): Partial<Kept> {
  const found: Partial<Kept> = {
    language: languageOfTag(language) ?? undefined,
    theme: theme === 'system' ? 'auto' : theme,
    size: sizes.find((each) => each === size),
    density,
    goodsLayout,
    currency: SHOWN_CURRENCIES.find((each) => each === currency),
    watermark,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Creates the synchronisation of the preferences with the server's copy. */
export const createPreferenceSync = (send: (change: Change) => Promise<unknown>) =>
  createChoiceSync<Preferences, KeptKey, Stored, Change>({
    state: preferences,
    keys: kept,
    waitingKey: WAITING,
    toStored,
    fromStored: preferencesOf,
    send,
  });
