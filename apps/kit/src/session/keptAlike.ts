import { subscribeKey } from 'valtio/utils';
import { readJson, writeValue } from './storage';

/** What is to be kept alike: choices of a person on this page, and the server's copy of them. */
interface KeptParts<State extends object, Key extends keyof State & string, Stored, Change> {
  /** The choices in force. */
  state: State;
  /** Those that follow the person to every device. */
  keys: readonly Key[];
  /** Local-storage key of what was changed and has not reached the server yet. */
  waitingKey: string;
  /** A choice as the server takes it. */
  toStored: (key: Key) => Change;
  /** What the server keeps, as choices; parts it has never heard of are left out. */
  fromStored: (stored: Stored) => Partial<Pick<State, Key>>;
  send: (change: Change) => Promise<unknown>;
}

/** Keeps a change for the next time somebody is signed in here: it then wins over the server's older copy. */
export function sendLater(waitingKey: string, key: string): void {
  const before = readJson(waitingKey);
  writeValue(waitingKey, [...new Set([...(Array.isArray(before) ? (before as unknown[]) : []), key])]);
}

/**
 * Keeps choices and the server's copy of them alike. A change is sent at once, one call at a time; what could not be sent is
 * remembered across reloads and wins over the server's copy, which is older then.
 */
export function createKeptAlike<State extends object, Key extends keyof State & string, Stored, Change>(
  parts: KeptParts<State, Key, Stored, Change>,
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
    /** Takes over what the server keeps; choices that are still to be sent stay and are sent. */
    take(stored: Stored): void {
      const found = fromStored(stored);
      Object.assign(known, found);
      for (const key of keys) if (waiting.has(key)) delete found[key];
      Object.assign(state, found);
      void flush().catch(() => undefined);
    },
    /** Sends every change from now on. @returns the function that stops */
    start(): () => void {
      const stops = keys.map((key) => subscribeKey(state, key, () => note(key)));
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
