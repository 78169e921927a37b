import { subscribeKey } from 'valtio/utils';
import { readJson, writeValue } from './storage';

/** Parts of a synchronisation between choices of a user on this page and the server's copy. */
interface ChoiceSyncParts<State extends object, Key extends keyof State & string, Stored, Change> {
  /** Current choices. */
  state: State;
  /** Choices that are synchronised to all of the user's devices. */
  keys: readonly Key[];
  /** Local-storage key of changes that have not reached the server yet. */
  waitingKey: string;
  /** Returns a choice as the server takes it. */
  toStored: (key: Key) => Change;
  /** Returns the server's copy as choices; without those that it has never received. */
  fromStored: (stored: Stored) => Partial<Pick<State, Key>>;
  send: (change: Change) => Promise<unknown>;
}

/** Records a change for the next time a user is signed in here: it then wins over the server's older copy. */
export function sendLater(waitingKey: string, key: string): void {
  const before = readJson(waitingKey);
  writeValue(waitingKey, [...new Set([...(Array.isArray(before) ? (before as unknown[]) : []), key])]);
}

/**
 * Synchronises choices with the server's copy. A change is sent at once, one call at a time; a change that could not be sent is stored
 * across reloads and wins over the server's copy, which is then older.
 */
export function createChoiceSync<State extends object, Key extends keyof State & string, Stored, Change>(
  parts: ChoiceSyncParts<State, Key, Stored, Change>,
) {
  const { state, keys, waitingKey, toStored, fromStored, send } = parts;
  const known: Partial<Pick<State, Key>> = {};
  const remembered = readJson(waitingKey);
  const waiting = new Set(keys.filter((key) => Array.isArray(remembered) && remembered.includes(key)));
  let isSending = false;
  const remember = (): void => writeValue(waitingKey, waiting.size > 0 ? [...waiting] : null);

  const flush = async (): Promise<void> => {
    if (isSending || waiting.size === 0) return;
    isSending = true;
    const sending = [...waiting];
    const sent = Object.fromEntries(sending.map((key) => [key, state[key]])) as Partial<Pick<State, Key>>;
    try {
      await send(Object.assign({}, ...sending.map(toStored)) as Change);
      Object.assign(known, sent);
      for (const key of sending) if (state[key] === sent[key]) waiting.delete(key);
      remember();
      isSending = false;
      await flush();
    } finally {
      isSending = false;
    }
  };
  const note = (key: Key): void => {
    if (state[key] === known[key]) return;
    waiting.add(key);
    remember();
    void flush().catch(() => undefined);
  };

  return {
    /** Applies the server's copy; choices that are still to be sent stay and are sent. */
    take(stored: Stored): void {
      const found = fromStored(stored);
      Object.assign(known, found);
      for (const key of keys) if (waiting.has(key)) delete found[key];
      Object.assign(state, found);
      void flush().catch(() => undefined);
    },
    /** Sends every change from now on. @returns the function that stops it */
    start(): () => void {
      const stops = keys.map((key) => subscribeKey(state, key, () => note(key)));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
