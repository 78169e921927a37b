import type { components } from '@selvedge/api-spec/types';
import { createChoiceSync } from '@selvedge/app-shell/session/choiceSync';
import { settings } from './settings';
import type { Settings } from './settings';

type Schemas = components['schemas'];
type Stored = Schemas['StaffPreference'];
type Change = Schemas['StaffPreferenceInput'];

/** Settings that follow a user to every device. The language does not: it belongs to the browser. */
const kept = ['theme', 'themeColor', 'layout', 'density', 'tagsView', 'fixedHeader', 'watermark'] as const;
type Kept = Pick<Settings, (typeof kept)[number]>;
type KeptKey = keyof Kept;

/** Local-storage key of the changed settings that have not reached the server yet. */
const WAITING = 'settingsToSend';

const toStored: { [Key in KeptKey]: (value: Kept[Key]) => Change } = {
  theme: (theme) => ({ theme: theme === 'auto' ? 'system' : theme }),
  themeColor: (accent) => ({ accent }),
  layout: (layout) => ({ layout }),
  density: (density) => ({ density }),
  tagsView: (tagsView) => ({ tagsView }),
  fixedHeader: (fixedHeader) => ({ fixedHeader }),
  watermark: (watermark) => ({ watermark }),
};

const part = <Key extends KeptKey>(key: Key): Change => toStored[key](settings[key]);

/** Returns the settings that the server stores; parts that it does not have are left out. */
export function settingsOf({ theme, accent, ...stored }: Stored): Partial<Kept> {
  const found: Partial<Kept> = {
    theme: theme === 'system' ? 'auto' : theme,
    themeColor: accent,
    layout: stored.layout,
    density: stored.density,
    tagsView: stored.tagsView,
    fixedHeader: stored.fixedHeader,
    watermark: stored.watermark,
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** Synchronises the settings with the server's copy of them. */
export const createSettingsSync = (send: (change: Change) => Promise<unknown>) =>
  createChoiceSync<Settings, KeptKey, Stored, Change>({
    state: settings,
    keys: kept,
    waitingKey: WAITING,
    toStored: part,
    fromStored: settingsOf,
    send,
  });
