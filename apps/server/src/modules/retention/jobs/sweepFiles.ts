import { DAY_MS } from '@selvedge/domain/constants';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { FileAdapter } from '../../../adapters/adapters';
import type { Db } from '../../../db/pool';
import { files, systemState, PENDING_DELETION } from '../../../db/schema/platform';
import { inTransaction } from '../../../db/tx';
import { newId } from '../../../db/ids';
import { namedFiles } from '../../upload/files/holders';

/** Age at which an unused file is removed, so that a form can be filled in meanwhile; the same for bytes without a row. */
const UNUSED_MS = DAY_MS;

const BATCH = 500;
const ROUNDS = 20;
const WALKED = 'files_walked_at';
const STORE_ID = 'files_store';
/** Storage key of the id of the database to which the store belongs. */
const STORE_KEY = 'store/id.txt';

/**
 * Marks unused files as pending deletion. Each file is checked once a day. The rows are locked before their references are read, and every
 * writer of a reference locks the row first: so a file is either referenced in time or removed for good. Returns the number of checked
 * files.
 */
async function doom(db: Db, now: Date): Promise<number> {
  const dayAgo = new Date(now.getTime() - UNUSED_MS);
  return inTransaction(db, async (tx) => {
    const due = await tx
      .select({ id: files.id, state: files.state })
      .from(files)
      .where(and(inArray(files.state, ['KEPT', 'WRITING']), lt(files.checkedAt, dayAgo)))
      .orderBy(asc(files.checkedAt))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (due.length === 0) return 0;
    const named = await namedFiles(
      tx,
      due.map(({ id }) => id),
    );
    const isNamed = ({ id, state }: (typeof due)[number]) => state === 'KEPT' && named.has(id);
    const ids = (rows: typeof due) => rows.map(({ id }) => id);
    const [kept, unused] = [ids(due.filter(isNamed)), ids(due.filter((row) => !isNamed(row)))];
    if (kept.length > 0) await tx.update(files).set({ checkedAt: now }).where(inArray(files.id, kept));
    if (unused.length > 0)
      await tx.update(files).set({ state: PENDING_DELETION }).where(inArray(files.id, unused));
    return due.length;
  });
}

/** Removes the bytes of marked files and then their rows; after an interruption the next round does the rest. */
async function removePendingDeletions(db: Db, store: FileAdapter): Promise<number> {
  const marked = await db
    .select({ id: files.id, key: files.storageKey })
    .from(files)
    .where(eq(files.state, PENDING_DELETION))
    .limit(BATCH);
  for (const { key } of marked) await store.delete(key);
  const ids = marked.map(({ id }) => id);
  if (ids.length > 0) await db.delete(files).where(inArray(files.id, ids));
  return marked.length;
}

async function readText(store: FileAdapter, key: string): Promise<string | null> {
  const stream = await store.get(key);
  if (stream === null) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** Returns whether the store belongs to this database: a server started on another database must not treat all bytes as unused. */
async function isOwnStore(db: Db, store: FileAdapter): Promise<boolean> {
  const [kept] = await db
    .insert(systemState)
    .values({ key: STORE_ID, value: newId() })
    .onConflictDoUpdate({ target: systemState.key, set: { value: sql`${systemState.value}` } })
    .returning();
  const own = kept?.value ?? '';
  const mark = await readText(store, STORE_KEY);
  if (mark === null) await store.put(STORE_KEY, Buffer.from(own));
  return mark === null || mark === own;
}

async function removeStray(db: Db, store: FileAdapter, keys: readonly string[]): Promise<number> {
  const rows = await db
    .select({ key: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, [...keys]));
  const known = new Set(rows.map(({ key }) => key));
  const stray = keys.filter((key) => !known.has(key));
  for (const key of stray) await store.delete(key);
  return stray.length;
}

/**
 * Removes bytes without a row, among them those of interrupted writes; once a day, since it walks the whole store. Returns null when the
 * store belongs to another database.
 */
async function sweepStray(
  db: Db,
  store: FileAdapter,
  now: Date,
  stopped: () => boolean,
): Promise<number | null> {
  const dayAgo = new Date(now.getTime() - UNUSED_MS);
  const [walked] = await db.select().from(systemState).where(eq(systemState.key, WALKED));
  if (walked !== undefined && new Date(walked.value) > dayAgo) return 0;
  if (!(await isOwnStore(db, store))) return null;
  let removed = 0;
  let keys: string[] = [];
  for await (const { key, changedAt } of store.list()) {
    if (stopped()) return removed;
    if (key === STORE_KEY || changedAt >= dayAgo) continue;
    keys.push(key);
    if (keys.length < BATCH) continue;
    removed += await removeStray(db, store, keys);
    keys = [];
  }
  if (keys.length > 0) removed += await removeStray(db, store, keys);
  const value = now.toISOString();
  await db
    .insert(systemState)
    .values({ key: WALKED, value })
    .onConflictDoUpdate({ target: systemState.key, set: { value } });
  return removed;
}

/** Counts of a round of the sweep of files. */
export interface SweptFiles {
  /** Unused files that were removed with their bytes. */
  unused: number;
  /** Removed bytes without a row; null when the store belongs to another database and nothing was removed. */
  stray: number | null;
}

/**
 * Removes files that are unused a day after their upload, and bytes without a row: the row is marked first, then the bytes are removed,
 * then the row, so that the next round finds whatever a crash leaves.
 */
export async function sweepFiles(
  db: Db,
  store: FileAdapter,
  now: Date,
  stopped: () => boolean,
): Promise<SweptFiles> {
  let unused = 0;
  for (let round = 0; round < ROUNDS && !stopped(); round += 1) {
    const looked = await doom(db, now);
    const removed = await removePendingDeletions(db, store);
    unused += removed;
    if (looked < BATCH && removed < BATCH) break;
  }
  return { unused, stray: await sweepStray(db, store, now, stopped) };
}
