import { deviceNow } from '../app/deviceClock';
import type { Kept } from './keptStore';
import { dropKept, readKept, writeKept } from './keptStore';
import { keptKey } from './person';

/** Value that a page stores in this browser beside its forms, such as an imported order sheet. */
export interface KeptValue<Fields extends object> {
  /** Returns the stored value with its time; undefined when there is none. An earlier version of the app may have written other fields. */
  read: () => Promise<Kept | undefined>;
  /** Stores these fields in place of earlier ones. */
  keep: (fields: Fields) => Promise<void>;
  forget: () => Promise<void>;
}

/**
 * Returns access to a value that is stored for the signed-in user as long as unsent form input, see {@link useKept}. While no user is
 * signed in, nothing is stored and nothing found.
 *
 * @param name kind of value and its record, such as `orderSheet:l-1`
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
