import { deviceNow } from '../app/deviceClock';

/** Save of a record by another user. */
export interface LaterSave {
  /** Version that it made. */
  version: number;
  by?: string;
  /** Time of the save, ISO 8601. */
  at?: string;
}

/** Record as it was when the input was typed: enough to notice a later save, and nothing of its content. */
export interface TypedOn {
  version: number;
  /** Fingerprints of the values that the typed fields had before. */
  replaced: Readonly<Record<string, string>>;
  /** Later save that a refused save reported. */
  later?: LaterSave;
}

/** Unsent input of one form. */
export interface Kept {
  /** User id and form name. */
  key: string;
  /** Values by field. */
  values: Readonly<Record<string, unknown>>;
  /** Record that the values were typed on; undefined for a new record or one without versions. */
  on?: TypedOn;
  /** Time of the last input, in epoch milliseconds. */
  at: number;
}

const DATABASE = 'typed';
const STORE = 'forms';
/** Time in ms after which stored input is deleted: a week. */
const LIFE_MS = 7 * 24 * 3_600_000;

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')));
  });

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= (async () => {
    const request = indexedDB.open(DATABASE, 1);
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'key' }).createIndex('at', 'at'),
    );
    const database = await answerOf(request);
    database.addEventListener('versionchange', () => database.close());
    const old = database.transaction(STORE, 'readwrite').objectStore(STORE).index('at');
    const dropping = old.openCursor(IDBKeyRange.upperBound(deviceNow('keptForm') - LIFE_MS));
    dropping.addEventListener('success', () => {
      dropping.result?.delete();
      dropping.result?.continue();
    });
    return database;
  })();
  return opened;
}

/**
 * Runs a request on the store. Returns undefined when the browser stores nothing: private windows, blocked site data, a full disk; the form
 * then works without stored input.
 */
async function ask<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const database = await open();
    return await answerOf(work(database.transaction(STORE, mode).objectStore(STORE)));
  } catch {
    return undefined;
  }
}

/** Returns the input stored under a key; undefined when there is none. */
export const readKept = (key: string): Promise<Kept | undefined> =>
  ask<Kept | undefined>('readonly', (store) => store.get(key) as IDBRequest<Kept | undefined>);

/** Returns all input stored under keys with a prefix. */
export const readKeptUnder = async (beginning: string): Promise<Kept[]> =>
  (await ask<Kept[]>('readonly', (store) =>
    store.getAll(IDBKeyRange.bound(beginning, `${beginning}\uFFFF`)),
  )) ?? [];

/** Stores the current input in place of earlier input; returns whether the browser stored it. */
export const writeKept = async (kept: Kept): Promise<boolean> =>
  (await ask('readwrite', (store) => store.put(kept))) !== undefined;

/** Deletes the stored input of one form. */
export const dropKept = async (key: string): Promise<void> => {
  await ask('readwrite', (store) => store.delete(key));
};

/** Deletes the stored input of all users in this browser. */
export const dropAllKept = async (): Promise<void> => {
  await ask('readwrite', (store) => store.clear());
};
