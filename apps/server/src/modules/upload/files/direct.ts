import { renamed } from '@selvedge/domain/files/attachments';
import { codes } from '@selvedge/api-spec/codes';
import { UPLOAD_IMAGE_MAX_BYTES } from '@selvedge/domain/constants';
import { and, eq } from 'drizzle-orm';
import type { Readable } from 'node:stream';
import { newId } from '../../../db/ids';
import { files } from '../../../db/schema/platform';
import { invalid, Refusal, refuse } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import type { DrawnPicture } from '../pictures/redraw';
import { putAddress } from './address';
import { type FileRow, type FileServices, discard, newStorageKey, storedName, withRoom } from './keep';

/** Lifetime of an address for the bytes of an upload, in ms. */
const LIFE_MS = 15 * 60_000;

/** Picture that a buyer announces to send. */
export interface AnnouncedPicture {
  name: string;
  /** Exact size in bytes. */
  size: number;
  contentType: string;
}

/** Address for the bytes of an announced picture, and its expiry. */
export interface Announced {
  id: string;
  url: string;
  endsAt: Date;
}

/**
 * Starts an upload whose bytes the client sends to the store itself. The row exists from now on and counts against the quota; it cannot be
 * referenced before it is finished. Refuses with 41301 a buyer whose quota is used up.
 */
export async function startDirect(
  services: FileServices,
  buyerId: string,
  { name, size, contentType }: AnnouncedPicture,
  now: Date,
  language: Language,
): Promise<Announced> {
  const { db, adapters } = services;
  const id = newId();
  const storageKey = newStorageKey('incoming', 'bin');
  const owner = { kind: 'buyer' as const, id: buyerId };
  await withRoom(services, { owner, bytes: size }, language, (tx) =>
    tx.insert(files).values({
      id,
      ownerKind: owner.kind,
      ownerId: owner.id,
      name: storedName(name),
      kind: 'IMAGE',
      contentType,
      size,
      storageKey,
      state: 'WRITING',
      createdAt: now,
      checkedAt: now,
    }),
  );
  const endsAt = new Date(now.getTime() + LIFE_MS);
  const outside = await adapters.files.putAddress(storageKey, { size, contentType, lifeMs: LIFE_MS });
  return { id, url: outside ?? (await putAddress(db, id, endsAt)), endsAt };
}

/** Reads the arrived bytes; null when there are none or their number is not the announced one; never reads more than that. */
async function readArrived(stream: Readable | null, size: number): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let read = 0;
  for await (const piece of stream ?? []) {
    const bytes = Buffer.from(piece as Uint8Array);
    read += bytes.length;
    if (read > Math.min(size, UPLOAD_IMAGE_MAX_BYTES)) return null;
    pieces.push(bytes);
  }
  return stream === null || read !== size ? null : Buffer.concat(pieces);
}

/** Options of finishing an upload: how its bytes are drawn, and whether the file is public. */
export interface Finish {
  draw: (upload: { filename: string; data: Buffer; person: string }) => Promise<DrawnPicture>;
  isPublic: boolean;
}

/**
 * Finishes an upload: checks the arrived bytes, redraws them under a key that no client can write to, and stores the file. Called again, it
 * returns the same file. Refuses with 40401 an id that is no open upload of the buyer and with 40001 missing or incomplete bytes; bytes
 * that are no picture discard the upload (41501).
 */
export async function finishDirect(
  services: FileServices,
  buyerId: string,
  id: string,
  { draw, isPublic }: Finish,
  now: Date,
  language: Language,
): Promise<FileRow> {
  const { db, adapters } = services;
  const own = and(eq(files.id, id), eq(files.ownerKind, 'buyer'), eq(files.ownerId, buyerId));
  const [found] = await db.select().from(files).where(own);
  if (found?.state === 'KEPT') return found;
  if (found?.state !== 'WRITING' || !found.storageKey.startsWith('incoming/')) throw refuse(codes.NOT_FOUND);
  const data = await readArrived(await adapters.files.get(found.storageKey), found.size);
  if (data === null) throw invalid({ id: translate(language, 'upload.notArrived') });
  const drawn = await draw({ filename: found.name, data, person: buyerId }).catch(async (error: unknown) => {
    if (error instanceof Refusal && error.code === codes.WRONG_FILE_TYPE) await discard(db, id);
    throw error;
  });
  const made = await keepDrawn(services, found, { drawn, isPublic }, now, language);
  return made ?? finishDirect(services, buyerId, id, { draw, isPublic }, now, language);
}

/** Replaces the arrived bytes with the drawn picture; null when the same upload was finished meanwhile. */
async function keepDrawn(
  services: FileServices,
  arrived: FileRow,
  { drawn, isPublic }: { drawn: DrawnPicture; isPublic: boolean },
  now: Date,
  language: Language,
): Promise<FileRow | null> {
  const { adapters } = services;
  const { id, name, ownerId } = arrived;
  const { extension, contentType } = drawn.kind;
  const storageKey = newStorageKey('uploads', extension);
  await adapters.files.put(storageKey, drawn.data);
  const owner = { kind: 'buyer' as const, id: ownerId };
  const [made] = await withRoom(services, { owner, bytes: drawn.data.length, except: id }, language, (tx) =>
    tx
      .update(files)
      .set({
        name: renamed(name, extension),
        contentType,
        size: drawn.data.length,
        storageKey,
        isPublic,
        redrawn: true,
        state: 'KEPT',
        checkedAt: now,
      })
      .where(and(eq(files.id, id), eq(files.state, 'WRITING')))
      .returning(),
  );
  // Bytes that remain when this fails belong to no row, and are swept like all such bytes.
  await adapters.files.delete(made === undefined ? storageKey : arrived.storageKey).catch(() => undefined);
  return made ?? null;
}
