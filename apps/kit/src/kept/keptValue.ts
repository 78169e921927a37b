import { deviceNow } from '../app/deviceClock';
import type { Kept } from './keptStore';
import { dropKept, readKept, writeKept } from './keptStore';
import { keptKey } from './person';

/** What a page keeps in this browser beside its forms, such as the sheet it takes over. */
export interface KeptValue<Fields extends object> {
  /** What was kept, with its time; undefined where nothing is. An earlier version of the app may have written other fields. */
  read: () => Promise<Kept | undefined>;
  /** Keeps these fields in place of earlier ones. */
  keep: (fields: Fields) => Promise<void>;
  forget: () => Promise<void>;
}

/**
 * A value that is kept for who is signed in, for as long as what is typed into forms, see {@link useKept}. Where nobody is signed in, nothing is
 * kept and nothing found.
 *
 * @param name what it is and what it is about, such as `orderSheet:l-1`
 */
export function keptValue<Fields extends object>(name: string): KeptValue<Fields> {
  const key = keptKey(name);
  return {
    read: async () => (key === null ? undefined : readKept(key)),
    keep: async (fields) => {
      if (key !== null)
        await writeKept({ key, values: { ...fields } as Kept['values'], at: deviceNow('keptForm') });
    },
    forget: async () => {
      if (key !== null) await dropKept(key);
    },
  };
}
