import { codes } from '@selvedge/api-spec/codes';
import { randomBytes } from 'node:crypto';
import { and, eq, sum } from 'drizzle-orm';
import type { Services } from '../../../contract/context';
import { newId } from '../../../db/ids';
import { files } from '../../../db/schema/platform';
import { inTransaction } from '../../../db/tx';
import { takeTurn } from '../../../db/turns';
import { refuse } from '../../../http/errors';
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

/**
 * Keeps a file (D-59): first the row, which counts against the person's room at once, then the bytes, then the row says so.
 * What a crash leaves between is swept after a day. Refuses with 41301 when the person has no more room; parallel uploads
 * of one person are counted one after the other.
 */
export async function keepFile(
  { db, adapters, config }: Pick<Services, 'db' | 'adapters' | 'config'>,
  file: NewFile,
  now: Date,
  language: Language,
): Promise<FileRow> {
  const { owner, data } = file;
  const random = randomBytes(16).toString('hex');
  const storageKey = `uploads/${random.slice(0, 2)}/${random}.${file.extension}`;
  const id = newId();
  await inTransaction(db, async (tx) => {
    await takeTurn(tx, 'files', `${owner.kind} ${owner.id}`);
    const [kept] = await tx
      .select({ bytes: sum(files.size).mapWith(Number) })
      .from(files)
      .where(and(eq(files.ownerKind, owner.kind), eq(files.ownerId, owner.id)));
    const room = Math.max(0, config.quota.bytesKept - (kept?.bytes ?? 0));
    if (data.length > room)
      throw refuse(codes.TOO_LARGE, { max: room }, translate(language, 'upload.noRoom'));
    await tx.insert(files).values({
      id,
      ownerKind: owner.kind,
      ownerId: owner.id,
      name: file.name.replaceAll(/[\\/]/g, '_').slice(-LONGEST_NAME),
      kind: file.kind,
      contentType: file.contentType,
      size: data.length,
      storageKey,
      isPublic: file.isPublic,
      redrawn: file.redrawn,
      state: 'WRITING',
      createdAt: now,
      checkedAt: now,
    });
  });
  await adapters.files.put(storageKey, data);
  const [made] = await db.update(files).set({ state: 'KEPT' }).where(eq(files.id, id)).returning();
  if (made === undefined) throw new Error('the file was not kept');
  return made;
}
