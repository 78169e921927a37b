import { deviceNow } from '../app/deviceClock';

/** What somebody typed into one form and has not sent yet. */
export interface Kept {
  /** Person and form. */
  key: string;
  /** By field. */
  values: Readonly<Record<string, unknown>>;
  /** When it was typed last, in epoch milliseconds. */
  at: number;
}

const DATABASE = 'typed';
const STORE = 'forms';
/** What nobody came back for in a week is dropped. */
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

/** Undefined where the browser keeps nothing for us: private windows, blocked site data, a full disk. A form then is as good as without. */
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

/** What is kept under a key; undefined where nothing is. */
export const readKept = (key: string): Promise<Kept | undefined> =>
  ask<Kept | undefined>('readonly', (store) => store.get(key) as IDBRequest<Kept | undefined>);

/** All that is kept under keys with the same beginning. */
export const readKeptUnder = async (beginning: string): Promise<Kept[]> =>
  (await ask<Kept[]>('readonly', (store) =>
    store.getAll(IDBKeyRange.bound(beginning, `${beginning}\uFFFF`)),
  )) ?? [];

/** Keeps what is typed now, in place of what was typed before. */
export const writeKept = async (kept: Kept): Promise<void> => {
  await ask('readwrite', (store) => store.put(kept));
};

/** Forgets one form. */
export const dropKept = async (key: string): Promise<void> => {
  await ask('readwrite', (store) => store.delete(key));
};

/** Forgets everything of everybody in this browser. */
export const dropAllKept = async (): Promise<void> => {
  await ask('readwrite', (store) => store.clear());
};
