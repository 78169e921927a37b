import type { components } from '@selvedge/api-spec/types';
import { subscribeKey } from 'valtio/utils';
import { readJson, writeValue } from '@selvedge/app-kit/session/storage';
import { settings } from './settings';
import type { Settings } from './settings';

type Schemas = components['schemas'];
type Stored = Schemas['StaffPreference'];
type Change = Schemas['StaffPreferenceInput'];

/** Settings that follow a person to every device (X-A164). The language does not: it is the browser's (D-08). */
const kept = ['theme', 'themeColor', 'layout', 'density', 'tagsView', 'fixedHeader', 'watermark'] as const;
type Kept = Pick<Settings, (typeof kept)[number]>;
type KeptKey = keyof Kept;

/** Local-storage key of the settings that were changed and have not reached the server yet. */
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

/** What the server keeps, as settings; parts it has never heard of are left out. */
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

/**
 * Keeps the settings and the server's copy of them alike. A change is sent at once, one call at a time; what could not be
 * sent is remembered across reloads and wins over the server's copy, which is older then.
 */
export function createSettingsSync(send: (change: Change) => Promise<unknown>) {
  const known: Partial<Kept> = {};
  const remembered = readJson(WAITING);
  const waiting = new Set(kept.filter((key) => Array.isArray(remembered) && remembered.includes(key)));
  let isSending = false;
  const remember = (): void => writeValue(WAITING, waiting.size > 0 ? [...waiting] : null);

  const flush = async (): Promise<void> => {
    if (isSending || waiting.size === 0) return;
    isSending = true;
    const keys = [...waiting];
    const sent = Object.fromEntries(keys.map((key) => [key, settings[key]])) as Partial<Kept>;
    try {
      await send(Object.assign({}, ...keys.map(part)) as Change);
      Object.assign(known, sent);
      for (const key of keys) if (settings[key] === sent[key]) waiting.delete(key);
      remember();
      isSending = false;
      await flush();
    } finally {
      isSending = false;
    }
  };
  const note = (key: KeptKey): void => {
    if (settings[key] === known[key]) return;
    waiting.add(key);
    remember();
    void flush().catch(() => undefined);
  };

  return {
    /** Takes over what the server keeps; settings that are still to be sent stay and are sent. */
    take(stored: Stored): void {
      const found = settingsOf(stored);
      Object.assign(known, found);
      for (const key of kept) if (waiting.has(key)) delete found[key];
      Object.assign(settings, found);
      void flush().catch(() => undefined);
    },
    /** Sends every change from now on. @returns the function that stops */
    start(): () => void {
      const stops = kept.map((key) => subscribeKey(settings, key, () => note(key)));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
