import { codes } from '@selvedge/api-spec/codes';
import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Quota } from '../../../config/config';
import type { Services } from '../../../contract/context';
import { column } from '../../../db/columnTypes';
import { newId } from '../../../db/ids';
import type { Db, Queryable, Tx } from '../../../db/pool';
import { files, PENDING_DELETION } from '../../../db/schema/platform';
import { statement } from '../../../db/statement';
import { inTransaction } from '../../../db/tx';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { type Refusal, refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';

const LONGEST_NAME = 200;

/** Row of a stored file. */
export type FileRow = typeof files.$inferSelect;

/** File to store and its owner. */
export interface NewFile {
  owner: { kind: 'buyer' | 'staff'; id: string };
  /** Name from the user; of a long name only the end is stored. */
  name: string;
  kind: FileRow['kind'];
  contentType: string;
  extension: string;
  data: Buffer;
  isPublic: boolean;
  redrawn: boolean;
}

/** Services that are needed to write files. */
export type FileServices = Pick<Services, 'db' | 'adapters' | 'config'>;

/** Returns a new random storage key under a folder of the store, which cannot be guessed. */
export function newStorageKey(folder: 'uploads' | 'incoming' | 'exports', extension: string): string {
  const random = randomBytes(16).toString('hex');
  return `${folder}/${random.slice(0, 2)}/${random}.${extension}`;
}

/** Returns the name of a file as the user named it, without folders; only the end of a long name. */
export const storedName = (name: string): string => name.replaceAll(/[\\/]/g, '_').slice(-LONGEST_NAME);

type Owner = NewFile['owner'];

/**
 * Bytes of an owner's uploads and of the workbooks of the owner's exports, which belong to the jobs that wrote them. Each half uses the
 * index of owners, which one condition for both would not.
 */
const readKept = statement({
  name: 'files.kept',
  row: { bytes: column.bigint },
  sql: ({ kind, id }: Owner, except: string) => sql`
    select coalesce(sum(size), 0)::bigint as bytes from (
      select size from files where owner_kind = ${kind} and owner_id = ${id} and id <> ${except} and state <> ${PENDING_DELETION}
      union all
      select f.size from import_jobs j join files f on f.owner_kind = 'system' and f.owner_id = j.id
        where j.owner_kind = ${kind} and j.owner_id = ${id} and j.type = 'EXPORT' and f.id <> ${except}
          and f.state <> ${PENDING_DELETION}) as kept`,
  example: (make) => make({ kind: 'buyer', id: 'lin' }, ''),
});

/**
 * Returns the bytes that an owner may still store beside the stored files, exports included. Files pending deletion, and `except`, do not
 * count.
 */
export async function roomOf(db: Queryable, quota: Quota, owner: Owner, except = ''): Promise<number> {
  const [kept] = await readKept(db, owner, except);
  return Math.max(0, quota.bytesKept - (kept?.bytes ?? 0));
}

/** Returns the refusal with 41301 of an owner with so many bytes left. */
export const noRoom = (room: number, language: Language): Refusal =>
  refuse(codes.TOO_LARGE, { max: room }, translate(language, 'upload.noRoom'));

/** Runs work under the advisory lock of the owner's uploads and exports, and refuses with 41301 bytes that exceed the owner's quota. */
export function withRoom<T>(
  { db, config }: { db: Db; config: { quota: Quota } },
  wanted: { owner: Owner; bytes: number; except?: string },
  language: Language,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { owner, bytes, except } = wanted;
  return inTransaction(db, async (tx) => {
    await takeAdvisoryLock(tx, 'files', `${owner.kind} ${owner.id}`);
    const room = await roomOf(tx, config.quota, owner, except);
    if (bytes > room) throw noRoom(room, language);
    return work(tx);
  });
}

/**
 * Discards a file that is not stored completely: it does not count against the quota any more, and the next sweep removes bytes and row.
 */
export async function discard(db: Db, id: string): Promise<void> {
  await db
    .update(files)
    .set({ state: PENDING_DELETION })
    .where(and(eq(files.id, id), eq(files.state, 'WRITING')));
}

/**
 * Stores a file: first the row, which counts against the owner's quota at once, then the bytes, then the state in the row. When the store
 * refuses the bytes, the file is discarded; what a crash leaves in between is swept after a day. Refuses with 41301 an owner whose quota is
 * used up; parallel uploads of one owner are counted one after the other.
 */
export async function keepFile(
  services: FileServices,
  file: NewFile,
  now: Date,
  language: Language,
): Promise<FileRow> {
  const { db, adapters } = services;
  const { owner, data, name, kind, contentType, isPublic, redrawn } = file;
  const storageKey = newStorageKey('uploads', file.extension);
  const id = newId();
  await withRoom(services, { owner, bytes: data.length }, language, (tx) =>
    tx.insert(files).values({
      id,
      ownerKind: owner.kind,
      ownerId: owner.id,
      name: storedName(name),
      kind,
      contentType,
      size: data.length,
      storageKey,
      isPublic,
      redrawn,
      state: 'WRITING',
      createdAt: now,
      checkedAt: now,
    }),
  );
  try {
    await adapters.files.put(storageKey, data);
  } catch (error) {
    await discard(db, id);
    throw error;
  }
  const [made] = await db.update(files).set({ state: 'KEPT' }).where(eq(files.id, id)).returning();
  if (made === undefined) throw new Error('the file was not kept');
  return made;
}
