import { codes } from '@selvedge/api-spec/codes';
import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Quota } from '../../../config';
import type { Services } from '../../../contract/context';
import { column } from '../../../db/columnTypes';
import { newId } from '../../../db/ids';
import type { Db, Queryable, Tx } from '../../../db/pool';
import { files } from '../../../db/schema/platform';
import { statement } from '../../../db/statement';
import { inTransaction } from '../../../db/tx';
import { takeAdvisoryLock } from '../../../db/advisoryLocks';
import { type Refusal, refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../translate';

const LONGEST_NAME = 200;

/** A stored file's row. */
export type FileRow = typeof files.$inferSelect;

/** What is to be kept, for whom. */
export interface NewFile {
  owner: { kind: 'buyer' | 'staff'; id: string };
  /** As the person named it; only its end is kept when it is long. */
  name: string;
  kind: FileRow['kind'];
  contentType: string;
  extension: string;
  data: Buffer;
  isPublic: boolean;
  redrawn: boolean;
}

/** What writing files needs of the house. */
export type FileServices = Pick<Services, 'db' | 'adapters' | 'config'>;

/** A new key of the store under a folder of it; nobody can guess one. */
export function newStorageKey(folder: 'uploads' | 'incoming' | 'exports', extension: string): string {
  const random = randomBytes(16).toString('hex');
  return `${folder}/${random.slice(0, 2)}/${random}.${extension}`;
}

/** How a file is named: as the person did, without folders; only the end of a long name. */
export const storedName = (name: string): string => name.replaceAll(/[\\/]/g, '_').slice(-LONGEST_NAME);

type Owner = NewFile['owner'];

/**
 * Bytes of what a person sent and of the workbooks of that person's exports, which belong to the jobs that wrote them. Each half is
 * found by the index of owners, which one condition for both would not be.
 */
const readKept = statement({
  name: 'files.kept',
  row: { bytes: column.bigint },
  sql: ({ kind, id }: Owner, except: string) => sql`
    select coalesce(sum(size), 0)::bigint as bytes from (
      select size from files where owner_kind = ${kind} and owner_id = ${id} and id <> ${except} and state <> 'PENDING_DELETION'
      union all
      select f.size from import_jobs j join files f on f.owner_kind = 'system' and f.owner_id = j.id
        where j.owner_kind = ${kind} and j.owner_id = ${id} and j.type = 'EXPORT' and f.id <> ${except}
          and f.state <> 'PENDING_DELETION') as kept`,
  example: (make) => make({ kind: 'buyer', id: 'lin' }, ''),
});

/**
 * Bytes that a person may have stored beside what is kept already, exports among it. Files that are about to go, and `except`, take
 * none.
 */
export async function roomOf(db: Queryable, quota: Quota, owner: Owner, except = ''): Promise<number> {
  const [kept] = await readKept(db, owner, except);
  return Math.max(0, quota.bytesKept - (kept?.bytes ?? 0));
}

/** The refusal with 41301 of a person who has room for so many bytes only. */
export const noRoom = (room: number, language: Language): Refusal =>
  refuse(codes.TOO_LARGE, { max: room }, translate(language, 'upload.noRoom'));

/**
 * Runs work of a person in turn with that person's other uploads and exports, and refuses with 41301 where so many bytes more would
 * pass the person's room.
 */
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

/** Gives a file up that is not kept yet: it takes no room any more, and the next sweep removes bytes and row. */
export async function discard(db: Db, id: string): Promise<void> {
  await db
    .update(files)
    .set({ state: 'PENDING_DELETION' })
    .where(and(eq(files.id, id), eq(files.state, 'WRITING')));
}

/**
 * Keeps a file: first the row, which counts against the person's room at once, then the bytes, then the row says so.
 * Where the store does not take them the file is given up; what a crash leaves between is swept after a day. Refuses with 41301
 * when the person has no more room; parallel uploads of one person are counted one after the other.
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
